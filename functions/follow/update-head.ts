/**
 * Updates the stored head of a table from its commits. The head's version is the cursor: without newer commits there is
 * nothing to do. Idempotent.
 */
import type { Head } from '../../domain/kernel/setup.ts';
import { isProblem } from '../service/problem.ts';
import { gameOf, type Service } from '../service/service.ts';
import type { Item } from '../store/store.ts';
import { headKey, headOf } from '../tables/head.ts';
import { readTable } from '../tables/table-item.ts';

type Reader = Pick<Service, 'store' | 'games' | 'tables'>;

export interface UpdatedHead {
  readonly head: Head | null;
  readonly lagged: boolean;
}

/** The head as it now is, and whether it had lagged. */
export async function updateHead(follower: Reader, id: string): Promise<UpdatedHead> {
  const kept = await follower.store.get<Head & Item>(headKey(id));
  const [newer] = await follower.store.commits(id, kept?.version ?? 0, 1);
  const head = newer ? await foldedHead(follower, id) : kept;
  if (newer && head) await follower.store.putNewer(headKey(id), head);
  return { head, lagged: newer !== undefined && head !== null };
}

/** Null where there is no such table, or none of a game that is known here. */
async function foldedHead(follower: Reader, id: string): Promise<Head | null> {
  const table = await readTable(follower, id);
  const game = isProblem(table) ? undefined : await gameOf(follower, table.game);
  if (!game) return null;
  return follower.tables.withTable(id, game, (history) => Promise.resolve(headOf(id, game, history)));
}
