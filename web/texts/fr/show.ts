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
  'moment.start': 'Début',
  'moment.round': 'Manche {round}',

  'story.recap': 'Depuis votre dernier tour',
  'story.live': 'À l’instant',
  'story.place': '{number} sur {total}',
  'story.pause': 'Pause',
  'story.play': 'Continuer',
  'story.skip': 'Passer',
  'story.done': 'Terminé',

  'run.again': 'Refaire rouler',
};
