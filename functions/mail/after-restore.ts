/**
 * After a restore the data do not know what was sent since they were saved; after a change of the way out, what lay ready
 * was meant for the old one. So everything that has happened counts as told, and what lay ready to leave stays: better
 * that somebody looks at the table than that all get old mail again.
 */
import { DAY } from '../../domain/kernel/durations.ts';
import { dueUntil } from '../store/due-items.ts';
import { openTables } from '../tables/open-tables.ts';
import { isProblem } from '../service/problem.ts';
import type { Service } from '../service/service.ts';
import type { Item, Key } from '../store/store.ts';
import { readTable } from '../tables/table-item.ts';
import { tellClosed } from './closed-letters.ts';
import { type MailFollower, tellNothing } from './commit-letters.ts';
import { dropLetter } from './outbox.ts';

/** Further ahead than anything waits. */
const SOME_DAYS = 3 * DAY;

/** How many letters stay. */
export async function settleMail(service: MailFollower & Pick<Service, 'store' | 'clock'>): Promise<number> {
  for await (const id of openTables(service.store)) {
    await tellNothing(service, id);
    // Laid down only to stay with all the others.
    const table = await readTable(service, id);
    if (!isProblem(table)) await tellClosed(service, table);
  }
  let dropped = 0;
  for (const { work } of await dueUntil(service.store, service.clock() + SOME_DAYS)) {
    if (work.kind === 'letter' && (await dropLetter(service.store, work.key))) dropped++;
  }
  return dropped;
}

/** By which way letters left when the service ran last. */
const wayKey: Key = { PK: 'service', SK: 'way-out' };

/** Before anything is sent: whether letters leave by another way than the last time. */
export async function settleChangedWay(service: Service): Promise<boolean> {
  const { store, delivery } = service;
  const name = delivery?.transport.name ?? 'none';
  const last = await store.get<Item & { readonly name: string }>(wayKey);
  if (last?.name === name) return false;
  if (last !== null) await settleMail(service);
  await store.put(wayKey, { name });
  return last !== null;
}
