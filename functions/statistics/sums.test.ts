import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Result } from './result.ts';
import { average, merged, nothing, type Sums, withResult } from './sums.ts';

const result = (table: string, totals: readonly number[], ways: string[] = []): Result => ({
  table,
  game: 'lilliput',
  at: '2026-01-01T00:00:00.000Z',
  seats: totals.length,
  company: 'people',
  rounds: 8,
  ways,
  people: totals.map((total, seat) => ({ seat, total, rank: 1 + totals.filter((other) => other > total).length })),
});

it('adds up tables, results, wins by seat, and keeps the best', () => {
  const { groups } = [result('a', [100, 300]), result('b', [250, 200]), result('c', [50, 50])].reduce<Sums>(
    withResult,
    nothing,
  );
  expect(groups).toEqual({
    'people/2': {
      tables: 3,
      results: 6,
      total: 950,
      leading: 600,
      rounds: 24,
      wins: 4,
      winsBySeat: [2, 2],
      best: { total: 300, table: 'a', seat: 1 },
    },
  });
});

it('keeps ways apart, and a table with two ways in both', () => {
  const { ways } = withResult(withResult(nothing, result('a', [1, 2], ['variant.x', 'landscape.y'])), result('b', [3]));
  expect(Object.entries(ways).map(([way, { tables }]) => [way, tables])).toEqual([
    ['variant.x', 1],
    ['landscape.y', 1],
  ]);
});

const anyResult = fc
  .record({
    table: fc.string({ minLength: 1, maxLength: 3 }),
    totals: fc.array(fc.nat(500), { minLength: 1, maxLength: 4 }),
    ways: fc.uniqueArray(fc.constantFrom('variant.x', 'variant.y', 'landscape.z')),
  })
  .map(({ table, totals, ways }) => result(table, totals, ways));

it('is the same in whatever order and in whatever parts it is added up', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyResult, { selector: ({ table }) => table }), fc.nat(), (results, cut) => {
      const sum = (list: readonly Result[]) => list.reduce<Sums>(withResult, nothing);
      const at = results.length === 0 ? 0 : cut % results.length;
      const whole = sum(results);
      expect(merged(sum(results.slice(0, at)), sum(results.slice(at)))).toEqual(whole);
      expect(sum(results.toReversed())).toEqual(whole);
      expect(merged(nothing, whole)).toEqual(whole);
    }),
  );
});

it('averages to one decimal, and nothing of nothing', () => {
  expect([average(10, 3), average(0, 5), average(0, 0)]).toEqual([3.3, 0, null]);
});
