/** Which game shows what in a letter. A game that is not named here is told in words alone. */
import type { GamePages } from './game-pages.ts';
import { lilliputPages } from './lilliput.ts';

const bare: GamePages = {
  silent: new Set(),
  means: new Set(),
  namesBeyond: () => [],
  where: () => '',
  drawing: () => null,
  grids: () => [],
  markOf: () => undefined,
};

const known: { readonly [game: string]: GamePages } = { lilliput: lilliputPages };

export const pagesOf = (game: string): GamePages => (Object.hasOwn(known, game) ? (known[game] ?? bare) : bare);
