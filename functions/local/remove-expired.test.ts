/** What has expired leaves the disk of one machine, and nothing else does. */
import { ScanCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OpenDynalite, openDynalite } from './dynalite.ts';
import { expiredOn } from './remove-expired.ts';

let database: OpenDynalite;
beforeEach(async () => (database = await openDynalite({ folder: null })));
afterEach(() => database.close());

const NOW = 2_000_000_000;

/** Everything that lies in the database, read or not. */
async function kept(): Promise<string[]> {
  const { Items = [] } = await database.client.send(new ScanCommand({ TableName: 'railpost' }));
  return Items.map(({ PK, SK }) => `${PK?.S} ${SK?.S}`).toSorted();
}

test('what has expired goes, portion by portion; what lasts stays', async () => {
  const { store } = database;
  for (let number = 0; number < 25; number++) {
    await store.put({ PK: `letter#${number}`, SK: 'letter' }, { expiresAt: NOW - number });
    await store.put({ PK: `player#${number}`, SK: 'player' }, { address: 'ann@example.org' });
    await store.put({ PK: `session#${number}`, SK: 'session' }, { expiresAt: NOW + 1 });
  }
  const remove = expiredOn(database.client, 'railpost', 10);
  const removed = [];
  for (let portion = 0; portion < 8; portion++) removed.push(await remove(NOW));
  expect(removed.reduce((sum, count) => sum + count, 0)).toBe(25);
  expect(Math.max(...removed)).toBeLessThanOrEqual(10);
  expect((await kept()).filter((key) => key.startsWith('letter#'))).toEqual([]);
  expect(await kept()).toHaveLength(50);
});

test('the walk begins again when it has come to the end', async () => {
  const remove = expiredOn(database.client, 'railpost', 10);
  expect(await remove(NOW)).toBe(0);
  await database.store.put({ PK: 'letter#late', SK: 'letter' }, { expiresAt: NOW });
  expect(await remove(NOW)).toBe(1);
});

test('nothing of a stream is touched, whatever it says', async () => {
  await database.store.put({ PK: 'game#a', SK: 'commit#0000000001' }, { expiresAt: 1 });
  expect(await database.removeExpired(NOW)).toBe(0);
  expect(await kept()).toEqual(['game#a commit#0000000001']);
});

test('what was written anew in the meantime stays', async () => {
  const key = { PK: 'tries#a', SK: 'tries' };
  await database.store.put(key, { expiresAt: NOW - 1 });
  const { client } = database;
  const send = client.send.bind(client) as (command: object) => Promise<unknown>;
  const interrupted = Object.create(client) as typeof client;
  interrupted.send = (async (command: object) => {
    const answer = await send(command);
    if (command instanceof ScanCommand) await database.store.put(key, { expiresAt: NOW + 100 });
    return answer;
  }) as typeof client.send;
  expect(await expiredOn(interrupted, 'railpost')(NOW)).toBe(0);
  expect(await kept()).toEqual(['tries#a tries']);
});
