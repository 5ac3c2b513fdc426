/**
 * The offset of a time zone from UTC at an instant, from the time zone database of Node. Other clock code takes this as
 * a function, so that a test can bring its own zones.
 */

/** Milliseconds that a zone's wall clocks are ahead of UTC at an instant. */
export type OffsetAt = (zone: string, instant: number) => number;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, format);
  return format;
}

export const offsetAt: OffsetAt = (zone, instant) => {
  if (zone === 'UTC') return 0;
  const whole = Math.floor(instant / 1000) * 1000;
  const parts: { [type: string]: number } = {};
  for (const { type, value } of formatOf(zone).formatToParts(whole)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - whole;
};
