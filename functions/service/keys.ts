/**
 * The secrets of a service. Signing keys rotate: new links are signed by the current key, older keys verify links in
 * old mails until they expire. Address secrets never change, or no player would be found again: the first is used for
 * writing, the others for reading.
 */
import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';

/** 32 bytes, base64url. */
const secretSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

const keysSchema = z
  .strictObject({
    current: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,16}$/)),
    secrets: z.record(z.string(), secretSchema),
    /** Keys that were made before addresses had secrets of their own lack it. */
    addressSecrets: z.optional(z.array(secretSchema).check(z.minLength(1))),
  })
  .check(z.refine(({ current, secrets }) => Object.hasOwn(secrets, current)));

export interface SigningKeys {
  readonly current: string;
  readonly secrets: { readonly [key: string]: string };
}

export interface AddressKeys {
  readonly addressSecrets: readonly string[];
}

export type Keys = SigningKeys & AddressKeys;

type Random = (bytes: number) => Uint8Array;

const SECRET_BYTES = 32;

const makeSecret = (random: Random): string => Buffer.from(random(SECRET_BYTES)).toString('base64url');

export const makeKeys = (random: Random): Keys => ({
  current: 'k1',
  secrets: { k1: makeSecret(random) },
  addressSecrets: [makeSecret(random)],
});

export const printKeys = (keys: Keys): string => `${JSON.stringify(keys, null, 2)}\n`;

export interface ReadKeys {
  readonly keys: Keys;
  /** The text has no address secrets: they were taken from the signing keys, which hashed addresses before. */
  readonly upgraded: boolean;
}

/** Null for a text that holds no keys; it never says what it found instead. */
export function readKeys(text: string): ReadKeys | null {
  const parsed = keysSchema.safeParse(jsonIn(text));
  if (!parsed.success) return null;
  const { current, secrets, addressSecrets } = parsed.data;
  if (addressSecrets) return { keys: { current, secrets, addressSecrets }, upgraded: false };
  return { keys: { current, secrets, addressSecrets: inOrder({ current, secrets }) }, upgraded: true };
}

export const parseKeys = (text: string): Keys | null => readKeys(text)?.keys ?? null;

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The current secret, then the others. */
const inOrder = ({ current, secrets }: SigningKeys): string[] => {
  const others = Object.entries(secrets).filter(([key]) => key !== current);
  return [secrets[current] ?? '', ...others.map(([, secret]) => secret)];
};

/** A new key signs from now on; the others still open links. */
export function withNewSigningKey(keys: Keys, random: Random): Keys {
  const numbers = Object.keys(keys.secrets).map((key) => Number(/^k(\d{1,9})$/.exec(key)?.[1] ?? 0));
  const current = `k${Math.max(...numbers) + 1}`;
  return { ...keys, current, secrets: { ...keys.secrets, [current]: makeSecret(random) } };
}

/** Only the current key is left: links under the others are dead. */
export const withoutOldSigningKeys = ({ current, secrets, addressSecrets }: Keys): Keys => ({
  current,
  secrets: { [current]: secrets[current] ?? '' },
  addressSecrets,
});

/** HMAC-SHA-256 (RFC 2104) of a text, base64url; null where the key is not one of ours. */
export function sign(keys: SigningKeys, key: string, text: string): string | null {
  const secret = Object.hasOwn(keys.secrets, key) ? keys.secrets[key] : undefined;
  if (secret === undefined) return null;
  return hmac(secret, text);
}

/** HMAC-SHA-256 (RFC 2104), base64url. */
export const hmac = (secret: string, text: string): string =>
  createHmac('sha256', Buffer.from(secret, 'base64url')).update(text).digest('base64url');

/** Tells one secret from another without giving it away. */
export const fingerprint = (secret: string): string => hmac(secret, 'fingerprint').slice(0, 16);
