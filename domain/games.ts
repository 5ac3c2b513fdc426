/** The games that are offered. Adding one means adding a line here; nothing else lists them. */
import type { Games } from './kernel/manifest.ts';
import { lilliput } from './lilliput/manifest.ts';

export const games: Games = { lilliput };
