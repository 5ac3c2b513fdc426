/** The mailbox of this machine, in French. */
import type { mailbox as english } from '../en/mailbox.ts';
import type { WordsOf } from '../words.ts';

export const mailbox: WordsOf<typeof english> = {
  'mailbox.title': 'Boîte aux lettres',
  'mailbox.line': 'Les messages restent sur cette machine. Ceux de chaque joueur sont ici tels qu’il les recevrait.',
  'mailbox.empty': 'Pas encore de message',
  'mailbox.emptyWords':
    'Ouvrez une table et donnez une adresse à un joueur, n’importe laquelle : l’invitation arrive ici au lieu de partir.',
  'mailbox.start': 'Ouvrir une table',
  'mailbox.everybody': 'Tout le monde',
  'mailbox.people': 'Messages de qui',
  'mailbox.letters': 'Messages',
  'mailbox.choose': 'Choisissez un message.',
  'mailbox.back': 'Tous les messages',
  'mailbox.to': 'À {name}',
  'mailbox.seen': 'Tel qu’on le voit',
  'mailbox.plain': 'Texte seul',
  'mailbox.headers': 'En-têtes',
  'mailbox.frame': 'Le message « {subject} »',
  'mailbox.views': 'Façons de le lire',
  'mailbox.waiting.one': 'Un message attend, pour qu’une erreur puisse d’abord être reprise.',
  'mailbox.waiting.other': '{count} messages attendent, pour qu’une erreur puisse d’abord être reprise.',
  'mailbox.deliver': 'Remettre tout de suite',
  'mailbox.gone': 'Il n’y a pas de boîte aux lettres ici',
  'mailbox.goneWords':
    'Ce service envoie ses messages, ou d’autres peuvent l’atteindre ; personne ne les lit donc ici.',
  'mailbox.here': 'Les messages vont dans la boîte aux lettres de cette machine.',
  'mailbox.open': 'Ouvrir la boîte aux lettres',
};
