/** Times in the reader's own zone and language. */
import { languageNow } from '../texts/index.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const clock = (at: string): string =>
  new Intl.DateTimeFormat(languageNow(), { hour: '2-digit', minute: '2-digit' }).format(new Date(at));

/** The time alone for today, with the day otherwise. */
export function dayAndTime(at: string, now = new Date()): string {
  const then = new Date(at);
  if (then.toDateString() === now.toDateString()) return clock(at);
  return new Intl.DateTimeFormat(languageNow(), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(then);
}

/** "5 minutes ago", coarse on purpose: a table by mail is measured in hours. */
export function ago(at: string, now = Date.now()): string {
  const passed = Math.max(0, now - new Date(at).getTime());
  const format = new Intl.RelativeTimeFormat(languageNow(), { numeric: 'auto' });
  if (passed < HOUR) return format.format(-Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return format.format(-Math.floor(passed / HOUR), 'hour');
  return format.format(-Math.floor(passed / DAY), 'day');
}
