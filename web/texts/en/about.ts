/** Credits and sources of a game, in English. */
export const about = {
  'about.title': 'About {game}',
  'about.own':
    'Railpost is not made or endorsed by its author or publisher. Rules are carried out and explained in our own words; every picture is drawn by our own code.',
  'about.sources': 'How well the components are known',
  'about.sourcesWords':
    'Some components are given in the rules, some follow from them, and some had to be reconstructed. Corrections are welcome: each is a change in one data file.',
  'about.reconstructed': 'Reconstructed',
  'about.reconstructedWords': 'Our own replacements, chosen to fit; the printed ones may differ.',
  'about.deduced': 'Deduced',
  'about.deducedWords': 'Follows from what the rules state.',
  'about.rulebook': 'As the rules state',
  'about.rulebookWords': 'Figures that the rules give.',
  'about.line': 'Who made {game}, and how well its components are known here.',
  'about.count': '×{count}',
} as const;
