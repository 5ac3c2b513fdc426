/** Looking back, the show of running trains, and what happened meanwhile, in English. */
export const show = {
  'run.sums': 'What {company} earns',
  'run.best': 'The best run',
  'run.revenue': 'Revenue',
  'run.nothing': 'No train has a route.',
  'run.double': 'doubled',
  'run.bonus': '+{amount} for named cities',
  'run.half': 'half of it',
  'run.rounded': 'rounded down',
  'run.lastRound': 'The last round counts double.',
  'run.order': 'Companies in their running order',
  'run.paid': '{amount} paid',
  'run.kept': '{amount} kept',
  'run.expects': 'expects {amount}',
  'sums.again': 'Run again',
} as const;
