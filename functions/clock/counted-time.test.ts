/** Counted time over the changes of daylight saving, in zones that are ahead and behind, by whole hours and by halves. */
import { describe, expect, test } from 'vitest';
import { afterCounted, countedBetween, type CountedTime, countsAt, dateAt } from './counted-time.ts';
import { offsetAt } from './zones.ts';

const HOUR = 3_600_000;
const at = (iso: string): number => Date.parse(iso);
const hoursBetween = (time: CountedTime, from: string, to: string) =>
  countedBetween(time, offsetAt, at(from), at(to)) / HOUR;
const after = (time: CountedTime, from: string, hours: number) => {
  const instant = afterCounted(time, offsetAt, at(from), hours * HOUR);
  return instant === null ? null : new Date(instant).toISOString();
};

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const WEEKDAYS = [1, 2, 3, 4, 5];
const allDay = { from: 0, to: 24 };
const counted = (zone: string, wanted: Partial<CountedTime> = {}): CountedTime => ({
  zone,
  days: EVERY_DAY,
  hours: allDay,
  vacation: [],
  ...wanted,
});

describe('offsets', () => {
  test.each([
    ['UTC', '2026-06-01T00:00:00Z', 0],
    ['Europe/Berlin', '2026-01-01T00:00:00Z', 1],
    ['Europe/Berlin', '2026-07-01T00:00:00Z', 2],
    ['America/New_York', '2026-07-01T00:00:00Z', -4],
    ['America/St_Johns', '2026-01-01T00:00:00Z', -3.5],
    ['Asia/Kolkata', '2026-01-01T00:00:00Z', 5.5],
    ['Asia/Kathmandu', '2026-01-01T00:00:00Z', 5.75],
    ['Australia/Lord_Howe', '2026-01-01T00:00:00Z', 11],
    ['Australia/Lord_Howe', '2026-07-01T00:00:00Z', 10.5],
    ['Pacific/Kiritimati', '2026-01-01T00:00:00Z', 14],
  ])('%s at %s', (zone, instant, hours) => {
    expect(offsetAt(zone, at(instant)) / HOUR).toBe(hours);
    expect(offsetAt(zone, at(instant) + 999) / HOUR).toBe(hours);
  });
});

describe('time that always counts', () => {
  test('is the time that passes, whatever wall clocks do', () => {
    expect(hoursBetween(counted('Europe/Berlin'), '2026-03-28T12:00:00Z', '2026-03-30T12:00:00Z')).toBe(48);
    expect(after(counted('Europe/Berlin'), '2026-10-24T12:00:00Z', 48)).toBe('2026-10-26T12:00:00.000Z');
  });

  test('nothing is nothing', () => {
    expect(hoursBetween(counted('UTC'), '2026-03-01T00:00:00Z', '2026-03-01T00:00:00Z')).toBe(0);
    expect(hoursBetween(counted('UTC'), '2026-03-02T00:00:00Z', '2026-03-01T00:00:00Z')).toBe(0);
    expect(after(counted('UTC'), '2026-03-01T00:00:00Z', 0)).toBe('2026-03-01T00:00:00.000Z');
  });
});

