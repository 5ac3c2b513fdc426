/** The same few games in every run; `npx tsx test/games/rocket/fuzz/run.ts 1000` plays more. */
import { expect, it } from 'vitest';
import { repeats } from '../../../long.ts';
import { fuzzRocket } from './fuzzed.ts';

const GAMES = repeats(6, 60);
const FIRST_SEED = 700;
const MUST_HAPPEN = [
  'stationMoved',
  'called',
  'bid',
  'restored',
  'gaveWay',
  'sharesPaid',
  'passengerTaken',
  'townPaid',
  'cityPaid',
  'linesMerged',
  'lineIsolated',
  'waiverDeclared',
  'waiverRevoked',
  'table.retracted',
];

it('finds nothing wrong in random games', { timeout: repeats(120, 1200) * 1_000 }, () => {
  const seen = new Set<string>();
  for (let seed = FIRST_SEED; seed < FIRST_SEED + GAMES; seed++) {
    const { commits } = fuzzRocket(seed, 'random');
    for (const { type } of commits.flatMap(({ facts }) => facts)) seen.add(type);
  }
  expect(MUST_HAPPEN.filter((type) => !seen.has(type))).toEqual([]);
});
