/** The clocks of a table. */
import * as z from 'zod/mini';
import { clockSchema } from '../../../domain/kernel/clock.ts';
import type { Answer } from './answer.ts';

const instant = z.string();
const seconds = z.int();

const seatTimesSchema = z.strictObject({
  seat: z.int(),
  /** Counted seconds in the bank, which pages call the reserve. */
  bankLeft: seconds,
  /** No time counts today, because the player is away. */
  onVacation: z.boolean(),
  /** Null for a seat that nobody waits for. */
  turn: z.nullable(
    z.strictObject({
      since: instant,
      /** An answer within somebody else's turn. */
      answer: z.boolean(),
      /** The bank runs after the turn's own time; it does not for answers that have hours of their own. */
      usesBank: z.boolean(),
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
      /** When the service answers for the seat, as the host wants it; null where it does not. */
      lapsesAt: z.nullable(instant),
    }),
  ),
});
export type SeatTimes = Answer<typeof seatTimesSchema>;

export const timesSchema = z.strictObject({
  /** Null for a table without a clock. */
  clock: z.nullable(clockSchema),
  version: z.int(),
  /** The service's time. */
  now: instant,
  paused: z.boolean(),
  seats: z.array(seatTimesSchema),
});
export type Times = Answer<typeof timesSchema>;
