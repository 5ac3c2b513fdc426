/** When mail to an address comes back, every table where its owner sits is told, so that nobody waits in vain. */
import { playerOfAddress } from '../people/player.ts';
import type { Service } from '../service.ts';
import type { Item } from '../store/store.ts';
import { markBounce } from './bounces.ts';

interface OwnTable extends Item {
  readonly table: string;
  readonly seat: number;
  readonly status: string;
}

export async function tellTables(
  desk: Pick<Service, 'store' | 'clock' | 'random' | 'keys'>,
  address: string,
): Promise<void> {
  const player = await playerOfAddress(desk, address);
  if (player === null) return;
  for (const { table, seat, status } of await desk.store.list<OwnTable>(`player#${player.id}`, 'table#')) {
    if (status !== 'ended') await markBounce(desk.store, table, seat);
  }
}
