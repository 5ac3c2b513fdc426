/** The page about the game and its parts, in English. */
export const about = {
  'about.credit':
    '18Lilliput is a game by Leonhard Orgler, published by Fox in the Box in 2018. If you like it here, buy it.',
  'about.chart': 'The values of the price chart; two of them are known.',
  'about.company': 'The company {name}.',
  'about.scenario': 'The landscape “{name}”.',
} as const;
