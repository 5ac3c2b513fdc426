/** Games whose course can be read as rows of figures. Adding a game means adding a line. */
import type { Cell } from './kernel/csv.ts';
import type { History } from './kernel/fold.ts';
import { roundsCsv } from './lilliput/rounds-csv.ts';

type Sheet = (history: History, names: readonly string[]) => Cell[][];

const sheets: { readonly [game: string]: Sheet } = { lilliput: roundsCsv };

export const sheetOf = (game: string): Sheet | null => (Object.hasOwn(sheets, game) ? (sheets[game] ?? null) : null);
