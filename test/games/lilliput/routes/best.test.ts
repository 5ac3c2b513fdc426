/** The best run against known figures and against a second solver that simply tries everything. */
import { describe, expect, it } from 'vitest';
import { bestRun, type RunQuery } from '../../../../domain/lilliput/routes/best.ts';
import { pickFrom } from '../../../seeded.ts';
import { grownQuery, wildQuery } from './boards.ts';
import { goldenCases, queryOf } from './cases.ts';
import { complaints } from './legal.ts';
import { naiveBest, naiveEffort } from './naive.ts';

/** ROUTES_BOARDS=100000 compares that many boards instead of what fits a normal test run. */
const boards = Number(process.env['ROUTES_BOARDS'] ?? 3_000);
const MOST_EFFORT = 30_000;

describe.each(['examples', 'routes-dev'])('golden cases: %s', (name) => {
  it.each(goldenCases(name).map((golden) => [golden.id, golden] as const))('%s', (_, golden) => {
    const query = queryOf(golden);
    const run = bestRun(query);
    expect(run).toMatchObject({ revenue: golden.expected.revenue, proved: true });
    if (golden.expected.mineBonus !== undefined) expect(run.mineBonus).toBe(golden.expected.mineBonus);
    expect(complaints(query, run)).toEqual([]);
  });
});

/** Drops trains until trying everything is affordable. */
function affordable(query: RunQuery): RunQuery {
  let { trains } = query;
  while (trains.length > 1 && naiveEffort({ ...query, trains }) > MOST_EFFORT) trains = trains.slice(1);
  return { ...query, trains };
}

function compare(query: RunQuery): void {
  const run = bestRun(query);
  expect(complaints(query, run)).toEqual([]);
  expect({ revenue: run.revenue, mineBonus: run.mineBonus }).toEqual(naiveBest(query));
}

describe('against the naive solver', () => {
  it('on boards grown within the supply', { timeout: 600_000 }, () => {
    for (let seed = 1; seed <= boards / 6; seed++) {
      const pick = pickFrom(seed);
      compare(affordable(grownQuery(pick, () => 4 + pick(45))));
    }
  });

  it('on small fields full of anything', { timeout: 600_000 }, () => {
    for (let seed = 1; seed <= boards; seed++) compare(affordable(wildQuery(pickFrom(1_000_000 + seed))));
  });
});

const shuffled = <T>(list: readonly T[], seed: number): T[] => {
  const pick = pickFrom(seed);
  const rest = [...list];
  return list.map(() => rest.splice(pick(rest.length), 1)[0]!);
};

describe('ties', () => {
  it('do not depend on the order in which tiles were laid', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const pick = pickFrom(seed);
      const query = grownQuery(pick, () => 40 + pick(40), 3);
      const board = Object.fromEntries(shuffled(Object.entries(query.board), seed));
      expect(bestRun({ ...query, board })).toEqual(bestRun(query));
    }
  });

  it('give every train of a kind the same routes, however the list is ordered', () => {
    const routesByTrain = (query: RunQuery) =>
      bestRun(query)
        .routes.map(({ train: _, ...route }) => JSON.stringify(route))
        .sort();
    for (let seed = 1; seed <= 200; seed++) {
      const pick = pickFrom(seed);
      const query = grownQuery(pick, () => 40 + pick(40), 3);
      expect(routesByTrain({ ...query, trains: shuffled(query.trains, seed) })).toEqual(routesByTrain(query));
    }
  });
});
