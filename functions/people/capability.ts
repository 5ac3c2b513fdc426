/**
 * A link carries a signed capability in its fragment, which browsers never send: `v1.<key>.<payload>.<signature>`. It
 * says which seat of which table it opens, or that it is the host's. An epoch that was raised revokes it.
 */
import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { canonical } from '../../domain/kernel/canonical.ts';
import { type Problem, problem } from '../problem.ts';
import { type Keys, sign } from './keys.ts';

const VERSION = 'v1';
const SECONDS_A_DAY = 86_400;
const LIFETIME = 90 * SECONDS_A_DAY;

const capabilitySchema = z.discriminatedUnion('scope', [
  z.strictObject({
    scope: z.literal('seat'),
    table: z.string(),
    /** The place in the host's list, which stays the same when open seats are dropped at the start. */
    seat: z.int().check(z.nonnegative()),
    epoch: z.int(),
    /** Seconds since 1970. */
    expires: z.int(),
  }),
  z.strictObject({ scope: z.literal('host'), table: z.string(), epoch: z.int(), expires: z.int() }),
]);

export type Capability = z.infer<typeof capabilitySchema>;

type Grant = { readonly table: string; readonly epoch: number } & (
  | { readonly scope: 'seat'; readonly seat: number }
  | { readonly scope: 'host' }
);

export function mint(keys: Keys, grant: Grant, now: number): string {
  const payload = canonical({ ...grant, expires: Math.floor(now / 1000) + LIFETIME });
  const signed = `${VERSION}.${keys.current}.${Buffer.from(payload).toString('base64url')}`;
  return `${signed}.${sign(keys, keys.current, signed) ?? ''}`;
}

/** The capability of a link, if it was signed here and has not expired. Whether it was revoked, its table knows. */
export function openLink(keys: Keys, link: string, now: number): Capability | Problem {
  const parts = link.split('.');
  const [version, key, payload, signature] = parts;
  if (parts.length !== 4 || version !== VERSION || !key || !payload || !signature) return problem('link-malformed');
  const expected = sign(keys, key, `${version}.${key}.${payload}`);
  if (expected === null || !same(expected, signature)) return problem('link-forged');
  const capability = parse(payload);
  if (capability === null) return problem('link-malformed');
  return capability.expires * 1000 <= now ? problem('link-expired') : capability;
}

/** Compares the printed signatures, since several texts can stand for the same bytes (RFC 4648 section 3.5). */
function same(expected: string, given: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function parse(payload: string): Capability | null {
  try {
    const parsed = capabilitySchema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
