/** The result of a finished table for statistics, by seat number and without names. */
import type { Game } from '../../domain/kernel/contract.ts';
import type { History } from '../../domain/kernel/fold.ts';
import { botAt } from '../../domain/kernel/table.ts';
import type { TableItem } from '../tables/table-item.ts';

/** Who played: people only, people and robots, or one person against the game. */
export type PlayedBy = 'people' | 'robots' | 'solo';

/** How a person fared. A type, not an interface, so that a store can take it as a plain item. */
export type PersonResult = {
  readonly seat: number;
  readonly rank: number;
  readonly total: number;
};

export type Result = {
  readonly table: string;
  readonly game: string;
  /** When it ended. */
  readonly at: string;
  readonly seats: number;
  readonly company: PlayedBy;
  readonly rounds: number;
  readonly ways: readonly string[];
  readonly people: readonly PersonResult[];
};

/**
 * Null for what does not count: a table that is not over or was stopped by agreement, one that went on from a position of
 * another, one that was played elsewhere.
 */
export function resultOf(
  game: Game,
  table: TableItem,
  { commits, state }: History,
  ways: readonly string[],
): Result | null {
  const { ended, origin } = state.table;
  const standings = game.outcome(state.game);
  const last = commits.at(-1);
  if (table.imported || origin || ended?.reason !== 'finished' || !standings || !last) return null;
  const seats = standings.filter(({ seat }) => seat < state.table.seats);
  const people = seats.filter(({ seat }) => botAt(state.table, seat) === null);
  if (people.length === 0) return null;
  return {
    table: table.id,
    game: game.id,
    at: last.at,
    seats: state.table.seats,
    company: playedBy(state.table.seats, people.length),
    rounds: game.round(state.game).round,
    ways,
    people: people
      .map(({ seat, rank, total }) => ({ seat, rank, total }))
      .toSorted((one, other) => one.seat - other.seat),
  };
}

function playedBy(seats: number, people: number): PlayedBy {
  if (seats === 1) return 'solo';
  return people === seats ? 'people' : 'robots';
}
