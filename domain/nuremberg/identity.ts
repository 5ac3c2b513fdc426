/** What is known of the game before any part of it is loaded. */
export const identity = {
  id: 'nuremberg',
  title: 'First Train to Nuremberg',
  credits: { authors: ['Martin Wallace'], publishers: ['Argentum Verlag', 'Treefrog Games'], year: 2009 },
  seats: { min: 2, max: 4 },
  answers: true,
  /** With three players on the side for two and three it is one turn less. */
  rounds: { 2: 5, 3: 5, 4: 4 },
} as const;
