/** What is kept of people, in French. */
import type { privacy as english } from '../en/privacy.ts';
import type { WordsOf } from '../words.ts';

export const privacy: WordsOf<typeof english> = {
  lead: 'On peut jouer ici sans nous dire qui l’on est. Ce que nous gardons, et à quoi cela sert, tient sur cette page.',

  'who.title': 'Qui fait tourner ce service',
  'who.operator': 'Ce service est tenu par {operator}.',
  'who.unknown':
    'La personne qui tient ce service n’a pas donné de nom. Demandez à celle qui vous en a donné l’adresse.',
  'who.contact': 'Les questions sur vos données vont à',
  'who.local':
    'Ce service tourne sur une seule machine, pour la personne qui s’y trouve. Les courriels n’en sortent pas.',

  'kept.title': 'Ce qui est gardé',
  'kept.address':
    'Votre adresse, si vous en donnez une, avec langue, fuseau horaire et réglages. On la retrouve par une empreinte à clé, et elle n’est montrée qu’à vous et à ceux qui tiennent le service.',
  'kept.names': 'Les noms que vous écrivez aux tables.',
  'kept.moves':
    'Tout ce qui est joué, comme les coups de places numérotées. Le registre d’une partie ne contient ni nom ni adresse.',
  'kept.words': 'Ce que vous écrivez : conversation à une table, notes privées, ordres permanents.',
  'kept.cookie':
    'Un seul cookie avec un nombre aléatoire, pour que ce navigateur retrouve ses places. Il est posé quand vous vous asseyez ou confirmez une adresse, pas avant.',
  'kept.counting':
    'Contre les abus, les requêtes sont comptées sous une empreinte à clé de l’adresse réseau. L’empreinte sert deux jours au plus.',
  'kept.nothing': 'Il n’y a sur ces pages ni publicité, ni statistiques de visite, ni rien qui vienne de tiers.',
  'kept.browser':
    'Votre navigateur garde lui-même les tours commencés, la langue et le jour ou la nuit. Cela n’en sort jamais.',

  'mails.title': 'Quels courriels viennent',
  'mails.turns':
    'Invitations, début et fin d’une partie, table qui n’a pas commencé, votre tour, questions à la table et rappels. Vous décidez à quel rythme.',
  'mails.asked': 'Les liens et les codes que vous demandez.',
  'mails.never':
    'Rien d’autre, jamais. Chaque courriel a un lien qui les arrête, et votre messagerie offre peut-être un bouton pour cela.',

  'seen.title': 'Qui voit quoi',
  'seen.all':
    'Qui a l’adresse d’une table voit le plateau, les noms, les coups et la conversation. Une table publique est trouvée par tout le monde.',
  'seen.host': 'L’hôte voit qui est venu. Les liens des places qui ont une adresse ne lui sont jamais montrés.',
  'seen.others':
    'Les autres joueurs voient votre nom, si les courriels vous reviennent, et vos vacances à une table avec horloge. Jamais votre adresse.',
  'seen.you': 'Vos notes et vos ordres permanents ne sont montrés qu’à vous.',
  'seen.operator': 'Qui tient le service peut lire tout ce qu’il conserve.',

  'days.title': 'Combien de temps',
  'days.what': 'Quoi',
  'days.howLong': 'Combien de temps',
  'days.session': 'Le cookie, depuis son dernier usage',
  'days.seatLink': 'Un lien vers une place',
  'days.hour': 'Un lien vers vos tables, et un code',
  'days.oneHour': 'Une heure',
  'days.unconfirmed': 'Une adresse que personne n’a confirmée',
  'days.openTable': 'Une table ouverte qui ne commence pas',
  'days.letter': 'La trace qu’un courriel est parti',
  'days.games': 'Les parties, et votre adresse avec ses réglages',
  'days.untilForgotten': 'Jusqu’à ce que vous vous fassiez oublier',
  'days.keptGames':
    'Les coups restent, sans noms. Ce qui est échu n’est plus lu et n’ouvre plus rien ; en quelques jours, cela quitte aussi le disque.',
  'days.count.one': '{count} jour',
  'days.count.other': '{count} jours',

  'hands.title': 'Entre vos mains',
  'hands.settings': 'Réglages : rythme des courriels, heures calmes, vacances, autre adresse, nouveaux liens.',
  'hands.forget': 'M’oublier : efface d’un coup votre adresse, vos réglages, vos noms, vos notes et vos mots.',
  'hands.export': 'Exporter : chaque table s’enregistre comme fichier depuis son menu, par quiconque la voit.',
  'hands.lock': 'Ce n’est pas moi : chaque courriel finit par un lien qui bloque tous les liens vers cette adresse.',
  'hands.open': 'Ouvrir les réglages',
  failed: 'Qui tient le service et combien de temps les choses sont gardées n’a pas pu être cherché à l’instant.',
};
