/** The first page, in French. */
import type { landing as english } from '../en/landing.ts';
import type { WordsOf } from '../words.ts';

export const landing: WordsOf<typeof english> = {
  'demo.label': 'Une manche enregistrée qui se joue toute seule',
  'demo.board': 'Le plateau d’une table enregistrée',
  'demo.pause': 'Pause',
  'demo.play': 'Lecture',

  'tables.title': 'Vos tables',
  'tables.as': 'en tant que {name}',
  'tables.host': 'en tant qu’hôte',
  'tables.yourTurn': 'À vous de jouer',
  'tables.invited': 'On vous invite',
  'tables.all': 'Toutes les {count}',
  'tables.running': 'Les autres jouent',
  'tables.gathering': 'On attend des joueurs',
  'tables.ended': 'Terminée',
  'tables.closed': 'Fermée',

  'how.label': 'Comment ça marche',
  'how.link.title': 'Un courriel apporte le plateau',
  'how.link.words': 'Ce qui s’est passé depuis votre dernier tour, et un lien. Pas de compte, rien à installer.',
  'how.turn.title': 'Vous préparez votre tour',
  'how.turn.words': 'Choisissez, tournez, changez d’avis. Rien ne compte avant l’envoi.',
  'how.turn.send': 'Envoyer',
  'landing.rights': '{game} est un jeu de {authors}, nommé ici pour dire à quoi l’on joue.',
  'landing.gameSeats': '{game}, de {min} à {max} joueurs.',
  'landing.own': 'Les dessins et les mots de ces pages sont ceux de Railpost.',
};
