/**
 * Sums of results. Sums of months add up to sums of years. All figures are integers; averages are computed when read.
 */
import type { PlayedBy, Result } from './result.ts';

export interface Best {
  readonly total: number;
  readonly table: string;
  readonly seat: number;
}

export interface Sum {
  readonly tables: number;
  /** How many people's results are in it. */
  readonly results: number;
  readonly total: number;
  /** Of the best person at each table. */
  readonly leading: number;
  readonly rounds: number;
  /** How often a person came first: alone, or with others. */
  readonly wins: number;
  readonly winsBySeat: readonly number[];
  readonly best: Best | null;
}

export type Sums = {
  /** By company and number of seats: `people/3`. */
  readonly groups: { readonly [group: string]: Sum };
  readonly ways: { readonly [way: string]: Sum };
};

export const nothing: Sums = { groups: {}, ways: {} };

const groupOf = (company: PlayedBy, seats: number): string => `${company}/${seats}`;

function sumOf({ table, seats, rounds, people }: Result): Sum {
  const totals = people.map(({ total }) => total);
  const won = people.filter(({ rank }) => rank === 1);
  const [first] = people.toSorted((one, other) => other.total - one.total);
  return {
    tables: 1,
    results: people.length,
    total: totals.reduce((sum, total) => sum + total, 0),
    leading: Math.max(...totals),
    rounds,
    wins: won.length,
    winsBySeat: Array.from({ length: seats }, (_, seat) => (won.some((one) => one.seat === seat) ? 1 : 0)),
    best: first ? { total: first.total, table, seat: first.seat } : null,
  };
}

function add(one: Sum | undefined, other: Sum): Sum {
  if (!one) return other;
  const longer = one.winsBySeat.length > other.winsBySeat.length ? one.winsBySeat : other.winsBySeat;
  return {
    tables: one.tables + other.tables,
    results: one.results + other.results,
    total: one.total + other.total,
    leading: one.leading + other.leading,
    rounds: one.rounds + other.rounds,
    wins: one.wins + other.wins,
    winsBySeat: longer.map((_, seat) => (one.winsBySeat[seat] ?? 0) + (other.winsBySeat[seat] ?? 0)),
    best: better(one.best, other.best),
  };
}

/** Of two that are equal, the one of the table that comes first by its id, so that the order of adding does not matter. */
function better(one: Best | null, other: Best | null): Best | null {
  if (!one || !other) return one ?? other;
  if (one.total !== other.total) return one.total > other.total ? one : other;
  return one.table <= other.table ? one : other;
}

const into = (sums: Sums['groups'], key: string, sum: Sum): Sums['groups'] => ({ ...sums, [key]: add(sums[key], sum) });

export const withResult = ({ groups, ways }: Sums, result: Result): Sums => ({
  groups: into(groups, groupOf(result.company, result.seats), sumOf(result)),
  ways: result.ways.reduce((found, way) => into(found, way, sumOf(result)), ways),
});

export const merged = (one: Sums, other: Sums): Sums => ({
  groups: Object.entries(other.groups).reduce((found, [key, sum]) => into(found, key, sum), one.groups),
  ways: Object.entries(other.ways).reduce((found, [key, sum]) => into(found, key, sum), one.ways),
});

/** To one decimal; null where there is nothing to divide. */
export const average = (sum: number, count: number): number | null =>
  count === 0 ? null : Math.round((10 * sum) / count) / 10;
