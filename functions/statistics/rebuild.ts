/** Computes all statistics again from the streams of all tables. The service may run meanwhile. */
import type { Service } from '../service/service.ts';
import { everyTable } from '../tables/table-item.ts';
import { countTable, isCountedInPublic } from './count-table.ts';
import { addUp, dropResult, monthOf, readMonths, readResults } from './items.ts';

export interface Rebuilt {
  readonly tables: number;
  readonly counted: number;
}

export async function rebuildStatistics(desk: Pick<Service, 'store' | 'games' | 'tables'>): Promise<Rebuilt> {
  const months = new Map(Object.keys(desk.games).map((game) => [game, new Set<string>()]));
  for (const [game, known] of months) for (const { month } of await readMonths(desk, game)) known.add(month);
  let [tables, counted] = [0, 0];
  for await (const id of everyTable(desk.store)) {
    tables++;
    const result = await countTable(desk, id);
    if (result === null) continue;
    counted++;
    months.get(result.game)?.add(monthOf(result.at));
  }
  for (const [game, known] of months) for (const month of known) await clear(desk, game, month);
  return { tables, counted };
}

/** Takes rows out that belong to no table which is counted in public, and adds up the rest. */
async function clear(desk: Pick<Service, 'store'>, game: string, month: string): Promise<void> {
  for (const result of await readResults(desk, game, month)) {
    const belongs = monthOf(result.at) === month && (await isCountedInPublic(desk, result.table));
    if (!belongs) await dropResult(desk, { ...result, game, at: month });
  }
  await addUp(desk, game, month);
}
