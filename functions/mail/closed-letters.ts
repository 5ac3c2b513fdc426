/**
 * A table that did not begin in time is closed by its age alone, so nobody did it and nobody would know: everybody who
 * was to sit there hears it, and its host, each of them once.
 */
import { DAY } from '../../domain/kernel/durations.ts';
import type { Service } from '../service/service.ts';
import { closesAt, isTooOld } from '../tables/closing.ts';
import type { TableItem } from '../tables/table-item.ts';
import { enqueue, type Letter } from './outbox.ts';

/** As with all mail: what is older is told to nobody. */

/** Before the table itself says that it is closed: whoever dies in between leaves it to be told again, under the same keys. */
export async function tellClosed(service: Pick<Service, 'store' | 'clock'>, table: TableItem): Promise<void> {
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
