/** Games whose course can be read as rows of figures. Adding a game means adding a line. */
import type { Cell } from './kernel/csv.ts';
import type { History } from './kernel/fold.ts';
import { roundSheet } from './lilliput/round-sheet.ts';

type Sheet = (history: History, names: readonly string[]) => Cell[][];

const sheets: { readonly [game: string]: Sheet } = { lilliput: roundSheet };

export const sheetOf = (game: string): Sheet | null => (Object.hasOwn(sheets, game) ? (sheets[game] ?? null) : null);
