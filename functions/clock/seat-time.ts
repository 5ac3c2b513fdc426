/**
 * Computes a seat's remaining time from the table's moments, its clock and the player's counted time. A turn begins
 * when the seat is asked a question and ends with that question, known by its id. Time beyond the turn's own limit is
 * taken from the bank, which mails and pages call the reserve. Answers have their own hours, if the host set them, and
 * use no bank. A paused table uses no time. A player who takes over a seat begins with a full bank.
 */
import { HOUR } from '../../domain/kernel/durations.ts';
import type { ClockOptions } from '../../domain/kernel/clock.ts';
import { afterCounted, countedBetween, type CountedTime, countsAt, type Stretch } from './counted-time.ts';
import type { Moment, Question } from './moments.ts';
import type { OffsetAt } from './zones.ts';

/** A reminder comes a day before the turn's own time ends, or when a quarter of it is left, whichever is later. */
const LONGEST_NOTICE = 24 * HOUR;
const SHARE_OF_NOTICE = 4;

/** An open turn. Instants are milliseconds since 1970. */
export interface OpenTurn {
  /** The commit that asked the seat. */
  readonly version: number;
  /** The question's id. */
  readonly question: string;
  /** An answer within somebody else's turn. */
  readonly answer: boolean;
  /** The bank runs once the turn's own time is over. */
  readonly banked: boolean;
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
  readonly asked: Question;
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
  const used = (stretches: readonly Stretch[]): number =>
    stretches.reduce((sum, { from, to }) => sum + countedBetween(time, offsetAt, from, to), 0);
  const overdrawn = ({ asked, stretches }: Turn): number => {
    const { own, banked } = allowance(options, asked);
    return banked ? Math.max(0, used(stretches) - own) : 0;
  };

  let bank = options.bank * HOUR;
  let turn: Turn | null = null;
  for (const [index, moment] of moments.entries()) {
    const asked = moment.questions.find((question) => question.seat === seat);
    const anew = moment.seated.includes(seat);
    if (turn && (anew || asked?.question !== turn.asked.question)) {
      bank = Math.max(0, bank - overdrawn(turn));
      turn = null;
    }
    if (anew) bank = options.bank * HOUR;
    if (!asked) continue;
    turn ??= { version: moment.version, asked, since: moment.at, stretches: [] };
    const to = moments[index + 1]?.at ?? Math.max(now, moment.at);
    if (!moment.paused) turn.stretches.push({ from: moment.at, to });
  }
  if (!turn) return { seat, bankLeft: bank, turn: null };

  const { own, banked } = allowance(options, turn.asked);
  const total = banked ? own + bank : own;
  const paused = moments.at(-1)?.paused === true;
  const until = (amount: number): number | null => reached(time, offsetAt, turn.stretches, amount, paused);
  return {
    seat,
    bankLeft: Math.max(0, bank - overdrawn(turn)),
    turn: {
      version: turn.version,
      question: turn.asked.question,
      answer: turn.asked.answer === true,
      banked,
      since: turn.since,
      remindAt: until(own - Math.min(LONGEST_NOTICE, Math.floor(own / SHARE_OF_NOTICE))),
      ownDeadline: until(own),
      deadline: until(total),
      left: Math.max(0, total - used(turn.stretches)),
      runs: !paused && countsAt(time, offsetAt, now),
    },
  };
}

/** How much time a question gives by itself, and whether the bank comes on top. */
function allowance({ perTurn, answers }: ClockOptions, { answer }: Question) {
  const apart = answer === true && answers !== undefined;
  return { own: (apart ? answers.hours : perTurn) * HOUR, banked: !apart };
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
