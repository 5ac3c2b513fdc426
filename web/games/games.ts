/** The games that the pages know. Adding one means a line here; nothing else lists them. */
import type { GamePage } from './contract/game-page.ts';
import { lilliput } from './lilliput/page.ts';

export const games: { readonly [id: string]: GamePage } = { lilliput };
