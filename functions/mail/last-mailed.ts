/** When a mail about its turn was last sent to a seat, for the others at the table: only the time. */
import type { Item, Key, Store } from '../store/store.ts';
import type { LetterKind } from './kinds.ts';

interface MailedItem extends Item {
  readonly seat: number;
  readonly at: string;
}

const PREFIX = 'mailed#';
const mailedKey = (table: string, seat: number): Key => ({ PK: `game#${table}`, SK: `${PREFIX}${seat}` });

const CALLING: ReadonlySet<LetterKind> = new Set<LetterKind>(['started', 'turn', 'answer', 'reminder', 'digest']);

/** Whether a mail of this kind asks its reader to play. */
export const callsToPlay = (kind: LetterKind): boolean => CALLING.has(kind);

export async function markMailed(store: Store, table: string, seat: number, at: number): Promise<void> {
  await store.put(mailedKey(table, seat), { seat, at: new Date(at).toISOString() });
}

export const clearMailed = (store: Store, table: string, seat: number): Promise<void> =>
  store.remove(mailedKey(table, seat));

/** By seat, in ISO time. */
export async function mailedSeats(store: Store, table: string): Promise<ReadonlyMap<number, string>> {
  const marks = await store.list<MailedItem>(`game#${table}`, PREFIX);
  return new Map(marks.map(({ seat, at }) => [seat, at]));
}
