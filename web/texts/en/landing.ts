/** The first page, in English. */
export const landing = {
  'demo.label': 'A recorded round that plays by itself',
  'demo.board': 'The board of a recorded table',
  'demo.pause': 'Pause',
  'demo.play': 'Play',

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
  'how.turn.title': 'You prepare your turn',
  'how.turn.words': 'Choose, turn, change your mind. Nothing counts before you send.',
  'how.turn.send': 'Send',
  'landing.rights': '{game} is a game by {authors}, named here to say what is played.',
  'landing.gameSeats': '{game}, for {min} to {max} players.',
  'landing.own': 'Drawings and words on these pages are Railpost’s own.',
} as const;
