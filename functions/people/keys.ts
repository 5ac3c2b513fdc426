/**
 * The secrets that sign links. New links are signed by the current key; older keys stay so that links in old mails keep
 * working until they expire. The file is made at the first start and belongs to the operator alone.
 */
import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';

const keysSchema = z
  .strictObject({
    current: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,16}$/)),
    /** 32 bytes each, base64url. */
    secrets: z.record(z.string(), z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))),
  })
  .check(z.refine(({ current, secrets }) => Object.hasOwn(secrets, current)));

export type Keys = z.infer<typeof keysSchema>;

const SECRET_BYTES = 32;

export const makeKeys = (random: (bytes: number) => Uint8Array): Keys => ({
  current: 'k1',
  secrets: { k1: Buffer.from(random(SECRET_BYTES)).toString('base64url') },
});

export const printKeys = (keys: Keys): string => `${JSON.stringify(keys, null, 2)}\n`;

/** Null for a text that holds no keys; it never says what it found instead. */
export function parseKeys(text: string): Keys | null {
  try {
    const parsed = keysSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** HMAC-SHA-256 (RFC 2104) of a text, base64url; null where the key is not one of ours. */
export function sign(keys: Keys, key: string, text: string): string | null {
  const secret = Object.hasOwn(keys.secrets, key) ? keys.secrets[key] : undefined;
  if (secret === undefined) return null;
  return createHmac('sha256', Buffer.from(secret, 'base64url')).update(text).digest('base64url');
}
