/**
 * `railpost verify FILE [--origin FILE]`: verifies that an exported history is complete, that its hash chain holds,
 * that it folds and, once finished, that its draws follow from the seed; and that a forked table carried over the right
 * position.
 */
import { strayedFrom } from '../../domain/kernel/fork.ts';
import { rulesOf } from '../../domain/kernel/game-parts.ts';
import type { Games } from '../../domain/kernel/manifest.ts';
import { say } from '../../domain/kernel/texts.ts';
import { decideAgain, type Today } from '../../domain/kernel/today.ts';
import { type Damaged, damaged, readHistory, rulesFor, type Verified, type Whole } from '../../domain/kernel/verify.ts';
import { historyText } from '../tables/history-text.ts';
import { english } from '../texts/en.ts';
import { Exit, type Terminal } from './terminal.ts';

interface Wish {
  readonly file: string;
  readonly origin: string | null;
}

export async function verifyFile(args: readonly string[], terminal: Terminal, games: Games): Promise<Exit> {
  const wish = readWish(args);
  if (wish === null) {
    terminal.complain(say(english, 'cli.help.verify'));
    return Exit.Unable;
  }
  const whole = await wholeFrom(wish.file, terminal, games);
  if (typeof whole === 'number') return whole;
  const origin = wish.origin === null ? null : await wholeFrom(wish.origin, terminal, games);
  if (typeof origin === 'number') return origin;

  const { verified, history } = whole;
  const game = await rulesOf(games, verified.game);
  if (!game) return Exit.Unable;
  const strayed =
    origin && strayedFrom(game, history.commits, { id: origin.header.id, commits: origin.history.commits });
  if (strayed !== null) return damage(damaged(2, strayed), terminal);
  const today = decideAgain(game, history.commits);
  terminal.print(JSON.stringify({ ...verified, today }));
  terminal.complain(inWords(verified, today, origin !== null));
  return Exit.Well;
}

/** What was found, for people; standard output has the same for programs. */
function inWords(verified: Verified, today: Today, withOrigin: boolean): string {
  const {
    id,
    commits,
    draws: { count, checked },
    ended,
    origin,
  } = verified;
  const luck = count === 0 ? 'none' : checked === 'checked' ? 'checked' : 'open';
  const [changed] = today.differences;
  return [
    say(english, ended ? 'cli.whole.over' : 'cli.whole.running', { id, commits }),
    ...(origin
      ? [say(english, withOrigin ? 'cli.origin.checked' : 'cli.origin', { id: origin.id, version: origin.version })]
      : []),
    say(english, `cli.draws.${luck}`, { count }),
    changed === undefined
      ? say(english, 'cli.today.same', { rules: today.rules })
      : say(english, 'cli.today.differs', {
          rules: today.rules,
          count: today.differences.length,
          version: changed.version,
        }),
  ].join(' ');
}

function readWish(args: readonly string[]): Wish | null {
  const [file, flag, origin, ...more] = args;
  if (file === undefined || isFlag(file) || more.length > 0) return null;
  if (flag === undefined) return { file, origin: null };
  return flag === '--origin' && origin !== undefined && !isFlag(origin) ? { file, origin } : null;
}

/** A lone dash is standard input. */
const isFlag = (word: string): boolean => /^-./.test(word);

async function wholeFrom(file: string, terminal: Terminal, games: Games): Promise<Whole | Exit> {
  const read = await terminal.read(file).then(
    (bytes) => ({ bytes }),
    (error: unknown) => ({ reason: error instanceof Error ? error.message : String(error) }),
  );
  if ('reason' in read) {
    terminal.complain(say(english, 'cli.unreadable', { file, reason: read.reason }));
    return Exit.Unable;
  }
  const text = historyText(read.bytes);
  const whole = typeof text === 'string' ? readHistory(text, await rulesFor(text, games)) : text;
  return 'ok' in whole ? damage(whole, terminal) : whole;
}

function damage(damaged: Damaged, terminal: Terminal): Exit {
  terminal.print(JSON.stringify(damaged));
  terminal.complain(say(english, 'cli.damaged', { line: damaged.line, reason: damaged.reason }));
  return Exit.Wrong;
}
