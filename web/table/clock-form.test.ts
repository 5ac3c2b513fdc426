import { expect, it } from 'vitest';
import { clockSchema } from '../../domain/kernel/clock.ts';
import { type ClockForm, clockErrors, clockFormOf, clockOf, noClock, withDetail, withPace } from './clock-form.ts';

const zone = 'Europe/Vienna';

it.each(['none', 'relaxed', 'daily', 'fast'] as const)(
  'the pace %s is a clock that the service takes, and is known again',
  (pace) => {
    const form = withPace(noClock, pace);
    expect(clockErrors(form)).toEqual([]);
    const clock = clockOf(form, zone);
    if (clock !== null) expect(clockSchema.safeParse(clock).success).toBe(true);
    expect(clockFormOf(clock).pace).toBe(pace);
  },
);

it('a detail makes a pace of one’s own, which is known again as such', () => {
  const own = withDetail(withPace(noClock, 'daily'), { days: [5, 1, 2, 3, 4] });
  expect(own.pace).toBe('own');
  const clock = clockOf(own, zone);
  expect(clock).toMatchObject({ perTurn: 24, bank: 72, countedDays: [1, 2, 3, 4, 5], zone });
  expect(clockFormOf(clock)).toMatchObject({ pace: 'own', days: [1, 2, 3, 4, 5] });
});

it.each<[Partial<ClockForm>, string]>([
  [{ perTurn: '0' }, 'perTurn'],
  [{ perTurn: '1.5' }, 'perTurn'],
  [{ perTurn: '' }, 'perTurn'],
  [{ perTurn: '721' }, 'perTurn'],
  [{ bank: '-1' }, 'bank'],
  [{ answers: '0' }, 'answers'],
  [{ answers: 'soon' }, 'answers'],
  [{ days: [] }, 'days'],
  [{ from: 9, to: 9 }, 'span'],
])('%j is told apart', (detail, wrong) => {
  expect(clockErrors(withDetail(noClock, detail))).toEqual([wrong]);
});

it('what is wrong with a clock does not matter where there is none', () => {
  expect(clockErrors({ ...noClock, perTurn: '' })).toEqual([]);
});

it('hours for answers are left out where none are written, and known again where some are', () => {
  expect(clockOf(withPace(noClock, 'daily'), zone)).not.toHaveProperty('answers');
  const own = withDetail(withPace(noClock, 'daily'), { answers: '8', lapse: true });
  const clock = clockOf(own, zone);
  expect(clock?.answers).toEqual({ hours: 8, lapse: true });
  expect(clockFormOf(clock)).toEqual(own);
});
