/** How a seat stands with its time: turns, bank, pauses, vacation, over changes of daylight saving. */
import { describe, expect, test } from 'vitest';
import { type ClockOptions, clockSchema } from '../../domain/kernel/clock.ts';
import type { CountedTime } from './counted-time.ts';
import type { Moment } from './moments.ts';
import { seatTime } from './seat-time.ts';
import { offsetAt } from './zones.ts';

const HOUR = 3_600_000;
const at = (iso: string): number => Date.parse(iso);
const iso = (instant: number | null | undefined): string | null =>
  instant === null || instant === undefined ? null : new Date(instant).toISOString().slice(0, 16);

const clock = (wanted: Partial<ClockOptions> = {}): ClockOptions =>
  clockSchema.parse({ perTurn: 24, bank: 12, ...wanted });

const timeOf = ({ countedDays, countedHours, zone }: ClockOptions, vacation: CountedTime['vacation'] = []) => ({
  zone,
  days: countedDays,
  hours: countedHours,
  vacation,
});

let version = 0;
const moment = (
  time: string,
  awaited: readonly number[],
  { asked = 'first', answer, ...wanted }: Partial<Moment> & { readonly asked?: string; readonly answer?: true } = {},
): Moment => ({
  version: ++version,
  at: at(time),
  questions: awaited.map((seat) => ({ seat, question: asked, ...(answer ? { answer } : {}) })),
  seated: [],
  paused: false,
  ...wanted,
});

const look = (options: ClockOptions, moments: readonly Moment[], now: string, vacation: CountedTime['vacation'] = []) =>
  seatTime(options, moments, 0, timeOf(options, vacation), offsetAt, at(now));

describe('a turn', () => {
  const asked = [moment('2026-05-04T10:00Z', [0])];

  test('ends after its own time and the bank', () => {
    const { turn, bankLeft } = look(clock(), asked, '2026-05-04T12:00Z');
    expect(iso(turn?.since)).toBe('2026-05-04T10:00');
    expect(iso(turn?.ownDeadline)).toBe('2026-05-05T10:00');
    expect(iso(turn?.deadline)).toBe('2026-05-05T22:00');
    expect(turn?.left).toBe(34 * HOUR);
    expect(turn?.runs).toBe(true);
    expect(bankLeft).toBe(12 * HOUR);
  });

  test('is reminded of when a quarter of its own time is left, a day before at the earliest', () => {
    expect(iso(look(clock(), asked, '2026-05-04T12:00Z').turn?.remindAt)).toBe('2026-05-05T04:00');
    const long = clock({ perTurn: 240, bank: 0 });
    expect(iso(look(long, asked, '2026-05-04T12:00Z').turn?.remindAt)).toBe('2026-05-13T10:00');
  });

  test('has no more than its own time where nothing is in the bank', () => {
    const { turn } = look(clock({ bank: 0 }), asked, '2026-05-04T12:00Z');
    expect(turn?.ownDeadline).toBe(turn?.deadline);
    expect(iso(turn?.ownDeadline)).toBe('2026-05-05T10:00');
  });

  test('draws on the bank after its own time, until that is empty', () => {
    expect(look(clock(), asked, '2026-05-05T10:00Z').bankLeft).toBe(12 * HOUR);
    expect(look(clock(), asked, '2026-05-05T15:00Z').bankLeft).toBe(7 * HOUR);
    const late = look(clock(), asked, '2026-05-09T15:00Z');
    expect(late.bankLeft).toBe(0);
    expect(late.turn?.left).toBe(0);
    expect(iso(late.turn?.deadline)).toBe('2026-05-05T22:00');
  });

  test('that nobody waits for has no time', () => {
    expect(look(clock(), [moment('2026-05-04T10:00Z', [1])], '2026-05-05T10:00Z')).toEqual({
      seat: 0,
      bankLeft: 12 * HOUR,
      turn: null,
    });
  });

  test('goes on as long as the question is the same; another question to the seat begins it anew', () => {
    const both = [moment('2026-05-04T10:00Z', [0, 1]), moment('2026-05-04T20:00Z', [0, 1])];
    expect(iso(look(clock(), both, '2026-05-04T21:00Z').turn?.since)).toBe('2026-05-04T10:00');
    const again = [...both, moment('2026-05-05T08:00Z', [0, 1], { asked: 'second' })];
    expect(iso(look(clock(), again, '2026-05-05T09:00Z').turn?.since)).toBe('2026-05-05T08:00');
    expect(look(clock(), again, '2026-05-05T09:00Z').turn?.version).toBe(again[2]?.version);
  });

  test('that took too long leaves less in the bank for the next', () => {
    const moments = [
      moment('2026-05-04T10:00Z', [0]),
      moment('2026-05-05T15:00Z', [1]),
      moment('2026-05-05T16:00Z', [0]),
    ];
    const { turn, bankLeft } = look(clock(), moments, '2026-05-05T16:00Z');
    expect(bankLeft).toBe(7 * HOUR);
    expect(iso(turn?.deadline)).toBe('2026-05-06T23:00');
  });

  test('that overdrew the bank leaves nothing, and no debt', () => {
    const moments = [
      moment('2026-05-04T10:00Z', [0]),
      moment('2026-05-14T10:00Z', [1]),
      moment('2026-05-14T11:00Z', [0]),
    ];
    expect(iso(look(clock(), moments, '2026-05-14T12:00Z').turn?.deadline)).toBe('2026-05-15T11:00');
  });

  test('that was over and comes back by a take-back begins anew, though its id is the same', () => {
    const asked = moment('2026-05-04T10:00Z', [0]);
    const played = moment('2026-05-04T12:00Z', [1]);
    const back = moment('2026-05-05T09:00Z', [0]);
    expect(iso(look(clock(), [asked, played, back], '2026-05-05T10:00Z').turn?.since)).toBe('2026-05-05T09:00');
    expect(iso(look(clock(), [asked, back], '2026-05-05T10:00Z').turn?.since)).toBe('2026-05-04T10:00');
  });

  test('whoever takes the seat over begins with a whole turn and a full bank', () => {
    const moments = [
      moment('2026-05-04T10:00Z', [0]),
      moment('2026-05-14T10:00Z', []),
      moment('2026-05-15T10:00Z', [0], { seated: [0] }),
    ];
    const { turn, bankLeft } = look(clock(), moments, '2026-05-15T10:00Z');
    expect(bankLeft).toBe(12 * HOUR);
    expect(iso(turn?.deadline)).toBe('2026-05-16T22:00');
    const fromHandToHand = [moments[0]!, moment('2026-05-15T10:00Z', [0], { seated: [0] })];
    expect(iso(look(clock(), fromHandToHand, '2026-05-15T10:00Z').turn?.deadline)).toBe('2026-05-16T22:00');
  });
});

