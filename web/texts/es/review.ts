/** One round of a table on one page, in Spanish. */
import type { review as english } from '../en/review.ts';
import type { WordsOf } from '../words.ts';

export const review: WordsOf<typeof english> = {
  'review.tab': 'Ronda {round} · {title} · Railpost',
  'review.none': 'Esta ronda no se ha jugado.',
  'review.noneWords': 'La mesa aún no ha llegado tan lejos, o nunca llegó.',
  'review.toTable': 'A la mesa',
  'review.watch': 'Ver esta ronda',
  'review.print': 'Imprimir',
  'review.open': 'aún en juego',
  'review.rounds': 'Rondas',
  'review.previous': 'Ronda anterior',
  'review.next': 'Ronda siguiente',
  'review.turns': 'Lo que hizo cada cual',
  'review.noTurns': 'Nadie ha jugado todavía.',
  'review.standings': 'Clasificación tras esta ronda',
  'review.byItself': 'Según las reglas',
};
