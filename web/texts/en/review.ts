/** One round of a table on one page, in English. */
export const review = {
  'review.tab': 'Round {round} · {title} · Railpost',
  'review.none': 'This round was not played.',
  'review.noneWords': 'The table has not come so far, or it never went there.',
  'review.toTable': 'To the table',
  'review.watch': 'Watch this round',
  'review.print': 'Print',
  'review.open': 'still being played',
  'review.rounds': 'Rounds',
  'review.previous': 'Previous round',
  'review.next': 'Next round',
  'review.turns': 'What everybody did',
  'review.noTurns': 'Nobody has played yet.',
  'review.standings': 'Standings after this round',
  'review.byItself': 'By the rules',
} as const;
