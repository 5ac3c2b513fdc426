/**
 * The command line: a word says what to do. Results go to standard output as lines of JSON, sentences for people to
 * standard error. Exit 0: all is well. 1: the command found something wrong. 2: it could not do its work.
 */
import manifest from '../../package.json' with { type: 'json' };
import { say } from '../../domain/kernel/texts.ts';
import { english } from '../texts/en.ts';
import { exportHistory, importHistory } from './export-import.ts';
import { adminCommand } from './admin.ts';
import { revenueLines } from './revenue-lines.ts';
import { simulateGame } from './simulate.ts';
import { Exit, type Terminal } from './terminal.ts';
import { verifyFile } from './verify.ts';

const commands: { readonly [name: string]: (args: readonly string[], terminal: Terminal) => Promise<Exit> } = {
  verify: verifyFile,
  export: exportHistory,
  import: importHistory,
  simulate: simulateGame,
  revenue: revenueLines,
  admin: (args, terminal) => adminCommand(args, terminal),
};

export async function railpost(args: readonly string[], terminal: Terminal): Promise<Exit> {
  const [word, ...rest] = args;
  if (word === '--version') {
    terminal.print(manifest.version);
    return Exit.Well;
  }
  if (word === '--help' || word === '-h' || word === 'help') {
    terminal.print(say(english, 'cli.help'));
    return Exit.Well;
  }
  const command = word !== undefined && Object.hasOwn(commands, word) ? commands[word] : undefined;
  if (!command) {
    if (word !== undefined) terminal.complain(say(english, 'cli.unknown', { word }));
    terminal.complain(say(english, 'cli.help'));
    return Exit.Unable;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    terminal.print(say(english, `cli.help.${word}`));
    return Exit.Well;
  }
  return command(rest, terminal);
}
