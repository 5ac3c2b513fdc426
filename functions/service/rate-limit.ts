/**
 * Rate limits. The counters are items in the store, shared by all processes; each counts one window of time and expires
 * after it. The limits are far above what people do. Network addresses are stored as keyed hashes only. Nothing is
 * counted when nobody else can reach the service.
 */
import { DAY, HOUR, MINUTE, SECOND } from '../../domain/kernel/durations.ts';
import { sign } from './keys.ts';
import { type Problem, problem } from './problem.ts';
import type { Service } from './service.ts';
import type { Key } from '../store/store.ts';

export interface Limit {
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
}

export const limits = {
  /** Per network address. */
  tables: { name: 'tables', most: 30, seconds: HOUR / SECOND },
  /** Per network address: links traded, tables and sessions forgotten. */
  sessions: { name: 'sessions', most: 60, seconds: (10 * MINUTE) / SECOND },
  /** Per network address: letters asked for. */
  asking: { name: 'asking', most: 10, seconds: (10 * MINUTE) / SECOND },
  /** Per player: settings, and codes asked for. */
  settings: { name: 'settings', most: 60, seconds: (10 * MINUTE) / SECOND },
  codes: { name: 'codes', most: 8, seconds: HOUR / SECOND },
  /** Per player: webhooks tried out, which calls on somebody else's machine. */
  webhooks: { name: 'webhooks', most: 10, seconds: HOUR / SECOND },
  /** Per writer at a table. */
  talking: { name: 'talking', most: 20, seconds: MINUTE / SECOND },
  /** Per writer at a table: comments on positions. */
  annotating: { name: 'annotating', most: 20, seconds: MINUTE / SECOND },
  /** Per network address: reports to the operator. */
  reports: { name: 'reports', most: 10, seconds: HOUR / SECOND },
  /** Per network address: mails ended; a mail provider does it for many people. */
  leaving: { name: 'leaving', most: 600, seconds: (10 * MINUTE) / SECOND },
  /** Per player, over all links and codes: codes tried since the last right one (see `people/codes.ts`). */
  guesses: { name: 'guesses', most: 15, seconds: (6 * HOUR) / SECOND },
  /** Per table and seat: mails about questions to the table. */
  questions: { name: 'questions', most: 12, seconds: DAY / SECOND },
  /** Per seat. */
  commands: { name: 'commands', most: 60, seconds: MINUTE / SECOND },
  /** Per network address: histories brought here. */
  imports: { name: 'imports', most: 20, seconds: HOUR / SECOND },
  /** Per network address: pictures, records, feeds and previews that have to be computed. */
  heavyReads: { name: 'heavyReads', most: 120, seconds: MINUTE / SECOND },
  /** Per table: what a host does before the start. */
  hosting: { name: 'hosting', most: 60, seconds: MINUTE / SECOND },
} as const satisfies { readonly [name: string]: Limit };

type Counting = Pick<Service, 'store' | 'settings' | 'clock' | 'keys'>;

/** Counts one more, and says so where it is one too many. */
export async function overLimit(service: Counting, limit: Limit, subject: string): Promise<Problem | null> {
  if (!service.settings.exposed) return null;
  const now = Math.floor(service.clock() / 1000);
  const end = (Math.floor(now / limit.seconds) + 1) * limit.seconds;
  const count = await service.store.count(await counterKey(service, limit, subject), end + limit.seconds);
  if (count <= limit.most) return null;
  const seconds = end - now;
  return problem('too-many-requests', { seconds }, { headers: { 'Retry-After': String(seconds) } });
}

/** Counts from the beginning again. */
export async function resetLimit(service: Counting, limit: Limit, subject: string): Promise<void> {
  if (service.settings.exposed) await service.store.remove(await counterKey(service, limit, subject));
}

async function counterKey({ clock, keys: readKeys }: Counting, limit: Limit, subject: string): Promise<Key> {
  const keys = await readKeys();
  const who = sign(keys, keys.current, `limit ${limit.name} ${subject}`) ?? '';
  const window = Math.floor(Math.floor(clock() / 1000) / limit.seconds);
  return { PK: `limit#${who}`, SK: `${limit.name}#${window}` };
}
