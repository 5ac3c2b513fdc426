/** Prizes for the most and the second most of something, with ties and rounding (rules 4, ties). */
import { income, type Prizes } from '../data.ts';

export interface Payout {
  readonly seat: number;
  readonly amount: number;
}

const roundedDown = (amount: number): number => Math.floor(amount / income.unit) * income.unit;

/** The prizes for stations or shares of a line with this many cities. */
export const prizesOfLine = (value: number): Prizes => ({
  first: value * income.perCity,
  second: roundedDown((value * income.perCity) / 2),
});

function seatsWith(counts: readonly number[], count: number): number[] {
  return counts.flatMap((own, seat) => (own === count ? [seat] : []));
}

const split = (prize: number, seats: readonly number[]): Payout[] =>
  seats.map((seat) => ({ seat, amount: roundedDown(prize / seats.length) })).filter(({ amount }) => amount > 0);

/**
 * Who gets what, by seat; seats that get nothing are left out. Having nothing is no place. Equal firsts share both
 * prizes and there is no second; equal seconds share the second prize.
 */
export function majorities(counts: readonly number[], { first, second }: Prizes): Payout[] {
  const most = Math.max(0, ...counts);
  if (most === 0) return [];
  const leaders = seatsWith(counts, most);
  if (leaders.length > 1) return split(first + second, leaders);
  const next = Math.max(0, ...counts.filter((count) => count < most));
  const followers = next === 0 ? [] : seatsWith(counts, next);
  return [...split(first, leaders), ...split(second, followers)].toSorted((one, other) => one.seat - other.seat);
}

/** How many of these belong to each seat. */
export function countBySeat(seats: number, owned: readonly { readonly seat: number }[]): number[] {
  const counts = Array.from({ length: seats }, () => 0);
  for (const { seat } of owned) counts[seat] = (counts[seat] ?? 0) + 1;
  return counts;
}
