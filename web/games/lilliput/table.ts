/** 18Lilliput at a table: all that its page needs of the game. */
import { lilliputFolding } from '../../../domain/lilliput/folding/index.ts';
import type { LilliputState } from '../../../domain/lilliput/types.ts';
import type { TablePart } from '../contract/table-part.ts';
import { places } from './places.ts';
import { rulesReady } from './rules.ts';
import { telling } from './show/telling.ts';
import { openView } from './table-view.tsx';
import { words } from './words.ts';

export const lilliputTable: TablePart<LilliputState> = {
  shown: lilliputFolding,
  rules: () => rulesReady.then(({ lilliput }) => lilliput),
  words,
  telling,
  places,
  open: openView,
};
