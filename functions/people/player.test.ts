/** Players under their addresses, and what happens when several ask at once. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenDynalite, openDynalite } from '../local/dynalite.ts';
import { isProblem } from '../service/problem.ts';
import { makeKeys } from '../service/keys.ts';
import { changePlayer, ensurePlayer, keepPlayer, playerOfAddress, readPlayer, removePlayer } from './player.ts';

let database: OpenDynalite;
beforeAll(async () => {
  database = await openDynalite({ folder: null });
});
afterAll(() => database.close());

let now = Date.now();
const keys = makeKeys(randomBytes);
const service = (own = keys) => ({
  store: database.store,
  clock: () => now,
  random: randomBytes,
  keys: () => Promise.resolve(own),
});

it('is one, however the address is written and however many ask at once', async () => {
  const written = ['Ann@Example.org', 'ann@example.org', ' ANN@EXAMPLE.ORG', 'Ann <ann@example.org>'];
  const made = await Promise.all(written.map((address) => ensurePlayer(service(), { address })));
  expect(new Set(made.map((player) => player?.id)).size).toBe(1);
  expect(made[0]).toMatchObject({ address: 'ann@example.org', language: 'en', verified: false, epoch: 1 });
  expect((await playerOfAddress(service(), 'ANN@example.org'))?.id).toBe(made[0]?.id);
  expect(await playerOfAddress(service(), 'bob@example.org')).toBeNull();
  expect(await ensurePlayer(service(), { address: 'nobody' })).toBeNull();
});

it('is found again after the signing key was changed and the old one removed', async () => {
  const player = await ensurePlayer(service(), { address: 'cleo@example.org', language: 'fr' });
  const rotated = { ...keys, current: 'k2', secrets: { k2: 'A'.repeat(43) } };
  expect((await ensurePlayer(service(rotated), { address: 'cleo@example.org' }))?.id).toBe(player?.id);
});

it('goes after a week where somebody only typed the address, and stays once a table names it', async () => {
  const passing = await ensurePlayer(service(), { address: 'dan@example.org', passing: true });
  const staying = await ensurePlayer(service(), { address: 'eve@example.org', passing: true });
  await ensurePlayer(service(), { address: 'eve@example.org' });
  now += 8 * 86_400_000;
  expect(await readPlayer(service(), passing?.id ?? '')).toBeNull();
  expect(await playerOfAddress(service(), 'dan@example.org')).toBeNull();
  expect((await playerOfAddress(service(), 'eve@example.org'))?.id).toBe(staying?.id);
});

it('loses nothing that is changed at the same moment', async () => {
  const player = await ensurePlayer(service(), { address: 'fay@example.org' });
  const id = player?.id ?? '';
  await Promise.all([
    changePlayer(service(), id, (read) => ({ ...read, language: 'es' })),
    changePlayer(service(), id, (read) => ({ ...read, epoch: read.epoch + 1 })),
    changePlayer(service(), id, (read) => ({ ...read, mailMode: 'daily' })),
  ]);
  expect(await readPlayer(service(), id)).toMatchObject({ language: 'es', epoch: 2, mailMode: 'daily', revision: 4 });
});

it('is gone with address and pointer when it is removed', async () => {
  const player = await ensurePlayer(service(), { address: 'gus@example.org' });
  if (!player) throw new Error('no player');
  expect(await keepPlayer(service(), player)).toBe(player);
  await removePlayer(service(), player);
  expect(await playerOfAddress(service(), 'gus@example.org')).toBeNull();
  expect(isProblem(await changePlayer(service(), player.id, (same) => same))).toBe(true);
  expect((await ensurePlayer(service(), { address: 'gus@example.org' }))?.id).not.toBe(player.id);
});
