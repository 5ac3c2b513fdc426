import { expect, it } from 'vitest';
import { barsOf } from './revenue-bars.tsx';

const run = (round: number, revenue: number, paid = true) => ({ round, revenue, paid });

it('tells what was paid from what was kept, and keeps the place of a round without a run', () => {
  expect(barsOf([run(1, 40), run(3, 90, false)], 3, 120)).toEqual([
    { round: 1, kind: 'paid', revenue: 40 },
    { round: 2, kind: 'none', revenue: 0 },
    { round: 3, kind: 'kept', revenue: 90 },
  ]);
});

it('expects the round that is played until its trains have run', () => {
  expect(barsOf([run(1, 40)], 2, 70).at(-1)).toEqual({ round: 2, kind: 'next', revenue: 70 });
  expect(barsOf([run(1, 40)], 2, undefined).at(-1)).toEqual({ round: 2, kind: 'none', revenue: 0 });
});

it('shows the last five rounds of a long game', () => {
  const runs = [1, 2, 3, 4, 5, 6, 7].map((round) => run(round, 10 * round));
  expect(barsOf(runs, 8, 90).map(({ round }) => round)).toEqual([4, 5, 6, 7, 8]);
});
