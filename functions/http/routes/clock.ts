/** The clocks of a table, for everybody who looks at it. */
import * as z from 'zod/mini';
import { clockSchema } from '../../../domain/kernel/clock.ts';
import { readTimes, type SeatClock } from '../../clock/table-times.ts';
import { isProblem } from '../../service/problem.ts';
import { privately } from '../responses.ts';
import { tableIn } from '../table-access.ts';
import { type Route, route } from '../route.ts';

const instant = z.string();
const seconds = z.int();

const seatSchema = z.strictObject({
  seat: z.int(),
  /** Counted seconds in the bank. */
  bankLeft: seconds,
  /** No time counts today, because the player is away. */
  onVacation: z.boolean(),
  /** Null for a seat that nobody waits for. */
  turn: z.nullable(
    z.strictObject({
      since: instant,
      /** When the turn's own time is over; what is in the bank is used up from there. Null while the table is paused. */
      ownDeadline: z.nullable(instant),
      /** When the bank is used up too. */
      deadline: z.nullable(instant),
      /** Counted seconds until then. */
      left: seconds,
      /** Time counts at this moment. */
      runs: z.boolean(),
      overdue: z.boolean(),
      /** When the others may vote the seat over to a robot; null where they may not. */
      voteOpensAt: z.nullable(instant),
      voteOpen: z.boolean(),
    }),
  ),
});

const timesSchema = z.strictObject({
  /** Null for a table without a clock. */
  clock: z.nullable(clockSchema),
  version: z.int(),
  /** The service's time. */
  now: instant,
  paused: z.boolean(),
  seats: z.array(seatSchema),
});

const isoOf = (at: number): string => new Date(at).toISOString();
const maybe = (at: number | null): string | null => (at === null ? null : isoOf(at));
const secondsOf = (milliseconds: number): number => Math.floor(milliseconds / 1000);

const printed = (now: number, { seat, bankLeft, onVacation, turn, voteOpensAt }: SeatClock) => ({
  seat,
  bankLeft: secondsOf(bankLeft),
  onVacation,
  turn: turn && {
    since: isoOf(turn.since),
    ownDeadline: maybe(turn.ownDeadline),
    deadline: maybe(turn.deadline),
    left: secondsOf(turn.left),
    runs: turn.runs,
    overdue: turn.deadline !== null && turn.deadline <= now,
    voteOpensAt: maybe(voteOpensAt),
    voteOpen: voteOpensAt !== null && voteOpensAt <= now,
  },
});

export const clockRoutes: Route[] = [
  route(
    {
      method: 'GET',
      path: '/api/tables/:id/clock',
      summary: 'How much time each seat has, and when others may vote',
      answer: { status: 200, description: 'The clocks', schema: timesSchema },
    },
    async (call) => {
      const { c, service } = call;
      const table = await tableIn(call);
      if (isProblem(table)) return table;
      const times = await readTimes(service, table);
      if (!times) {
        return privately(c, { clock: null, version: 0, now: isoOf(service.clock()), paused: false, seats: [] });
      }
      const { options, version, now, paused, seats } = times;
      return privately(c, {
        clock: options,
        version,
        now: isoOf(now),
        paused,
        seats: seats.map((seat) => printed(now, seat)),
      });
    },
  ),
];
