/** Looking back, the show of running trains, and what happened meanwhile, in French. */
import type { show as english } from '../en/show.ts';
import type { WordsOf } from '../words.ts';

export const show: WordsOf<typeof english> = {
  'moment.label': 'Le moment affiché',
  'moment.title': 'Vous regardez en arrière.',
  'moment.now': 'Revenir au présent',
  'moment.tab': 'Moment',
  'moment.previous': 'Un pas en arrière',
  'moment.next': 'Un pas en avant',
  'moment.draft': 'Choix de départ',
  'moment.round': 'Manche {round}',

  'story.recap': 'Depuis votre dernier tour',
  'story.live': 'À l’instant',
  'story.place': '{number} sur {total}',
  'story.pause': 'Pause',
  'story.play': 'Continuer',
  'story.skip': 'Passer',
  'story.done': 'Terminé',

  'run.sums': 'Ce que gagne {company}',
  'run.best': 'Le meilleur parcours',
  'run.revenue': 'Recette',
  'run.nothing': 'Aucun train n’a de parcours.',
  'run.double': 'doublé',
  'run.bonus': '+{amount} pour les villes nommées',
  'run.half': 'la moitié',
  'run.rounded': 'arrondi',
  'run.lastRound': 'La dernière manche compte double.',
  'run.order': 'Les compagnies dans leur ordre de passage',
  'run.paid': '{amount} versés',
  'run.kept': '{amount} gardés',
  'run.expects': 'attend {amount}',
  'run.again': 'Refaire rouler',
};
