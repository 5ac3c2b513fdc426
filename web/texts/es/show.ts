/** Looking back, the show of running trains, and what happened meanwhile, in Spanish. */
import type { show as english } from '../en/show.ts';
import type { WordsOf } from '../words.ts';

export const show: WordsOf<typeof english> = {
  'moment.label': 'El momento mostrado',
  'moment.title': 'Estás mirando atrás.',
  'moment.now': 'Volver al presente',
  'moment.tab': 'Momento',
  'moment.previous': 'Un paso atrás',
  'moment.next': 'Un paso adelante',
  'moment.start': 'Comienzo',
  'moment.round': 'Ronda {round}',

  'story.recap': 'Desde tu último turno',
  'story.live': 'Ahora mismo',
  'story.place': '{number} de {total}',
  'story.pause': 'Pausa',
  'story.play': 'Seguir',
  'story.skip': 'Saltar',
  'story.done': 'Listo',

  'run.again': 'Repetir el recorrido',
};
