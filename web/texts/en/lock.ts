/** *This isn't me*, in English. */
export const lock = {
  'lead.mail':
    'Railpost wrote to you, and you do not play here? Then somebody gave your address by mistake, or without asking.',
  'lead.what':
    'With the code of that mail you lock every link that was sent to your address. Nobody can play as you, and no more mail comes.',
  'lead.undo': 'If you ever want to play after all, ask for a link with your address: that opens the lock again.',
  act: 'Lock all my links',
  acting: 'Locking …',
  'done.title': 'Locked',
  'done.words': 'Every link to your address is dead, and browsers that used one are signed out. We write no more.',
  'done.home': 'First page',
  'done.unlock': 'It was me after all',
  'none.title': 'No link here',
  'none.words': 'This page is opened from a mail: at its end stands “This isn’t me: lock my links”.',
  'dead.words': 'This link is dead already, so nobody can use it. A newer mail has a newer link.',
  'tries.words': 'The code was wrong too often. Use the link at the end of another mail from us.',
  privacy: 'What is kept here of people',
} as const;
