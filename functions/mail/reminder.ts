/** Letters that remind a seat of its time. A letter is about one turn; once that is played there is nothing to remind of. */
import type { OpenTurn } from '../clock/seat-time.ts';
import { readTimes } from '../clock/table-times.ts';
import { isProblem } from '../problem.ts';
import type { Service } from '../service.ts';
import { readTable } from '../tables/table-item.ts';
import type { Letter } from './outbox.ts';

type Desk = Pick<Service, 'store' | 'games' | 'tables' | 'clock'>;

/** Before the time is over, or when it has passed. */
type Stage = 'coming' | 'passed';

const keyOf = (table: string, seat: number, { version }: OpenTurn, stage: Stage): string =>
  `reminder#${table}#${seat}#${version}#${stage}`;

export const reminderOf = (table: string, seat: number, turn: OpenTurn, stage: Stage, params: object): Letter => ({
  kind: 'reminder',
  table,
  seat,
  key: keyOf(table, seat, turn, stage),
  params,
});

/** Whether the turn that the letter is about is still open; a table without a clock has no turns to tell apart. */
export async function mayRemind(desk: Desk, { key }: Letter, id: string, seat: number): Promise<boolean> {
  const table = await readTable(desk, id);
  const times = isProblem(table) ? null : await readTimes(desk, table);
  if (times === null) return true;
  const turn = times.seats.find((clock) => clock.seat === seat)?.turn ?? null;
  return turn !== null && (['coming', 'passed'] as const).some((stage) => key === keyOf(id, seat, turn, stage));
}
