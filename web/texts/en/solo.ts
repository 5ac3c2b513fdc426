/** Playing alone at once, in English. */
export const solo = {
  'solo.play': 'Play solo now',
  'solo.opening': 'Creating the table …',
} as const;
