/** 18Lilliput on the pages. */
import type { GamePage } from '../contract/game-page.ts';
import type { ReviewPart } from '../contract/review-part.ts';
import type { TablePart } from '../contract/table-part.ts';

export const lilliput: GamePage = {
  id: 'lilliput',
  title: '18Lilliput',
  table: () => import('./table.ts').then((part) => part.lilliputTable as unknown as TablePart),
  review: () => import('./review/part.tsx').then((part) => part.lilliputReview as unknown as ReviewPart),
};
