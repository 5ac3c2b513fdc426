import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEngine } from '../../functions/local/dynalite-engine.ts';
import { openDynalite } from '../../functions/local/dynalite.ts';
import { chain } from './chain.ts';
import { storeContract } from './contract.ts';

storeContract('dynalite in memory', () => openDynalite({ folder: null }));

storeContract('dynalite on disk', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'railpost-dynalite-'));
  const opened = await openDynalite({ folder });
  return {
    client: opened.client,
    async close() {
      await opened.close();
      await rm(folder, { recursive: true });
    },
  };
});

test('dynalite on disk keeps everything over a restart, and a second start is harmless', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'railpost-restart-'));
  const commits = chain('t', 5);
  const first = await openDynalite({ folder });
  for (const commit of commits) await first.store.append('t', commit);
  await first.close();
  await expect(first.store.commits('t', 0)).rejects.toThrow('closed');

  const second = await openDynalite({ folder });
  expect(await second.store.commits('t', 0)).toEqual(commits);
  await second.close();
  await second.close();
  await rm(folder, { recursive: true });
});

test('a folder that is open already is an error, not the end of the process', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'railpost-twice-'));
  const opened = await openDynalite({ folder });
  await expect(openDynalite({ folder })).rejects.toThrow('lock');
  expect(await opened.store.commits('t', 0)).toEqual([]);
  await opened.close();
  await rm(folder, { recursive: true });
});

test('closing waits for what is under way', async () => {
  const engine = await openEngine({ folder: null, synced: false });
  let answered = 0;
  for (let asked = 0; asked < 20; asked++) {
    void engine.run('DescribeTable', '{"TableName":"nothing"}').then(() => answered++);
  }
  await engine.close();
  expect(answered).toBe(20);
});

test('a table whose making was cut off is made again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'railpost-cut-off-'));
  const engine = await openEngine({ folder, synced: true });
  const definition = {
    TableName: 'railpost',
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: ['PK', 'SK'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
    KeySchema: [
      { AttributeName: 'PK', KeyType: 'HASH' },
      { AttributeName: 'SK', KeyType: 'RANGE' },
    ],
  };
  // Closing at once comes before dynalite writes that the table is active, like a kill at that moment.
  await engine.run('CreateTable', JSON.stringify(definition));
  await engine.close();

  const opened = await openDynalite({ folder });
  expect(await opened.store.append('t', chain('t', 1)[0]!)).toBe('appended');
  await opened.close();
  await rm(folder, { recursive: true });
});
