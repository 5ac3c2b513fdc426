/** The frame of a tour, in Spanish. */
import type { tour as english } from '../en/tour.ts';
import type { WordsOf } from '../words.ts';

export const tour: WordsOf<typeof english> = {
  'tour.stops': 'Paradas de la visita',
  'tour.count': 'Parada {number} de {total}',
  'tour.previous': 'Atrás',
  'tour.next': 'Siguiente',
  'tour.show': 'Muéstramelo',
  'tour.leave': 'Salir de la visita',
  'tour.back': 'Volver a la mesa',
  'tour.again': 'Empezar de nuevo',
  'tour.task': 'Te toca',
  'tour.keys': 'Las flechas llevan de parada en parada; Escape sale.',
  'tour.end.rules': 'Leer las reglas',
};
