/**
 * Reminder mails for a seat: before the turn's own time is over, when the reserve begins, and when it is used up. A
 * mail is about one of these stages of one turn.
 */
import type { OpenTurn } from '../clock/seat-time.ts';
import { readTimes } from '../clock/table-times.ts';
import { isProblem } from '../service/problem.ts';
import type { Service } from '../service/service.ts';
import { readTable } from '../tables/table-item.ts';
import type { Letter } from './outbox.ts';

type ServicePart = Pick<Service, 'store' | 'games' | 'tables' | 'clock'>;

export type ReminderStage = 'coming' | 'reserve' | 'passed';

/** Null where it is too early, or the table is paused. */
export function reminderStage({ remindAt, ownDeadline, deadline }: OpenTurn, now: number): ReminderStage | null {
  if (remindAt === null || ownDeadline === null || deadline === null || now < remindAt) return null;
  if (now >= deadline) return 'passed';
  return now >= ownDeadline ? 'reserve' : 'coming';
}

const keyOf = (table: string, seat: number, version: number, stage: ReminderStage): string =>
  `reminder#${table}#${seat}#${version}#${stage}`;

export const reminderOf = (table: string, seat: number, { version }: OpenTurn, stage: ReminderStage): Letter => ({
  kind: 'reminder',
  table,
  seat,
  key: keyOf(table, seat, version, stage),
  params: { stage },
});

/** Whether that turn is open, at that time; a table without a clock has none to tell apart. */
export async function mayRemind(service: ServicePart, { key }: Letter, id: string, seat: number): Promise<boolean> {
  const table = await readTable(service, id);
  const times = isProblem(table) ? null : await readTimes(service, table);
  if (times === null) return true;
  const turn = times.seats.find((clock) => clock.seat === seat)?.turn ?? null;
  const stage = turn && reminderStage(turn, times.now);
  return turn !== null && stage !== null && key === keyOf(id, seat, turn.version, stage);
}
