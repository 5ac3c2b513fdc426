/**
 * The queue of due work: reminders, deadlines, standing orders and mails, one item each under its time. `due/run.ts`
 * runs it. Exact work runs at its very moment, because a round minute would show that no person acted; it has
 * partitions of its own, so that waiting for one item delays no other.
 */
import type { Item, Key, Store } from './store.ts';

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

export interface DueItem extends Item {
  readonly at: string;
  readonly work: DueWork;
  /** How often it was tried and put off. */
  readonly attempts: number;
  /** The end of the lease, in milliseconds since 1970. */
  readonly leasedUntil: number;
  readonly revision: number;
}

/** The number of partitions (shards); as many again for exact work. */
export const SHARDS = 8;
const EXACT: ReadonlySet<string> = new Set(['order']);
/** What one run takes from each partition; the rest comes with the next run. */
export const MOST_PER_SHARD = 100;

export const partition = (shard: number): string => `due#${shard}`;

/** Ids are random, so any character of them spreads evenly. */
const shardOf = ({ kind, table, key }: DueWork): number =>
  (((table || key).codePointAt(0) ?? 0) % SHARDS) + (EXACT.has(kind) ? SHARDS : 0);

export const isoOf = (at: number): string => new Date(at).toISOString();

export const dueKey = (at: string, work: DueWork): Key => ({
  PK: partition(shardOf(work)),
  SK: `${at}#${work.kind}#${work.table}#${work.seat ?? ''}#${work.key}`,
});

/** Stores work for a time (milliseconds since 1970). Idempotent. */
export function schedule(store: Store, at: number, work: DueWork): Promise<void> {
  return putDue(store, at, work, 0);
}

export async function putDue(store: Store, at: number, work: DueWork, attempts: number): Promise<void> {
  const item: DueItem = { at: isoOf(at), work, attempts, leasedUntil: 0, revision: 1 };
  await store.put(dueKey(item.at, work), item, 'absent');
}

/** The work that is stored up to a time, without running it. */
export async function dueUntil(
  store: Store,
  until: number,
): Promise<{ readonly at: string; readonly work: DueWork }[]> {
  const shards = Array.from({ length: SHARDS }, (_, shard) =>
    store.listBelow<DueItem>(partition(shard), isoOf(until + 1), MOST_PER_SHARD),
  );
  return (await Promise.all(shards)).flat().map(({ at, work }) => ({ at, work }));
}
