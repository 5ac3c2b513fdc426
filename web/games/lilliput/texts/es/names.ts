/** How 18Lilliput calls what every table has, in Spanish. */
import type { names as english } from '../en/names.ts';
import type { WordsOf } from '../../../../texts/words.ts';

export const names: WordsOf<typeof english> = {
  'round.0': 'Elección inicial',
  'seat.solo': 'Contra Gulliver',
};
