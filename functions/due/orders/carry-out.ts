/**
 * Carries out a standing order. The orders and the table are read at that moment; withdrawn orders, and questions that
 * the person has answered, are skipped. The commit looks like one of the person; only the seat's private record shows
 * the order.
 *
 * Before sending, the orders are marked with a conditional put on their revision. A withdrawal either comes first, and
 * nothing is sent, or sees the mark and reports that it is too late.
 */
import type { Commit } from '../../../domain/kernel/commit.ts';
import type { Step } from '../../../domain/kernel/contract.ts';
import { manifestOf } from '../../../domain/kernel/game-parts.ts';
import type { History } from '../../../domain/kernel/fold.ts';
import { botAt } from '../../../domain/kernel/table.ts';
import type { DueOutcome, DueWork } from '../../store/due-items.ts';
import { isProblem } from '../../service/problem.ts';
import { uuid } from '../../service/random-id.ts';
import { gameOf } from '../../service/service.ts';
import type { ServicePart } from '../../actions/tables/start.ts';
import { submit } from '../../actions/tables/submit.ts';
import { readTable, type TableItem } from '../../tables/table-item.ts';
import { type OrdersItem, readOrders, record, writeOrders } from '../../tables/orders-item.ts';

/** As long as a mark holds, somebody may be about to send. */
const MARK = 120_000;
const ATTEMPTS = 8;

export async function actOnOrders({ table: id, seat }: DueWork, service: ServicePart): Promise<DueOutcome> {
  const table = await readTable(service, id);
  if (isProblem(table) || seat === undefined) return 'done';
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (await settled(service, table, seat)) return 'done';
  }
  return 'later';
}

/** Whether nothing is left to do; false where somebody was faster and all must be looked at again. */
async function settled(service: ServicePart, table: TableItem, seat: number): Promise<boolean> {
  const { own } = await readOrders(service, table, seat);
  if (!own?.orders) return true;
  if (own.acting) await settleEarlier(service, table, seat, own);
  const wish = await wishOf(service, table, seat, own.orders);
  if (wish === null) return true;
  const commandId = uuid(service.random);
  const marked = own.acting ? { ...own, revision: own.revision + 1 } : own;
  const acting = { commandId, until: service.clock() + MARK };
  if (!(await writeOrders(service, table, seat, marked, { orders: own.orders, acting }))) return false;

  const game = await gameOf(service, table.game);
  if (!game) return true;
  const command = { type: 'turn', steps: wish.steps } as const;
  const sent = await submit(service, game, table, { seat, expectedVersion: wish.version, commandId, command });
  if (!isProblem(sent)) await record(service.store, table, seat, actedBy(sent));
  await unmark(service, table, seat, commandId);
  return !isProblem(sent) || sent.problem !== 'version-conflict';
}

/** After a crash between mark and record: records what the stream has, and removes the mark. */
async function settleEarlier(
  service: ServicePart,
  table: TableItem,
  seat: number,
  { acting }: OrdersItem,
): Promise<void> {
  const commit = acting ? await commitUnder(service, table, acting.commandId) : null;
  if (commit) await record(service.store, table, seat, actedBy(commit));
  if (acting) await unmark(service, table, seat, acting.commandId);
}

/** Removes our own mark with a conditional put; orders that were withdrawn meanwhile stay so. */
async function unmark(service: ServicePart, table: TableItem, seat: number, commandId: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { own } = await readOrders(service, table, seat);
    if (own?.acting?.commandId !== commandId) return;
    if (await writeOrders(service, table, seat, own, { orders: own.orders, acting: null })) return;
  }
}

const actedBy = ({ version, at, command }: Commit) => ({
  version,
  at,
  steps: (command as { readonly steps?: readonly Step[] }).steps ?? [],
});

type Reader = Pick<ServicePart, 'store' | 'games' | 'tables'>;

export async function commitUnder(service: Reader, table: TableItem, commandId: string): Promise<Commit | null> {
  const game = await gameOf(service, table.game);
  if (!game) return null;
  return service.tables.withTable(table.id, game, ({ commits }) =>
    Promise.resolve(commits.findLast((commit) => commit.commandId === commandId) ?? null),
  );
}

interface Wish {
  readonly version: number;
  /** When the table came to this position. */
  readonly at: number;
  readonly steps: readonly Step[];
}

/** What the orders say to do at the table as it is now, or null. */
export async function wishOf(service: Reader, table: TableItem, seat: number, orders: object): Promise<Wish | null> {
  const manifest = manifestOf(service.games, table.game);
  const [standing, game] = [await manifest?.orders?.(), await manifest?.rules()];
  if (!standing || !game) return null;
  const read = standing.schema.safeParse(orders);
  if (!read.success) return null;
  return service.tables.withTable(table.id, game, ({ commits, state }: History) => {
    const asked = game.awaiting(state.game).some((awaited) => awaited.seat === seat && awaited.optional !== true);
    const { ended, paused } = state.table;
    // A paused table shows nobody at work.
    if (!asked || ended || paused || botAt(state.table, seat) !== null) return Promise.resolve(null);
    const steps = standing.steps(state.game, seat, read.data);
    const last = commits.at(-1);
    return Promise.resolve(steps && last ? { version: last.version, at: Date.parse(last.at), steps } : null);
  });
}
