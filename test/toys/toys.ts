/** Two toy games that ask of the contract what the later games will. They exist in tests only. */
import type { Game } from '../../domain/kernel/contract.ts';
import type { Games, Manifest } from '../../domain/kernel/manifest.ts';
import { boxAuction } from './box-auction.ts';
import { vetoRound } from './veto-round.ts';

export const toys: { readonly [id: string]: Game } = { [vetoRound.id]: vetoRound, [boxAuction.id]: boxAuction };

/** The smallest manifest: identity and rules. Everything else is left to the defaults. */
const manifestFor = (game: Game, title: string): Manifest => ({
  id: game.id,
  title,
  seats: game.seats,
  ...(game.answers ? { answers: true } : {}),
  rules: async () => game,
});

/** The test-only register, of the same form as `domain/games.ts`. */
export const toyGames: Games = {
  [vetoRound.id]: manifestFor(vetoRound, 'Veto round'),
  [boxAuction.id]: manifestFor(boxAuction, 'Box auction'),
};
