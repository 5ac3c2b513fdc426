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
  'moment.draft': 'Elección inicial',
  'moment.round': 'Ronda {round}',

  'story.recap': 'Desde tu último turno',
  'story.live': 'Ahora mismo',
  'story.place': '{number} de {total}',
  'story.pause': 'Pausa',
  'story.play': 'Seguir',
  'story.skip': 'Saltar',
  'story.done': 'Listo',

  'run.sums': 'Lo que gana {company}',
  'run.best': 'El mejor recorrido',
  'run.revenue': 'Ingresos',
  'run.nothing': 'Ningún tren tiene recorrido.',
  'run.double': 'doblado',
  'run.bonus': '+{amount} por ciudades con nombre',
  'run.half': 'la mitad',
  'run.rounded': 'redondeado',
  'run.lastRound': 'La última ronda cuenta doble.',
  'run.order': 'Las compañías en su orden de marcha',
  'run.paid': '{amount} pagadas',
  'run.kept': '{amount} guardadas',
  'run.expects': 'espera {amount}',
  'run.again': 'Repetir el recorrido',
};
