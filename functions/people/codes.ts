/**
 * The short code that a mail prints beside its link. It is derived from the link under a label of its own, so nothing
 * has to be kept; whoever only has the link, or only opens it by machine, does not know it.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Service } from '../service.ts';
import type { Item, Key } from '../store/store.ts';
import { type SigningKeys, sign } from './keys.ts';

/** Nothing that can be taken for something else: no I, L, O, 0 or 1. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 6;
/** Of some 900 million codes; a link that was tried more often is dead. */
export const MOST_TRIES = 5;

/** A link names the key that signed it, and its code is made by the same; other texts take the current one. */
export function codeOf(keys: SigningKeys, link: string): string {
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

const triesKey = (text: string): Key => ({
  PK: `tries#${createHash('sha256').update(text).digest('base64url')}`,
  SK: 'tries',
});

/**
 * Whether this is the code of a link (or of another text). Every try counts before it is looked at, so that many at
 * once are no way around the limit. `spent` is told again and again, `justSpent` at the first try too many.
 */
export async function tryCode(
  { store, keys }: Pick<Service, 'store' | 'keys'>,
  text: string,
  code: string,
  expires: number,
): Promise<'right' | 'wrong' | 'spent' | 'justSpent'> {
  const tries = await store.count(triesKey(text), expires);
  if (tries > MOST_TRIES) return tries === MOST_TRIES + 1 ? 'justSpent' : 'spent';
  const [expected, given] = [Buffer.from(codeOf(await keys(), text)), Buffer.from(typed(code))];
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return 'wrong';
  await store.remove(triesKey(text));
  return 'right';
}

/** How often a code was tried without success. */
export async function triesOf({ store }: Pick<Service, 'store'>, text: string): Promise<number> {
  const item = await store.get<Item & { count: number }>(triesKey(text));
  return item?.count ?? 0;
}
