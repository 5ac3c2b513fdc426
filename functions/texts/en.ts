/** What the service itself says, in English. Placeholders: see `domain/kernel/texts.ts`. */
import type { Texts } from '../../domain/kernel/texts.ts';

const problems = {
  'problem.bad-target': 'The address or the host name of this request cannot be read.',
  'problem.bad-json': 'The request is not valid JSON.',
  'problem.foreign-origin':
    'This request came from a page of another address. If that page is your own service, set PUBLIC_URL to the address that people open.',
  'problem.link-malformed': 'This link is not complete. Copy the whole link, to its last character.',
  'problem.link-forged': 'This link was not made here, or it was changed on its way.',
  'problem.link-expired': 'This link is too old. Ask the host for a new one.',
  'problem.link-revoked': 'This link is no longer valid: the host has given the seat a new one.',
  'problem.links-locked':
    'The links of this player are locked, because somebody who reads the mail said so. Ask for a new link with the address to unlock them.',
  'problem.code-needed': 'This browser is new here. Type the code that stands in the mail beside the link.',
  'problem.code-wrong': 'That is not the code of this link. It stands in the same mail, beside the link.',
  'problem.code-tries': 'The code was wrong too often, so this link is dead. A new one is on its way by mail.',
  'problem.code-spent': 'The code was wrong too often. Ask for a new one.',
  'problem.open-mail':
    'The code was wrong too often here. Open the link in the mail itself and type the code there, or ask for a new mail.',
  'problem.link-spent': 'The code was wrong too often, so this link is dead. Ask for a new one with your address.',
  'problem.confirm-first': 'Writing here as an onlooker needs a confirmed mail address. Ask for a link by mail first.',
  'problem.not-for-all': 'This table is not listed. Only those who were given a link can do that here.',
  'problem.hidden': 'The operator has taken this table out of the public lists.',
  'problem.unknown-seat': 'This table has no such seat.',
  'problem.unknown-message': 'There is no such message.',
  'problem.unknown-annotation': 'There is no such comment, or somebody else wrote it.',
  'problem.annotations-closed':
    'At this table only the players comment on positions. The host can let onlookers do it too.',
  'problem.annotations-full': 'This table has its {most} comments; no more are kept.',
  'problem.annotations-full-onlookers':
    'People who watch have written {most} comments at this table, and no more of theirs are kept.',
  'problem.annotation-empty': 'A comment needs words, or a mark on the board.',
  'problem.unknown-position': 'This table has no version {version}.',
  'problem.too-many-tables':
    'You have {most} tables that wait for players. Start one of them, or close it, before you set up another.',
  'problem.seat-taken': 'Somebody else has this seat.',
  'problem.seat-not-vacant': 'Somebody plays this seat. A substitute can take it once it was given up or voted over.',
  'problem.seat-without-address': 'Nobody was invited to this seat by mail. Hand out its link yourself.',
  'problem.already-seated': 'You have a seat at this table.',
  'problem.address-taken': 'Another player has that address.',
  'problem.not-stopped': 'Nothing keeps mail from {address}.',
  'problem.keys-other':
    'These keys do not belong to the data, or are older. Restore the right ones from your backup first.',
  'problem.chat-full':
    'You have written {most} messages at this table, and no more are kept. Take one out to write another.',
  'problem.chat-full-onlookers':
    'People who watch have written {most} messages at this table, and no more of theirs are kept.',
  'problem.name-mixed': 'The name “{name}” mixes alphabets. Write it in one of them.',
  'problem.name-alike': 'The name “{name}” looks like “{other}”. Choose another, so that nobody mixes them up.',
  'problem.not-your-address': 'This browser has not confirmed that address yet. Ask for a link by mail first.',
  'problem.address-needed': 'Confirm your mail address first: ask for a link, and type the code that comes with it.',
  'problem.unknown-person': 'Nobody is known here under that address any more.',
  'problem.table-closed': 'This table was closed before it started.',
  'problem.no-mail': 'This service sends no mail. Leave the address out, and hand the link to the player yourself.',
  'problem.bad-address': 'This is no mail address: {address}.',
  'problem.address-stopped': 'Mail to {address} is not delivered. Ask for another address.',
  'problem.not-your-seat': 'This browser does not hold that seat. Open the link of the seat and take it first.',
  'problem.not-the-host': 'Only the host of this table can do that.',
  'problem.unknown-route': 'There is nothing at this address.',
  'problem.unknown-table': 'There is no table at this address.',
  'problem.unknown-block': 'Commits are read in blocks of {size}: 1-{size}, then {next}-{end}, and so on.',
  'problem.no-orders': 'This game takes no standing orders.',
  'problem.wrong-method': 'This address does not take {method} requests.',
  'problem.already-started': 'The game at this table has started already.',
  'problem.not-ended': 'The game at this table is not over yet.',
  'problem.not-started': 'The game at this table has not started yet.',
  'problem.too-few-players': 'This game needs at least {min} players; {filled} have a seat so far.',
  'problem.version-conflict': 'Something else has happened at the table in the meantime.',
  'problem.command-id-used': 'Another command was sent under the same id before.',
  'problem.robot-plays': 'A robot plays this seat now.',
  'problem.busy': 'Too many changes came at the same moment. Try again.',
  'problem.too-large': 'The request is too large: at most {most} bytes are read.',
  'problem.wrong-type': 'The request must be sent as application/json.',
  'problem.wrong-type-history': 'A history must be sent as application/x-ndjson.',
  'problem.unknown-format':
    'There is no export of that kind: formats are ndjson, record, csv, svg, png and annotations, languages en, fr and es.',
  'problem.bad-history': 'This history cannot be read. Line {line}: {reason}.',
  'problem.read-only': 'This table was played elsewhere and brought here to look at; nobody can play or write there.',
  'problem.bad-position': 'This position cannot be gone on from.',
  'problem.other-seats': 'At this position {seats} play; the new table needs as many seats.',
  'problem.seats-open': 'A table that goes on from a position needs all its {seats} seats filled.',
  'problem.bad-request': 'The request does not have the form that is expected here.',
  'problem.unknown-game': 'There is no game of that name here.',
  'problem.unknown-player': 'No robot of the name “{player}” plays this game.',
  'problem.nobody-plays': 'At least one seat must be a person’s.',
  'problem.bad-seats': 'This game takes {min} to {max} players, not {seats}.',
  'problem.unknown-zone': 'There is no time zone “{zone}”.',
  'problem.bad-options': 'These options do not fit the game.',
  'problem.name-needed': 'This seat has no name yet. Give the name that the others shall see.',
  'problem.too-many-requests': 'That was very often. Try again in {seconds} seconds.',
  'problem.too-many-codes': 'Wrong codes were typed too often, so none is taken for now. Try again in a few hours.',
  'problem.mailbox-limit':
    'Others have had many mails sent to this address, so no more go there for now. Try again in {hours} h.',
  'problem.login-mail-limit':
    'Links were asked for at this address too often, so no more mails go there for now. The newest mail there has a link and a code that are good for an hour. Or open a link of any earlier mail from here and ask again from there. Otherwise try again in {hours} h.',
  'problem.too-slow': 'The request did not arrive within {seconds} seconds. Try again.',
  'problem.overloaded':
    'Too many requests are arriving at this moment. Nothing was changed; try again in {seconds} seconds.',
  'problem.internal': 'Something failed in the service. Nothing was lost; try again.',
} as const satisfies Texts;

