/** Games that can be played in several ways. Adding a game means adding a line. */
import { waysOf as lilliput } from './lilliput/ways.ts';

const ways: { readonly [game: string]: (options: object) => string[] } = { lilliput };

export const waysOf = (game: string, options: object): string[] =>
  Object.hasOwn(ways, game) ? (ways[game]?.(options) ?? []) : [];
