/**
 * The list of running tables, for the sweep. A table is added before its first commit and removed when all projections
 * have followed its last.
 */
import type { Item, Key, Store } from '../store/store.ts';

interface OpenItem extends Item {
  readonly id: string;
}

/** Spreads the list over partitions, each of which takes a thousand writes a second. */
const SHARDS = 8;

const partition = (shard: number): string => `open#${shard}`;

/** An id is random, so any character of it spreads evenly. */
const openKey = (id: string): Key => ({ PK: partition((id.codePointAt(0) ?? 0) % SHARDS), SK: id });

export async function openTable(store: Store, id: string): Promise<void> {
  await store.put(openKey(id), { id });
}

export async function closeTable(store: Store, id: string): Promise<void> {
  await store.remove(openKey(id));
}

/** The ids of all open tables, partition by partition. */
export async function* openTables(store: Store): AsyncGenerator<string> {
  for (let shard = 0; shard < SHARDS; shard++) {
    for (const { id } of await store.list<OpenItem>(partition(shard), '')) yield id;
  }
}
