/**
 * The daily digest: instead of single mails, the tables are noted beside the player, and in the morning one mail says
 * how they stand.
 */
import type { Player } from '../people/player.ts';
import type { Service } from '../service/service.ts';
import type { Item, Key, Store } from '../store/store.ts';
import { enqueue } from './outbox.ts';
import { nextAt, quietUntil } from './quiet-hours.ts';

export interface NotedItem extends Item {
  readonly table: string;
  /** Null for a host who has none. */
  readonly seat: number | null;
  /** When it was noted last, in milliseconds since 1970; notes that were written earlier lack it. */
  readonly at?: number;
}

/** Eight in the morning, where the player is. */
const MORNING = 8 * 60;
const PREFIX = 'digest#';

const noteKey = (player: string, { table, seat }: Pick<NotedItem, 'table' | 'seat'>): Key => ({
  PK: `player#${player}`,
  SK: `${PREFIX}${table}#${seat ?? 'host'}`,
});

/** Notes that a table has news, and schedules the digest for the morning. */
export async function noteForDigest(
  service: Pick<Service, 'store' | 'clock'>,
  player: Player,
  noted: Pick<NotedItem, 'table' | 'seat'>,
): Promise<void> {
  const now = service.clock();
  await service.store.put(noteKey(player.id, noted), { ...noted, at: now });
  const morning = nextAt(MORNING, player.zone, now);
  const at = quietUntil(player.quiet, player.zone, morning) ?? morning;
  const day = new Date(at).toISOString().slice(0, 10);
  await enqueue(service, { kind: 'digest', player: player.id, key: `digest#${player.id}#${day}` }, 'game', at - now);
}

export const notesOf = (store: Store, player: string): Promise<NotedItem[]> =>
  store.list<NotedItem>(`player#${player}`, PREFIX);

/** Those that were noted until a time; what was noted while a digest was being sent is for the next one. */
export async function forgetNotes(store: Store, player: string, until = Number.POSITIVE_INFINITY): Promise<void> {
  for (const noted of await notesOf(store, player)) {
    if ((noted.at ?? 0) <= until) await store.remove(noteKey(player, noted));
  }
}
