/** What is kept of people, in English. */
export const privacy = {
  lead: 'You can play here without telling us who you are. What we keep, and what it is for, stands on this one page.',

  'who.title': 'Who runs this service',
  'who.operator': 'This service is run by {operator}.',
  'who.unknown': 'Whoever runs this service has not given a name. Ask the person from whom you have its address.',
  'who.contact': 'Questions about your data go to',
  'who.local': 'This service runs on one machine, for whoever sits there. Mails do not leave it.',

  'kept.title': 'What is kept',
  'kept.address':
    'Your mail address, if you give one, with your language, time zone and settings. It is looked up by a keyed hash, and nobody is shown it but you and those who run the service.',
  'kept.names': 'The names that you write at tables.',
  'kept.moves':
    'Everything that is played, as moves of numbered seats. The record of a game holds no name and no address.',
  'kept.words': 'What you write: talk at a table, private notes, standing orders.',
  'kept.cookie':
    'One cookie with a random number, so that this browser finds its seats again. It is set when you sit down or confirm an address, not before.',
  'kept.counting':
    'To keep abuse out, requests are counted under a keyed hash of the network address. The hash counts for two days at most.',
  'kept.nothing':
    'There is no advertising, no statistics about visitors and nothing from third parties on these pages.',
  'kept.browser': 'Your browser itself keeps half-made turns, the language and day or night. That never leaves it.',

  'mails.title': 'Which mails come',
  'mails.turns':
    'Invitations, the start and the end of a game, that a table did not begin, your turn, questions at the table, and reminders. How often, you decide.',
  'mails.asked': 'Links and codes that you ask for.',
  'mails.never':
    'Nothing else, ever. Each mail has a link that ends them, and your mail program may offer a button for it.',

  'seen.title': 'Who sees what',
  'seen.all':
    'Whoever has the address of a table sees the board, the names, the moves and the talk. A listed table is found by everybody.',
  'seen.host': 'The host sees who has come. Links of seats with an address are never shown to the host.',
  'seen.others':
    'Other players see your name, whether mail to you comes back, and when you are on vacation at a table with a clock. Never your address.',
  'seen.you': 'Your notes and standing orders are shown to you alone.',
  'seen.operator': 'Whoever runs the service can read everything that it stores.',

  'days.title': 'For how long',
  'days.what': 'What',
  'days.howLong': 'How long',
  'days.session': 'The cookie, since its last use',
  'days.seatLink': 'A link to a seat',
  'days.hour': 'A link to your tables, and a code',
  'days.oneHour': 'One hour',
  'days.unconfirmed': 'An address that nobody has confirmed',
  'days.openTable': 'An open table that does not start',
  'days.letter': 'The note that a mail was sent',
  'days.games': 'Games, and your address with its settings',
  'days.untilForgotten': 'Until you have yourself forgotten',
  'days.keptGames':
    'Moves stay, without names. What has run out is not read any more and opens nothing; within a few days it leaves the disk as well.',
  'days.count.one': '{count} day',
  'days.count.other': '{count} days',

  'hands.title': 'In your own hands',
  'hands.settings': 'Settings: how often mail comes, quiet hours, vacation, another address, new links.',
  'hands.forget': 'Forget me: erases your address, settings, names, notes and words at once.',
  'hands.export': 'Export: every table can be saved as a file from its menu, by anybody who can see it.',
  'hands.lock': 'This isn’t me: every mail has a link at its end that locks all links to that address.',
  'hands.open': 'Open the settings',
  failed: 'Who runs the service, and for how long things are kept, could not be fetched just now.',
} as const;
