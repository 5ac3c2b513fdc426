/** The veto round on the pages: nothing but its rules, so everything it shows is a default. */
import type { GamePage } from '../../../web/games/contract/game-page.ts';
import type { TablePart } from '../../../web/games/contract/table-part.ts';
import { vetoRound } from '../veto-round.ts';

const table: TablePart = {
  shown: vetoRound,
  rules: async () => vetoRound,
  open: () => ({}),
};

export const vetoRoundPage: GamePage = {
  id: vetoRound.id,
  title: 'Veto round',
  seats: vetoRound.seats,
  table: async () => table,
};
