/**
 * Stored statistics. Each public table has one row in the month in which it ended, and each month one item with the
 * sums of its rows. Each player has a private row per table. All of it can be rebuilt.
 */
import type { Service } from '../service/service.ts';
import type { Key } from '../store/store.ts';
import type { PersonResult, Result } from './result.ts';
import { nothing, type Sums, withResult } from './sums.ts';

type ServicePart = Pick<Service, 'store'>;

export type OwnResult = Omit<Result, 'people'> & PersonResult & { readonly title: string };

export type Month = Sums & { readonly month: string; readonly revision: number };

const OWN = 'result#';
export const monthOf = (at: string): string => at.slice(0, 7);
const rowsOf = (game: string, month: string): string => `results#${game}#${month}`;
const sumsOf = (game: string): string => `statistics#${game}`;
export const ownResultKey = (player: string, table: string): Key => ({ PK: `player#${player}`, SK: `${OWN}${table}` });

export const readMonths = ({ store }: ServicePart, game: string): Promise<Month[]> =>
  store.list<Month>(sumsOf(game), '');

export const readResults = ({ store }: ServicePart, game: string, month: string): Promise<Result[]> =>
  store.list<Result>(rowsOf(game, month), '');

export const readOwn = ({ store }: ServicePart, player: string): Promise<OwnResult[]> =>
  store.list<OwnResult>(`player#${player}`, OWN);

export async function eraseOwn({ store }: ServicePart, player: string): Promise<void> {
  for (const { table } of await readOwn({ store }, player)) await store.remove(ownResultKey(player, table));
}

export async function putResult({ store }: ServicePart, result: Result): Promise<void> {
  await store.put({ PK: rowsOf(result.game, monthOf(result.at)), SK: result.table }, result);
}

export async function dropResult({ store }: ServicePart, { game, at, table }: Result): Promise<void> {
  await store.remove({ PK: rowsOf(game, monthOf(at)), SK: table });
}

const ATTEMPTS = 8;

/**
 * Adds a month up again from its rows. The item is read before the rows: whoever has added a row in between has also
 * changed the item, and then this starts over, so that no row is missing in the end.
 */
export async function addUp(service: ServicePart, game: string, month: string): Promise<void> {
  const { store } = service;
  const key = { PK: sumsOf(game), SK: month };
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const read = await store.get<Month>(key);
    const sums = (await readResults(service, game, month)).reduce<Sums>(withResult, nothing);
    const next = { month, ...sums };
    const written = read
      ? await store.put(key, next, { revision: read.revision })
      : await store.put(key, { ...next, revision: 1 }, 'absent');
    if (written) return;
  }
  throw new Error('the sums of a month changed between every attempt to write them');
}
