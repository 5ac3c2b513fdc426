import { expect, test } from 'vitest';
import { momentWords as inWords, type Reader, spanWords } from './time-left.ts';

/** Commas, leading zeros and kinds of spaces are the runtime's business. */
const plain = (words: string): string =>
  words
    .replace(/,/g, '')
    .replace(/\s/g, ' ')
    .replace(/\b0(\d:)/, '$1');
const momentWords = (deadline: number, now: number, reader: Reader): string => plain(inWords(deadline, now, reader));

const berlin = { locale: 'en-GB', zone: 'Europe/Berlin' };
const at = (text: string): number => Date.parse(text);

test.each([
  ['2026-11-17T17:00:00Z', 'today 18:00'],
  ['2026-11-18T17:00:00Z', 'tomorrow 18:00'],
  ['2026-11-21T17:00:00Z', 'Saturday 18:00'],
  ['2026-11-24T17:00:00Z', 'Tue 24 Nov 18:00'],
  ['2026-11-16T22:30:00Z', 'yesterday 23:30'],
  ['2026-11-14T08:00:00Z', 'Sat 14 Nov 9:00'],
])('%s is %s for somebody in Berlin on 17 November', (deadline, words) => {
  expect(momentWords(at(deadline), at('2026-11-17T08:00:00Z'), berlin)).toBe(words);
});

test('a day is a day of the reader’s calendar, not of the service’s', () => {
  const deadline = at('2026-11-17T23:30:00Z');
  const now = at('2026-11-17T20:00:00Z');
  expect(momentWords(deadline, now, berlin)).toBe('tomorrow 0:30');
  expect(momentWords(deadline, now, { locale: 'en-GB', zone: 'UTC' })).toBe('today 23:30');
  expect(momentWords(deadline, now, { locale: 'en-US', zone: 'America/New_York' })).toBe('today 6:30 PM');
});

test('nights that are an hour shorter or longer count as one night', () => {
  // Clocks in Berlin go from 2:00 to 3:00 on 29 March 2026, and from 3:00 back to 2:00 on 25 October.
  expect(momentWords(at('2026-03-29T21:59:00Z'), at('2026-03-28T23:00:00Z'), berlin)).toBe('today 23:59');
  expect(momentWords(at('2026-03-29T22:00:00Z'), at('2026-03-28T23:00:00Z'), berlin)).toBe('tomorrow 0:00');
  expect(momentWords(at('2026-10-25T22:30:00Z'), at('2026-10-24T22:00:00Z'), berlin)).toBe('today 23:30');
  expect(momentWords(at('2026-10-31T23:00:00Z'), at('2026-10-24T22:30:00Z'), berlin)).toBe('Sun 1 Nov 0:00');
});

test('speaks the reader’s language', () => {
  const [deadline, now] = [at('2026-11-21T17:00:00Z'), at('2026-11-17T08:00:00Z')];
  expect(momentWords(deadline, now, { ...berlin, locale: 'fr' })).toBe('samedi 18:00');
  expect(momentWords(deadline, now, { ...berlin, locale: 'es' })).toBe('sábado 18:00');
});

test.each([
  [0, '1 minute'],
  [59, '1 minute'],
  [20 * 60, '20 minutes'],
  [80 * 60, '1 hour 20 minutes'],
  [5 * 3600 + 59 * 60, '5 hours'],
  [24 * 3600, '1 day'],
  [51 * 3600, '2 days 3 hours'],
])('%d seconds are %s', (seconds, words) => {
  expect(spanWords(seconds, { locale: 'en' })).toBe(words);
});

test('tells hours where only some of a day count', () => {
  expect(spanWords(51 * 3600, { locale: 'en' }, false)).toBe('51 hours');
});

test('counts as the language does', () => {
  expect(plain(spanWords(27 * 3600, { locale: 'fr' }))).toBe('1 jour 3 heures');
  expect(plain(spanWords(27 * 3600, { locale: 'es' }))).toBe('1 día 3 horas');
});
