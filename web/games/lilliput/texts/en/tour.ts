/** The tour of three minutes, in English. A book of its own: only its page opens it. */
export const tour = {
  'format.money': '£{amount}',
  'tour.meanwhile': 'What happened meanwhile',
  'tour.you': 'You',
  'tour.other': 'Ines',
  'tour.board': 'The board of the tour',
  'tour.cell': '{cell}, {what}: lay your tile here',
  'tour.cellTurn': '{cell}, your {what}: press to turn it',
  'tour.cellStation': '{cell}, {what}: put your station here',
  'tour.free': 'free cell',

  'tour.goal.title': 'You invest, companies build',
  'tour.goal.words':
    'You are an investor. After {rounds} rounds the richest wins: cash in hand, plus what your shares are worth.',
  'tour.goal.more':
    'You direct Mildendo Railway, so half of it is yours and you decide what it does. Its treasury pays for track and trains; that money is never yours to spend.',
  'tour.goal.cash': 'Your cash',
  'tour.goal.stations': 'Stations to place',

  'tour.cards.title': 'A turn is one side of a card',
  'tour.cards.words':
    'Everyone has two turns a round. In a turn you take one card and use its left side or its right one.',
  'tour.cards.more':
    'A taken card is gone until the next round. With a copy card you can repeat one that is gone; you have {copies}.',
  'tour.cards.task': 'Find the card with two yellow tiles and tap its left side.',
  'tour.cards.wrongSide':
    'That is its other side: {amount|money} for yourself. Now we want to build: tap the left one.',
  'tour.cards.wrongCard': 'A fine card for another day. Now look for the two yellow tiles.',
  'tour.cards.done': 'It is yours, and nobody else can take it in this round.',

  'tour.lay.title': 'Track grows from your stations',
  'tour.lay.words':
    'The red disc with the star is your station. New track must be within its reach, so your line grows from there.',
  'tour.lay.more': 'Empty cells say what they take: a square takes plain track, a circle takes a city.',
  'tour.lay.task': 'Tap the lit cell. Each further tap turns the tile.',
  'tour.lay.done': 'Placed. Tap it again if you would rather go another way.',

  'tour.city.title': 'Cities are what trains live on',
  'tour.city.words':
    'The flag is what a train earns for stopping there. A ring is a slot, where a company may put a station.',
  'tour.city.more': 'Cities and plain track alternate like the squares of a chessboard, so a city comes next.',
  'tour.city.task': 'Lay your second tile, a city where your line ends.',
  'tour.city.done': 'A city worth {value}, with one free slot.',

  'tour.trains.title': 'Trains come, trains grow old',
  'tour.trains.words':
    'Meanwhile Ines has bought two trains. They are bought from one deck, always the one on top; the first of a new kind begins a new phase.',
  'tour.trains.more':
    'Phases bring better tiles, but also smaller limits, and in time they halve or scrap the oldest trains. The deck shows what each kind will set off.',

  'tour.station.title': 'Stations keep the way open',
  'tour.station.words':
    'Every route must call at a station of its company, and nobody passes a city that is full of other companies’ stations.',
  'tour.station.more':
    'Your character is the General: a station costs you {half|money} instead of {full|money}. Everyone has a character, with a talent and tiles of its own.',
  'tour.station.task': 'Put a station in your new city.',
  'tour.station.done': 'Placed. The treasury paid {half|money}.',

  'tour.run.title': 'All trains run',
  'tour.run.words':
    'When the turns are over, every company runs its trains, the one with the highest price first. A {train}-train counts {train} cities.',
  'tour.run.more':
    'The page always finds the best routes. Mildendo is worth {value} to everyone, and every route that comes there ends there.',

  'tour.dividend.title': 'Pay out, or keep?',
  'tour.dividend.words':
    'Paid out, every share of 10 % brings its holder a tenth, and the price rises. Kept, it all goes to the treasury, and the price falls.',
  'tour.dividend.task': 'You are the director: choose. Neither is wrong.',
  'tour.dividend.paid': 'You get {gain|money} for your half. The price moves from {from} to {to}.',
  'tour.dividend.kept':
    'The treasury holds {treasury|money} now, and the price moves from {from} to {to}. Who keeps may also buy a used train of the pool.',

  'tour.phase.title': 'Bureaucracy ends the round',
  'tour.phase.words':
    'The top train of the deck goes to the pool, bought or not. It was the first {train}-train, so phase {phase} begins and green tiles may be laid.',
  'tour.phase.more': 'All cards come back, the start passes to the next player, and round {round} begins.',

  'tour.upgrade.title': 'Yellow turns green',
  'tour.upgrade.words':
    'You have taken a card for any tile. A green tile goes over a yellow one of the same kind: all old track stays, and more is added.',
  'tour.upgrade.task': 'Make one of your cities green. Each further tap turns it.',
  'tour.upgrade.done':
    'It is worth {value} now and has room for a second station. In later phases brown goes over green.',

  'tour.shares.title': 'Shares make you rich',
  'tour.shares.words':
    'In this round Ines has bought a tenth of your company, so a tenth of what it pays is hers now. You stay its director: the half you hold is never sold.',
  'tour.shares.more':
    'You may buy into hers, sell again, which lowers a price, or found a company of your own: {certificates} certificates at most, {directors} of them a director’s.',

  'tour.end.title': 'The last round counts double',
  'tour.end.words':
    'In the last round every revenue is doubled and must be paid out. Then count your cash, your shares at today’s price, and {copyValue|money} for each unused copy card. Treasuries count for nobody.',
  'tour.end.more':
    'That is the game. At the table everything explains itself: press “What is this?” in the menu and tap whatever you like.',
  'tour.end.standing': 'If it ended now',
} as const;
