/** What finished tables add up to, in Spanish. */
import type { statistics as english } from '../en/statistics.ts';
import type { WordsOf } from '../words.ts';

export const statistics: WordsOf<typeof english> = {
  'statistics.none': 'Aún no se ha terminado aquí ninguna mesa pública.',
  'statistics.tables.one': 'mesa terminada',
  'statistics.tables.other': 'mesas terminadas',
  'statistics.months': 'Mesas por mes',
  'statistics.groups': 'Quién jugó',
  'statistics.ways': 'Opciones',
  'statistics.people': '{seats} personas',
  'statistics.robots': '{seats} asientos, con robots',
  'statistics.solo': 'A solas',
  'statistics.count': 'mesas',
  'statistics.average': 'promedio',
  'statistics.leading': 'promedio de los mejores',
  'statistics.best': 'récord',
  'statistics.bySeat': 'Victorias por asiento',
  'statistics.seatWins': 'asiento {seat}: {count}',
  'statistics.own': 'Tus propias mesas',
  'statistics.confirm': 'Tus resultados solo te los mostramos a ti. Confirma antes tu dirección:',
  'statistics.ownNone': 'Ninguna de tus mesas ha terminado aún.',
  'statistics.wins.one': '{count} ganada',
  'statistics.wins.other': '{count} ganadas',
  'statistics.chart': 'Tus totales del más antiguo al más nuevo; la tabla de abajo tiene las cifras',
  'statistics.table': 'Mesa',
  'statistics.day': 'Día',
  'statistics.rank': 'puesto',
  'statistics.total': 'total',
  'statistics.game': 'Juego',
};
