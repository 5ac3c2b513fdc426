/**
 * Deadlines in words. The reader's zone and language and the time now are handed in. Days are days of the reader's
 * calendar: tomorrow is tomorrow also in a night that daylight saving makes an hour shorter.
 */
import { DAY, HOUR, MINUTE, SECOND } from '../../domain/kernel/durations.ts';

export interface Reader {
  readonly locale: string;
  /** A name of the IANA time zone database. */
  readonly zone: string;
}

const WEEK = 7;

/** How many days the reader's calendar has seen at that instant. */
function dayNumber(at: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(at);
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day')) / DAY;
}

/** "today, 18:00", "Saturday, 18:00", "Sat, 5 Dec, 18:00". */
export function momentWords(at: number, now: number, { locale, zone }: Reader): string {
  const days = dayNumber(at, zone) - dayNumber(now, zone);
  const time: Intl.DateTimeFormatOptions = { timeZone: zone, hour: 'numeric', minute: '2-digit' };
  if (Math.abs(days) <= 1) {
    const day = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
    return `${day}, ${new Intl.DateTimeFormat(locale, time).format(at)}`;
  }
  const day: Intl.DateTimeFormatOptions =
    days > 0 && days < WEEK ? { weekday: 'long' } : { weekday: 'short', day: 'numeric', month: 'short' };
  const told = new Intl.DateTimeFormat(locale, { timeZone: zone, ...day }).format(at);
  return `${told}, ${new Intl.DateTimeFormat(locale, time).format(at)}`;
}

/**
 * "2 days 3 hours", "5 hours", "1 hour 20 minutes": as exact as a person needs it, never more than there is. Where only
 * some hours of a day count, a day is no measure, and hours are told.
 */
export function spanWords(seconds: number, { locale }: Pick<Reader, 'locale'>, wholeDays = true): string {
  const time = seconds * SECOND;
  const days = wholeDays ? Math.floor(time / DAY) : 0;
  const hours = Math.floor((time - days * DAY) / HOUR);
  const minutes = Math.floor((time % HOUR) / MINUTE);
  const unit = (amount: number, name: 'day' | 'hour' | 'minute'): string[] =>
    amount === 0
      ? []
      : [new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long' }).format(amount)];
  if (days > 0) return [...unit(days, 'day'), ...unit(hours, 'hour')].join(' ');
  if (hours >= 3) return unit(hours, 'hour').join(' ');
  if (hours > 0) return [...unit(hours, 'hour'), ...unit(minutes, 'minute')].join(' ');
  return unit(Math.max(1, minutes), 'minute').join(' ');
}
