/** The rules of 18Lilliput in our own words, in English. A book of its own; figures come from the game's data. */
export const rules = {
  'format.money': '£{amount}',

  'rules.aim.title': 'What it is about',
  'rules.aim.1':
    'Players are investors, companies are railways. A company has its own money, its treasury, and is led by its director, the player with its 50 % certificate. Your private cash, the treasuries and the bank are three things that never mix, except where a rule says so.',
  'rules.aim.2':
    'After the last round the richest player wins: cash, certificates at today’s price, and {copyValue|money} for every unused copy card. What lies in the treasuries is worth nothing to anybody.',

  'rules.draft.title': 'Set-up and draft',
  'rules.draft.1':
    'Mildendo lies in the middle. Everyone has {cash|money}. From the first player on, clockwise, everyone takes a starting company or a character; then, in the opposite order, whatever they still lack.',
  'rules.draft.2':
    'Whoever takes a company gets its 50 % certificate and lays its home at once: a yellow city, straight or curved, turned as they like, on a free side of Mildendo, with the first station on it. The track need not lead to Mildendo.',
  'rules.draft.3':
    'What nobody took leaves the game: characters with their tiles, and starting companies. The other four companies can be founded later.',

  'rules.round.title': 'A round',
  'rules.round.1':
    'First the Justiciary’s owner takes the income. Then come the turns: one each, clockwise from the start player, and a second one each in the opposite order, so that the last player plays twice running.',
  'rules.round.2': 'When all turns are over, the trains of all companies run. Then bureaucracy ends the round.',
  'rules.round.3':
    'You put a turn together and may undo everything until you send it. Where somebody else must answer, as with an offer for a train, the turn goes on after the answer.',

  'rules.cards.title': 'Action cards',
  'rules.cards.1':
    'A turn is one card: take one that lies open and use one of its two sides, as much of it as you like, or nothing at all. A taken card is gone for this round.',
  'rules.cards.2': 'How many cards lie open depends on the number of players. These are the sides that there are:',

  'rules.copy.title': 'Copy cards',
  'rules.copy.1':
    'Instead of taking a card you may spend a copy card and repeat any card that somebody took earlier in this round, you yourself included, on either side. It is spent for the whole game.',
  'rules.copy.2':
    'With two players everyone has {copies2}, with three or four players {copies4}; alone there is none. Each one you never used brings {copyValue|money} in the end.',

  'rules.track.title': 'Laying track',
  'rules.track.1':
    'One of your companies lays the tile and pays what it costs. The cell must touch another tile, and the company must reach new track on it from one of its stations.',
  'rules.track.2':
    'Reaching means: along track, without using a stretch or a stop twice, not through a city that is full of other companies’ stations, and through no terminus.',
  'rules.track.3':
    'Cells alternate: circles take cities, metropolises and the like, squares take plain track, towns and harbours. Track may end at the blank side of a neighbour, but never at water.',
  'rules.track.4': 'Two tiles of one card may be laid by two companies of yours.',

  'rules.upgrades.title': 'Green and brown tiles',
  'rules.upgrades.1':
    'Yellow tiles can be laid from the start, green ones from phase {greenPhase} on, brown ones from phase {brownPhase} on. Green goes over yellow, brown over green.',
  'rules.upgrades.2':
    'All old track stays where it was. City goes on city, metropolis on metropolis, plain track on plain track; stations keep their places. The tile below returns to the supply and can be laid again. What is not in the supply cannot be laid.',
  'rules.upgrades.3': 'Tiles of characters and of the landscape are never upgraded.',
  'rules.upgrades.4': 'The tiles of the game, with their numbers:',

  'rules.costs.title': 'What building costs',
  'rules.costs.1':
    'Most tiles are free. A yellow metropolis costs {metropolis|money}; making it green or brown is free. Rough ground costs {rough|money}, hills cost {hills|money}, the tunnel {tunnel|money}.',
  'rules.costs.2': 'The company that lays pays from its treasury. A company that cannot pay cannot lay.',

  'rules.stations.title': 'Stations',
  'rules.stations.1':
    'A company has {markers} stations: its home, which is free, a second for {station1|money} and a third for {station2|money}. The General’s owner pays half.',
  'rules.stations.2':
    'A station goes into a free slot that the company reaches; one per company and tile, and none in Mildendo. It stays for the whole game and keeps its place when the tile is upgraded.',

  'rules.trains.title': 'Trains',
  'rules.trains.1':
    'A company buys the train on top of the deck at its printed price. Or it buys a train of another company, for {one|money} or more, if that company’s director agrees; between two companies of yours you agree with yourself.',
  'rules.trains.2':
    'A company with no train that lacks the money for one may get the missing sum from its director, for trains of the deck and of the pool; its treasury is empty then.',
  'rules.trains.3':
    'At its limit a company buys nothing. Obsolete trains may be given back to the pool just before a purchase; other trains never go of their own will.',
  'rules.trains.4':
    'The pool sells only to a company just founded and to one that has just kept its revenue: one train, at the printed price.',

  'rules.phases.title': 'Phases, rust and limits',
  'rules.phases.1':
    'The first train of a new kind begins a phase, whether it is bought or goes to the pool by bureaucracy. At that moment some trains rust and leave the game, in the pool too; others become obsolete and earn half from then on.',
  'rules.phases.2':
    'If the limit falls, companies with too many trains give trains to the pool; their directors choose, the company with the highest price first, before anything else happens.',

  'rules.routes.title': 'Routes and what counts',
  'rules.routes.1':
    'The trains of the company with the highest price run first; on one space the upper marker goes first.',
  'rules.routes.2':
    'A route joins two or more stops by track and calls at a station of the company at least once. No stop and no stretch of track is used twice, no stop on the way is left out, and a city full of other companies’ stations is not passed, though a route may end there.',
  'rules.routes.3':
    'A train’s number is how many stops it counts at most. Towns and harbours do not use it up: they are counted on top.',
  'rules.routes.4':
    'Mildendo, Wiggywack, harbours and the Treasurer’s terminus are ends: a route may begin or stop there, never pass.',
  'rules.routes.5':
    'Several trains of one company share no stretch of track; they may meet at stops. A D-train doubles its sum. An obsolete train’s sum is halved, rounded down to tens.',
  'rules.routes.6': 'You never search for routes: the page finds the highest possible total and shows it.',

  'rules.dividends.title': 'Pay out or keep',
  'rules.dividends.1':
    'Pay out: every 10 % in a player’s hands brings a tenth of the revenue; shares in the bank bring nobody anything. The price goes one space to the right, at the end of the lower row up.',
  'rules.dividends.2':
    'Keep: the treasury gets it all. The price goes one space to the left, at the start of the upper row down. Then the company may buy one train of the pool. A revenue of nothing counts as kept.',
  'rules.dividends.3': 'A marker that comes to a space where others stand goes under them.',

  'rules.shares.title': 'Shares',
  'rules.shares.1':
    'With a card for shares you may first sell, then buy one certificate. You sell any number of 10 % shares; all those of one company at today’s price, and only then its price falls, one space for each: from the upper row straight down, from the lower row one to the left and up. Below {lowest} it never falls.',
  'rules.shares.2':
    'You buy a 10 % share of the bank at today’s price, even one just sold. Each company has one certificate of 50 % and {tens} of 10 %. The 50 % are never sold, so a director never changes.',
  'rules.shares.3':
    'Nobody holds more than {shareLimit} certificates; one of 50 % counts as one, and at most {directorLimit} of them may be such.',

  'rules.founding.title': 'Founding a company',
  'rules.founding.1':
    'Instead of a share you may buy the 50 % of a company that nobody leads yet. Choose a price of {foundingMin} or more on the chart and pay five times as much; the treasury gets ten times as much.',
  'rules.founding.2':
    'Its home is any free slot in a city or metropolis on the board, free of charge, whether anybody reaches it or not; without a free slot there is no founding. Then it may buy one train of the pool.',

  'rules.characters.title': 'Characters',
  'rules.characters.1':
    'A character’s talent serves all companies of its owner, and its tiles are his alone to lay: on top of a card, at any moment of his turn, by one of his companies and by the rules of laying track.',

  'rules.bureaucracy.title': 'Bureaucracy',
  'rules.bureaucracy.1':
    'The top train of the deck goes to the pool, which may begin a new phase. The start goes one seat clockwise, all cards come back, and the next round begins.',

  'rules.end.title': 'The last round and the end',
  'rules.end.1':
    'In the last round the revenue of every company is multiplied by {lastFactor} and must be paid out; the price goes two spaces to the right, or one to the left if nothing was earned. Nothing is bought of the pool any more.',
  'rules.end.2':
    'Then count: cash, every certificate at its price (50 % as five shares), and {copyValue|money} per unused copy card. Equal totals share the win.',

  'rules.players.title': 'Two, three or four players',
  'rules.players.1': 'The number of players decides over rounds, cards, copy cards and trains:',
  'rules.players.players': 'Players',
  'rules.players.rounds': 'Rounds',
  'rules.players.cards': 'Cards',
  'rules.players.copies': 'Copy cards each',

  'rules.solo.title': 'Alone against Gulliver',
  'rules.solo.1':
    'Gulliver has a starting company of his own with its home beside Mildendo, you have another one and a character. There are no copy cards, and you always begin. In each round you take two cards; then he acts by fixed rules, and chance decides what they leave open.',
  'rules.solo.2':
    'A: he lays one tile, the first possible of: a green city of his becomes brown, a yellow one green, a new yellow city as near to Mildendo as he can, plain track. B: in a city just built he puts a station. C: he lets the track of one of his cities go on by one plain tile.',
  'rules.solo.3':
    'D: he buys one share if he can, three in all, never sells, and then founds a second company as soon as he has {gulliver|money}. E: the top train of the deck goes to the company of his that needs it more; a train too many is scrapped.',
  'rules.solo.4':
    'His companies have no treasury, pay for nothing and always pay out. Bureaucracy puts no train in the pool. In a tie he wins.',

  'rules.variants.title': 'Variants',
  'rules.variants.twoCharacters':
    'For two players: three rounds of the draft, so that everyone has a company and two characters.',
  'rules.variants.professional':
    'The top train of the deck goes to the pool before the trains run, not after it; whoever keeps may buy it at once.',
  'rules.variants.allenbeck':
    'The brown cities are called Tottenham, Allenbeck and Plips; with Mildendo that makes four named cities. A train that visits three of them earns {allenbeck3|money} more, all four {allenbeck4|money}; a D-train does not double it.',
  'rules.variants.laputa':
    'Brown cities come in the colours of the starting companies. Only the company of that colour may lay the tile and use its track.',
  'rules.variants.brobdingnag':
    'The land of giants: cities are worth twice as much. Who pays out pays half to the shareholders, rounded up to tens; the other half goes to the treasury. Keeping everything is still possible.',
  'rules.variants.clash':
    'Allenbeck, Laputa and Brobdingnag exclude each other; the professional variant is not for playing alone.',

  'rules.landscapes.title': 'Landscapes',
  'rules.landscapes.1':
    'A landscape lies on the table before the draft: one of the prepared ones, or one of your own. The four cells beside Mildendo stay free.',
  'rules.landscapes.2':
    'Rough ground and hills are covered by yellow cities and plain track at their cost. The sea is never covered. Mountains are crossed by the tunnel alone, from phase {greenPhase} on.',
  'rules.landscapes.3':
    'A mine brings a train that passes it {mine1|money} or {mine2|money} for the treasury, whatever becomes of the revenue. Wiggywack is worth {wiggywack}, or {wiggywackOwn} with a station of one’s own. Old track and old cities stay as they are.',

  'rules.table.train': 'Train',
  'rules.table.price': 'Price',
  'rules.table.range': 'Stops',
  'rules.table.deck': 'In the deck (2, 3, 4 players)',
  'rules.table.sets': 'The first one sets off',
  'rules.table.phase': 'Phase',
  'rules.table.begins': 'Begins with',
  'rules.table.tiles': 'Tiles up to',
  'rules.table.limit': 'Trains a company',
  'rules.table.grant': 'Treasury card',
  'rules.table.start': 'the start',
  'rules.table.endless': 'no end',
} as const;