describe('hours of the day', () => {
  const daytime = counted('Europe/Berlin', { hours: { from: 8, to: 20 } });

  test('count by the wall clock, in winter and in summer', () => {
    expect(hoursBetween(daytime, '2026-01-10T00:00:00Z', '2026-01-11T00:00:00Z')).toBe(12);
    expect(after(daytime, '2026-01-10T00:00:00Z', 1)).toBe('2026-01-10T08:00:00.000Z');
    expect(after(daytime, '2026-07-10T00:00:00Z', 1)).toBe('2026-07-10T07:00:00.000Z');
  });

  test('a deadline over the change lies at the same wall clock hour', () => {
    // Saturday 18:00 wall clock: two hours that day, then Sunday from eight on.
    expect(after(daytime, '2026-03-28T17:00:00Z', 3)).toBe('2026-03-29T07:00:00.000Z');
    expect(after(daytime, '2026-10-24T16:00:00Z', 3)).toBe('2026-10-25T08:00:00.000Z');
  });

  test('an hour that is skipped does not come', () => {
    const night = counted('Europe/Berlin', { hours: { from: 1, to: 4 } });
    expect(hoursBetween(night, '2026-03-28T12:00:00Z', '2026-03-29T12:00:00Z')).toBe(2);
    const gone = counted('Europe/Berlin', { hours: { from: 2, to: 3 } });
    expect(hoursBetween(gone, '2026-03-28T12:00:00Z', '2026-03-29T12:00:00Z')).toBe(0);
    expect(after(gone, '2026-03-28T12:00:00Z', 1)).toBe('2026-03-30T01:00:00.000Z');
  });

  test('an hour that is repeated counts twice', () => {
    const night = counted('Europe/Berlin', { hours: { from: 2, to: 3 } });
    expect(hoursBetween(night, '2026-10-24T12:00:00Z', '2026-10-25T12:00:00Z')).toBe(2);
    expect(after(night, '2026-10-24T12:00:00Z', 2)).toBe('2026-10-25T02:00:00.000Z');
  });

  test('a day has 23 hours in spring and 25 in autumn', () => {
    const sundays = counted('America/New_York', { days: [7] });
    expect(hoursBetween(sundays, '2026-03-07T00:00:00Z', '2026-03-10T00:00:00Z')).toBe(23);
    expect(hoursBetween(sundays, '2026-10-31T00:00:00Z', '2026-11-03T00:00:00Z')).toBe(25);
  });

  test('half an hour of daylight saving is half an hour', () => {
    const sundays = counted('Australia/Lord_Howe', { days: [7] });
    expect(hoursBetween(sundays, '2026-04-04T00:00:00Z', '2026-04-06T00:00:00Z')).toBe(24.5);
    expect(hoursBetween(sundays, '2026-10-03T00:00:00Z', '2026-10-05T00:00:00Z')).toBe(23.5);
  });

  test('zones of half hours begin their day at half past', () => {
    const kolkata = counted('Asia/Kolkata', { hours: { from: 9, to: 17 } });
    expect(after(kolkata, '2026-05-01T00:00:00Z', 0.5)).toBe('2026-05-01T04:00:00.000Z');
    const newfoundland = counted('America/St_Johns', { hours: { from: 9, to: 17 } });
    expect(after(newfoundland, '2026-01-05T00:00:00Z', 8)).toBe('2026-01-05T20:30:00.000Z');
    expect(after(newfoundland, '2026-07-06T00:00:00Z', 8)).toBe('2026-07-06T19:30:00.000Z');
  });
});

describe('days', () => {
  const office = counted('Europe/Berlin', { days: WEEKDAYS, hours: { from: 9, to: 17 } });

  test('that do not count are passed over', () => {
    // Friday 16:00 wall clock: one hour, and the second on Monday.
    expect(after(office, '2026-01-09T15:00:00Z', 2)).toBe('2026-01-12T09:00:00.000Z');
    expect(hoursBetween(office, '2026-01-05T00:00:00Z', '2026-01-12T00:00:00Z')).toBe(40);
  });

  test('are those of the zone, not of Greenwich', () => {
    const mondays = counted('Pacific/Kiritimati', { days: [1] });
    expect(countsAt(mondays, offsetAt, at('2026-01-04T10:00:00Z'))).toBe(true);
    expect(countsAt(mondays, offsetAt, at('2026-01-05T10:00:00Z'))).toBe(false);
    expect(dateAt('Pacific/Kiritimati', offsetAt, at('2026-01-04T10:00:00Z'))).toBe('2026-01-05');
  });

  test('of vacation do not count, the last one neither', () => {
    const away = { ...office, vacation: [{ from: '2026-01-06', to: '2026-01-08' }] };
    expect(hoursBetween(away, '2026-01-05T00:00:00Z', '2026-01-12T00:00:00Z')).toBe(16);
    expect(after(away, '2026-01-05T08:00:00Z', 9)).toBe('2026-01-09T09:00:00.000Z');
  });

  test('a day that a country skipped is no day', () => {
    // Samoa crossed the date line: there was no 30 December 2011.
    const samoa = counted('Pacific/Apia', { days: [5] });
    expect(hoursBetween(samoa, '2011-12-29T00:00:00Z', '2012-01-01T00:00:00Z')).toBe(0);
  });
});

test('what a stretch counts and when so much has counted agree, at every hour over a change', () => {
  for (const zone of ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'America/St_Johns', 'Asia/Kolkata']) {
    const time = counted(zone, { days: WEEKDAYS, hours: { from: 1, to: 9 } });
    for (const first of ['2026-03-06', '2026-03-27', '2026-04-03', '2026-10-23', '2026-10-30']) {
      const from = at(`${first}T00:30:00Z`);
      for (let hours = 0.25; hours < 30; hours += 1.75) {
        const deadline = afterCounted(time, offsetAt, from, hours * HOUR) ?? 0;
        expect(countedBetween(time, offsetAt, from, deadline)).toBe(hours * HOUR);
        expect(countsAt(time, offsetAt, deadline - 1)).toBe(true);
      }
    }
  }
});

test('time that never counts has no end', () => {
  expect(after(counted('UTC', { days: [] }), '2026-01-01T00:00:00Z', 1)).toBeNull();
});
