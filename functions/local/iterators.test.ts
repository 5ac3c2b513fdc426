/** Every way in which a reading of the embedded database can end gives its iterator back. */
import { createRequire } from 'node:module';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { chain } from '../../test/store/chain.ts';
import { countIterators } from '../../test/store/iterators.ts';
import { openDynalite } from './dynalite.ts';

const { Level } = createRequire(createRequire(import.meta.url).resolve('dynalite'))('level') as {
  Level: new (
    folder: string,
  ) => {
    keys(range: object): { all(): Promise<string[]> };
    put(key: string, value: string): Promise<void>;
    close(): Promise<void>;
  };
};

const MEGABYTES = 3;
const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

async function open(place: 'memory' | 'disk') {
  const folder = place === 'memory' ? null : await mkdtemp(join(tmpdir(), 'railpost-iterators-'));
  const { live, stop } = countIterators();
  const database = await openDynalite({ folder });
  opened.push(async () => {
    stop();
    await database.close();
    if (folder !== null) await rm(folder, { recursive: true });
  });
  return { ...database, live };
}

describe.each(['memory', 'disk'] as const)('in %s', (place) => {
  it('a query that reads to its end', async () => {
    const { store, live } = await open(place);
    for (const commit of chain('t', 3)) await store.append('t', commit);
    for (let time = 0; time < 20; time++) expect(await store.commits('t', 0)).toHaveLength(3);
    expect(await store.commits('nothing', 0)).toEqual([]);
    await expect.poll(live).toBe(0);
  });

  it('a query that stops early: by its limit, and because a page is full', async () => {
    const { store, live } = await open(place);
    for (const commit of chain('t', MEGABYTES * 8, 2 ** 17)) await store.append('t', commit);
    expect(await store.commits('t', 0, 2)).toHaveLength(2);
    expect(await store.newest('game#t', 1)).toHaveLength(1);
    expect(await store.commits('t', 0)).toHaveLength(MEGABYTES * 8);
    await expect.poll(live).toBe(0);
  });

  it('a scan', async () => {
    const { store, removeExpired, live } = await open(place);
    const items = Array.from({ length: 500 }, (_, item) => store.put({ PK: `p${item}`, SK: 'x' }, { expiresAt: 1 }));
    await Promise.all(items);
    expect(await removeExpired(2)).toBe(200);
    for await (const _ of store.partitionsWith('x'));
    await expect.poll(live).toBe(0);
  });
});

it('a query that fails in the middle', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'railpost-iterators-'));
  const before = await openDynalite({ folder });
  for (const commit of chain('t', 3)) await before.store.append('t', commit);
  await before.close();
  const level = new Level(folder);
  const keys = await level.keys({ gte: 'item-', lt: 'item.' }).all();
  await level.put(keys[1] ?? '', '{"half');
  await level.close();

  const { live, stop } = countIterators();
  opened.push(() => Promise.resolve(stop()));
  const { store, close } = await openDynalite({ folder });
  await expect(store.commits('t', 0)).rejects.toThrow();
  await expect.poll(live).toBe(0);
  await close();
  await rm(folder, { recursive: true });
});
