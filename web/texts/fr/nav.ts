/** The pages by name, as their titles and the ways between them say it, in French. */
import type { nav as english } from '../en/nav.ts';
import type { WordsOf } from '../words.ts';

export const nav: WordsOf<typeof english> = {
  'nav.pages': 'Pages',
  'nav.more': 'Autres pages',
  'me.title': 'Mes tables',
  'me.line': 'Toutes vos tables en une liste, celles qui vous attendent en premier. Ni compte ni mot de passe.',
  'watch.title': 'Regarder une partie',
  'watch.line': 'Les tables publiques : ouvertes pour s’y joindre, en cours ou terminées pour les regarder.',
  'statistics.title': 'Statistiques',
  'statistics.line': 'Ce que donnent les tables terminées : celles du jeu pour tous, les vôtres pour vous seul.',
  'import.title': 'Apporter une histoire',
  'import.line': 'Une partie jouée ailleurs devient ici une table à regarder.',
  'settings.title': 'Réglages',
  'settings.line': 'Courriels, heures calmes, vacances, adresse et liens.',
  'privacy.title': 'Vie privée',
  'privacy.line': 'Ce que ce service garde des personnes, pendant combien de temps, et comment le faire oublier.',
  'lock.title': 'Ce n’est pas moi',
  'lock.line': 'Bloque les liens d’un courriel qui ne vous était pas destiné.',
  'nav.games': 'Jeux',
};
