/** Quiet hours: a time of the reader's day in which no mail is sent. */
import { MINUTE } from '../../domain/kernel/durations.ts';
const DAY_MINUTES = 1440;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** What a clock on the wall of that zone shows, in minutes since midnight; of UTC where the zone is not known. */
function wallMinutes(zone: string, at: number): number {
  const show = (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
  try {
    return minutesOf(show(zone));
  } catch {
    return minutesOf(show('UTC'));
  }
}

/** The end of the quiet hours that contain this moment; null outside of them. They may span midnight. */
export function quietUntil(
  quiet: { readonly from: string; readonly to: string } | null,
  zone: string,
  now: number,
): number | null {
  if (quiet === null) return null;
  const [from, to, clock] = [minutesOf(quiet.from), minutesOf(quiet.to), wallMinutes(zone, now)];
  const since = (clock - from + DAY_MINUTES) % DAY_MINUTES;
  const length = (to - from + DAY_MINUTES) % DAY_MINUTES;
  return since < length ? nextAt(to, zone, now) : null;
}

/** The next moment at which the wall clock shows this many minutes, also over a change of daylight saving. */
export function nextAt(minutes: number, zone: string, now: number): number {
  const start = now - (now % MINUTE);
  const wait = (minutes - wallMinutes(zone, start) + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
  const then = start + wait * MINUTE;
  const off = (minutes - wallMinutes(zone, then) + DAY_MINUTES) % DAY_MINUTES;
  return then + (off > DAY_MINUTES / 2 ? off - DAY_MINUTES : off) * MINUTE;
}
