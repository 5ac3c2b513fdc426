/** What the caller of a request may do at a table, from its session. */
import { type Rights, rightsAt } from '../people/rights.ts';
import { readSession, type Session } from '../people/session.ts';
import { isProblem, type Problem } from '../problem.ts';
import { readTable, type TableItem } from '../tables/table-item.ts';
import type { Call } from './route.ts';

export interface AtTable {
  readonly table: TableItem;
  readonly you: Rights;
  readonly session: Session;
}

export async function atTable({ c, service, cookie }: Call<unknown>): Promise<AtTable | Problem> {
  const [table, session] = await Promise.all([
    readTable(service, c.req.param('id') ?? ''),
    readSession(service, cookie),
  ]);
  return isProblem(table) ? table : { table, you: await rightsAt(service, table, session), session };
}
