/**
 * Reads the clocks of a table: each seat's remaining time, from the table's clock options and history and the player's
 * time zone and vacation.
 */
import { HOUR } from '../../domain/kernel/durations.ts';
import { type ClockOptions, clockSchema } from '../../domain/kernel/clock.ts';
import type { Game } from '../../domain/kernel/contract.ts';
import type { History } from '../../domain/kernel/fold.ts';
import { peopleAt } from '../../domain/kernel/table.ts';
import { type Player, readPlayer } from '../people/player.ts';
import { gameOf, type Service } from '../service/service.ts';
import type { TableItem } from '../tables/table-item.ts';
import { type CountedTime, dateAt } from './counted-time.ts';
import { keptMoments } from './moments.ts';
import { type SeatTime, seatTime } from './seat-time.ts';
import { grantedVacation } from './vacation.ts';
import { offsetAt } from './zones.ts';

type ServicePart = Pick<Service, 'store' | 'games' | 'tables' | 'clock'>;

/** Where only one other person plays, nobody shares the decision; so it takes three days more. */
const ALONE = 72 * HOUR;

export interface SeatClock extends SeatTime {
  readonly onVacation: boolean;
  /** When the others may vote; null where they may not, or nobody knows yet. */
  readonly voteOpensAt: number | null;
  /** When the service answers for the seat; null where it does not, or nobody knows yet. */
  readonly lapsesAt: number | null;
}

export interface TableTimes {
  readonly options: ClockOptions;
  readonly paused: boolean;
  readonly version: number;
  readonly now: number;
  /** In order, one for each seat that a person plays. */
  readonly seats: readonly SeatClock[];
}

/** The clock of a table; null for a table without one. */
export const clockOf = ({ clock }: Pick<TableItem, 'clock'>): ClockOptions | null =>
  clock === null ? null : (clockSchema.safeParse(clock).data ?? null);

/** Every hour of every day counts. */
export const countsAlways = ({ countedDays, countedHours: { from, to } }: ClockOptions): boolean =>
  countedDays.length === 7 && from === 0 && to === 24;

/** Null where the table has no clock, or has not begun. */
export async function readTimes(service: ServicePart, table: TableItem): Promise<TableTimes | null> {
  const [options, game] = [clockOf(table), await gameOf(service, table.game)];
  if (!options || !game) return null;
  const counted = await countedTimes(service, table, options);
  return service.tables.withTable(table.id, game, (history) =>
    Promise.resolve(history.commits.length === 0 ? null : timesOf(game, history, options, counted, service.clock())),
  );
}

/** What counts for each seat's player. */
export function countedTimes(service: ServicePart, table: TableItem, options: ClockOptions): Promise<CountedTime[]> {
  return Promise.all(
    table.seats.map(async ({ player }) =>
      countedFor(options, player === null ? null : await readPlayer(service, player)),
    ),
  );
}

/** Days and hours are those of the player's own zone; who has not told one has the table's. */
const countedFor = (options: ClockOptions, player: Player | null): CountedTime => ({
  zone: player && player.zone !== 'UTC' ? player.zone : options.zone,
  days: options.countedDays,
  hours: options.countedHours,
  vacation: grantedVacation(player?.vacation ?? []),
});

/** For a caller that has the history. */
export function timesOf(
  game: Game,
  { commits, state }: History,
  options: ClockOptions,
  counted: readonly CountedTime[],
  now: number,
): TableTimes {
  const moments = keptMoments(game, commits);
  const people = state.table.ended ? [] : peopleAt(state.table);
  const seats = people.map((seat): SeatClock => {
    const time = counted[seat] ?? countedFor(options, null);
    const stands = seatTime(options, moments, seat, time, offsetAt, now);
    const today = dateAt(time.zone, offsetAt, now);
    const lapses = canLapse(game, state.game, options, stands);
    return {
      ...stands,
      onVacation: time.vacation.some(({ from }) => from === today),
      // Nobody has to vote over a seat that the table goes on without.
      voteOpensAt: lapses ? null : voteOpening(options, stands, people.length - 1),
      lapsesAt: lapses ? (stands.turn?.deadline ?? null) : null,
    };
  });
  return { options, paused: state.table.paused === true, version: state.table.version, now, seats };
}

/** The host wants answers to lapse, and the game has something for silence on this question. */
const canLapse = (game: Game, state: object, { answers }: ClockOptions, { seat, turn }: SeatTime): boolean =>
  answers?.lapse === true && turn?.answer === true && (game.lapse?.(state, seat) ?? null) !== null;

function voteOpening({ atEnd }: ClockOptions, { turn }: SeatTime, others: number): number | null {
  const deadline = turn?.deadline ?? null;
  if (atEnd !== 'vote' || deadline === null || others < 1) return null;
  return deadline + (others === 1 ? ALONE : 0);
}

/** Whether a vote over the seat is open. */
export const isVoteOpen = ({ seats, now }: TableTimes, seat: number): boolean => {
  const opens = seats.find((clock) => clock.seat === seat)?.voteOpensAt ?? null;
  return opens !== null && opens <= now;
};
