/** Bringing a history file here, in English. */
export const importing = {
  'import.drop': 'Drop a history file here, or choose one.',
  'import.choose': 'Choose a file',
  'import.hint':
    'A file with the ending .ndjson, as every Railpost exports it, of at most {most} MB. Its file of comments may come along.',
  'import.tooLarge': 'This file is larger than {most} MB. No game is that long; nothing was sent.',
  'import.sending': '{name} is being sent.',
  'import.reading': '{name} is being checked, line by line.',
  'import.progress': 'How much has been sent',
  'import.nothing': 'Nothing of it was kept.',
  'import.came': 'The history is whole. It is a table here now.',
  'import.known': 'This history was here already.',
  'import.playedHere': 'This table was played here.',
  'import.playedHereWords':
    'The file is its history, as it stands or as it once stood. The table itself is here, so no copy was made.',
  'import.notWitnessed':
    'It can be watched and explored, not played. It is marked as not witnessed here, and no statistics count it.',
  'import.checking': 'This browser checks it too.',
  'import.disagrees': 'This browser does not find it whole, though the service does. Tell whoever runs this service.',
  'import.unchecked': 'This browser could not check it by itself.',
  'import.chained.one': '{count} entry, unbroken',
  'import.chained.other': '{count} entries, chained without a break',
  'import.facts.one': '{count} fact, folded again in this browser',
  'import.facts.other': '{count} facts, folded again in this browser',
  'import.draws.one': '{count} draw, as the revealed seed gives it',
  'import.draws.other': '{count} draws, as the revealed seed gives them',
  'import.drawsLater': 'Draws are not yet checkable: the seed is revealed when a game ends.',
  'import.commentsAlone':
    'This file holds comments. Bring it together with its history, or open it at the table, beside the comments of a moment.',
  'import.comments.one': '{count} comment beside it, to be seen in this tab',
  'import.comments.other': '{count} comments beside it, to be seen in this tab',
  'import.commentsUnreadable': 'The comments that came along cannot be read.',
  'import.commentsElsewhere': 'The comments that came along belong to another table.',
  'import.look': 'Look at the table',
  'import.aboutTitle': 'Where do I get such a file?',
  'import.about':
    'The menu of every table has “Download”: its history is a file that belongs to those who played it. Any Railpost reads it, and railpost verify checks it without one.',
} as const;
