/**
 * The scheduler: runs due work (`store/due-items.ts`) with the handler of its kind. Work runs at least once, so a
 * handler must look at the table as it is now and do nothing when nothing is left to do. A lease keeps two processes
 * from running the same work at once; it ends by itself when a process dies. Failed work is retried with growing pauses.
 */
import { HOUR, MINUTE } from '../../domain/kernel/durations.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { reportError } from '../service/report-error.ts';
import type { Service } from '../service/service.ts';
import {
  type DueItem,
  type DueOutcome,
  type DueWork,
  dueKey,
  isoOf,
  MOST_PER_SHARD,
  partition,
  putDue,
  SHARDS,
} from '../store/due-items.ts';
import type { Store } from '../store/store.ts';

/** What the scheduler itself needs of the service. */
type Scheduler = Pick<Service, 'store' | 'log'>;

export type DueHandlers<Runner = Service> = {
  readonly [kind: string]: (work: DueWork, service: Runner) => Promise<DueOutcome>;
};

const LEASE = 2 * MINUTE;
const FIRST_PAUSE = MINUTE;
const LONGEST_PAUSE = HOUR;

/** Does what is due, oldest first in each partition; gives how much was done. */
export async function runDue<Runner extends Scheduler>(
  service: Runner,
  handlers: DueHandlers<Runner>,
  now: number,
): Promise<number> {
  let done = 0;
  for (let shard = 0; shard < SHARDS; shard++) {
    for (const item of await service.store.listBelow<DueItem>(partition(shard), isoOf(now + 1), MOST_PER_SHARD)) {
      if (await runOne(service, handlers, item, now)) done++;
    }
  }
  return done;
}

/** Does what comes due within the next while, each at its very moment; gives how much was done. */
export async function runExactly<Runner extends Scheduler>(
  service: Runner,
  handlers: DueHandlers<Runner>,
  now: number,
  ahead: number,
  until: (instant: number) => Promise<unknown> = (instant) => pause(Math.max(0, instant - Date.now())),
): Promise<number> {
  const shards = Array.from({ length: SHARDS }, (_, shard) => partition(SHARDS + shard));
  const listed = await Promise.all(
    shards.map((shard) => service.store.listBelow<DueItem>(shard, isoOf(now + ahead), MOST_PER_SHARD)),
  );
  const runs = listed.flat().map(async (item) => {
    await until(Date.parse(item.at));
    return runOne(service, handlers, item, Math.max(now, Date.parse(item.at)));
  });
  return (await Promise.all(runs)).filter((done) => done).length;
}

/** Whether it is done. Another process may hold the lease, or the work may have to be retried. */
async function runOne<Runner extends Scheduler>(
  service: Runner,
  handlers: DueHandlers<Runner>,
  item: DueItem,
  now: number,
): Promise<boolean> {
  const { store } = service;
  if (isLeased(item, now) || !(await lease(store, item, now))) return false;
  const outcome = await attempt(service, handlers, item.work, now);
  if (outcome !== 'done') await putOff(store, item, outcome, now);
  await store.remove(dueKey(item.at, item.work));
  return outcome === 'done';
}

/** A lease that ends much later than any could was taken by a clock that was ahead, and holds nothing up. */
const isLeased = ({ leasedUntil }: DueItem, now: number): boolean =>
  leasedUntil > now && leasedUntil <= now + 2 * LEASE;

const lease = (store: Store, item: DueItem, now: number): Promise<boolean> =>
  store.put(dueKey(item.at, item.work), { ...item, leasedUntil: now + LEASE }, { revision: item.revision });

/** What fails is tried again, and so is what nobody here knows: a newer version may be starting beside this one. */
async function attempt<Runner extends Scheduler>(
  service: Runner,
  handlers: DueHandlers<Runner>,
  work: DueWork,
  now: number,
): Promise<DueOutcome> {
  const handler = Object.hasOwn(handlers, work.kind) ? handlers[work.kind] : undefined;
  if (!handler) return 'later';
  try {
    return await handler(work, service);
  } catch (error) {
    reportError(service.log, `due ${work.kind}`, error, now);
    return 'later';
  }
}

async function putOff(
  store: Store,
  { work, attempts }: DueItem,
  outcome: Exclude<DueOutcome, 'done'>,
  now: number,
): Promise<void> {
  if (outcome !== 'later') return putDue(store, Math.max(outcome.at, now + 1), work, 0);
  return putDue(store, now + Math.min(FIRST_PAUSE * 2 ** attempts, LONGEST_PAUSE), work, attempts + 1);
}
