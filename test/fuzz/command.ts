/** The fuzzer's command line. Without a game or a strategy each seed takes the next one in turn. */
import { parseArgs } from 'node:util';
import { everyRobot } from '../every-game.ts';
import { type FuzzResult, fuzz, type FuzzWish, replayCommand } from './fuzz.ts';

const USAGE = 'npm run fuzz -- --games N [--seed S] [--game ID] [--strategy NAME]';

function complain(sentence: string): never {
  console.error(`${sentence}\n${USAGE}`);
  process.exit(2);
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        games: { type: 'string', default: '100' },
        seed: { type: 'string', default: '1' },
        game: { type: 'string' },
        strategy: { type: 'string' },
      },
    });
  } catch {
    return complain('An option is not known, or lacks its value.');
  }
}

function readWishes(): FuzzWish[] {
  const { values } = readOptions();
  const [count, first] = [Number(values.games), Number(values.seed)];
  if (!Number.isSafeInteger(count) || count < 1) complain(`“${values.games}” is no number of games.`);
  if (!Number.isSafeInteger(first) || first < 0) complain(`“${values.seed}” is no seed: a whole number from 0 on.`);
  const pairs = Object.entries(everyRobot)
    .filter(([game]) => values.game === undefined || game === values.game)
    .flatMap(([game, robots]) => [...robots.keys()].map((strategy) => ({ game, strategy })))
    .filter(({ strategy }) => values.strategy === undefined || strategy === values.strategy);
  if (pairs.length === 0) complain('No such game, or nobody plays it by that strategy.');
  return Array.from({ length: count }, (_, index) => ({ ...pairs[index % pairs.length]!, seed: first + index }));
}

/** How often each option was played: words as they are, lists by their parts, anything built by hand as `own`. */
function mixes(results: readonly FuzzResult[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { game, seats, options } of results) {
    const words = Object.entries(options).flatMap(([option, value]: [string, unknown]) => {
      const parts = Array.isArray(value) && value.every((part) => typeof part === 'string') ? value : [value];
      return parts.map((part) => `${option} ${typeof part === 'object' && part !== null ? 'own' : String(part)}`);
    });
    for (const word of [`seats ${seats}`, ...words]) {
      const name = `${game} ${word}`;
      counts[name] = (counts[name] ?? 0) + 1;
    }
  }
  return Object.fromEntries(Object.entries(counts).sort(([one], [other]) => one.localeCompare(other)));
}

function report(results: readonly FuzzResult[], milliseconds: number): void {
  const failed = results.filter(({ failure }) => failure !== null);
  const facts: Record<string, number> = {};
  for (const [type, count] of results.flatMap((result) => [...result.facts])) facts[type] = (facts[type] ?? 0) + count;
  console.log(
    JSON.stringify({
      games: results.length,
      failed: failed.length,
      commits: results.reduce((sum, { commits }) => sum + commits, 0),
      seconds: Math.round(milliseconds / 100) / 10,
      facts,
      options: mixes(results),
      differentMixes: new Set(results.map(({ game, seats, options }) => JSON.stringify([game, seats, options]))).size,
    }),
  );
  process.exitCode = failed.length > 0 ? 1 : 0;
}

const began = performance.now();
const results = readWishes().map((wish) => {
  const result = fuzz(wish);
  if (result.failure !== null) console.error(`${replayCommand(wish)}\n${result.failure}\n`);
  return result;
});
report(results, performance.now() - began);
