/** The first page, in English. */
export const landing = {
  'landing.games': 'First game on the line: 18Lilliput, for one to four players',
  'landing.rights':
    '18Lilliput is a game by Leonhard “Lonny” Orgler, named here to say what is played. Drawings and words on these pages are Railpost’s own.',

  'demo.label': 'A recorded round that plays by itself',
  'demo.board': 'The board of a recorded table',
  'demo.pause': 'Pause',
  'demo.play': 'Play',
  'demo.begin': 'Round 5 begins',

  'tables.title': 'Your tables',
  'tables.as': 'as {name}',
  'tables.host': 'as host',
  'tables.yourTurn': 'Your turn',
  'tables.invited': 'You are invited',
  'tables.all': 'All {count}',
  'tables.running': 'Others play',
  'tables.gathering': 'Waiting for players',
  'tables.ended': 'Ended',
  'tables.closed': 'Closed',

  'how.label': 'How it works',
  'how.link.title': 'A mail brings the board',
  'how.link.words': 'What happened since your last turn, and one link. No account, nothing to install.',
  'how.turn.title': 'You put your turn together',
  'how.turn.words': 'Choose, turn, change your mind. Nothing counts before you send.',
  'how.turn.send': 'Send',
  'how.next.title': 'Trains run, prices move',
  'how.next.words':
    'The best routes are found for you, and the next player gets a mail. Nobody has to be there at the same time.',

  'solo.play': 'Play solo now',
  'solo.opening': 'Setting the table …',
  'solo.title': 'Solo against Gulliver',
} as const;
