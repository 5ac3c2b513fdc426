/**
 * Brings the kept head of a table up to date with its commits. The head's own version is the cursor: where no commit
 * lies behind it there is nothing to do, so this may be called late, twice, or by several at once.
 */
import type { Head } from '../../domain/kernel/setup.ts';
import { isProblem } from '../problem.ts';
import { gameOf, type Service } from '../service.ts';
import type { Item } from '../store/store.ts';
import { headKey, headOf } from '../tables/projection.ts';
import { readTable } from '../tables/table-item.ts';
import { closeTable } from './open-tables.ts';

export type Follower = Pick<Service, 'store' | 'games' | 'tables'>;

/** Whether the head had lagged. */
export async function followTable(follower: Follower, id: string): Promise<boolean> {
  const kept = await follower.store.get<Head & Item>(headKey(id));
  const [newer] = await follower.store.commits(id, kept?.version ?? 0, 1);
  const head = newer ? await foldedHead(follower, id) : kept;
  if (newer && head) await follower.store.putNewer(headKey(id), head);
  if (head?.status === 'ended') await closeTable(follower.store, id);
  return newer !== undefined && head !== null;
}

/** Null where there is no such table, or none of a game that is known here. */
async function foldedHead(follower: Follower, id: string): Promise<Head | null> {
  const table = await readTable(follower, id);
  const game = isProblem(table) ? undefined : gameOf(follower, table.game);
  if (!game) return null;
  return follower.tables.withTable(id, game, (history) => Promise.resolve(headOf(id, game, history)));
}
