/** Updates the lists that contain a table, and closes a table that did not start in time. */
import { queueClosedMails } from '../mail/closed-letters.ts';
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

/** Closes a table that did not start in time, after queueing the mails about it. */
async function closedForGood(follower: Pick<Service, 'store' | 'clock'>, read: TableItem): Promise<TableItem> {
  await queueClosedMails(follower, read);
  const closedAt = new Date(closesAt(read)).toISOString();
  // On a conflict another process has closed it: nothing else can change a table of that age.
  return (await replaceTable(follower.store, read, { ...read, closedAt })) ?? read;
}
