/** The chapters of the rules, in the order in which the game needs them. */
export const CHAPTERS = [
  'aim',
  'draft',
  'round',
  'cards',
  'copy',
  'track',
  'upgrades',
  'costs',
  'stations',
  'trains',
  'phases',
  'routes',
  'dividends',
  'shares',
  'founding',
  'characters',
  'bureaucracy',
  'end',
  'players',
  'solo',
  'variants',
  'landscapes',
] as const;

export type ChapterId = (typeof CHAPTERS)[number];
