/**
 * The command line: the first argument selects the command. Results go to standard output as lines of JSON, messages to
 * standard error. Exit codes: 0 success, 1 the command found something wrong, 2 it could not run.
 */
import manifest from '../../package.json' with { type: 'json' };
import { games as gamesOnOffer } from '../../domain/games.ts';
import type { Games } from '../../domain/kernel/manifest.ts';
import { say } from '../../domain/kernel/texts.ts';
import { english } from '../texts/en.ts';
import { exportHistory, importHistory } from './export-import.ts';
import { adminCommand } from './admin.ts';
import { gameCommands, runGameCommand, summaryOf } from './game-commands.ts';
import { simulateGame, simulateHelp } from './simulate.ts';
import { Exit, type Terminal } from './terminal.ts';
import { verifyFile } from './verify.ts';

type Command = (args: readonly string[], terminal: Terminal, games: Games) => Promise<Exit>;

const commands: { readonly [name: string]: Command } = {
  verify: verifyFile,
  export: exportHistory,
  import: importHistory,
  simulate: simulateGame,
  admin: (args, terminal) => adminCommand(args, terminal),
};

const helpOf = async (games: Games): Promise<string> =>
  say(english, 'cli.help', { commands: summaryOf(await gameCommands(games)) });

export async function railpost(
  args: readonly string[],
  terminal: Terminal,
  games: Games = gamesOnOffer,
): Promise<Exit> {
  const [word, ...rest] = args;
  if (word === '--version') {
    terminal.print(manifest.version);
    return Exit.Well;
  }
  if (word === '--help' || word === '-h' || word === 'help') {
    terminal.print(await helpOf(games));
    return Exit.Well;
  }
  const wantsHelp = rest.includes('--help') || rest.includes('-h');
  const command = word !== undefined && Object.hasOwn(commands, word) ? commands[word] : undefined;
  if (command) {
    if (!wantsHelp) return command(rest, terminal, games);
    terminal.print(word === 'simulate' ? await simulateHelp(games) : say(english, `cli.help.${word}`));
    return Exit.Well;
  }
  const named = (await gameCommands(games)).filter(({ name }) => name === word);
  if (named.length === 0) {
    if (word !== undefined) terminal.complain(say(english, 'cli.unknown', { word }));
    terminal.complain(await helpOf(games));
    return Exit.Unable;
  }
  if (!wantsHelp) return runGameCommand(named, rest, terminal);
  for (const { command: own } of named) terminal.print(own.help);
  return Exit.Well;
}
