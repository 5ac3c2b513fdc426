/** What every page says, in English. */
export const site = {
  'site.name': 'Railpost',
  'site.home': 'Railpost, home page',
  money: '£{amount}',
  loading: 'Loading the table.',

  'field.nameNeeded': 'Write the name that the others will see.',
  'field.nameOdd': 'A name is one line of at most 40 letters, without control or invisible characters.',
  'field.nameTwice': 'Another player has this name. Make them different.',
  'field.titleOdd': 'A name is one line of at most 40 letters, without control or invisible characters.',

  'copy.done': 'Copied',
  'copy.failed': 'Could not copy',

  'mode.toDark': 'Dark mode',
  'mode.toLight': 'Light mode',
  'language.label': 'Language',
  'dialog.close': 'Close',
  'notice.close': 'Close',

  'tab.yourTurn': '● Your turn · {title}',
  'tab.moment': '{place} · {title} · Railpost',
  'tab.table': '{title} · Railpost',

  lost: 'No connection at the moment. The page tries again by itself; nothing is lost.',
  outdated: 'There is a new version of this page. It reloads and keeps your unfinished turn.',

  'problem.link-malformed': 'This link is not complete. Copy the whole link, to its last character.',
  'problem.link-forged': 'This link was not made here, or it was changed on its way.',
  'problem.link-expired': 'This link is too old. Ask the host for a new one.',
  'problem.link-revoked': 'This link is no longer valid: the seat was given a new one, or it is gone.',
  'problem.unreachable': 'The service did not answer. Try again when you are online.',
  'problem.other': 'Something went wrong. Try again.',
  gain: '+£{amount}',
  loss: '−£{amount}',

  'landing.line': 'Railway board games, one mail at a time.',
  'landing.start': 'Start a table',
  'solo.you': 'Player',
  'menu.about': 'About this game',
  'rules.title': 'Rules of {game}',
  'rules.line': 'All of {game} in our own words, with pictures.',
  'rules.short': 'Rules',
  'learn.title': 'Learn in three minutes',
  'learn.line': 'A tour of {game}, played on a real board.',
  'later.again': 'Try again',
} as const;
