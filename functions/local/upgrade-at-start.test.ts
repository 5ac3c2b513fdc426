import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeKeys } from '../service/keys.ts';
import { changePlayer, ensurePlayer } from '../people/player.ts';
import { type OpenDynalite, openDynalite } from './dynalite.ts';
import { upgradeAtStart } from './upgrade-at-start.ts';

let database: OpenDynalite;
beforeAll(async () => {
  database = await openDynalite({ folder: null });
});
afterAll(() => database.close());

test('a long upgrade says how far it is and what it did; without anything to do it says nothing', async () => {
  const keys = makeKeys(randomBytes);
  const service = { store: database.store, clock: Date.now, random: randomBytes, keys: () => Promise.resolve(keys) };
  const player = await ensurePlayer(service, { address: 'ud@victim.test' });
  await changePlayer(service, player?.id ?? '', (read) => ({ ...read, address: 'ud@victim\u3002test' }));
  const lines: object[] = [];
  const now = Date.now();
  let asked = 0;
  const start = () =>
    upgradeAtStart(
      database.store,
      keys,
      (line) => void lines.push(line),
      () => now + asked++ * 4000,
    );
  await start();
  expect(lines).toEqual([
    { upgrade: 'addresses', players: 1 },
    { upgrade: 'addresses', done: true, players: 1, respelled: 1, sharing: 0, unusable: 0 },
  ]);
  lines.length = 0;
  await start();
  expect(lines).toEqual([]);
});
