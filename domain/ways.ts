/** Games that can be played in several ways. Adding a game means adding a line. */
import { categoriesOf as lilliput } from './lilliput/categories.ts';

const ways: { readonly [game: string]: (options: object) => string[] } = { lilliput };

export const waysOf = (game: string, options: object): string[] =>
  Object.hasOwn(ways, game) ? (ways[game]?.(options) ?? []) : [];
