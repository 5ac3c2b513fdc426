/** Playing alone at once, in French. */
import type { solo as english } from '../en/solo.ts';
import type { WordsOf } from '../words.ts';

export const solo: WordsOf<typeof english> = {
  'solo.play': 'Jouer en solo',
  'solo.opening': 'Création de la table …',
};
