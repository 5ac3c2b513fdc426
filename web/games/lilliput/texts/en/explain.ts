/** What each thing on a table is, in English. Loaded when somebody asks. */
export const explain = {
  'format.money': '£{amount}',
  'explain.title': 'What is this?',
  'explain.hint': 'Tap anything to learn what it is.',
  'explain.done': 'Done',
  'explain.close': 'Close the explanation',
  'explain.rules': 'More in the rules',
  'explain.nothing': 'Nothing to explain there. Tap a card, a tile, a train, a button or a cell of the board.',

  'about.side.layAny': 'One of your companies lays one tile of any colour that the phase allows, or upgrades one.',
  'about.side.layYellow': 'Your companies lay up to {max} yellow tiles, one after the other.',
  'about.side.layBoth':
    'Your companies lay one yellow tile, one green tile, or both in either order. The green one may even go over the yellow one just laid.',
  'about.side.shares':
    'Sell any number of 10 % shares first, if you like. Then buy one certificate: a 10 % share of the bank, or the 50 % of a new company that you found.',
  'about.side.buyTrains.one':
    'One of your companies buys a train: the top one of the deck, or one of another company whose director agrees.',
  'about.side.buyTrains.other':
    'Your companies buy up to {max} trains: of the top of the deck, or of another company whose director agrees.',
  'about.side.placeStation':
    'One of your companies puts a station in a free slot that it reaches: {station1|money} for the first after its home, {station2|money} for the next.',
  'about.side.treasury':
    'The bank gives your companies money, split as you like: {yellow|money} in phases of yellow tiles, {green|money} with green ones, {brown|money} with brown ones.',
  'about.side.privateCash': 'You take {amount|money} into your own pocket, to buy shares with.',
  'about.side.oneTurn': 'A card has two sides; you use one of them, and the card is gone until the next round.',
  'about.copyCard.title': 'Copy card',
  'about.copyCard':
    'Repeats a card that was taken earlier in this round, whichever side you like. Each can be spent once in a game; unspent ones bring {copyValue|money} in the end.',

  'about.company':
    'A railway with money of its own. Its director, who holds the 50 % certificate, decides what it builds, buys and pays.',
  'about.company.directed':
    'Led by {name}. Price {price}, treasury {treasury|money}, stations still to place: {tokens}.',
  'about.company.later': 'Nobody leads it yet. It can be founded with a card for shares.',
  'about.company.draft': 'It can be taken in the draft, with its home beside Mildendo.',

  'about.character':
    'Its talent serves all companies of its owner; its tiles are laid on top of a card, at any moment of the turn.',
  'about.character.emperor':
    'Yellow metropolises cost your companies nothing instead of {metropolis|money}. The castle goes over a yellow city that is no company’s home, once green tiles are out: {castle} for everyone, {castleOwn} for a company with a station in it.',
  'about.character.general':
    'Your stations cost {general} % less. Your city is laid like a yellow one and grows with the colour of the phase: {generalYellow}, {generalGreen}, {generalBrown}.',
  'about.character.admiral':
    'Your companies pay {admiral} % less for trains of the deck. Your two harbours are worth {harbour} each; a route ends there, and they do not use up a train’s stops.',
  'about.character.justiciary':
    'At the start of every round you take {justiciary|money} for yourself or {justiciaryCompanies|money} for your companies. Your two towns are worth {town} each and do not use up a train’s stops.',
  'about.character.treasurer':
    'Once, in a turn of yours, hand the card in for {treasurer|money} times the number of the round. Your terminus, from phase {brownPhase} on, is worth {treasurerCity}; a route ends there. Unlaid, it goes with the card.',

  'about.tile.capital':
    'The capital, in the middle of everything. No station fits in, and every route that comes here ends here.',
  'about.tile.city': 'A stop for trains. Each ring is a slot for a company’s station.',
  'about.tile.metropolis': 'A great city that brings more than others. The yellow one costs {metropolis|money} to lay.',
  'about.tile.castle':
    'The Emperor’s tile. It goes over a yellow city that is no home and is worth more to a company with a station inside.',
  'about.tile.generalCity': 'The General’s tile: a city whose value grows with the colour of the phase.',
  'about.tile.treasurerCity': 'The Treasurer’s tile: a rich city at the end of the line.',
  'about.tile.town': 'The Justiciary’s tile. A train calls here on its way without using up one of its stops.',
  'about.tile.harbour': 'The Admiral’s tile. A route may end at its quay, on top of the train’s stops.',
  'about.tile.plain': 'Track that leads on; trains pass without earning.',
  'about.tile.crossover': 'Two lines cross on a bridge and do not meet: a train cannot change from one to the other.',
  'about.tile.junction': 'Tracks that part. A train follows one of them and cannot turn back at the points.',
  'about.tile.allWays': 'Every side is joined with every other one.',
  'about.tile.hills': 'Yellow cities and plain track may cover it; the company that builds pays for the ground.',
  'about.tile.rough': 'Yellow cities and plain track may cover it; building costs a little more here.',
  'about.tile.sea': 'It is never covered, and no track may lead into it.',
  'about.tile.mountain': 'Only the tunnel gets through, once green tiles are out.',
  'about.tile.tunnel': 'Straight track under a mountain.',
  'about.tile.mine':
    'A train that passes brings {mine|money} to its company’s treasury, whatever becomes of the revenue.',
  'about.tile.wiggywack':
    'A far city that is no part of any colour. Routes end here; it is worth more with a station of one’s own.',
  'about.tile.oldTrack': 'It was there before the game. Everybody may use it, and it is never upgraded.',
  'about.tile.oldCity': 'It was there before the game. It takes a station like any city and is never upgraded.',
  'about.tile.laputa': 'Only the company whose mark it bears lays it and uses its track.',
  'about.tile.named':
    'A brown city with a name; Mildendo is the fourth of them. A train that visits three named cities earns {allenbeck3|money} more, with all four {allenbeck4|money}.',

  'about.tile.value': 'Worth {value}.',
  'about.tile.valueOwn': 'Worth {value}, or {own} for a company with a station here.',
  'about.tile.valueByPhase': 'Worth {yellow}, {green} or {brown}, by the colour of the phase.',
  'about.tile.slots.one': 'One slot for a station.',
  'about.tile.slots.other': '{count} slots for stations.',
  'about.tile.terminal': 'A route ends here.',
  'about.tile.uncounted': 'Does not use up a train’s stops.',
  'about.tile.cost': 'Costs {cost|money} to lay.',
  'about.tile.terrain': 'Building here costs {cost|money}.',
  'about.tile.becomes': 'Can become:',
  'about.tile.last': 'It is never replaced.',
  'about.tile.left': 'Left in the supply: {count}.',
  'about.tile.from.green': 'Laid from phase {greenPhase} on.',
  'about.tile.from.brown': 'Laid from phase {brownPhase} on.',

  'about.cell.city.title': 'Empty cell with a circle',
  'about.cell.city': 'Takes cities, metropolises and the like. A company builds here if its track leads here.',
  'about.cell.plain.title': 'Empty cell with a square',
  'about.cell.plain': 'Takes plain track, towns and harbours. A company builds here if its track leads here.',
  'about.cell.lit': 'It is lit: something can be done here now. Leave this help and tap it.',

  'about.train': 'Counts up to {range} stops on a route. Costs {price|money} from the deck.',
  'about.train.double': 'A D-train: what it earns is doubled.',
  'about.train.admiral': 'The Admiral’s owner pays {admiral|money}.',
  'about.train.obsolete': 'This one is obsolete: it earns half, rounded down to tens.',
  'about.train.sets': 'The first one begins phase {phase}: {effects}.',
  'about.train.setsOnly': 'The first one begins phase {phase}.',

  'about.term.priceChart.title': 'Price chart',
  'about.term.priceChart':
    'Where each company’s price stands. Paying out moves a marker to the right, keeping to the left, every share sold one space down. The highest price runs first; of those on one space the upper one.',
  'about.term.trainDeck.title': 'Train deck',
  'about.term.trainDeck':
    'Trains are bought from the top only. Under each kind stands what its first one will set off: which trains rust or are halved, the new limit, new tiles.',
  'about.term.progress.title': 'Round and phase',
  'about.term.progress':
    'How many rounds are played and how many there are. The phase says which tiles may be laid and how many trains a company may have; the first train of each new kind begins the next one.',
  'about.term.companies.title': 'Companies',
  'about.term.companies':
    'Every company with a director, in the order in which they run: treasury, trains, stations placed, and what it earned round by round. Full bars were paid out, hollow ones kept; the dashed one is what it would earn now.',
  'about.term.players.title': 'Players',
  'about.term.players':
    'Character, certificates, cash, and what each player is worth now: cash and certificates at today’s prices. The letters are the order of the turns in this round.',
  'about.term.certificate.title': 'Certificate',
  'about.term.certificate':
    'What a player holds of a company, in percent. The framed one is the director’s 50 %, which is never sold. Each 10 % brings a tenth of what the company pays out.',
  'about.term.stations.title': 'Stations',
  'about.term.stations': 'Full discs are placed on the board, hollow ones still in hand.',
  'about.term.tileSupply.title': 'Tile supply',
  'about.term.tileSupply': 'The tiles that can still be laid. A tile that is upgraded comes back here.',
  'about.term.cards.title': 'Action cards',
  'about.term.cards':
    'Each has two sides. Take one in your turn; taken ones show by whom and come back in the next round.',
  'about.term.ask.title': 'What is asked',
  'about.term.ask': 'What the table waits for now, and from whom. The coloured button is always the next thing to do.',
  'about.term.primary.title': 'The main button',
  'about.term.primary':
    'It does what the sentence beside it says. A turn is sent only with this button; until then nothing counts, and all can be undone.',
  'about.term.secondary.title': 'The other way',
  'about.term.secondary': 'An answer that is possible too. Read the sentence beside it first.',
  'about.term.turnLine.title': 'Your turn, step by step',
  'about.term.turnLine': 'The steps you have put together so far. Tap a step to go back to it. Nothing is sent yet.',
  'about.term.order.title': 'Order of play',
  'about.term.order': 'Who has played, who is at it, and who comes next.',
  'about.term.purses.title': 'Cost and what is left',
  'about.term.purses': 'What your turn costs so far, and what the treasury or your own pocket has left after it.',
  'about.term.undo.title': 'Undo and start over',
  'about.term.undo': 'Takes your last step back, or all of them. Possible until you send.',
  'about.term.effects.title': 'What changes',
  'about.term.effects': 'What your turn would do to treasuries and to the next run of every company it touches.',
  'about.term.doing.title': 'What you can do now',
  'about.term.doing':
    'Everything that your card and your characters allow at this moment, with what it costs or brings.',
  'about.term.pay.title': 'Pay out',
  'about.term.pay':
    'Every 10 % brings its holder a tenth of the revenue, and the price goes up. The treasury gets nothing.',
  'about.term.keep.title': 'Keep',
  'about.term.keep': 'The treasury gets it all, and the price goes down. Then one train of the pool may be bought.',
  'about.term.runSums.title': 'What was earned',
  'about.term.runSums': 'Every train with the stops it counted and their sum.',
  'about.term.tray.title': 'Ways to lay it',
  'about.term.tray':
    'All tiles and directions that are allowed on this cell. Tap one, or tap the cell to go through them.',
  'about.term.turnTile.title': 'Turn the tile',
  'about.term.turnTile': 'Turns the tile in hand to the next direction that is allowed. The key is R.',
  'about.term.legend.title': 'Legend',
  'about.term.legend': 'Lists all signs of the board.',
  'about.term.zoom.title': 'Zoom',
  'about.term.zoom': 'Larger, smaller, or the whole board. Pinch or turn the wheel to do the same; drag to move.',
  'about.term.tabs.title': 'Views of the table',
  'about.term.tabs':
    'Companies, prices and trains; the tiles left; all rounds in figures; and the log of everything that happened.',
  'about.term.log.title': 'Log',
  'about.term.log': 'Everything that happened, in words. Tap a line to see the board at that moment.',
  'about.term.rounds.title': 'Rounds',
  'about.term.rounds': 'What everybody was worth, what companies earned and where prices stood, round by round.',
  'about.term.moment.title': 'Looking back',
  'about.term.moment': 'Steps through what happened. Nothing that you do here changes the table.',
  'about.term.momentActs.title': 'From this moment',
  'about.term.momentActs':
    'Copy the link of this position, try things out from it alone, set a new table that goes on from it, read its round on one page, or take the position away as a file. The table itself stays as it is.',
  'about.term.comments.title': 'Comments',
  'about.term.comments':
    'What was remarked on this moment, with marks on the board. Comments stand beside the history and change nothing in it.',
  'about.term.draft.title': 'Draft',
  'about.term.draft': 'Everybody takes a company and a character before the first round. What is taken shows by whom.',
  'about.term.meanwhile.title': 'While you wait',
  'about.term.meanwhile':
    'Plan ahead on a board of your own, leave orders that decide for you, or write yourself a note.',
  'about.term.menu.title': 'Menu',
  'about.term.menu': 'Rules, the tour, links, the history as a file, notices, language, and more.',
  'about.term.talk.title': 'Talk',
  'about.term.talk': 'What the people at this table say to each other. A mark counts what is new to you.',
  'about.term.notes.title': 'Notes',
  'about.term.notes': 'Your own notes about this table. Nobody else can read them.',
  'about.term.gathering.title': 'Seats',
  'about.term.gathering': 'Who plays, and who has not come yet. Play begins when the last seat is taken.',
  'about.term.seat.title': 'Your seat',
  'about.term.seat': 'Whose seat this page plays. With several seats in this browser you change between them here.',
  'about.term.mode.title': 'Day and night',
  'about.term.mode': 'Light or dark colours, for this browser.',
  'about.term.help.title': 'What is this?',
  'about.term.help':
    'Switches this help on: then every tap explains instead of acting. A finger that stays on something does the same; so does the key I.',
  'about.term.keys.title': 'Keys',
  'about.term.keys': 'Lists everything that can be done by keyboard.',
  'about.term.home.title': 'First page',
  'about.term.home': 'Leads to the first page with all your tables. A half-made turn waits here for you.',
  'about.term.sheet.title': 'Pull up or down',
  'about.term.sheet': 'Makes this part larger or smaller.',
  'about.term.waiting.title': 'Companies still to come',
  'about.term.waiting': 'They can be taken in the draft, or founded later with a card for shares.',
  'about.term.tables.title': 'Final standing',
  'about.term.tables': 'Cash, certificates at their last prices and unused copy cards, added up.',
  'about.term.notice.title': 'Notice',
  'about.term.notice': 'Something about this table that you should know. It can be closed.',
} as const;
