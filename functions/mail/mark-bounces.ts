/**
 * When mail to an address bounces, marks its owner's seats at all tables; and removes the marks when mail may arrive
 * again.
 */
import type { OwnTable } from '../tables/table-lists.ts';
import { stoppedKeys } from '../people/address.ts';
import { playersOfAddress } from '../people/player.ts';
import type { Service } from '../service/service.ts';
import { clearBounce, markBounce } from './bounces.ts';

type ServicePart = Pick<Service, 'store' | 'clock' | 'random' | 'keys'>;

async function tablesOf(service: ServicePart, address: string): Promise<OwnTable[]> {
  const players = await playersOfAddress(service, address);
  const tables = await Promise.all(players.map(({ id }) => service.store.list<OwnTable>(`player#${id}`, 'table#')));
  return tables.flat();
}

export async function markBounces(service: ServicePart, address: string): Promise<void> {
  for (const { table, seat, status } of await tablesOf(service, address)) {
    if (status !== 'ended') await markBounce(service.store, table, seat);
  }
}

/** Mail may go to an address again: somebody has read a code there, or the operator knows better. */
export async function liftStop(service: ServicePart, address: string): Promise<void> {
  for (const key of stoppedKeys(await service.keys(), address)) await service.store.remove(key);
  for (const { table, seat } of await tablesOf(service, address)) await clearBounce(service.store, table, seat);
}
