/** What follows a commit, when the head was not written with it. */
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../domain/games.ts';
import type { Head } from '../../domain/kernel/setup.ts';
import { createApp } from '../http/app.ts';
import { type OpenDynalite, openDynalite } from '../local/dynalite.ts';
import { makeKeys } from '../service/keys.ts';
import { loopbackSettings } from '../service/settings.ts';
import type { Item, Store } from '../store/store.ts';
import { tableCache } from '../store/table-cache.ts';
import { headKey } from '../tables/head.ts';
import { follow } from './follow.ts';
import { closeTable, openTables } from '../tables/open-tables.ts';
import { sweepTables } from './sweep.ts';

let database: OpenDynalite;
let store: Store;
/** As long as this is true no head gets written: the process that appended has died. */
let dying = false;

beforeAll(async () => {
  database = await openDynalite({ folder: null });
  store = { ...database.store, putNewer: async (...words) => !dying && database.store.putNewer(...words) };
});
afterAll(() => database.close());

const follower = () => ({
  store: database.store,
  games,
  tables: tableCache(database.store),
  clock: Date.now,
  random: randomBytes,
  wake: () => {},
  log: () => {},
});
const headOf = (id: string) => database.store.get<Head & Item>(headKey(id));
const open = async () => {
  const ids = [];
  for await (const id of openTables(database.store)) ids.push(id);
  return ids;
};

/** A started table whose first commit is there and whose head is not. */
async function laggingTable(): Promise<string> {
  const app = createApp({
    store,
    games,
    keys: makeKeys(randomBytes),
    settings: loopbackSettings(3089, false),
    clock: Date.now,
    random: randomBytes,
    shell: () => Promise.resolve(''),
    runsOn: { runsOn: 'local', store: 'dynalite' },
    addressOf: () => '',
    log: () => {},
  });
  dying = true;
  const answer = await app.request('/api/tables', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ game: 'lilliput', seats: [{ name: 'Ann' }, { name: 'Bob' }] }),
  });
  dying = false;
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

describe('following a table', () => {
  test('brings its head up to date, and finds nothing to do the second time', async () => {
    const id = await laggingTable();
    expect(await headOf(id)).toBeNull();
    expect(await follow(follower(), id)).toBe(true);
    expect(await headOf(id)).toMatchObject({ id, version: 1, status: 'running' });
    expect(await follow(follower(), id)).toBe(false);
  });

  test('by several at once does no harm', async () => {
    const id = await laggingTable();
    await Promise.all([1, 2, 3].map(() => follow(follower(), id)));
    expect(await headOf(id)).toMatchObject({ version: 1 });
  });

  test('never takes a head back', async () => {
    const id = await laggingTable();
    const newer = { id, version: 7, status: 'running', awaiting: [] };
    await database.store.put(headKey(id), newer);
    await follow(follower(), id);
    expect(await headOf(id)).toEqual(newer);
  });

  test('that is not there is nothing', async () => {
    expect(await follow(follower(), 'a'.repeat(26))).toBe(false);
  });

  test('of a game that is not known here leaves it to somebody who knows it', async () => {
    const id = await laggingTable();
    expect(await follow({ ...follower(), games: {} }, id)).toBe(false);
    expect(await headOf(id)).toBeNull();
    expect(await open()).toContain(id);
  });

  test('that has ended takes it off the list of open tables', async () => {
    const id = await laggingTable();
    expect(await open()).toContain(id);
    await database.store.put(headKey(id), { id, version: 1, status: 'ended', awaiting: [] });
    await follow(follower(), id);
    expect(await open()).not.toContain(id);
  });
});

describe('sweeping', () => {
  test('finds every table that lags, and only those', async () => {
    for (const id of await open()) await closeTable(database.store, id);
    const ids = [await laggingTable(), await laggingTable(), await laggingTable()];
    expect(new Set(await open())).toEqual(new Set(ids));
    expect(await sweepTables(follower())).toEqual({ tables: 3, lagged: 3, failed: 0 });
    expect(await sweepTables(follower())).toEqual({ tables: 3, lagged: 0, failed: 0 });
  });

  test('one table that fails does not hide the others', async () => {
    for (const id of await open()) await closeTable(database.store, id);
    const [bad, good] = [await laggingTable(), await laggingTable()];
    const failing: Store = {
      ...database.store,
      commits: (id, ...words) =>
        id === bad ? Promise.reject(new Error(randomUUID())) : database.store.commits(id, ...words),
    };
    const lines: Readonly<Record<string, unknown>>[] = [];
    const log = (line: Readonly<Record<string, unknown>>) => void lines.push(line);
    expect(await sweepTables({ ...follower(), store: failing, log })).toEqual({ tables: 2, lagged: 1, failed: 1 });
    expect(lines).toMatchObject([{ failed: 'sweep', error: 'Error' }]);
    expect(await headOf(good)).toMatchObject({ version: 1 });
  });
});
