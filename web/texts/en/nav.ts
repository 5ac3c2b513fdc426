/** The pages by name, as their titles and the ways between them say it, in English. */
export const nav = {
  'nav.pages': 'Pages',
  'nav.more': 'More pages',
  'me.title': 'My tables',
  'me.line': 'All your tables in one list, those that wait for you first. No account, no password.',
  'watch.title': 'Watch a game',
  'watch.line': 'Public tables: open ones to join, running and finished ones to watch.',
  'statistics.title': 'Statistics',
  'statistics.line': 'What finished tables add up to: the game’s for everybody, your own for you alone.',
  'import.title': 'Bring a history here',
  'import.line': 'A game that was played elsewhere becomes a table to look at here.',
  'settings.title': 'Settings',
  'settings.line': 'Mails, quiet hours, vacation, address and links.',
  'privacy.title': 'Privacy',
  'privacy.line': 'What this service keeps of people, for how long, and how to have it forgotten.',
  'lock.title': 'This isn’t me',
  'lock.line': 'Locks the links of a mail that was not meant for you.',
} as const;
