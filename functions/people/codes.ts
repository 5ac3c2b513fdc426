/**
 * The short code printed in a mail beside its link. It is derived from the link with a separate HMAC label, so nothing
 * is stored. A program that only has the link does not know the code.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { limits, overLimit, resetLimit } from '../service/rate-limit.ts';
import type { Service } from '../service/service.ts';
import type { Item, Key } from '../store/store.ts';
import { type SigningKeys, sign } from '../service/keys.ts';
import { openSealed } from './sealed-link.ts';

/** Nothing that can be taken for something else: no I, L, O, 0 or 1. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 6;
/** Of some 900 million codes; a link that was tried more often is dead. */
export const MOST_TRIES = 5;

/**
 * A link names the key that signed it, and its code is made by the same; other texts take the current one. The code of a
 * sealed link is that of the mailed link inside.
 */
export function codeOf(keys: SigningKeys, text: string): string {
  const link = openSealed(keys, text) ?? text;
  const [version, named = ''] = link.split('.');
  const key = version === 'v1' && Object.hasOwn(keys.secrets, named) ? named : keys.current;
  let rest = Buffer.from(sign(keys, key, `code ${link}`) ?? '', 'base64url').readBigUInt64BE();
  let code = '';
  for (let place = 0; place < LENGTH; place++) {
    code += SIGNS[Number(rest % BigInt(SIGNS.length))] ?? '';
    rest /= BigInt(SIGNS.length);
  }
  return code;
}

/** As people type it: in any case, with spaces or a dash. */
const typed = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

const CODE = new RegExp(`^[${SIGNS}]{${LENGTH}}$`);

const triesKey = (text: string): Key => ({
  PK: `tries#${createHash('sha256').update(text).digest('base64url')}`,
  SK: 'tries',
});

export interface Attempt {
  /** The link, or another text, that the code belongs to. */
  readonly text: string;
  readonly code: string;
  /** When the text is worth nothing any more; seconds since 1970. */
  readonly expires: number;
  /** Under which text the tries are counted, where not under its own. */
  readonly countedAs?: string;
  /** What the code would open: codes are bounded for each of these too, over all links, so that a new link is no new chance. */
  readonly targets: readonly string[];
}

/** Codes that are tried with a link that was mailed to the player. */
export const mailedTarget = (player: string): string => `mailed ${player}`;
/** Codes that are tried with a link that anybody who knows the address can ask for. */
export const askedTarget = (player: string): string => `asked ${player}`;

/** `spent` is told again and again, `justSpent` at the first try too many; `tooMany`: one of the targets takes no code now. */
type Outcome = 'right' | 'wrong' | 'spent' | 'justSpent' | 'tooMany';

/**
 * Whether this is the code of a link (or of another text). Every try counts before it is looked at, so that many at
 * once are no way around the limit.
 */
export async function tryCode(
  service: Pick<Service, 'store' | 'keys' | 'settings' | 'clock'>,
  { text, code, expires, countedAs = text, targets }: Attempt,
): Promise<Outcome> {
  const { store, keys } = service;
  // What is no code at all, as from a program that fills in forms, is no guess: it must not shut the player out.
  const guessed = CODE.test(typed(code)) ? targets : [];
  for (const target of guessed) if (await overLimit(service, limits.guesses, target)) return 'tooMany';
  const tries = await store.count(triesKey(countedAs), expires);
  if (tries > MOST_TRIES) return tries === MOST_TRIES + 1 ? 'justSpent' : 'spent';
  const [expected, given] = [Buffer.from(codeOf(await keys(), text)), Buffer.from(typed(code))];
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return 'wrong';
  await store.remove(triesKey(countedAs));
  for (const target of targets) await resetLimit(service, limits.guesses, target);
  return 'right';
}

/** How often a code was tried without success. */
export async function triesOf({ store }: Pick<Service, 'store'>, text: string): Promise<number> {
  const item = await store.get<Item & { count: number }>(triesKey(text));
  return item?.count ?? 0;
}
