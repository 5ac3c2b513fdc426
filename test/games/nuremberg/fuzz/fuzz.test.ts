/** The same few games in every run; `many.ts` beside this file goes on from here. */
import { expect, it } from 'vitest';
import { repeats } from '../../../long.ts';
import { fuzzOne } from './fuzz.ts';

const GAMES = repeats(3, 60);
const MUST_HAPPEN = ['lineBuilt', 'linksPaid', 'trainBought', 'itemCarried', 'runSold', 'nothingBuilt', 'gameEnded'];
/** Chosen so that all of that happens in the first games. */
const FIRST_SEED = 1;

it('finds nothing wrong in random games', { timeout: 1_200_000 }, async () => {
  const seen = new Set<string>();
  for (let index = 0; index < GAMES; index++) {
    const { failure, facts } = await fuzzOne(FIRST_SEED + index, 'random');
    expect(failure).toBeNull();
    for (const type of facts) seen.add(type);
  }
  expect(MUST_HAPPEN.filter((type) => !seen.has(type))).toEqual([]);
});