/** What people may be answered, which is said in their language. */
export type ProblemTexts = { readonly [key in keyof typeof problems]: string };

export const english: Texts = {
  ...problems,

  'complaint.type': 'expected: {expected}',
  'complaint.keys': 'not known here: {keys}',
  'complaint.value': 'expected one of: {values}',
  'complaint.small': 'at least {least}',
  'complaint.big': 'at most {most}',
  'complaint.foreign': 'cannot be stored',
  'complaint.other': 'not as expected',

  'feed.turn': 'Turn {version}',
  'feed.waiting': 'Waiting for {names}.',

  'page.title': '{title} · Railpost',
  'page.private': 'A table of {game} · Railpost',
  'page.moment': '{title}: {place} · Railpost',
  'page.round': 'Round {round}',
  'page.review': '{place} on one page: what everybody did, and how they stood after it.',
  'page.before': 'Before the first round',
  'page.told': '{place}: {told}',
  'page.description': 'A table of {game}. Whoever has this address can watch.',
  'page.unknown': 'No such table · Railpost',

  'start.ready': 'Railpost is ready: open {address}',
  'start.bareCookies':
    'Warning: without https the session cookie can be read on the way. Put a TLS proxy in front and set PUBLIC_URL to its https address.',
  'start.readableByOthers':
    'Warning: the access rights of {folder} cannot be changed. Other accounts of this machine may be able to read the data.',
  'start.port': 'PORT must be a number from 0 to 65535, not “{given}”.',
  'start.host': 'HOST must be an address or a name to listen on, without scheme or port, not “{given}”.',
  'start.trustProxy': 'TRUST_PROXY must be the number of proxies in front (0 to 9), not “{given}”.',
  'start.publicUrl':
    'PUBLIC_URL must be the address that people open, such as https://games.example.org, without a path, not “{given}”.',
  'start.smtpUrl':
    'SMTP_URL must name a mail server, such as smtp://user:password@mail.example.org:587 or smtps://… for TLS from the start.',
  'start.mailFrom':
    'MAIL_FROM must be an address, such as post@example.org or Railpost <post@example.org>, not “{given}”.',
  'start.mailbox': 'Mails go to the mailbox of this machine: {address}mailbox',
  'log.mailboxClosed':
    'The mailbox at /mailbox is closed until the next start: a request carried the header {header}, so a proxy is in front and others may reach this service. Set PUBLIC_URL and TRUST_PROXY, and SMTP_URL so that mail is sent.',
  'start.locked': 'Another Railpost is using the data in {folder}. Stop it first, or set DATA_DIR to another folder.',
  'start.lockedBy':
    'Another Railpost (process {pid}) is using the data in {folder}. Stop it first, or set DATA_DIR to another folder.',
  'start.unwritable': 'The data folder {folder} cannot be used: {reason}.',
  'start.keysMissing':
    'The data in {folder} have players or tables, but the file keys.json is missing. Put it back from your backup of the folder. Without a backup, start once with RAILPOST_NEW_KEYS=1: new keys are made, no links that were mailed open any more, and it is forgotten which addresses are blocked, bounced or complained. Players stay, and can ask for new links by mail.',
  'start.keysDamaged':
    'The file keys.json in {folder} is damaged. Restore it from your backup of the folder. Without a backup, start once with RAILPOST_NEW_KEYS=1: the damaged file becomes keys.json.damaged, new keys are made, no links that were mailed open any more, and it is forgotten which addresses are blocked, bounced or complained. Players stay, and can ask for new links by mail.',
  'start.keysOther':
    'The file keys.json in {folder} does not belong to the data there: it lacks the secret that their addresses are kept under. Restore the right file from your backup of the folder. Without a backup, start once with RAILPOST_NEW_KEYS=1 to go on with this file: links that were signed with other keys no longer open, and it is forgotten which addresses are blocked, bounced or complained. Players stay, and can ask for new links by mail.',
  'start.keysOlder':
    'The file keys.json in {folder} is older than the data there: it lacks the key that signed the newest links. Restore the newest file from your backup of the folder. Without a backup, start once with RAILPOST_NEW_KEYS=1 to go on with this file: the newest links no longer open. Players stay, and can ask for new links by mail.',
  'start.damaged':
    'The database in {folder} is damaged: bytes were changed or lost in {files}. Nothing was written. Put a copy of the folder back; “npm run railpost admin check” tells which tables are affected.',
  'start.portInUse': 'Port {port} is in use. Stop what is using it, or set PORT to another number.',
  'start.portForbidden': 'Port {port} may not be used by this account. Set PORT to a number above 1023.',
  'start.cannotListen': 'Railpost cannot listen on {host}, port {port}: {reason}.',

  'cli.help': `Usage: railpost COMMAND

Commands:
  verify FILE   check an exported history
  export        take the history of a table away as a file
  import FILE   bring a history to a Railpost, to look at
  simulate      play a whole game by itself and write its history
{commands}
  admin         what only the operator does: hide, close, block, revoke, resend, erase, rebuild statistics

Options:
  --help        show this, or the help of a command: railpost COMMAND --help
  --version     show the version`,
  'cli.help.verify': `Usage: railpost verify FILE [--origin FILE]

Checks an exported history: that every commit is chained to the one before, that the header fits, that the facts fold,
and, once the seed is revealed, that every draw is what the seed gives. FILE may be - for standard input. It also tells
which commands today's rules would decide otherwise ("today"): that is only for information, since facts stand.
With the history of the table that this one went on from (--origin), it also checks what was carried over.

Prints one line of JSON, and the same in words to standard error. Exit status: 0 all is well, 1 the first bad line and the reason, 2 the file cannot be read.`,
  'cli.help.export': `Usage: railpost export ADDRESS [--format FORMAT] [--at VERSION] [--language en|fr|es] [--out FILE]

Takes a table away as a file, by its address as it stands in the browser (https://example.org/t/…), which may name a
moment (?at=…). Formats:

  ndjson        the whole history, which can be verified and imported (the default)
  record        a text to read, one line for everything that was done, in a language
  csv           the rounds in figures: companies and players
  svg, png      the board
  annotations   the comments on its positions, as JSON

With a version, the history up to it, or the board at that moment. It is written to standard output or to FILE.

Exit status: 0 all is well, 2 the address cannot be reached or the wish not understood.`,
  'cli.help.import': `Usage: railpost import FILE --to ADDRESS

Brings an exported history to the Railpost at ADDRESS, as a table to look at, and prints where it is. FILE may be - for
standard input.

Exit status: 0 all is well, 1 the history was refused, 2 the file or the address cannot be read.`,
  'cli.export.address': '“{address}” is not the address of a table, such as https://example.org/t/….',
  'cli.export.format': 'There is no format “{format}”. Known: {known}.',
  'cli.export.language': 'There is no language “{language}”. Known: {known}.',
  'cli.export.at': 'A version is a whole number from 1 on, not “{at}”.',
  'cli.import.address': '“{address}” is not the address of a Railpost, such as https://example.org/.',
  'cli.unreachable': 'Nothing answers at {address}: {reason}.',
  'cli.refused': '{address} says: {reason}',
  'cli.help.simulate': `Usage: railpost simulate --game GAME --players N --seed N [--strategy NAME] [--out FILE]
                         [options of the game]

Plays a whole game by itself and writes its history as an export, to standard output or to FILE. The seed, a whole
number from 0 on, decides everything: the same command gives the same history. The strategy is random without --strategy.

{games}

Exit status: 0 the game is over, 1 it could not be finished, 2 the wish cannot be understood or the file not written.`,
  'cli.help.simulate.game': '{game} is for {min} to {max} players. Strategies: {strategies}.',
  'cli.help.simulate.flags': 'Options: {flags}. {help}',
  'cli.help.admin': `Usage: railpost admin ACT …

  hide TABLE [MESSAGE]       take a table out of the public lists, or a message or comment off it
  close TABLE                close a table that has not started
  block-address ADDRESS      send nothing to an address any more, and let nobody invite it
  lift-address ADDRESS       send to an address again that was blocked, or from which mail came back
  revoke-seat TABLE SEAT     kill all links and sessions of a seat (0 is the first), and name nobody there
  resend TABLE SEAT          send the link of a seat again, to its player
  erase-person ADDRESS       forget a person: address, settings, names, words; moves stay
  rebuild-statistics         compute all statistics again from the streams of all tables
  rotate-keys                sign links with a new key from now on; links under the old ones still open
  drop-old-keys              keep only the newest key: links under the old ones no longer open
  upgrade-addresses          after an update in AWS: bring addresses to today's spelling (a local start does so itself)
  settle-mail                after a restore: mail nothing of what happened before it
  check                      check that the database is as it was written: its files, and every table's chain
  reports                    what people have reported, the newest first
  audit                      what was done by these commands, the newest first

Works on the data in DATA_DIR (.data) while the service is stopped, or on AWS where TABLE_NAME and KEYS_PARAMETER are
set. Every act is kept in an audit log. Mails go out when the service runs again.

Exit status: 0 done, 1 it could not be done, and why, 2 the wish cannot be understood or the data not opened.`,
  'cli.check.nothing': 'There is no database in {folder}. Set DATA_DIR to the folder of the service.',
  'cli.check.file': 'The file {file} of the database is damaged: bytes were changed or lost.',
  'cli.check.table': 'Table {id} is damaged: {reason}.',
  'cli.check.noTable': 'the item of the table itself is missing',
  'cli.check.commit': 'commit {version} is not as it was written: {reason}',
  'cli.check.missing': 'it ends at commit {last}, but had {expected}',
  'cli.check.unlisted': 'Not all tables could be found, because a part of the database cannot be read: {reason}.',
  'cli.check.progress': 'Tables checked so far: {tables}.',
  'cli.check.well': 'All is well. Tables checked: {tables}, with {commits} commits.',
  'cli.check.damaged':
    'The database is damaged. Damaged files: {files}. Damaged tables: {damaged} of {tables}. Put a copy of the data folder back, or import exports of these tables.',
  'cli.simulate.game': 'There is no game “{game}” here. Known: {known}.',
  'cli.simulate.players': 'This game takes {min} to {max} players, not “{players}”.',
  'cli.simulate.seed': 'A seed is a whole number from 0 on, not “{seed}”.',
  'cli.simulate.strategy': 'Nobody plays this game by the strategy “{strategy}”. Known: {known}.',
  'cli.simulate.options': 'The game knows no such variant or scenario.',
  'cli.simulate.stuck': 'The game could not be finished: {reason}.',
  'cli.simulate.standing': '{rank}. seat {seat} with {total}',
  'cli.simulate.ownStanding': '{rank}. the game’s own player with {total}',
  'cli.simulate.done': 'The game is over after {commits} commits{course}, played in {seconds} s: {standings}.',
  'cli.unwritable': 'The file {file} cannot be written: {reason}.',
  'cli.command.line': 'Line {line}: {complaint}',
  'cli.command.json': 'this is not valid JSON.',
  'cli.command.game': 'Several games have the command “{word}”, or none of this name. Choose one with --game: {known}.',
  'cli.unknown': 'There is no command “{word}”.',
  'cli.unreadable': 'The file {file} cannot be read: {reason}.',
  'cli.whole.over':
    'The history of table {id} is whole, to the end. Commits: {commits}, each chained to the one before.',
  'cli.whole.running':
    'The history of table {id} is whole as far as it goes. Commits: {commits}, each chained to the one before.',
  'cli.origin': 'It went on from version {version} of table {id}; what it carried over can be checked with --origin.',
  'cli.origin.checked': 'It went on from version {version} of table {id}, and carried over what that table had.',
  'cli.draws.none': 'Nothing was drawn.',
  'cli.draws.checked': 'What was drawn ({count}) is what the revealed seed gives.',
  'cli.draws.open': 'What was drawn ({count}) is not yet checkable: the seed is revealed at the end.',
  'cli.today.same': 'Today’s rules ({rules}) decide every turn the same way.',
  'cli.today.differs':
    'Today’s rules ({rules}) would decide {count} otherwise, version {version} the first; what was played stands.',
  'cli.damaged': 'Line {line} is not as it was written: {reason}.',
};
