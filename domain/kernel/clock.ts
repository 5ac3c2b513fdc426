/**
 * The clock that a host gives a table: how long a turn may take, how much time each player has in the bank besides, and
 * which days and hours count. Nobody ever loses by it; it says when to remind, and when others may ask a robot to help.
 * Answers within somebody else's turn may have hours of their own, and lapse after them. What the time is, only the
 * service knows.
 */
import * as z from 'zod/mini';

const hours = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

/** ISO 8601: Monday is 1, Sunday is 7. */
const weekday = z.int().check(z.minimum(1), z.maximum(7));

/** Thirty days of a turn, and as much in the bank, are longer than anybody waits. */
const MOST_HOURS = 720;

export const clockSchema = z.strictObject({
  /** Counted hours for each turn. */
  perTurn: hours(1, MOST_HOURS),
  /** Counted hours for the whole game, used up by turns that take longer. */
  bank: hours(0, MOST_HOURS),
  /** Answers within somebody else's turn. Without this they have the time of a turn. */
  answers: z.optional(
    z.strictObject({
      /** Counted hours for each answer; what it takes beyond them uses up no bank. */
      hours: hours(1, MOST_HOURS),
      /** After them the service answers what the game has for silence, where it has something. */
      lapse: z.boolean(),
    }),
  ),
  /** Days that count. */
  countedDays: z._default(
    z.array(weekday).check(
      z.minLength(1),
      z.maxLength(7),
      z.refine((days) => new Set(days).size === days.length),
    ),
    [1, 2, 3, 4, 5, 6, 7],
  ),
  /** Hours of those days that count, from the first up to and without the second. */
  countedHours: z._default(
    z.strictObject({ from: hours(0, 23), to: hours(1, 24) }).check(z.refine(({ from, to }) => from < to)),
    { from: 0, to: 24 },
  ),
  /** The time zone of days and hours, for players who have not told theirs; a name of the IANA time zone database. */
  zone: z._default(z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z0-9_+\-/]+$/)), 'UTC'),
  /** At the end of the time: remind only, or let the others vote the seat over to a robot. */
  atEnd: z._default(z.enum(['remind', 'vote']), 'remind'),
});

type Parsed = z.infer<typeof clockSchema>;
export type ClockOptions = Readonly<Omit<Parsed, 'countedDays'>> & { readonly countedDays: readonly number[] };
