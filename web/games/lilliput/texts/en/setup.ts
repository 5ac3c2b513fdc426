/** The options of a new table, in English. */
export const setup = {
  'new.soloHint': 'Alone you play against Gulliver, who moves by fixed rules and by lot. The table opens at once.',
  'extras.title': 'Variants and landscape',
  'variants.title': 'Variants',
  'variants.words.twoCharacters': 'The draft goes round once more, and each of you has a company and two characters.',
  'variants.words.professional':
    'Each round’s spare train leaves the deck before the trains run, so a new phase can strike earlier.',
  'variants.words.allenbeck':
    'The brown cities are Tottenham, Allenbeck and Plips. Of these and Mildendo, a train that calls at any three earns £20 more, at all four £50.',
  'variants.words.laputa':
    'The brown cities have the colours of the starting companies; only its own company lays one and runs through it.',
  'variants.words.brobdingnag':
    'Cities of giants: a company that pays gives half to the shareholders and puts half in its treasury.',

  'landscape.title': 'Landscape',
  'landscape.plain': 'Open plain',
  'landscape.own': 'Your own',

  'own.palette': 'Landscape tiles',
  'own.chosen': 'Chosen: {tile}, {count} left.',
  'own.removing': 'Tap a tile to take it away.',
  'own.remove': 'Take away',
  'own.hint': 'Tap a free cell to put it down; tap a tile that lies to turn it.',
  'own.board': 'Your landscape',
  'own.cellFree': '{cell}, free',
  'own.cellLaid': '{cell}, {tile}, turned {rotation} of 4',
  'own.cellWrong': '{cell}, {tile}, turned {rotation} of 4, cannot lie here',
  'own.noneLeft': 'None of these is left.',
  'own.faults': 'What does not work yet',
  'own.list': 'The same as a list',
  'own.listHint': 'Copy it to keep your landscape, or paste one here. x runs east and y south from Mildendo.',
  'own.example': '[{"tile":"sea","x":3,"y":1,"rotation":0}]',
  'own.copy': 'Copy the list',
  'own.clear': 'Clear the board',
  'own.noJson': 'This is not JSON yet. A list looks like [{"tile":"sea","x":3,"y":1,"rotation":0}].',
  'own.noList': 'This should be a list, in square brackets.',
  'own.badEntry':
    'Entry {number} of the list is not right: it needs a tile, whole numbers x and y, and a rotation from 0 to 3.',
  'own.tooMany': 'This list is too long.',
  'own.unread': 'The list cannot be read.',
  'own.faulty': 'Some tiles cannot lie where they are. Move them or take them away.',
  'solo.title': 'Solo against Gulliver',
  'own.left': '×{count}',
} as const;