describe('an answer within somebody else’s turn', () => {
  const asked = [moment('2026-05-04T10:00Z', [0], { answer: true })];
  const short = clock({ answers: { hours: 8, lapse: false } });

  test('has the time of a turn where the host gave it none of its own', () => {
    expect(iso(look(clock(), asked, '2026-05-04T12:00Z').turn?.deadline)).toBe('2026-05-05T22:00');
  });

  test('ends after its own hours, without the bank', () => {
    const { turn, bankLeft } = look(short, asked, '2026-05-04T12:00Z');
    expect(turn).toMatchObject({ answer: true, left: 6 * HOUR });
    expect([turn?.remindAt, turn?.ownDeadline, turn?.deadline].map(iso)).toEqual([
      '2026-05-04T16:00',
      '2026-05-04T18:00',
      '2026-05-04T18:00',
    ]);
    expect(bankLeft).toBe(12 * HOUR);
  });

  test('that came much too late has used up no bank', () => {
    const later = moment('2026-05-08T10:00Z', [0], { asked: 'turn' });
    const { turn, bankLeft } = look(short, [...asked, later], '2026-05-08T10:00Z');
    expect(bankLeft).toBe(12 * HOUR);
    expect(turn?.answer).toBe(false);
    expect(iso(turn?.deadline)).toBe('2026-05-09T22:00');
    expect(look(short, asked, '2026-05-08T10:00Z').bankLeft).toBe(12 * HOUR);
  });

  test('gives another answer its whole time', () => {
    const second = moment('2026-05-04T17:00Z', [0], { asked: 'second', answer: true });
    expect(iso(look(short, [...asked, second], '2026-05-04T17:00Z').turn?.deadline)).toBe('2026-05-05T01:00');
  });
});

