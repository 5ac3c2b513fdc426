/**
 * Projection of a finished table into statistics: of its players, and of its game if the table is public. A cursor
 * beside the stream records what was counted. Idempotent.
 */
import { categoriesOf, manifestOf } from '../../domain/kernel/game-parts.ts';
import type { Manifest } from '../../domain/kernel/manifest.ts';
import { isProblem } from '../service/problem.ts';
import type { Service } from '../service/service.ts';
import type { Key, Store } from '../store/store.ts';
import { readTable, type TableItem } from '../tables/table-item.ts';
import { addUp, dropResult, monthOf, type OwnResult, ownResultKey, putResult } from './items.ts';
import { type Result, resultOf } from './result.ts';

type ServicePart = Pick<Service, 'store' | 'games' | 'tables'>;

/** `inPublic`: counted in the public statistics. */
type Counted = { readonly inPublic: boolean };

const cursorKey = (id: string): Key => ({ PK: `game#${id}`, SK: 'statistics' });

export const isCountedInPublic = async ({ store }: Pick<Service, 'store'>, id: string): Promise<boolean> =>
  (await store.get<Counted>(cursorKey(id)))?.inPublic === true;

/** For a table that has ended; whether it had not been counted yet. */
export async function followStatistics(service: ServicePart, id: string): Promise<boolean> {
  if ((await service.store.get(cursorKey(id))) !== null) return false;
  await countTable(service, id);
  return true;
}

/** Counts a table as it now is, whatever was counted before. Its result, where everybody sees it. */
export async function countTable(service: ServicePart, id: string): Promise<Result | null> {
  const { store } = service;
  const table = await readTable(service, id);
  const manifest = isProblem(table) ? undefined : manifestOf(service.games, table.game);
  if (isProblem(table) || !manifest || table.imported) return null;
  const { ended, result } = await lookAt(service, manifest, table);
  if (!ended) return null;
  const inPublic = result !== null && table.listed;
  if (result !== null) {
    await keepOwn(store, table, result);
    const before = await isCountedInPublic(service, id);
    if (inPublic) await putResult(service, result);
    else if (before) await dropResult(service, result);
    if (inPublic || before) await addUp(service, result.game, monthOf(result.at));
  }
  await store.put(cursorKey(id), { inPublic });
  return inPublic ? result : null;
}

async function lookAt({ tables }: ServicePart, manifest: Manifest, table: TableItem) {
  const game = await manifest.rules();
  return tables.withTable(table.id, game, async (history) => {
    const { ended, options } = history.state.table;
    if (ended === null) return { ended: false, result: null };
    return { ended: true, result: resultOf(game, table, history, await categoriesOf(manifest, options)) };
  });
}

/** What each person with an address reads of it, and nobody else. */
async function keepOwn(store: Store, { id, title, seats }: TableItem, { people, ...common }: Result): Promise<void> {
  for (const { seat, rank, total } of people) {
    const player = seats[seat]?.player ?? null;
    const own: OwnResult = { ...common, title, seat, rank, total };
    if (player !== null) await store.put(ownResultKey(player, id), own);
  }
}
