/** The game on the landing page, in English. */
export const landing = {
  'demo.begin': 'Round 5 begins',
  'how.next.title': 'Trains run, prices move',
  'how.next.words':
    'The best routes are found for you, and the next player gets a mail. Nobody has to be there at the same time.',
} as const;
