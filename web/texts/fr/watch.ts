/** Watching a game, in French. */
import type { watch as english } from '../en/watch.ts';
import type { WordsOf } from '../words.ts';

export const watch: WordsOf<typeof english> = {
  lists: 'Tables publiques',
  'tab.open': 'Ouvertes',
  'tab.running': 'En cours',
  'tab.finished': 'Terminées',

  'row.free.one': '{count} place libre',
  'row.free.other': '{count} places libres',
  'row.full': 'On attend les joueurs invités',
  'row.since': 'Depuis le {day}',
  'row.ended': 'Terminée le {day}',
  'row.turns.one': '{count} tour joué',
  'row.turns.other': '{count} tours joués',
  'row.noClock': 'sans horloge',
  'row.perTurn': '{time} par tour',
  'row.openSeat': 'libre',
  'row.robot': 'robot',
  'row.player': 'Joueur {number}',
  'row.who': 'Qui joue',
  'row.watch': 'Regarder',
  'row.look': 'Ouvrir',
  'row.join': 'Se joindre',

  'join.title': 'Se joindre à « {title} »',
  'join.hint': 'Pour vous joindre, il faut une adresse confirmée, afin que les courriels de vos tours arrivent.',
  'join.goOn': 'Continuer',
  'join.as': 'Adresse pour les courriels',
  'join.mails': 'Les courriels de vos tours vont à {address}.',
  'join.name': 'Votre nom à la table',
  'join.sit': 'S’asseoir',
  'join.sitting': 'On vous assied …',

  more: 'En montrer plus',
  'open.none': 'Aucune table publique ne cherche de joueurs en ce moment.',
  'open.noneWords': 'Ouvrez-en une et rendez-la publique : tout le monde pourra s’y joindre.',
  'running.none': 'Aucune partie publique n’est en cours.',
  'running.noneWords': 'Une manche enregistrée montre à quoi ressemble une partie.',
  'finished.none': 'Aucune partie publique n’est encore terminée.',
  'finished.noneWords': 'Une manche enregistrée montre à quoi ressemble une partie.',
  'none.start': 'Ouvrir une table',
  'none.demo': 'Voir la manche enregistrée',
  'failed.title': 'La liste n’a pas pu être chargée',
  'failed.again': 'Réessayer',
  loading: 'Chargement de la liste.',
};
