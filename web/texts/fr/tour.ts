/** The frame of a tour, in French. */
import type { tour as english } from '../en/tour.ts';
import type { WordsOf } from '../words.ts';

export const tour: WordsOf<typeof english> = {
  'tour.stops': 'Arrêts de la visite',
  'tour.count': 'Arrêt {number} sur {total}',
  'tour.previous': 'Retour',
  'tour.next': 'Suivant',
  'tour.show': 'Montrez-moi',
  'tour.leave': 'Quitter la visite',
  'tour.back': 'Revenir à la table',
  'tour.again': 'Recommencer',
  'tour.task': 'À vous',
  'tour.keys': 'Les flèches mènent d’arrêt en arrêt, Échap quitte la visite.',
  'tour.end.rules': 'Lire les règles',
};
