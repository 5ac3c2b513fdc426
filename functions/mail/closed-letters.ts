/** Mails about a table that was closed because it did not start in time, one to each invited player and to the host. */
import { DAY } from '../../domain/kernel/durations.ts';
import type { Service } from '../service/service.ts';
import { closesAt, isTooOld } from '../tables/closing.ts';
import type { TableItem } from '../tables/table-item.ts';
import { enqueue, type Letter } from './outbox.ts';

/** As with all mail: nothing older is sent. */

/** Called before the table is marked as closed; after a crash the mails are queued again under the same keys. */
export async function queueClosedMails(service: Pick<Service, 'store' | 'clock'>, table: TableItem): Promise<void> {
  if (!isTooOld(service, table) || service.clock() - closesAt(table) > DAY) return;
  for (const letter of lettersOf(table)) await enqueue(service, letter, 'game');
}

function lettersOf({ id, host, seats }: TableItem): Letter[] {
  const seated = seats.flatMap(({ player }, seat): [string, object][] => (player === null ? [] : [[player, { seat }]]));
  const everybody = new Map([...(host === null ? [] : [[host, {}] as const]), ...seated]);
  return [...everybody].map(([player, seat]) => ({
    kind: 'closed',
    table: id,
    player,
    ...seat,
    key: `closed#${id}#${player}`,
  }));
}
