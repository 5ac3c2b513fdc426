/** Rebuilds all statistics from the streams, while the service runs. */
import type { Service } from '../service/service.ts';
import { everyTable } from '../tables/table-item.ts';
import { countTable, isCountedInPublic } from './count-table.ts';
import { addUp, dropResult, monthOf, readMonths, readResults } from './items.ts';

export interface Rebuilt {
  readonly tables: number;
  readonly counted: number;
}

export async function rebuildStatistics(service: Pick<Service, 'store' | 'games' | 'tables'>): Promise<Rebuilt> {
  const months = new Map(Object.keys(service.games).map((game) => [game, new Set<string>()]));
  for (const [game, known] of months) for (const { month } of await readMonths(service, game)) known.add(month);
  let [tables, counted] = [0, 0];
  for await (const id of everyTable(service.store)) {
    tables++;
    const result = await countTable(service, id);
    if (result === null) continue;
    counted++;
    months.get(result.game)?.add(monthOf(result.at));
  }
  for (const [game, known] of months) for (const month of known) await clear(service, game, month);
  return { tables, counted };
}

/** Takes rows out that belong to no table which is counted in public, and adds up the rest. */
async function clear(service: Pick<Service, 'store'>, game: string, month: string): Promise<void> {
  for (const result of await readResults(service, game, month)) {
    const belongs = monthOf(result.at) === month && (await isCountedInPublic(service, result.table));
    if (!belongs) await dropResult(service, { ...result, game, at: month });
  }
  await addUp(service, game, month);
}
