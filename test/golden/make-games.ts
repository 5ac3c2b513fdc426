/**
 * Writes the golden games anew: `npx tsx test/golden/make-games.ts`. To be run on purpose only, when the rules have
 * changed before the first table was played by them; afterwards golden games stay as they are.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { railpost } from '../../functions/cli/railpost.ts';
import { EXPECTED, GAMES, historyOf, nameOf, recordedGames, type Summary, summaryOf, textOf } from './recorded.ts';

mkdirSync(GAMES, { recursive: true });
const expected: Record<string, Summary> = {};
for (const game of recordedGames) {
  const { players, strategy, seed } = game;
  const words = [
    '--game',
    'lilliput',
    '--players',
    players,
    '--strategy',
    strategy,
    '--seed',
    seed,
    '--out',
    nameOf(game),
  ];
  const exit = await railpost(['simulate', ...words.map(String)], {
    read: () => Promise.reject(new Error('nothing is read')),
    write: (file, text) => Promise.resolve(writeFileSync(new URL(file, GAMES), text)),
    print: console.log,
    complain: (line) => console.error(`${nameOf(game)}: ${line}`),
  });
  if (exit !== 0) process.exit(exit);
  expected[nameOf(game)] = summaryOf(historyOf(textOf(game)));
}
writeFileSync(EXPECTED, `${JSON.stringify(expected, null, 2)}\n`);
