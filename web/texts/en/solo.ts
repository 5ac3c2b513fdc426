/** Playing alone at once, in English. */
export const solo = {
  'solo.play': 'Play solo now',
  'solo.opening': 'Setting the table …',
} as const;
