/** What every page says, in French. */
import type { site as english } from '../en/site.ts';
import type { WordsOf } from '../words.ts';

export const site: WordsOf<typeof english> = {
  'site.name': 'Railpost',
  'site.home': 'Railpost, page d’accueil',
  money: '{amount} £',
  loading: 'Chargement de la table.',

  'field.nameNeeded': 'Écrivez le nom que les autres verront.',
  'field.nameOdd':
    'Un nom tient sur une ligne de 40 lettres au plus, sans caractère de contrôle ni caractère invisible.',
  'field.nameTwice': 'Une autre personne porte ce nom. Choisissez-les différents.',
  'field.titleOdd':
    'Un nom tient sur une ligne de 40 lettres au plus, sans caractère de contrôle ni caractère invisible.',

  'copy.done': 'Copié',
  'copy.failed': 'Copie impossible',

  'mode.toDark': 'Mode sombre',
  'mode.toLight': 'Mode clair',
  'language.label': 'Langue',
  'dialog.close': 'Fermer',
  'notice.close': 'Fermer',

  'tab.yourTurn': '● À vous · {title}',
  'tab.moment': '{place} · {title} · Railpost',
  'tab.table': '{title} · Railpost',

  lost: 'Pas de connexion pour le moment. La page réessaie toute seule ; rien n’est perdu.',
  outdated: 'Il y a une nouvelle version de cette page. Elle se recharge et garde votre tour commencé.',

  'problem.link-malformed': 'Ce lien n’est pas complet. Copiez-le en entier, jusqu’au dernier caractère.',
  'problem.link-forged': 'Ce lien n’a pas été fait ici, ou il a été modifié en chemin.',
  'problem.link-expired': 'Ce lien est trop ancien. Demandez-en un nouveau à l’hôte.',
  'problem.link-revoked': 'Ce lien n’est plus valable : la place en a reçu un nouveau, ou elle n’existe plus.',
  'problem.unreachable': 'Le service n’a pas répondu. Réessayez quand vous serez en ligne.',
  'problem.other': 'Quelque chose n’a pas marché. Réessayez.',
  gain: '+{amount} £',
  loss: '−{amount} £',

  'landing.line': 'Des jeux de chemins de fer, un courriel après l’autre.',
  'landing.start': 'Ouvrir une table',
  'solo.you': 'Joueur',
  'menu.about': 'À propos de ce jeu',
  'rules.title': 'Règles de {game}',
  'rules.line': 'Tout {game} dans nos propres mots, en images.',
  'rules.short': 'Règles',
  'learn.title': 'Apprendre en trois minutes',
  'learn.line': 'Une visite de {game}, sur un vrai plateau.',
  'later.again': 'Réessayer',
};
