/** What was agreed at a table, in French. */
import type { lobby as english } from '../en/lobby.ts';
import type { WordsOf } from '../../../../texts/words.ts';

export const lobby: WordsOf<typeof english> = {
  'lobby.plain': 'sans variante',
};
