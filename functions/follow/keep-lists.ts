/** Brings the lists in which a table stands up to date, and lets go of one that was closed before it started. */
import { isProblem } from '../problem.ts';
import type { Service } from '../service.ts';
import { isClosed } from '../tables/closing.ts';
import { headOfTable } from '../tables/projection.ts';
import { readTable } from '../tables/table-item.ts';
import { followLists } from './lists.ts';
import { closeTable } from './open-tables.ts';

export async function keepLists(
  follower: Pick<Service, 'store' | 'games' | 'tables' | 'clock'>,
  id: string,
): Promise<void> {
  const table = await readTable(follower, id);
  if (isProblem(table)) return;
  await followLists(follower, table, await headOfTable(follower, table));
  if (isClosed(follower, table)) await closeTable(follower.store, id);
}
