/** The games that are offered. Adding one means adding a line here; nothing else lists them. */
import type { Game } from './kernel/contract.ts';
import { lilliput } from './lilliput/game.ts';

export const games: { readonly [id: string]: Game } = { lilliput };
