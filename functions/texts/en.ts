/** What the service itself says, in English. Placeholders: see `domain/kernel/texts.ts`. */
import type { Texts } from '../../domain/kernel/texts.ts';

export const english: Texts = {
  'problem.bad-json': 'The request is not valid JSON.',
  'problem.foreign-origin':
    'This request came from a page of another address. If that page is your own service, set PUBLIC_URL to the address that people open.',
  'problem.link-malformed': 'This link is not complete. Copy the whole link, to its last character.',
  'problem.link-forged': 'This link was not made here, or it was changed on its way.',
  'problem.link-expired': 'This link is too old. Ask the host for a new one.',
  'problem.link-revoked': 'This link is no longer valid: the host has given the seat a new one.',
  'problem.not-your-seat': 'This browser does not hold that seat. Open the link of the seat and take it first.',
  'problem.not-the-host': 'Only the host of this table can do that.',
  'problem.unknown-route': 'There is nothing at this address.',
  'problem.unknown-table': 'There is no table at this address.',
  'problem.unknown-block': 'Commits are read in blocks of {size}: 1-{size}, then {next}-{end}, and so on.',
  'problem.wrong-method': 'This address does not take {method} requests.',
  'problem.already-started': 'The game at this table has started already.',
  'problem.not-started': 'The game at this table has not started yet.',
  'problem.too-few-players': 'This game needs at least {min} players; {filled} have a seat so far.',
  'problem.version-conflict': 'Something else has happened at the table in the meantime.',
  'problem.command-id-used': 'Another command was sent under the same id before.',
  'problem.busy': 'Too many changes came at the same moment. Try again.',
  'problem.too-large': 'The request is too large: at most {most} bytes are read.',
  'problem.wrong-type': 'The request must be sent as application/json.',
  'problem.bad-request': 'The request does not have the form that is expected here.',
  'problem.unknown-game': 'There is no game of that name here.',
  'problem.bad-seats': 'This game takes {min} to {max} players, not {seats}.',
  'problem.bad-options': 'These options do not fit the game.',
  'problem.name-needed': 'This seat has no name yet. Give the name that the others shall see.',
  'problem.too-many-requests': 'That was very often. Try again in {seconds} seconds.',
  'problem.internal': 'Something failed in the service. Nothing was lost; try again.',

  'complaint.type': 'expected: {expected}',
  'complaint.keys': 'not known here: {keys}',
  'complaint.value': 'expected one of: {values}',
  'complaint.small': 'at least {least}',
  'complaint.big': 'at most {most}',
  'complaint.foreign': 'cannot be stored',
  'complaint.other': 'not as expected',

  'page.title': '{title} · Railpost',
  'page.description': 'A table of {game}. Whoever has this address can watch.',
  'page.unknown': 'No such table · Railpost',

  'start.ready': 'Railpost is ready: open {address}',
  'start.bareCookies':
    'Warning: without https the session cookie can be read on the way. Put a TLS proxy in front and set PUBLIC_URL to its https address.',
  'start.port': 'PORT must be a number from 0 to 65535, not “{given}”.',
  'start.host': 'HOST must be an address or a name to listen on, without scheme or port, not “{given}”.',
  'start.trustProxy': 'TRUST_PROXY must be the number of proxies in front (0 to 9), not “{given}”.',
  'start.publicUrl':
    'PUBLIC_URL must be the address that people open, such as https://games.example.org, without a path, not “{given}”.',
  'start.locked': 'Another Railpost is using the data in {folder}. Stop it first, or set DATA_DIR to another folder.',
  'start.lockedBy':
    'Another Railpost (process {pid}) is using the data in {folder}. Stop it first, or set DATA_DIR to another folder.',
  'start.unwritable': 'The data folder {folder} cannot be used: {reason}.',
  'start.keys': 'The file keys.json in {folder} is damaged. Restore it, or remove it: all links become invalid then.',
  'start.portInUse': 'Port {port} is in use. Stop what is using it, or set PORT to another number.',
  'start.portForbidden': 'Port {port} may not be used by this account. Set PORT to a number above 1023.',
  'start.cannotListen': 'Railpost cannot listen on {host}, port {port}: {reason}.',

  'cli.help': `Usage: railpost COMMAND

Commands:
  verify FILE   check an exported history
  simulate      play a whole game by itself and write its history
  revenue       find the best routes for boards from standard input

Options:
  --help        show this, or the help of a command: railpost COMMAND --help
  --version     show the version`,
  'cli.help.verify': `Usage: railpost verify FILE

Checks an exported history: that every commit is chained to the one before, that the header fits, that the facts fold,
and, once the seed is revealed, that every draw is what the seed gives. FILE may be - for standard input.

Prints one line of JSON. Exit status: 0 all is well, 1 the first bad line and the reason, 2 the file cannot be read.`,
  'cli.help.simulate': `Usage: railpost simulate --game GAME --players N --seed N [--variants A,B] [--scenario ID]
                         [--strategy NAME] [--out FILE]

Plays a whole game by itself and writes its history as an export, to standard output or to FILE. The seed, a whole
number from 0 on, decides everything: the same command gives the same history. Strategies: random (the default), and
others by game (greedy for lilliput).

lilliput is for 1 to 4 players. Its variants: twoCharacters, professional, allenbeck, laputa, brobdingnag; its
scenarios: lets-start, the-mountains, city-on-city, separated.

Exit status: 0 the game is over, 1 it could not be finished, 2 the wish cannot be understood or the file not written.`,
  'cli.help.revenue': `Usage: railpost revenue < CASES

Reads boards, one JSON object a line, and prints for each its best run: {"id":…,"revenue":…,"mineBonus":…,"routes":[…]}.

Exit status: 0 all is well, 1 a line was no case (the others are answered all the same), 2 an option is not known.`,
  'cli.simulate.game': 'There is no game “{game}” here. Known: {known}.',
  'cli.simulate.players': 'This game takes {min} to {max} players, not “{players}”.',
  'cli.simulate.seed': 'A seed is a whole number from 0 on, not “{seed}”.',
  'cli.simulate.strategy': 'Nobody plays this game by the strategy “{strategy}”. Known: {known}.',
  'cli.simulate.options': 'The game knows no such variant or scenario.',
  'cli.simulate.stuck': 'The game could not be finished: {reason}.',
  'cli.simulate.standing': '{rank}. seat {seat} with {total}',
  'cli.simulate.ownStanding': '{rank}. the game’s own player with {total}',
  'cli.simulate.course': ', in round {round} and phase {phase}',
  'cli.simulate.done': 'The game is over after {commits} commits{course}, played in {seconds} s: {standings}.',
  'cli.unwritable': 'The file {file} cannot be written: {reason}.',
  'cli.unknown': 'There is no command “{word}”.',
  'cli.unreadable': 'The file {file} cannot be read: {reason}.',
  'cli.damaged': 'Line {line} is not as it was written: {reason}.',
};
