/**
 * After a restore the data do not know what was sent since they were saved. So everything that has happened counts as
 * told, and what lay ready to leave stays: better that somebody looks at the table than that all get old mail again.
 */
import { dueUntil } from '../follow/due.ts';
import { openTables } from '../follow/open-tables.ts';
import type { Service } from '../service.ts';
import { type MailFollower, tellNothing } from './cursor.ts';
import { dropLetter } from './outbox.ts';

/** Further ahead than anything waits. */
const SOME_DAYS = 3 * 86_400_000;

/** How many letters stay. */
export async function settleMail(service: MailFollower & Pick<Service, 'store' | 'clock'>): Promise<number> {
  for await (const id of openTables(service.store)) await tellNothing(service, id);
  let dropped = 0;
  for (const { work } of await dueUntil(service.store, service.clock() + SOME_DAYS)) {
    if (work.kind === 'letter' && (await dropLetter(service.store, work.key))) dropped++;
  }
  return dropped;
}
