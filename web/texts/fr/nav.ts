/** The pages by name, as their titles and the ways between them say it, in French. */
import type { nav as english } from '../en/nav.ts';
import type { WordsOf } from '../words.ts';

export const nav: WordsOf<typeof english> = {
  'nav.pages': 'Pages',
  'nav.more': 'Autres pages',
  'me.title': 'Mes tables',
  'me.line': 'Toutes vos tables dans une liste, d’abord celles qui vous attendent. Ni compte ni mot de passe.',
  'watch.title': 'Regarder une partie',
  'watch.line': 'Les tables publiques : ouvertes pour s’y joindre, en cours ou terminées pour les regarder.',
  'statistics.title': 'Statistiques',
  'statistics.line':
    'Les résultats des tables terminées : ceux des tables publiques pour tous, les vôtres pour vous seul.',
  'import.title': 'Importer une partie',
  'import.line': 'Chargez le fichier d’historique d’une partie pour la regarder et l’explorer ici.',
  'settings.title': 'Réglages',
  'settings.line': 'Courriels, heures calmes, vacances, adresse et liens.',
  'privacy.title': 'Vie privée',
  'privacy.line': 'Ce que ce service conserve sur les personnes, combien de temps, et comment le faire effacer.',
  'lock.title': 'Ce n’est pas moi',
  'lock.line': 'Bloque les liens d’un courriel qui ne vous était pas destiné.',
  'nav.games': 'Jeux',
};
