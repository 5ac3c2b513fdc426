/** The veto round on the pages: nothing but its rules, so everything that they show is a default. */
import type { GamePage } from '../../../web/games/contract/game-page.ts';

export const vetoRoundPage: GamePage = {
  id: 'veto-round',
  title: 'Veto round',
  seats: { min: 2, max: 4 },
  answers: true,
  async table() {
    const { vetoRound } = await import('../veto-round.ts');
    return { shown: vetoRound, rules: async () => vetoRound, open: () => ({}) };
  },
};