describe('a pause', () => {
  const moments = [
    moment('2026-05-04T10:00Z', [0]),
    moment('2026-05-04T20:00Z', [0], { paused: true }),
    moment('2026-05-14T20:00Z', [0]),
  ];

  test('stops time, and the deadline is unknown as long as it lasts', () => {
    const { turn } = look(clock(), moments.slice(0, 2), '2026-05-10T00:00Z');
    expect(turn).toMatchObject({ deadline: null, remindAt: null, left: 26 * HOUR, runs: false });
  });

  test('leaves what was left', () => {
    const { turn } = look(clock(), moments, '2026-05-14T21:00Z');
    expect(iso(turn?.since)).toBe('2026-05-04T10:00');
    expect(iso(turn?.deadline)).toBe('2026-05-15T22:00');
    expect(turn?.left).toBe(25 * HOUR);
  });

  test('after the end changes nothing about the end', () => {
    const late = [moment('2026-05-04T10:00Z', [0]), moment('2026-05-08T10:00Z', [0], { paused: true })];
    expect(iso(look(clock(), late, '2026-05-10T00:00Z').turn?.deadline)).toBe('2026-05-05T22:00');
  });

  test('in which one plays and is asked again: time begins when the table goes on', () => {
    const paused = [
      moment('2026-05-04T10:00Z', [0], { paused: true }),
      moment('2026-05-05T10:00Z', [0], { paused: true, asked: 'second' }),
    ];
    expect(look(clock(), paused, '2026-05-06T10:00Z').turn).toMatchObject({ deadline: null, left: 36 * HOUR });
    const on = [...paused, moment('2026-05-07T10:00Z', [0], { asked: 'second' })];
    expect(iso(look(clock(), on, '2026-05-07T10:00Z').turn?.deadline)).toBe('2026-05-08T22:00');
  });
});

describe('days that do not count', () => {
  test('of the table and of the player move the deadline', () => {
    const weekdays = clock({ countedDays: [1, 2, 3, 4, 5], bank: 0 });
    const friday = [moment('2026-05-08T10:00Z', [0])];
    expect(iso(look(weekdays, friday, '2026-05-08T10:00Z').turn?.deadline)).toBe('2026-05-11T10:00');
    const away = [{ from: '2026-05-11', to: '2026-05-13' }];
    const { turn } = look(weekdays, friday, '2026-05-12T10:00Z', away);
    expect(iso(turn?.deadline)).toBe('2026-05-14T10:00');
    expect(turn?.runs).toBe(false);
  });
});

describe('daylight saving', () => {
  const berlin = clock({ perTurn: 24, bank: 0, zone: 'Europe/Berlin', countedHours: { from: 8, to: 20 } });

  test('beginning within a turn keeps the hour of the wall clock', () => {
    // Saturday 12:00 wall clock in winter; 24 counted hours are two days of twelve.
    const { turn } = look(berlin, [moment('2026-03-28T11:00Z', [0])], '2026-03-28T11:00Z');
    expect(iso(turn?.deadline)).toBe('2026-03-30T10:00');
    const before = look(berlin, [moment('2026-03-21T11:00Z', [0])], '2026-03-21T11:00Z');
    expect(iso(before.turn?.deadline)).toBe('2026-03-23T11:00');
  });

  test('ending within a turn, too', () => {
    const { turn } = look(berlin, [moment('2026-10-24T10:00Z', [0])], '2026-10-24T10:00Z');
    expect(iso(turn?.deadline)).toBe('2026-10-26T11:00');
  });

  test('in time that counts all day a turn of 24 hours takes 24 hours', () => {
    const always = clock({ bank: 0, zone: 'Europe/Berlin' });
    expect(iso(look(always, [moment('2026-03-28T11:00Z', [0])], '2026-03-28T11:00Z').turn?.deadline)).toBe(
      '2026-03-29T11:00',
    );
  });
});

describe('clocks that a host can set', () => {
  test.each([
    [{ perTurn: 24, bank: 0 }, true],
    [{ perTurn: 0, bank: 0 }, false],
    [{ perTurn: 721, bank: 0 }, false],
    [{ perTurn: 1.5, bank: 0 }, false],
    [{ perTurn: 24, bank: -1 }, false],
    [{ perTurn: 24, bank: 0, countedDays: [] }, false],
    [{ perTurn: 24, bank: 0, countedDays: [1, 1] }, false],
    [{ perTurn: 24, bank: 0, countedDays: [0] }, false],
    [{ perTurn: 24, bank: 0, countedHours: { from: 9, to: 9 } }, false],
    [{ perTurn: 24, bank: 0, countedHours: { from: 22, to: 6 } }, false],
    [{ perTurn: 24, bank: 0, atEnd: 'lose' }, false],
    [{ perTurn: 24, bank: 0, answers: { hours: 8, lapse: true } }, true],
    [{ perTurn: 24, bank: 0, answers: { hours: 0, lapse: true } }, false],
    [{ perTurn: 24, bank: 0, answers: { hours: 721, lapse: true } }, false],
    [{ perTurn: 24, bank: 0, answers: { hours: 8 } }, false],
  ])('%j: %s', (given, fits) => {
    expect(clockSchema.safeParse(given).success).toBe(fits);
  });
});
