/** What finished tables add up to, in French. */
import type { statistics as english } from '../en/statistics.ts';
import type { WordsOf } from '../words.ts';

export const statistics: WordsOf<typeof english> = {
  'statistics.none': 'Aucune table publique n’a encore été terminée ici.',
  'statistics.tables.one': 'table terminée',
  'statistics.tables.other': 'tables terminées',
  'statistics.months': 'Tables par mois',
  'statistics.groups': 'Qui a joué',
  'statistics.ways': 'Options',
  'statistics.people': '{seats} personnes',
  'statistics.robots': '{seats} places, avec robots',
  'statistics.solo': 'Seul',
  'statistics.count': 'tables',
  'statistics.average': 'moyenne',
  'statistics.leading': 'moyenne des meilleurs',
  'statistics.best': 'record',
  'statistics.bySeat': 'Victoires par place',
  'statistics.seatWins': 'place {seat} : {count}',
  'statistics.own': 'Vos propres tables',
  'statistics.confirm': 'Vos résultats ne sont montrés qu’à vous. Confirmez d’abord votre adresse :',
  'statistics.ownNone': 'Aucune de vos tables n’est encore terminée.',
  'statistics.wins.one': '{count} gagnée',
  'statistics.wins.other': '{count} gagnées',
  'statistics.chart': 'Vos totaux du plus ancien au plus récent ; le tableau ci-dessous donne les chiffres',
  'statistics.table': 'Table',
  'statistics.day': 'Jour',
  'statistics.rank': 'rang',
  'statistics.total': 'total',
  'statistics.game': 'Jeu',
};
