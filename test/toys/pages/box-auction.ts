/** The box auction on the pages. */
import type { GamePage } from '../../../web/games/contract/game-page.ts';

export const boxAuctionPage: GamePage = {
  id: 'box-auction',
  title: 'Box auction',
  seats: { min: 2, max: 4 },
  table: () => import('./box-auction-table.ts').then((part) => part.auctionTable),
};
