/** What is known of 18Lilliput before any part of it is loaded. */
export const identity = {
  id: 'lilliput',
  title: '18Lilliput',
  credits: { authors: ['Leonhard Orgler'], publishers: ['Fox in the Box'], year: 2018 },
  seats: { min: 1, max: 4 },
  answers: true,
  rounds: { 1: 8, 2: 8, 3: 9, 4: 8 },
} as const;
