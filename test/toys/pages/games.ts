/** The register of the pages when they are built with toys (`../build.mjs`). */
import type { GamePage } from '../../../web/games/contract/game-page.ts';
import { boxAuctionPage } from './box-auction.ts';
import { vetoRoundPage } from './veto-round.ts';

export const games: { readonly [id: string]: GamePage } = {
  [vetoRoundPage.id]: vetoRoundPage,
  [boxAuctionPage.id]: boxAuctionPage,
};
