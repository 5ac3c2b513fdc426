/**
 * Letters about the deadline: one before it comes, one when it has passed. They are laid down as timed work when a seat
 * is asked; at their time the clocks are looked at again, because a pause or a vacation may have moved everything.
 */
import type { DueOutcome, DueWork } from '../follow/due.ts';
import { schedule } from '../follow/due.ts';
import { enqueue } from '../mail/outbox.ts';
import { isProblem } from '../problem.ts';
import type { Service } from '../service.ts';
import type { Item, Key } from '../store/store.ts';
import { readTable } from '../tables/table-item.ts';
import { readTimes } from './table-times.ts';

type Desk = Pick<Service, 'store' | 'games' | 'tables' | 'clock'>;

/** Up to which version reminders are laid down. */
const cursorKey = (id: string): Key => ({ PK: `game#${id}`, SK: 'clock-cursor' });

/** What is older is no news. */
const DAY = 86_400_000;

const reminderOf = (table: string, seat: number, version: number): DueWork => ({
  kind: 'reminder',
  table,
  seat,
  key: String(version),
});

/** Lays reminders down for everybody who is asked; whether there were any. */
export async function followClock(desk: Desk, id: string, version: number): Promise<boolean> {
  const cursor = await desk.store.get<Item & { version: number }>(cursorKey(id));
  if ((cursor?.version ?? 0) >= version) return false;
  const table = await readTable(desk, id);
  const times = isProblem(table) ? null : await readTimes(desk, table);
  const asked = (times?.seats ?? []).flatMap(({ seat, turn }) => (turn ? [{ seat, ...turn }] : []));
  for (const turn of asked) {
    if (turn.remindAt !== null) await schedule(desk.store, turn.remindAt, reminderOf(id, turn.seat, turn.version));
  }
  await desk.store.putNewer(cursorKey(id), { version: times?.version ?? version });
  return asked.length > 0;
}

/** The seat may have played long ago, been paused, gone on vacation: then this waits or is not needed. */
export async function remind({ table: id, seat, key }: DueWork, service: Desk): Promise<DueOutcome> {
  const table = await readTable(service, id);
  const times = isProblem(table) ? null : await readTimes(service, table);
  const turn = times?.seats.find((clock) => clock.seat === seat)?.turn;
  if (!times || seat === undefined || !turn || String(turn.version) !== key) return 'done';
  // Who ends a pause writes a commit, and what follows it lays the reminder down again.
  if (turn.remindAt === null || turn.deadline === null) return 'done';
  if (times.now < turn.remindAt) return { at: turn.remindAt };
  if (times.now >= turn.deadline + DAY) return 'done';
  const passed = times.now >= turn.deadline;
  await enqueue(service, {
    kind: 'reminder',
    table: id,
    seat,
    key: `reminder#${id}#${seat}#${key}#${passed ? 'passed' : 'coming'}`,
    params: { deadline: new Date(turn.deadline).toISOString(), passed },
  });
  return passed ? 'done' : { at: turn.deadline };
}
