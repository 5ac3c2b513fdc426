/**
 * Marks of seats whose mail bounces. Everybody at the table sees the mark, because everybody waits for that seat; it
 * says nothing about address or reason, and is removed when mail gets through again.
 */
import type { Item, Key, Store } from '../store/store.ts';

interface BounceItem extends Item {
  readonly seat: number;
}

const PREFIX = 'bounce#';
const bounceKey = (table: string, seat: number): Key => ({ PK: `game#${table}`, SK: `${PREFIX}${seat}` });

export async function markBounce(store: Store, table: string, seat: number): Promise<void> {
  await store.put(bounceKey(table, seat), { seat });
}

export async function clearBounce(store: Store, table: string, seat: number): Promise<void> {
  if ((await store.get(bounceKey(table, seat))) !== null) await store.remove(bounceKey(table, seat));
}

/** The seats of a table that mail does not reach. */
export async function bouncingSeats(store: Store, table: string): Promise<ReadonlySet<number>> {
  const marks = await store.list<BounceItem>(`game#${table}`, PREFIX);
  return new Set(marks.map(({ seat }) => seat));
}
