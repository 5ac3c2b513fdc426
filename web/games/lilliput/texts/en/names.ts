/** How 18Lilliput calls what every table has, in English. */
export const names = {
  'round.0': 'Draft',
  'seat.solo': 'Against Gulliver',
} as const;
