/** The page about the game and its parts, in English. */
export const about = {
  'about.title': 'About 18Lilliput',
  'about.credit':
    '18Lilliput is a game by Leonhard Orgler, published by Fox in the Box in 2018. If you like it here, buy it.',
  'about.own':
    'Railpost is not made or endorsed by its author or publisher. Rules are carried out and explained in our own words; every picture is drawn by our own code.',
  'about.sources': 'How well the components are known',
  'about.sourcesWords':
    'Some components could be taken from the rules, some follow from them, and some had to be reconstructed. Whoever knows better can correct them in one data file.',
  'about.reconstructed': 'Reconstructed',
  'about.reconstructedWords': 'Our own stand-ins, chosen to fit; the printed ones may differ.',
  'about.deduced': 'Deduced',
  'about.deducedWords': 'Follows from what the rules state.',
  'about.rulebook': 'As the rules state',
  'about.rulebookWords': 'Figures that the rules give.',
  'about.chart': 'The values of the price chart; two of them are known.',
  'about.company': 'The company {name}.',
  'about.scenario': 'The landscape “{name}”.',
} as const;
