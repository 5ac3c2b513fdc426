/** `railpost verify FILE`: whether an exported history is whole, chained, foldable and, once over, honestly drawn. */
import { games } from '../../domain/games.ts';
import { say } from '../../domain/kernel/texts.ts';
import { verify } from '../../domain/kernel/verify.ts';
import { english } from '../texts/en.ts';
import { Exit, type Terminal } from './terminal.ts';

export async function verifyFile(args: readonly string[], terminal: Terminal): Promise<Exit> {
  const [file] = args;
  if (file === undefined || args.length > 1 || /^-./.test(file)) {
    terminal.complain(say(english, 'cli.help.verify'));
    return Exit.Unable;
  }
  const read = await terminal.read(file).then(
    (text) => ({ text }),
    (error: unknown) => ({ reason: error instanceof Error ? error.message : String(error) }),
  );
  if ('reason' in read) {
    terminal.complain(say(english, 'cli.unreadable', { file, reason: read.reason }));
    return Exit.Unable;
  }
  const verified = verify(read.text, games);
  terminal.print(JSON.stringify(verified));
  if (verified.ok) return Exit.Well;
  terminal.complain(say(english, 'cli.damaged', { line: verified.line, reason: verified.reason }));
  return Exit.Wrong;
}
