/**
 * Projections of tables into lists: each player's tables (`player#<id>` and `table#<table>`), and the public lists of
 * open, running and finished tables. A cursor per table records its state and its places in lists, so that outdated
 * places are removed.
 */
import type { Head } from '../../domain/kernel/setup.ts';
import type { Service } from '../service/service.ts';
import type { Item, Key, Store } from '../store/store.ts';
import { closesAt, isClosed } from './closing.ts';
import { type Other, othersAt, type TableItem } from './table-item.ts';

export type ListStatus = 'open' | 'running' | 'finished';

/** A table in its player's own list. */
export interface OwnTable extends Item {
  readonly table: string;
  readonly title: string;
  readonly game: string;
  readonly seat: number;
  readonly name: string | null;
  /** Who else sits there, in clockwise order from the seat; rows that were written earlier lack it. */
  readonly others?: readonly Other[];
  readonly status: 'gathering' | 'running' | 'ended';
  /** The table waits for this seat: for a turn, or for the one who was invited to come. */
  readonly awaited: boolean;
  readonly at: string;
  readonly version: number;
}

/** A table that everybody may see in a list. */
export interface PublicTable extends Item {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly status: ListStatus;
  readonly seats: readonly (Other & {
    readonly joined: boolean;
    /** Anybody may take it. */
    readonly open?: boolean;
  })[];
  readonly options: object;
  readonly clock: object | null;
  readonly createdAt: string;
  /** Since when it is in this list. */
  readonly at: string;
  /** The version of its head. */
  readonly head: number;
  readonly version: number;
  readonly expiresAt?: number;
}

interface Cursor extends Item {
  readonly version: number;
  readonly players: readonly string[];
  /** Its key in the public list. */
  readonly shown: Key | null;
}

/** Spreads each list over partitions, as the list of open tables. */
export const LIST_SHARDS = 8;
export const listPartition = (status: ListStatus, shard: number): string => `list#${status}#${shard}`;

const cursorKey = (id: string): Key => ({ PK: `game#${id}`, SK: 'lists' });
const ownKey = (player: string, table: string): Key => ({ PK: `player#${player}`, SK: `table#${table}` });

const publicKey = ({ id, status, at }: PublicTable): Key => ({
  PK: listPartition(status, (id.codePointAt(0) ?? 0) % LIST_SHARDS),
  SK: `${at}#${id}`,
});

type ServicePart = Pick<Service, 'store' | 'clock'>;

/** Brings the lists up to date with a table and its head. Late, twice or side by side does no harm. */
export async function writeLists(service: ServicePart, table: TableItem, head: Head): Promise<void> {
  const { store } = service;
  // Both only ever grow, so their sum tells the order of all states.
  const version = 2 * (head.version + table.revision) + (isClosed(service, table) ? 1 : 0);
  const cursor = await store.get<Cursor>(cursorKey(table.id));
  if (cursor !== null && cursor.version >= version) return;

  const own = isClosed(service, table) ? new Map<string, OwnTable>() : ownTables(table, head, version);
  for (const [player, row] of own) await store.putNewer(ownKey(player, table.id), row);
  const shown = await publicTable(service, table, head, version);
  const key = shown && publicKey(shown);
  if (shown && key) await store.putNewer(key, shown);

  const next: Cursor = { version, players: [...own.keys()], shown: key };
  const newest = (await store.putNewer(cursorKey(table.id), next))
    ? next
    : await store.get<Cursor>(cursorKey(table.id));
  for (const stale of [cursor, next]) if (stale && newest) await clear(store, table.id, stale, newest);
}

/** Takes out what stood in the lists at one state and does not at the newest. */
async function clear(store: Store, id: string, stale: Cursor, newest: Cursor): Promise<void> {
  const gone = stale.players.filter((player) => !newest.players.includes(player));
  for (const player of gone) await store.remove(ownKey(player, id));
  const { shown } = stale;
  if (shown && (shown.PK !== newest.shown?.PK || shown.SK !== newest.shown.SK)) await store.remove(shown);
}

function ownTables(table: TableItem, head: Head, version: number): Map<string, OwnTable> {
  const { id, title, game, createdAt } = table;
  const rows = new Map<string, OwnTable>();
  for (const [seat, { player, name, joined }] of table.seats.entries()) {
    if (player === null) continue;
    const asked = head.awaiting.some((awaited) => awaited.seat === seat && awaited.optional !== true);
    const awaited = head.status === 'gathering' ? !joined : asked;
    const row = {
      table: id,
      title,
      game,
      seat,
      name,
      others: othersAt(table, seat),
      status: statusOf(head),
      awaited,
      at: head.at ?? createdAt,
      version,
    };
    // Somebody with two seats at one table is shown the one that is waited for.
    if (!rows.get(player)?.awaited) rows.set(player, row);
  }
  return rows;
}

export const statusOf = ({ status }: Head): OwnTable['status'] => (status === 'closed' ? 'ended' : status);

/** Null for a table that is private, closed, hidden, or only brought here to look at. */
async function publicTable(
  service: ServicePart,
  table: TableItem,
  head: Head,
  version: number,
): Promise<PublicTable | null> {
  if (!table.listed || table.imported || isClosed(service, table)) return null;
  const { id, title, game, options, clock, createdAt } = table;
  const seats = table.seats.map(({ name, joined, bot, player }) => ({
    name,
    joined,
    bot,
    open: name === null && bot === null && player === null,
  }));
  const common = { id, title, game, seats, options, clock, createdAt, head: head.version, version };
  if (head.version === 0) {
    return { ...common, status: 'open', at: createdAt, expiresAt: Math.floor(closesAt(table) / 1000) };
  }
  if (head.status === 'ended') return { ...common, status: 'finished', at: head.at ?? createdAt };
  const [first] = await service.store.commits(id, 0, 1);
  return { ...common, status: 'running', at: first?.at ?? createdAt };
}
