/** IANA time zone names that this machine knows. */
import * as z from 'zod/mini';

const LONGEST = 64;

export const isZone = (name: string): boolean => {
  if (name.length > LONGEST || !/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

export const zoneSchema = z.string().check(z.maxLength(LONGEST), z.refine(isZone));
