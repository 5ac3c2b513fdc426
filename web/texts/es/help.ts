/** Helping oneself at a table, in Spanish. */
import type { help as english } from '../en/help.ts';
import type { WordsOf } from '../words.ts';

export const help: WordsOf<typeof english> = {
  'help.rules': 'Reglas',
};
