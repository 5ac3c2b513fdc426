/**
 * When mail to an address comes back, every table where its owner sits is told, so that nobody waits in vain; and again
 * when there is a new chance that it arrives.
 */
import type { OwnTable } from '../tables/table-lists.ts';
import { stoppedKeys } from '../people/address.ts';
import { playersOfAddress } from '../people/player.ts';
import type { Service } from '../service/service.ts';
import { clearBounce, markBounce } from './bounces.ts';

type Desk = Pick<Service, 'store' | 'clock' | 'random' | 'keys'>;

async function tablesOf(desk: Desk, address: string): Promise<OwnTable[]> {
  const players = await playersOfAddress(desk, address);
  const tables = await Promise.all(players.map(({ id }) => desk.store.list<OwnTable>(`player#${id}`, 'table#')));
  return tables.flat();
}

export async function tellTables(desk: Desk, address: string): Promise<void> {
  for (const { table, seat, status } of await tablesOf(desk, address)) {
    if (status !== 'ended') await markBounce(desk.store, table, seat);
  }
}

/** Mail may go to an address again: somebody has read a code there, or the operator knows better. */
export async function liftStop(desk: Desk, address: string): Promise<void> {
  for (const key of stoppedKeys(await desk.keys(), address)) await desk.store.remove(key);
  for (const { table, seat } of await tablesOf(desk, address)) await clearBounce(desk.store, table, seat);
}
