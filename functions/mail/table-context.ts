/** Reads the context of a mail about a table from the store. */
import { manifestOf } from '../../domain/kernel/game-parts.ts';
import type { History } from '../../domain/kernel/fold.ts';
import { countsAlways, type TableTimes } from '../clock/table-times.ts';
import type { Service } from '../service/service.ts';
import { calledNames } from '../tables/seat-names.ts';
import { withSuccessors } from '../tables/substitute-item.ts';
import type { Addressee } from './addressee.ts';
import type { TableContext } from './letters/context.ts';
import type { Locale } from './locale.ts';
import { mailedGame } from './mailed-game.ts';

/** A seat's deadline and reserve. */
export type TurnTime = Pick<TableContext, 'deadline' | 'reserve' | 'answer'>;

/** For letters that say nothing of time. */
export const untimed: TurnTime = { deadline: null };

/** By the table's clock; without a deadline where it has none or the seat is not awaited. */
export function turnTime(times: TableTimes | null, seat: number | null): TurnTime {
  const clock = times?.seats.find((one) => one.seat === seat);
  if (!times || !clock?.turn) return untimed;
  const { deadline, ownDeadline } = clock.turn;
  const answer = clock.turn.answer
    ? { answer: clock.lapsesAt === null ? ('answer' as const) : ('lapse' as const) }
    : {};
  if (deadline === null || ownDeadline === null || ownDeadline >= deadline) return { deadline, ...answer };
  return { deadline, reserve: { from: ownDeadline, left: clock.bankLeft, wholeDays: countsAlways(times.options) } };
}

/** Reads the table's history and composes while the cache lends it. */
export async function withTableContext<Result>(
  service: Service,
  { table, seat }: Pick<Addressee, 'table' | 'seat'>,
  { language }: Locale,
  time: TurnTime,
  write: (context: TableContext) => Result,
): Promise<Result | null> {
  const manifest = table && manifestOf(service.games, table.game);
  if (!table || !manifest || seat === null) return null;
  const mailed = await mailedGame(manifest, language);
  return service.tables.withTable(table.id, mailed.game, async (history: History) => {
    if (history.commits.length === 0) return null;
    const names = calledNames(await withSuccessors(service, table, history.commits), mailed.words);
    return write({ ...mailed, history, title: table.title, names, seat, ...time, now: service.clock() });
  });
}
