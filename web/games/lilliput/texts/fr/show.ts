/** Looking back, the show of running trains, and what happened meanwhile, in French. */
import type { show as english } from '../en/show.ts';
import type { WordsOf } from '../../../../texts/words.ts';

export const show: WordsOf<typeof english> = {
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
  'sums.again': 'Refaire rouler',
};
