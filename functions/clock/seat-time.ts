/**
 * Computes a seat's remaining time from the table's moments, its clock and the player's counted time. A turn begins
 * when the seat is awaited and ends when it acts or is no longer awaited. Time beyond the turn's own limit is taken
 * from the bank, which mails and pages call the reserve. A paused table uses no time. A player who takes over a seat
 * begins with a full bank.
 */
import { HOUR } from '../../domain/kernel/durations.ts';
import type { ClockOptions } from '../../domain/kernel/clock.ts';
import { afterCounted, countedBetween, type CountedTime, countsAt, type Stretch } from './counted-time.ts';
import { isAskedAnew, type Moment } from './moments.ts';
import type { OffsetAt } from './zones.ts';

/** A reminder comes a day before the turn's own time ends, or when a quarter of it is left, whichever is later. */
const LONGEST_NOTICE = 24 * HOUR;
const SHARE_OF_NOTICE = 4;

/** An open turn. Instants are milliseconds since 1970. */
export interface OpenTurn {
  /** The commit that asked the seat. */
  readonly version: number;
  readonly since: number;
  /** Null while the table is paused and the time was not over before. */
  readonly remindAt: number | null;
  /** When the turn's own time is over; what is in the bank is used up from there. */
  readonly ownDeadline: number | null;
  /** When the bank is used up too. */
  readonly deadline: number | null;
  /** Counted milliseconds until the deadline; none once it has passed. */
  readonly left: number;
  /** Time runs at this moment: no pause, a counted hour of a counted day, no vacation. */
  readonly runs: boolean;
}

export interface SeatTime {
  readonly seat: number;
  /** Counted milliseconds in the bank, after what the open turn has taken. */
  readonly bankLeft: number;
  readonly turn: OpenTurn | null;
}

interface Turn {
  readonly version: number;
  readonly since: number;
  /** When the table was not paused; the last one is open while the turn is. */
  readonly stretches: Stretch[];
}

export function seatTime(
  options: ClockOptions,
  moments: readonly Moment[],
  seat: number,
  time: CountedTime,
  offsetAt: OffsetAt,
  now: number,
): SeatTime {
  const perTurn = options.perTurn * HOUR;
  const used = (stretches: readonly Stretch[]): number =>
    stretches.reduce((sum, { from, to }) => sum + countedBetween(time, offsetAt, from, to), 0);
  const overdrawn = (turn: Turn): number => Math.max(0, used(turn.stretches) - perTurn);

  let bank = options.bank * HOUR;
  let turn: Turn | null = null;
  for (const [index, moment] of moments.entries()) {
    if (turn && (!moment.awaited.includes(seat) || isAskedAnew(moment, seat, turn.version))) {
      bank = Math.max(0, bank - overdrawn(turn));
      turn = null;
    }
    if (moment.seated.includes(seat)) bank = options.bank * HOUR;
    if (!moment.awaited.includes(seat)) continue;
    turn ??= { version: moment.version, since: moment.at, stretches: [] };
    const to = moments[index + 1]?.at ?? Math.max(now, moment.at);
    if (!moment.paused) turn.stretches.push({ from: moment.at, to });
  }
  if (!turn) return { seat, bankLeft: bank, turn: null };

  const total = perTurn + bank;
  const paused = moments.at(-1)?.paused === true;
  const until = (amount: number): number | null => reached(time, offsetAt, turn.stretches, amount, paused);
  const deadline = until(total);
  return {
    seat,
    bankLeft: Math.max(0, bank - overdrawn(turn)),
    turn: {
      version: turn.version,
      since: turn.since,
      remindAt: until(perTurn - Math.min(LONGEST_NOTICE, Math.floor(perTurn / SHARE_OF_NOTICE))),
      ownDeadline: until(perTurn),
      deadline,
      left: Math.max(0, total - used(turn.stretches)),
      runs: !paused && countsAt(time, offsetAt, now),
    },
  };
}

/** When so much time has counted over the stretches, the last of which goes on unless the table is paused. */
function reached(
  time: CountedTime,
  offsetAt: OffsetAt,
  stretches: readonly Stretch[],
  amount: number,
  paused: boolean,
): number | null {
  let left = amount;
  for (const [index, { from, to }] of stretches.entries()) {
    const goesOn = index === stretches.length - 1 && !paused;
    const counted = goesOn ? Number.POSITIVE_INFINITY : countedBetween(time, offsetAt, from, to);
    if (counted >= left) return afterCounted(time, offsetAt, from, left);
    left -= counted;
  }
  return null;
}
