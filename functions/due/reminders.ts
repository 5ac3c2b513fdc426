/**
 * Reminders: mails to a seat before its turn's time is over, when the reserve begins and when it is used up, and to the
 * others when they may vote. They are scheduled when a seat is asked. When due, the clocks are read again, because a
 * pause or a vacation may have moved the deadline.
 */
import { DAY } from '../../domain/kernel/durations.ts';
import type { DueOutcome, DueWork } from '../store/due-items.ts';
import { schedule } from '../store/due-items.ts';
import { enqueue } from '../mail/outbox.ts';
import { isProblem } from '../service/problem.ts';
import type { Service } from '../service/service.ts';
import type { Item, Key } from '../store/store.ts';
import { reminderOf, reminderStage } from '../mail/reminder-letters.ts';
import { voteLetters } from '../mail/vote-letters.ts';
import { readTable, type TableItem } from '../tables/table-item.ts';
import type { OpenTurn } from '../clock/seat-time.ts';
import { readTimes, type SeatClock, type TableTimes } from '../clock/table-times.ts';

type ServicePart = Pick<Service, 'store' | 'games' | 'tables' | 'clock'>;

/** The version up to which reminders, votes and lapses are scheduled. */
const cursorKey = (id: string): Key => ({ PK: `game#${id}`, SK: 'clock-cursor' });

/** What is older is no news. */

const workOf = (kind: 'reminder' | 'vote' | 'lapse', table: string, seat: number, version: number): DueWork => ({
  kind,
  table,
  seat,
  key: String(version),
});

/** Schedules reminders for every awaited seat; whether there were any. */
export async function followClock(service: ServicePart, id: string, version: number): Promise<boolean> {
  const cursor = await service.store.get<Item & { version: number }>(cursorKey(id));
  if ((cursor?.version ?? 0) >= version) return false;
  const table = await readTable(service, id);
  const times = isProblem(table) ? null : await readTimes(service, table);
  const asked = (times?.seats ?? []).flatMap(({ seat, turn, voteOpensAt, lapsesAt }) =>
    turn ? [{ seat, ...turn, voteOpensAt, lapsesAt }] : [],
  );
  for (const { seat, version: since, remindAt, voteOpensAt, lapsesAt } of asked) {
    if (remindAt !== null) await schedule(service.store, remindAt, workOf('reminder', id, seat, since));
    if (voteOpensAt !== null) await schedule(service.store, voteOpensAt, workOf('vote', id, seat, since));
    if (lapsesAt !== null) await schedule(service.store, lapsesAt, workOf('lapse', id, seat, since));
  }
  await service.store.putNewer(cursorKey(id), { version: times?.version ?? version });
  return asked.length > 0;
}

export interface Late {
  readonly table: TableItem;
  readonly clock: SeatClock;
  readonly turn: OpenTurn;
  readonly times: TableTimes;
}

/** The turn that the work was scheduled for; null once it was played. */
export async function lateTurn({ table: id, seat, key }: DueWork, service: ServicePart): Promise<Late | null> {
  const table = await readTable(service, id);
  const times = isProblem(table) ? null : await readTimes(service, table);
  const clock = times?.seats.find((one) => one.seat === seat);
  if (isProblem(table) || !times || !clock?.turn || String(clock.turn.version) !== key) return null;
  return { table, clock, turn: clock.turn, times };
}

/** The seat may have played long ago, been paused, gone on vacation: then this waits or is not needed. */
export async function remind(work: DueWork, service: ServicePart): Promise<DueOutcome> {
  const late = await lateTurn(work, service);
  if (late === null) return 'done';
  const { turn } = late;
  const { now } = late.times;
  // The commit that ends a pause schedules the reminder again.
  if (turn.remindAt === null || turn.ownDeadline === null || turn.deadline === null) return 'done';
  const stage = reminderStage(turn, now);
  if (stage === null) return { at: turn.remindAt };
  // The service answers for the seat at this moment; there is nothing left to remind of.
  if (stage === 'passed' && late.clock.lapsesAt !== null) return 'done';
  if (now >= turn.deadline + DAY) return 'done';
  await enqueue(service, reminderOf(late.table.id, late.clock.seat, turn, stage), 'game');
  if (stage === 'passed') return 'done';
  return { at: stage === 'coming' ? turn.ownDeadline : turn.deadline };
}

/** The others may vote from now on; a vacation may have put it off. */
export async function tellVote(work: DueWork, service: ServicePart): Promise<DueOutcome> {
  const late = await lateTurn(work, service);
  const opens = late?.clock.voteOpensAt ?? null;
  if (late === null || opens === null || late.times.paused) return 'done';
  if (late.times.now < opens) return { at: opens };
  if (late.times.now >= opens + DAY) return 'done';
  for (const letter of voteLetters(late.table, late.clock.seat, late.turn.version))
    await enqueue(service, letter, 'game');
  return 'done';
}
