/** Stores, changes and withdraws a seat's standing orders, each with one conditional put. */
import { type Problem, problem } from '../../service/problem.ts';
import type { Service } from '../../service/service.ts';
import type { TableItem } from '../../tables/table-item.ts';
import { commitUnder } from './carry-out.ts';
import { type OrdersItem, readOrders, readRecord, writeOrders } from '../../tables/orders-item.ts';
import { planOrders } from './plan.ts';

const ATTEMPTS = 8;

export interface Given {
  readonly orders: object | null;
  /** The old orders have acted since the version that the caller has seen, or are about to. */
  readonly tooLate: { readonly version: number | null } | null;
}

/** Null withdraws them. `seen` is the version of the table that the caller knows. */
export async function giveOrders(
  service: Service,
  table: TableItem,
  seat: number,
  orders: object | null,
  seen: number | null,
): Promise<Given | Problem> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { item, own } = await readOrders(service, table, seat);
    if (orders === null && !own?.orders) return { orders: null, tooLate: await acted(service, table, seat, seen) };
    const acting = own?.acting ?? null;
    if (!(await writeOrders(service, table, seat, item, { orders, acting }))) continue;
    const late = own?.orders ? await lateFor(service, table, seat, own, seen) : null;
    if (orders !== null) await planOrders(service, table, seat, service.clock());
    return { orders, tooLate: late };
  }
  return problem('busy');
}

async function lateFor(service: Service, table: TableItem, seat: number, { acting }: OrdersItem, seen: number | null) {
  if (acting) {
    const commit = await commitUnder(service, table, acting.commandId);
    if (commit) return { version: commit.version };
    if (acting.until > service.clock()) return { version: null };
  }
  return acted(service, table, seat, seen);
}

async function acted({ store }: Service, table: TableItem, seat: number, seen: number | null) {
  if (seen === null) return null;
  const version = (await readRecord(store, table, seat)).at(-1)?.version ?? 0;
  return version > seen ? { version } : null;
}
