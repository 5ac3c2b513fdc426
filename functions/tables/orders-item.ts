/**
 * Stored standing orders: one item per seat, and one item per commit that an order sent. Both belong to the person at
 * the seat; a successor finds none.
 */
import type { Step } from '../../domain/kernel/contract.ts';
import type { Service } from '../service/service.ts';
import type { Item, Key, Store } from '../store/store.ts';
import type { TableItem } from './table-item.ts';

export interface OrdersItem extends Item {
  /** Who gave them. */
  readonly owner: string;
  /** Null once they were withdrawn. */
  readonly orders: object | null;
  /** Known to nobody: from it follows when the orders act. */
  readonly salt: string;
  /** The command id of an order that is being carried out; its commit is in the stream, or about to be. */
  readonly acting: { readonly commandId: string; readonly until: number } | null;
  readonly revision: number;
}

export interface Acted extends Item {
  readonly owner: string;
  readonly version: number;
  readonly at: string;
  readonly steps: readonly Step[];
}

const DIGITS = 10;
const SALT_BYTES = 16;
/** Of any game. */
const MOST_SEATS = 8;
const PREFIX = 'orders#';

const ordersKey = (table: string, seat: number): Key => ({ PK: `game#${table}`, SK: `${PREFIX}${seat}` });
const recordPrefix = (seat: number): string => `orders-record#${seat}#`;
const recordKey = (table: string, seat: number, version: number): Key => ({
  PK: `game#${table}`,
  SK: `${recordPrefix(seat)}${String(version).padStart(DIGITS, '0')}`,
});

/** A player with an address keeps the orders with every new link; without one the link is all there is. */
function ownerOf({ seats }: TableItem, seat: number): string {
  const { player, epoch } = seats[seat] ?? { player: null, epoch: 0 };
  return player === null ? `link/${epoch}` : `player/${player}`;
}

/** The item of a seat, if it is this person's. */
export async function readOrders({ store }: Pick<Service, 'store'>, table: TableItem, seat: number) {
  const item = await store.get<OrdersItem>(ordersKey(table.id, seat));
  return { item, own: item?.owner === ownerOf(table, seat) ? item : null };
}

/** Writes over what was read, or nothing. */
export async function writeOrders(
  { store, random }: Pick<Service, 'store' | 'random'>,
  table: TableItem,
  seat: number,
  read: OrdersItem | null,
  change: Pick<OrdersItem, 'orders' | 'acting'>,
): Promise<boolean> {
  const key = ordersKey(table.id, seat);
  const owner = ownerOf(table, seat);
  if (read === null) return store.put(key, { ...change, owner, salt: salt(random), revision: 1 }, 'absent');
  const { revision, ...rest } = read;
  return store.put(key, { ...rest, ...change, owner }, { revision });
}

const salt = (random: Service['random']): string => Buffer.from(random(SALT_BYTES)).toString('hex');

/** Which seats have orders at all. */
export async function seatsWithOrders(store: Store, table: TableItem): Promise<number[]> {
  const seats = await Promise.all(
    table.seats.map(async (_, seat) => ((await readOrders({ store }, table, seat)).own?.orders ? [seat] : [])),
  );
  return seats.flat();
}

export async function record(
  store: Store,
  table: TableItem,
  seat: number,
  { version, at, steps }: { readonly version: number; readonly at: string; readonly steps: readonly Step[] },
): Promise<void> {
  await store.put(recordKey(table.id, seat, version), { owner: ownerOf(table, seat), version, at, steps });
}

/** Orders and record of a person who is to be forgotten, at whichever seat they sat. */
export async function eraseOrders(store: Store, table: string, player: string): Promise<void> {
  const owner = `player/${player}`;
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    const orders = await store.get<OrdersItem>(ordersKey(table, seat));
    if (orders?.owner === owner) await store.remove(ordersKey(table, seat));
    for (const acted of await store.list<Acted>(`game#${table}`, recordPrefix(seat))) {
      if (acted.owner === owner) await store.remove(recordKey(table, seat, acted.version));
    }
  }
}

/** What this person's orders did at the seat, oldest first. */
export async function readRecord(store: Store, table: TableItem, seat: number): Promise<Acted[]> {
  const all = await store.list<Acted>(`game#${table.id}`, recordPrefix(seat));
  return all.filter(({ owner }) => owner === ownerOf(table, seat));
}
