/** The table and the seat in the path of a request, and the caller's rights there. */
import { type Rights, rightsAt } from '../people/rights.ts';
import { readSession, type Session } from '../people/session.ts';
import { isProblem, type Problem, problem } from '../service/problem.ts';
import { readTable, type TableItem } from '../tables/table-item.ts';
import { limits, overLimit } from '../service/rate-limit.ts';
import type { Call } from './route.ts';

export interface AtTable {
  readonly table: TableItem;
  readonly you: Rights;
  readonly session: Session;
}

export const tableIn = ({ c, service }: Call<unknown>): Promise<TableItem | Problem> =>
  readTable(service, c.req.param('id') ?? '');

/** -1 where the path names no number. */
export function seatIn({ c }: Call<unknown>): number {
  const text = c.req.param('seat') ?? '';
  return /^\d$/.test(text) ? Number(text) : -1;
}

export async function atTable(call: Call<unknown>): Promise<AtTable | Problem> {
  const { service, cookie } = call;
  const [table, session] = await Promise.all([tableIn(call), readSession(service, cookie)]);
  return isProblem(table) ? table : { table, you: await rightsAt(service, table, session), session };
}

/** The same for what only the host does, which counts. */
export async function hostAt(call: Call<unknown>): Promise<AtTable | Problem> {
  const at = await atTable(call);
  if (isProblem(at)) return at;
  if (!at.you.host) return problem('not-the-host');
  return (await overLimit(call.service, limits.hosting, at.table.id)) ?? at;
}
