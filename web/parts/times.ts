/** Times in the reader's own zone and language. */
import { signal } from '@preact/signals';
import { localeNow } from '../texts/index.ts';

const MINUTE = 60_000;
/** In minutes. */
const HOUR = 60;
const DAY = 24 * HOUR;

export const clock = (at: string): string =>
  new Intl.DateTimeFormat(localeNow(), { hour: 'numeric', minute: '2-digit' }).format(new Date(at));

/** The time alone for today, with the day otherwise. */
export function dayAndTime(at: string, now = new Date()): string {
  const then = new Date(at);
  if (then.toDateString() === now.toDateString()) return clock(at);
  return new Intl.DateTimeFormat(localeNow(), {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(then);
}

/** The time now, a new one every half minute: whoever reads it is drawn again. */
const now = signal(Date.now());
setInterval(() => (now.value = Date.now()), MINUTE / 2);

export const minutesSince = (at: string): number =>
  Math.max(0, Math.floor((now.value - new Date(at).getTime()) / MINUTE));

/** "5 minutes ago", coarse on purpose: a table played by link is measured in hours. */
export function ago(minutes: number): string {
  const format = new Intl.RelativeTimeFormat(localeNow(), { numeric: 'auto' });
  if (minutes < HOUR) return format.format(-minutes, 'minute');
  if (minutes < DAY) return format.format(-Math.floor(minutes / HOUR), 'hour');
  return format.format(-Math.floor(minutes / DAY), 'day');
}
