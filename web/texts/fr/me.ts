/** My tables, in French. */
import type { me as english } from '../en/me.ts';
import type { WordsOf } from '../words.ts';

export const me: WordsOf<typeof english> = {
  'ask.lead':
    'Confirmez votre adresse pour voir toutes vos tables, sur tout appareil. Vous recevez un code et un lien, valables une heure.',
  'ask.hint':
    'Ni compte ni mot de passe. Nous vous écrivons à propos de vos tables, et personne d’autre ne voit l’adresse.',
  'ask.open': 'Ouvrir mes tables',
  'link.lead':
    'Ce lien ouvre vos tables et vos réglages dans ce navigateur. Le code est dans le courriel, sous le lien.',
  'link.open': 'Ouvrir mes tables',
  'link.new': 'Demander un nouveau lien',
  'link.lost': 'Un tel lien est valable une heure. Demandez-en un nouveau ici.',

  'who.as': 'Vous êtes',
  'who.choose': 'Les tables de qui',
  'who.another': 'Une autre adresse',
  'who.back': 'Retour à mes tables',

  next: 'Suivante : {title}',
  'waiting.title': 'On vous attend',
  'waiting.none': 'Aucune table ne vous attend.',
  'running.title': 'Les autres jouent',
  'gathering.title': 'On attend des joueurs',
  'ended.title': 'Terminées',
  'ended.more': 'Montrer les {count}',

  'row.turn': 'À vous de jouer',
  'row.invited': 'On vous invite',
  'row.running': 'Les autres jouent',
  'row.gathering': 'On attend des joueurs',
  'row.ended': 'Terminée',
  'row.closed': 'Fermée',
  'row.hosted': 'Vous êtes l’hôte',
  'row.with': 'avec {names}',
  'row.alone': 'en solitaire',
  'row.openSeats.one': '{count} place libre',
  'row.openSeats.other': '{count} places libres',
  'row.robots.one': '{count} robot',
  'row.robots.other': '{count} robots',
  'row.lastTurn': 'Dernier tour {ago}',
  'row.by': 'avant {time}',
  'row.reserve': 'Fin de la réserve : {time}',
  'row.late': 'Temps écoulé {time}',
  'row.here': 'Dans ce navigateur seulement',
  'row.sit': 'Prendre votre place',
  'row.name': 'Votre nom à cette table',

  'empty.title': 'Pas encore de tables',
  'empty.words': 'Les tables que vous créez, rejoignez ou auxquelles vous êtes invité apparaissent ici.',
  'empty.start': 'Ouvrir une table',
  'empty.watch': 'Chercher une table ouverte',
  'failed.title': 'Vos tables n’ont pas pu être chargées',
  'failed.again': 'Réessayer',
  loading: 'Chargement de vos tables.',
};
