/**
 * Timed work: reminders, deadlines, standing orders, mails that wait. Each piece lies at its time in a list of its own,
 * and whoever runs the list does what has come due. Work is done at least once: a handler must look at the table as it
 * is and do nothing where nothing is left to do. A lease keeps several runners from doing the same work side by side;
 * when a runner dies its lease ends by itself.
 *
 * Most work is done when somebody comes by. Some kinds are done at the very moment, because the moment itself would
 * tell that no person was at work; those lie in partitions of their own, so that waiting for one holds up nothing else.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Service } from '../service.ts';
import type { Item, Key, Store } from '../store/store.ts';

export interface DueWork {
  /** Which handler does it. */
  readonly kind: string;
  readonly table: string;
  readonly seat?: number;
  /** Tells it from other work of the same kind and table at the same time. */
  readonly key: string;
  readonly params?: object;
}

/** `later` tries again after a pause that grows; a time (milliseconds since 1970) tries again then. */
export type DueOutcome = 'done' | 'later' | { readonly at: number };

export type DueHandlers<Runner = Service> = {
  readonly [kind: string]: (work: DueWork, service: Runner) => Promise<DueOutcome>;
};

interface DueItem extends Item {
  readonly at: string;
  readonly work: DueWork;
  /** How often it was tried and put off. */
  readonly attempts: number;
  /** Milliseconds since 1970: until then another runner has it in hand. */
  readonly leasedUntil: number;
  readonly revision: number;
}

/** Spreads the list over partitions, as the list of open tables; as many again for work at the very moment. */
const SHARDS = 8;
const EXACT: ReadonlySet<string> = new Set(['order']);
/** What one run takes from each partition; the rest comes with the next run. */
const MOST_PER_SHARD = 100;
const LEASE = 120_000;
const FIRST_PAUSE = 60_000;
const LONGEST_PAUSE = 3_600_000;

const partition = (shard: number): string => `due#${shard}`;

/** Ids are random, so any character of them spreads evenly. */
const shardOf = ({ kind, table, key }: DueWork): number =>
  (((table || key).codePointAt(0) ?? 0) % SHARDS) + (EXACT.has(kind) ? SHARDS : 0);

const isoOf = (at: number): string => new Date(at).toISOString();

const dueKey = (at: string, work: DueWork): Key => ({
  PK: partition(shardOf(work)),
  SK: `${at}#${work.kind}#${work.table}#${work.seat ?? ''}#${work.key}`,
});

/** Lays work down for a time (milliseconds since 1970). Twice is as good as once. */
export function schedule(store: Store, at: number, work: DueWork): Promise<void> {
  return lay(store, at, work, 0);
}

async function lay(store: Store, at: number, work: DueWork, attempts: number): Promise<void> {
  const item: DueItem = { at: isoOf(at), work, attempts, leasedUntil: 0, revision: 1 };
  await store.put(dueKey(item.at, work), item, 'absent');
}

/** What is laid down until a time, and for when; nothing is done with it. */
export async function dueUntil(
  store: Store,
  until: number,
): Promise<{ readonly at: string; readonly work: DueWork }[]> {
  const shards = Array.from({ length: SHARDS }, (_, shard) =>
    store.listBelow<DueItem>(partition(shard), isoOf(until + 1), MOST_PER_SHARD),
  );
  return (await Promise.all(shards)).flat().map(({ at, work }) => ({ at, work }));
}

/** Does what is due, oldest first in each partition; gives how much was done. */
export async function runDue<Runner extends { readonly store: Store }>(
  service: Runner,
  handlers: DueHandlers<Runner>,
  now: number,
): Promise<number> {
  let done = 0;
  for (let shard = 0; shard < SHARDS; shard++) {
    for (const item of await service.store.listBelow<DueItem>(partition(shard), isoOf(now + 1), MOST_PER_SHARD)) {
      if (await runOne(service, handlers, item, now)) done++;
    }
  }
  return done;
}

/** Does what comes due within the next while, each at its very moment; gives how much was done. */
export async function runExactly<Runner extends { readonly store: Store }>(
  service: Runner,
  handlers: DueHandlers<Runner>,
  now: number,
  ahead: number,
  until: (instant: number) => Promise<unknown> = (instant) => pause(Math.max(0, instant - Date.now())),
): Promise<number> {
  const shards = Array.from({ length: SHARDS }, (_, shard) => partition(SHARDS + shard));
  const listed = await Promise.all(
    shards.map((shard) => service.store.listBelow<DueItem>(shard, isoOf(now + ahead), MOST_PER_SHARD)),
  );
  const runs = listed.flat().map(async (item) => {
    await until(Date.parse(item.at));
    return runOne(service, handlers, item, Math.max(now, Date.parse(item.at)));
  });
  return (await Promise.all(runs)).filter((done) => done).length;
}

/** Whether it is done; somebody else may have it in hand, and it may have to come again. */
async function runOne<Runner extends { readonly store: Store }>(
  service: Runner,
  handlers: DueHandlers<Runner>,
  item: DueItem,
  now: number,
): Promise<boolean> {
  const { store } = service;
  if (isLeased(item, now) || !(await lease(store, item, now))) return false;
  const outcome = await attempt(service, handlers, item.work);
  if (outcome !== 'done') await putOff(store, item, outcome, now);
  await store.remove(dueKey(item.at, item.work));
  return outcome === 'done';
}

/** A lease that ends much later than any could was taken by a clock that was ahead, and holds nothing up. */
const isLeased = ({ leasedUntil }: DueItem, now: number): boolean =>
  leasedUntil > now && leasedUntil <= now + 2 * LEASE;

const lease = (store: Store, item: DueItem, now: number): Promise<boolean> =>
  store.put(dueKey(item.at, item.work), { ...item, leasedUntil: now + LEASE }, { revision: item.revision });

/** What fails is tried again, and so is what nobody here knows: a newer version may be starting beside this one. */
async function attempt<Runner>(service: Runner, handlers: DueHandlers<Runner>, work: DueWork): Promise<DueOutcome> {
  const handler = Object.hasOwn(handlers, work.kind) ? handlers[work.kind] : undefined;
  if (!handler) return 'later';
  return handler(work, service).catch(() => 'later' as const);
}

async function putOff(
  store: Store,
  { work, attempts }: DueItem,
  outcome: Exclude<DueOutcome, 'done'>,
  now: number,
): Promise<void> {
  if (outcome !== 'later') return lay(store, Math.max(outcome.at, now + 1), work, 0);
  return lay(store, now + Math.min(FIRST_PAUSE * 2 ** attempts, LONGEST_PAUSE), work, attempts + 1);
}
