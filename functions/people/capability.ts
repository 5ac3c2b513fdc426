/**
 * Signed capabilities in links: `v1.<key>.<payload>.<signature>` in the URL fragment, which browsers never send. A
 * capability opens a seat, the host's role, or a player's own pages; raising its epoch revokes it. Two kinds may be in
 * a path, because programs call them: unsubscribe and feed.
 */
import { DAY, HOUR, SECOND } from '../../domain/kernel/durations.ts';
import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { canonical } from '../../domain/kernel/canonical.ts';
import { type Problem, problem } from '../service/problem.ts';
import { type SigningKeys, sign } from '../service/keys.ts';

const VERSION = 'v1';

const grants = {
  seat: z.strictObject({
    scope: z.literal('seat'),
    table: z.string(),
    /** The place in the host's list, which stays the same when open seats are dropped at the start. */
    seat: z.int().check(z.nonnegative()),
    epoch: z.int(),
    /** Whom it was mailed to, for a seat that names a player; the link dies with the player's epoch too. */
    player: z.optional(z.string()),
    playerEpoch: z.optional(z.int()),
    /** The link of a substitute; only a hint for the page, the table decides. */
    succeeds: z.optional(z.literal(true)),
  }),
  host: z.strictObject({ scope: z.literal('host'), table: z.string(), epoch: z.int() }),
  /** A player's own tables and settings. */
  player: z.strictObject({ scope: z.literal('player'), player: z.string(), epoch: z.int() }),
  /** Mails of one table, or all. It has no epoch: leaving must always work. */
  unsubscribe: z.strictObject({
    scope: z.literal('unsubscribe'),
    player: z.string(),
    table: z.optional(z.string()),
  }),
  feed: z.strictObject({ scope: z.literal('feed'), table: z.string(), epoch: z.int() }),
};

/** Seconds since 1970. */
const expires = { expires: z.int() };

const capabilitySchema = z.discriminatedUnion('scope', [
  z.extend(grants.seat, expires),
  z.extend(grants.host, expires),
  z.extend(grants.player, expires),
  z.extend(grants.unsubscribe, expires),
  z.extend(grants.feed, expires),
]);

export type Capability = z.infer<typeof capabilitySchema>;
export type Scope = Capability['scope'];
export type CapabilityOf<Kind extends Scope> = Extract<Capability, { scope: Kind }>;

type Grant = { [Kind in Scope]: z.infer<(typeof grants)[Kind]> }[Scope];

/** How long each is good for, in seconds. */
export const lifetimes: { readonly [scope in Scope]: number } = {
  seat: (90 * DAY) / SECOND,
  host: (90 * DAY) / SECOND,
  player: HOUR / SECOND,
  unsubscribe: (365 * DAY) / SECOND,
  feed: (365 * DAY) / SECOND,
};

/** The same grant at the same second is the same link. */
export function mint(keys: SigningKeys, grant: Grant, now: number): string {
  const payload = canonical({ ...grant, expires: Math.floor(now / 1000) + lifetimes[grant.scope] });
  const signed = `${VERSION}.${keys.current}.${Buffer.from(payload).toString('base64url')}`;
  return `${signed}.${sign(keys, keys.current, signed) ?? ''}`;
}

/** The capability of a link, if it was signed here and has not expired. Whether it was revoked, its table knows. */
export function openLink(keys: SigningKeys, link: string, now: number): Capability | Problem {
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
