/**
 * After a restore from a backup, or a change of transport, nobody knows which mails were sent. So the mail cursors are
 * set to the head and queued mails are dropped: better no mail than all old mail again.
 */
import { DAY } from '../../domain/kernel/durations.ts';
import { dueUntil } from '../store/due-items.ts';
import { openTables } from '../tables/open-tables.ts';
import { isProblem } from '../service/problem.ts';
import type { Service } from '../service/service.ts';
import type { Item, Key } from '../store/store.ts';
import { readTable } from '../tables/table-item.ts';
import { queueClosedMails } from './closed-letters.ts';
import { type MailFollower, skipToHead } from './commit-letters.ts';
import { dropLetter } from './outbox.ts';

/** Further ahead than anything waits. */
const SOME_DAYS = 3 * DAY;

/** How many letters stay. */
export async function dropQueuedMail(service: MailFollower & Pick<Service, 'store' | 'clock'>): Promise<number> {
  for await (const id of openTables(service.store)) {
    await skipToHead(service, id);
    // Queued only to be dropped with the others.
    const table = await readTable(service, id);
    if (!isProblem(table)) await queueClosedMails(service, table);
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
export async function settleChangedTransport(service: Service): Promise<boolean> {
  const { store, delivery } = service;
  const name = delivery?.transport.name ?? 'none';
  const last = await store.get<Item & { readonly name: string }>(wayKey);
  if (last?.name === name) return false;
  if (last !== null) await dropQueuedMail(service);
  await store.put(wayKey, { name });
  return last !== null;
}
