/**
 * Schedules standing orders: after each commit for every awaited seat that has orders, and when orders are given while
 * the seat is already awaited.
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

type ServicePart = Pick<Service, 'store' | 'games' | 'tables' | 'clock'>;

/** The version up to which orders are scheduled. */
const cursorKey = (id: string): Key => ({ PK: `game#${id}`, SK: 'orders-cursor' });

/** Whether there was anything to schedule. */
export async function followOrders(service: ServicePart, id: string, version: number): Promise<boolean> {
  const cursor = await service.store.get<Item & { version: number }>(cursorKey(id));
  if ((cursor?.version ?? 0) >= version) return false;
  const table = await readTable(service, id);
  const known = !isProblem(table) && manifestOf(service.games, table.game)?.orders !== undefined;
  const seats = known ? await seatsWithOrders(service.store, table) : [];
  for (const seat of seats) if (known) await planOrders(service, table, seat);
  await service.store.putNewer(cursorKey(id), { version });
  return seats.length > 0;
}

export async function planOrders(service: ServicePart, table: TableItem, seat: number, since = 0): Promise<void> {
  const { own } = await readOrders(service, table, seat);
  const wish = own?.orders ? await wishOf(service, table, seat, own.orders) : null;
  if (!own || !wish) return;
  const id = table.seats[seat]?.player ?? null;
  const player = id === null ? null : await readPlayer(service, id);
  const key = `${wish.version}.${since}`;
  const at = momentFor(Math.max(wish.at, since), `${own.salt} ${key}`, player);
  await schedule(service.store, at, { kind: 'order', table: table.id, seat, key });
}
