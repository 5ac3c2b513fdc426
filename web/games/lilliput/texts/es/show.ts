/** Looking back, the show of running trains, and what happened meanwhile, in Spanish. */
import type { show as english } from '../en/show.ts';
import type { WordsOf } from '../../../../texts/words.ts';

export const show: WordsOf<typeof english> = {
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
  'sums.again': 'Repetir el recorrido',
};
