/** How 18Lilliput calls what every table has, in French. */
import type { names as english } from '../en/names.ts';
import type { WordsOf } from '../../../../texts/words.ts';

export const names: WordsOf<typeof english> = {
  'round.0': 'Choix de départ',
  'seat.solo': 'Contre Gulliver',
};
