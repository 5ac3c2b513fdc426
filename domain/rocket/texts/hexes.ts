/** The names of hexes, the same in every language: a letter for the column, a number for the row. */
import type { Texts } from '../../kernel/texts.ts';
import { hexes, hexName } from '../board.ts';

export const hexNames: Texts = Object.fromEntries(hexes.map((key) => [`hex.${key}`, hexName(key)]));
