/**
 * Writes golden games that are not there yet, and what all of them fold to: `npx tsx test/games/lilliput/golden/make-games.ts`. A game
 * that is there stays as it is: it stands for tables that were played under the rules of its day. What it folds to
 * may be written anew only if nothing but the shape of a state has changed.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { railpost } from '../../../../functions/cli/railpost.ts';
import {
  EXPECTED,
  GAMES,
  historyOf,
  nameOf,
  type RecordedGame,
  recordedGames,
  type Summary,
  summaryOf,
  textOf,
} from './recorded.ts';

mkdirSync(GAMES, { recursive: true });
const expected: Record<string, Summary> = {};
for (const game of recordedGames) {
  if (!existsSync(new URL(nameOf(game), GAMES))) await play(game);
  expected[nameOf(game)] = summaryOf(historyOf(textOf(game)));
}
writeFileSync(EXPECTED, `${JSON.stringify(expected, null, 2)}\n`);

async function play(game: RecordedGame): Promise<void> {
  const { players, strategy, seed, variants, scenario } = game;
  const words = Object.entries({ game: 'lilliput', players, strategy, seed, variants, scenario, out: nameOf(game) })
    .filter(([, value]) => value !== undefined)
    .flatMap(([option, value]) => [`--${option}`, String(value)]);
  const exit = await railpost(['simulate', ...words], {
    read: () => Promise.reject(new Error('nothing is read')),
    write: (file, text) => Promise.resolve(writeFileSync(new URL(file, GAMES), text)),
    print: console.log,
    ask: () => Promise.reject(new Error('nobody is asked')),
    complain: (line) => console.error(`${nameOf(game)}: ${line}`),
  });
  if (exit !== 0) process.exit(exit);
}
