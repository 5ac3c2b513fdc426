/**
 * Lays down when standing orders act: after each commit for every seat that is asked and has orders for it, and when
 * somebody gives orders while being asked already.
 */
import { manifestOf } from '../../../domain/kernel/game-parts.ts';
import { schedule } from '../../store/due-items.ts';
import { readPlayer } from '../../people/player.ts';
import { isProblem } from '../../service/problem.ts';
import type { Service } from '../../service/service.ts';
import type { Item, Key } from '../../store/store.ts';
import { readTable, type TableItem } from '../../tables/table-item.ts';
import { wishOf } from './carry-out.ts';
import { momentFor } from './moment.ts';
import { readOrders, seatsWithOrders } from '../../tables/orders-item.ts';

type Desk = Pick<Service, 'store' | 'games' | 'tables' | 'clock'>;

/** Up to which version orders are laid down. */
const cursorKey = (id: string): Key => ({ PK: `game#${id}`, SK: 'orders-cursor' });

/** Whether there was anything to lay down. */
export async function followOrders(desk: Desk, id: string, version: number): Promise<boolean> {
  const cursor = await desk.store.get<Item & { version: number }>(cursorKey(id));
  if ((cursor?.version ?? 0) >= version) return false;
  const table = await readTable(desk, id);
  const known = !isProblem(table) && manifestOf(desk.games, table.game)?.orders !== undefined;
  const seats = known ? await seatsWithOrders(desk.store, table) : [];
  for (const seat of seats) if (known) await planOrders(desk, table, seat);
  await desk.store.putNewer(cursorKey(id), { version });
  return seats.length > 0;
}

export async function planOrders(desk: Desk, table: TableItem, seat: number, since = 0): Promise<void> {
  const { own } = await readOrders(desk, table, seat);
  const wish = own?.orders ? await wishOf(desk, table, seat, own.orders) : null;
  if (!own || !wish) return;
  const id = table.seats[seat]?.player ?? null;
  const player = id === null ? null : await readPlayer(desk, id);
  const key = `${wish.version}.${since}`;
  const at = momentFor(Math.max(wish.at, since), `${own.salt} ${key}`, player);
  await schedule(desk.store, at, { kind: 'order', table: table.id, seat, key });
}
