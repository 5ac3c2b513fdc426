/** Looking back, the show of running trains, and what happened meanwhile, in English. */
export const show = {
  'moment.label': 'The moment shown',
  'moment.title': 'You are looking back.',
  'moment.now': 'Back to now',
  'moment.tab': 'Moment',
  'moment.previous': 'Step back',
  'moment.next': 'Step on',
  'moment.start': 'Start',
  'moment.round': 'Round {round}',

  'story.recap': 'Since your last turn',
  'story.live': 'Just now',
  'story.place': '{number} of {total}',
  'story.pause': 'Pause',
  'story.play': 'Go on',
  'story.skip': 'Skip',
  'story.done': 'Done',

  'run.again': 'Run again',
} as const;
