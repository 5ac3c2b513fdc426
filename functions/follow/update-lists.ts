/** Brings the lists in which a table stands up to date, and lets go of one that was closed before it started. */
import { tellClosed } from '../mail/closed-letters.ts';
import { isProblem } from '../service/problem.ts';
import type { Service } from '../service/service.ts';
import { closesAt, isClosed, isTooOld } from '../tables/closing.ts';
import { headOfTable } from '../tables/head.ts';
import { readTable, replaceTable, type TableItem } from '../tables/table-item.ts';
import { writeLists } from '../tables/table-lists.ts';
import { closeTable } from '../tables/open-tables.ts';

export async function updateLists(
  follower: Pick<Service, 'store' | 'games' | 'tables' | 'clock'>,
  id: string,
): Promise<void> {
  const read = await readTable(follower, id);
  if (isProblem(read)) return;
  const table = isTooOld(follower, read) ? await closedForGood(follower, read) : read;
  await writeLists(follower, table, await headOfTable(follower, table));
  if (isClosed(follower, table)) await closeTable(follower.store, id);
}

/** A table that did not begin is over by its age alone; everybody hears it, and from here on it says so itself. */
async function closedForGood(follower: Pick<Service, 'store' | 'clock'>, read: TableItem): Promise<TableItem> {
  await tellClosed(follower, read);
  const closedAt = new Date(closesAt(read)).toISOString();
  // Whoever was faster has done the same: nothing else can be done to a table of that age.
  return (await replaceTable(follower.store, read, { ...read, closedAt })) ?? read;
}
