/** What is known of Stephenson's Rocket before any part of it is loaded. */
export const identity = {
  id: 'rocket',
  title: 'Stephenson’s Rocket',
  credits: {
    authors: ['Reiner Knizia'],
    publishers: ['Pegasus Spiele', 'Rio Grande Games', 'Grail Games'],
    year: 1999,
  },
  seats: { min: 2, max: 4 },
  answers: true,
} as const;
