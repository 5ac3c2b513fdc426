/**
 * Computes time that counts against a clock. An instant counts when the local time of its zone is in a counted hour of
 * a counted day that is no day of vacation. Time is split at changes of the zone's offset, so daylight saving is
 * handled exactly: a skipped hour never counts, a repeated hour counts twice.
 */
import { DAY, HOUR } from '../../domain/kernel/durations.ts';
import type { OffsetAt } from './zones.ts';

/** Days from the first to the last, both included: `2026-03-01`. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

export interface CountedTime {
  readonly zone: string;
  /** ISO 8601: Monday is 1. */
  readonly days: readonly number[];
  readonly hours: { readonly from: number; readonly to: number };
  /** Days that do not count, by the calendar of the zone. */
  readonly vacation: readonly Days[];
}

/** A stretch of time, from the first instant up to and without the second; milliseconds since 1970. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Longer than any sum of turn, bank and vacation; a search that comes so far has gone astray. */
const FARTHEST = 20 * 366 * DAY;

/** The stretches that count between two instants, in order. */
function* countedStretches(time: CountedTime, offsetAt: OffsetAt, from: number, to: number): Generator<Stretch> {
  if (isAlways(time)) {
    if (from < to) yield { from, to };
    return;
  }
  for (const even of evenStretches(time.zone, offsetAt, from, to)) {
    for (let day = Math.floor((even.from + even.offset) / DAY); day * DAY - even.offset < even.to; day++) {
      if (!countsDay(time, day)) continue;
      const start = Math.max(even.from, day * DAY + time.hours.from * HOUR - even.offset);
      const end = Math.min(even.to, day * DAY + time.hours.to * HOUR - even.offset);
      if (start < end) yield { from: start, to: end };
    }
  }
}

const isAlways = ({ days, hours, vacation }: CountedTime): boolean =>
  days.length === 7 && hours.from === 0 && hours.to === 24 && vacation.length === 0;

/** Days are numbered from 1970-01-01, which was a Thursday. */
const weekdayOf = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1;

const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

function countsDay({ days, vacation }: CountedTime, day: number): boolean {
  if (!days.includes(weekdayOf(day))) return false;
  if (vacation.length === 0) return true;
  const date = dateOf(day);
  return !vacation.some(({ from, to }) => from <= date && date <= to);
}

/** Stretches of a day at most in which the zone's offset stays the same. No zone has changed it twice within a day. */
function* evenStretches(
  zone: string,
  offsetAt: OffsetAt,
  from: number,
  to: number,
): Generator<Stretch & { readonly offset: number }> {
  let offset = offsetAt(zone, from);
  for (let start = from; start < to; start += DAY) {
    const end = Math.min(start + DAY, to);
    const after = offsetAt(zone, end);
    const change = after === offset ? end : changeBetween(zone, offsetAt, start, end);
    yield { from: start, to: change, offset };
    if (change < end) yield { from: change, to: end, offset: after };
    offset = after;
  }
}

/** The first instant with the later offset. */
function changeBetween(zone: string, offsetAt: OffsetAt, early: number, late: number): number {
  const before = offsetAt(zone, early);
  let [low, high] = [early, late];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(zone, middle) === before) low = middle;
    else high = middle;
  }
  return high;
}

/** How much time counts between two instants. */
export function countedBetween(time: CountedTime, offsetAt: OffsetAt, from: number, to: number): number {
  let sum = 0;
  for (const stretch of countedStretches(time, offsetAt, from, to)) sum += stretch.to - stretch.from;
  return sum;
}

/** The instant at which so much counted time has passed; null where that never comes. */
export function afterCounted(time: CountedTime, offsetAt: OffsetAt, from: number, amount: number): number | null {
  if (amount <= 0) return from;
  let left = amount;
  for (const stretch of countedStretches(time, offsetAt, from, from + FARTHEST)) {
    const length = stretch.to - stretch.from;
    if (length >= left) return stretch.from + left;
    left -= length;
  }
  return null;
}

/** Whether time counts at an instant. */
export const countsAt = (time: CountedTime, offsetAt: OffsetAt, instant: number): boolean =>
  countedBetween(time, offsetAt, instant, instant + 1) > 0;

/** The calendar day of an instant in a zone. */
export const dateAt = (zone: string, offsetAt: OffsetAt, instant: number): string =>
  new Date(instant + offsetAt(zone, instant)).toISOString().slice(0, 10);
