import { expect, test } from 'vitest';
import { grantedVacation } from './vacation.ts';

const dates = (...wished: [string, string][]) => grantedVacation(wished.map(([from, to]) => ({ from, to })));

test('days are granted one by one, the last one too, and the same day once', () => {
  const twice = dates(['2026-02-27', '2026-03-01'], ['2026-03-01', '2026-03-02']);
  expect(twice.map(({ from }) => from)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
  expect(twice.every(({ from, to }) => from === to)).toBe(true);
});

test('four weeks a year are granted, the first ones; a new year has its own', () => {
  const long = dates(['2026-12-01', '2027-12-31']);
  expect(long.filter(({ from }) => from.startsWith('2026'))).toHaveLength(28);
  expect(long[27]).toEqual({ from: '2026-12-28', to: '2026-12-28' });
  expect(long[28]).toEqual({ from: '2027-01-01', to: '2027-01-01' });
  expect(long).toHaveLength(56);
});

test('what is no stretch of days is none', () => {
  expect(dates(['2026-03-02', '2026-03-01'])).toEqual([]);
  expect(dates(['soon', 'later'])).toEqual([]);
});
