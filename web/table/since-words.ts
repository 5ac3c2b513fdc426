/** Since when somebody is awaited, in words. */
import { ago, dayAndTime, minutesSince } from '../parts/times.ts';
import { t } from '../texts/index.ts';

export function sinceWords(at: string | null): string {
  if (at === null) return '';
  const minutes = minutesSince(at);
  return t(minutes === 0 ? 'wait.justNow' : 'wait.since', { time: dayAndTime(at), ago: ago(minutes) });
}
