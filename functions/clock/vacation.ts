/**
 * Vacation days of a player, on which no time counts. Their number per calendar year is limited; further days count as
 * usual, so that nobody can stop a table for good.
 */
import { DAY } from '../../domain/kernel/durations.ts';
import type { Days } from './counted-time.ts';

/** Four weeks a year, for all of a player's tables together. */
const VACATION_DAYS_A_YEAR = 28;

/** More days in one go are a slip of the pen. */
const MOST_DAYS = 3660;

/** The days that are granted, each by itself, in order. */
export function grantedVacation(wished: readonly Days[]): Days[] {
  const left = new Map<string, number>();
  const granted: Days[] = [];
  for (const date of [...new Set(wished.flatMap(datesOf))].toSorted()) {
    const year = date.slice(0, 4);
    const rest = left.get(year) ?? VACATION_DAYS_A_YEAR;
    if (rest === 0) continue;
    left.set(year, rest - 1);
    granted.push({ from: date, to: date });
  }
  return granted;
}

function datesOf({ from, to }: Days): string[] {
  const [first, last] = [Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`)];
  const count = Math.min(MOST_DAYS, Math.floor((last - first) / DAY) + 1);
  if (!(count > 0)) return [];
  return Array.from({ length: count }, (_, day) => new Date(first + day * DAY).toISOString().slice(0, 10));
}
