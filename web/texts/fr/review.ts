/** One round of a table on one page, in French. */
import type { review as english } from '../en/review.ts';
import type { WordsOf } from '../words.ts';

export const review: WordsOf<typeof english> = {
  'review.tab': 'Manche {round} · {title} · Railpost',
  'review.none': 'Cette manche n’a pas été jouée.',
  'review.noneWords': 'La table n’est pas allée jusque-là, ou n’y est pas encore.',
  'review.toTable': 'Vers la table',
  'review.watch': 'Revoir cette manche',
  'review.print': 'Imprimer',
  'review.open': 'encore en cours',
  'review.rounds': 'Manches',
  'review.previous': 'Manche précédente',
  'review.next': 'Manche suivante',
  'review.turns': 'Ce que chacun a fait',
  'review.noTurns': 'Personne n’a encore joué.',
  'review.standings': 'Classement après cette manche',
  'review.byItself': 'Selon les règles',
};
