/** Bringing a history file here, in English. */
export const importing = {
  'import.drop': 'Drop a history file here, or choose one.',
  'import.choose': 'Choose a file',
  'import.hint':
    'A file that Railpost exported, ending in .ndjson, of at most {most} MB. You can add its file of comments.',
  'import.tooLarge': 'This file is larger than {most} MB. Nothing was sent.',
  'import.sending': 'Sending {name} …',
  'import.reading': 'Checking {name} line by line …',
  'import.progress': 'Upload progress',
  'import.nothing': 'Nothing was stored.',
  'import.came': 'The game is imported. Its history is complete.',
  'import.known': 'This game was imported before.',
  'import.playedHere': 'This table was played here.',
  'import.playedHereWords': 'The file is the history of this table, as it is now or as it once was. No copy was made.',
  'import.notWitnessed':
    'You can watch and explore it, but not play it. It is marked as imported and not counted in statistics.',
  'import.checking': 'Checking it in this browser, too …',
  'import.disagrees':
    'The check in this browser failed, although the service accepted the file. Please tell the operator of this service.',
  'import.unchecked': 'This browser could not check it.',
  'import.chained.one': '{count} entry, hash chain unbroken',
  'import.chained.other': '{count} entries, hash chain unbroken',
  'import.facts.one': '{count} event, replayed in this browser',
  'import.facts.other': '{count} events, replayed in this browser',
  'import.draws.one': '{count} random draw, matches the revealed seed',
  'import.draws.other': '{count} random draws, match the revealed seed',
  'import.drawsLater': 'The random draws cannot be checked yet: the seed is revealed when a game ends.',
  'import.commentsAlone':
    'This file contains comments. Import it together with its history, or open it at the table, in the comments of a moment.',
  'import.comments.one': '{count} comment, shown in this tab only',
  'import.comments.other': '{count} comments, shown in this tab only',
  'import.commentsUnreadable': 'The file of comments cannot be read.',
  'import.commentsElsewhere': 'The comments belong to another table.',
  'import.look': 'Open the table',
  'import.aboutTitle': 'Where do I get such a file?',
  'import.about':
    'Every table has “Download” in its menu. Its history is a file that belongs to its players. Any Railpost can import it, and railpost verify checks it on the command line.',
} as const;
