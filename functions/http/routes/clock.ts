/** The clocks of a table. */
import { readTimes, type SeatClock, type TableTimes } from '../../clock/table-times.ts';
import type { Written } from '../answers/answer.ts';
import { type Times, timesSchema } from '../answers/clock.ts';
import { withTable } from '../preconditions.ts';
import { privately } from '../responses.ts';
import { type Route, route } from '../route.ts';

const isoOf = (at: number): string => new Date(at).toISOString();
const maybe = (at: number | null): string | null => (at === null ? null : isoOf(at));
const secondsOf = (milliseconds: number): number => Math.floor(milliseconds / 1000);

const printed = (now: number, { seat, bankLeft, onVacation, turn, voteOpensAt, lapsesAt }: SeatClock) => ({
  seat,
  bankLeft: secondsOf(bankLeft),
  onVacation,
  turn: turn && {
    since: isoOf(turn.since),
    answer: turn.answer,
    usesBank: turn.banked,
    ownDeadline: maybe(turn.ownDeadline),
    deadline: maybe(turn.deadline),
    left: secondsOf(turn.left),
    runs: turn.runs,
    overdue: turn.deadline !== null && turn.deadline <= now,
    voteOpensAt: maybe(voteOpensAt),
    voteOpen: voteOpensAt !== null && voteOpensAt <= now,
    lapsesAt: maybe(lapsesAt),
  },
});

/** A table without a clock, or before its start. */
const unclocked = (now: number): Written<Times> => ({
  clock: null,
  version: 0,
  now: isoOf(now),
  paused: false,
  seats: [],
});

const timesAnswer = ({ options, version, now, paused, seats }: TableTimes): Written<Times> => ({
  clock: options,
  version,
  now: isoOf(now),
  paused,
  seats: seats.map((seat) => printed(now, seat)),
});

export const clockRoutes: Route[] = [
  route(
    {
      method: 'GET',
      path: '/api/tables/:id/clock',
      summary: 'How much time each seat has, and when others may vote',
      answer: { status: 200, description: 'The clocks', schema: timesSchema },
    },
    withTable(async ({ c, service, table }) => {
      const times = await readTimes(service, table);
      return privately(c, times === null ? unclocked(service.clock()) : timesAnswer(times));
    }),
  ),
];
