/** Playing alone at once, in Spanish. */
import type { solo as english } from '../en/solo.ts';
import type { WordsOf } from '../words.ts';

export const solo: WordsOf<typeof english> = {
  'solo.play': 'Jugar en solitario',
  'solo.opening': 'Creando la mesa …',
};
