/** Times in the reader's own zone and language. */
import { DAY, HOUR, MINUTE } from '../../domain/kernel/durations.ts';
import { signal } from '@preact/signals';
import { localeNow } from '../texts/index.ts';

/** In minutes. */
const [AN_HOUR, A_DAY] = [HOUR / MINUTE, DAY / MINUTE];

const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const DAY_AND_TIME = { day: 'numeric', month: 'short', ...TIME } as const;

/** Kept, because to make one takes longer than all that is written with it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function written(then: Date, options: typeof TIME | typeof DAY_AND_TIME): string {
  const key = `${localeNow()} ${'day' in options}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(localeNow(), options);
  formats.set(key, format);
  return format.format(then);
}

export const clock = (at: string): string => written(new Date(at), TIME);

/** The time alone for today, with the day otherwise. */
export function dayAndTime(at: string, now = new Date()): string {
  const then = new Date(at);
  return written(then, then.toDateString() === now.toDateString() ? TIME : DAY_AND_TIME);
}

/** The time now, a new one every half minute: whoever reads it is drawn again. */
const now = signal(Date.now());
setInterval(() => (now.value = Date.now()), MINUTE / 2);

export const minutesSince = (at: string): number =>
  Math.max(0, Math.floor((now.value - new Date(at).getTime()) / MINUTE));

/** "5 minutes ago", coarse on purpose: a table played by link is measured in hours. */
export function ago(minutes: number): string {
  const format = new Intl.RelativeTimeFormat(localeNow(), { numeric: 'auto' });
  if (minutes < AN_HOUR) return format.format(-minutes, 'minute');
  if (minutes < A_DAY) return format.format(-Math.floor(minutes / AN_HOUR), 'hour');
  return format.format(-Math.floor(minutes / A_DAY), 'day');
}
