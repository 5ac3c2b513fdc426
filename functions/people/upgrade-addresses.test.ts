/** Data as an earlier version wrote it: addresses in another spelling, hashed with the signing keys. */
import { createHmac, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type OpenDynalite, openDynalite } from '../local/dynalite.ts';
import { randomId } from '../service/random-id.ts';
import type { Store } from '../store/store.ts';
import { stoppedReason } from './address.ts';
import { parseKeys } from '../service/keys.ts';
import { ensurePlayer, type Player, playerOfAddress, playersOfAddress, readPlayer } from './player.ts';
import { upgradeAddresses } from './upgrade-addresses.ts';

let database: OpenDynalite;
beforeEach(async () => {
  database = await openDynalite({ folder: null });
});
afterEach(() => database.close());

const secrets = { k1: 'A'.repeat(43), k2: 'B'.repeat(43) };
const keys = parseKeys(JSON.stringify({ current: 'k2', secrets }))!;
const service = (store: Store = database.store, own = keys) => ({
  store,
  clock: Date.now,
  random: randomBytes,
  keys: () => Promise.resolve(own),
});

const earlierPartition = (address: string, secret = secrets.k2): string => {
  const hash = createHmac('sha256', Buffer.from(secret, 'base64url')).update(`address ${address}`).digest('base64url');
  return `address#${hash}`;
};

/** A player as earlier versions kept one. */
async function earlier(address: string, more: Partial<Player> = {}, secret = secrets.k2): Promise<string> {
  const id = randomId(randomBytes);
  const blank = { language: 'en', zone: 'UTC', mailMode: 'every', quiet: null, vacation: [], webhook: null };
  const rest = { epoch: 1, verified: true, locked: false, revision: 1 };
  await database.store.put({ PK: `player#${id}`, SK: 'player' }, { id, address, ...blank, ...rest, ...more });
  await database.store.put({ PK: earlierPartition(address, secret), SK: 'player' }, { player: id });
  return id;
}

const stop = (address: string, reason: string, secret = secrets.k2) =>
  database.store.put({ PK: earlierPartition(address, secret), SK: 'stopped' }, { reason, at: 'then' });

/** A table that a player sits at, created at this time. */
async function seat(player: string, createdAt: string): Promise<void> {
  const table = randomId(randomBytes);
  await database.store.put({ PK: `game#${table}`, SK: 'table' }, { id: table, seats: [], createdAt });
  await database.store.put({ PK: `player#${player}`, SK: `table#${table}` }, { table });
}

const owner = async (address: string) => (await playerOfAddress(service(), address))?.id;

it('finds everybody under every spelling, and every stop, whichever signing key was current then', async () => {
  const ann = await earlier('ann@example.org', {}, secrets.k1);
  const ud = await earlier('ud@victim\u3002test');
  const cleo = await earlier('cleo@b\u00fccher.example', {}, secrets.k1);
  await stop('ud@victim\u3002test', 'complaint', secrets.k1);
  await stop('gone@example.org', 'bounce', secrets.k1);
  expect(await upgradeAddresses(service())).toEqual({ players: 3, respelled: 2, sharing: 0, unusable: 0 });
  expect([await owner('ann@example.org'), await owner('ud@victim.test')]).toEqual([ann, ud]);
  expect([await owner('cleo@xn--bcher-kva.example'), await owner('CLEO@b\u00fccher.example')]).toEqual([cleo, cleo]);
  expect(await readPlayer(service(), ud)).toMatchObject({ address: 'ud@victim.test', verified: true });
  expect(await stoppedReason(service(), 'ud@victim.test')).toBe('complaint');
  expect(await stoppedReason(service(), 'gone@example.org')).toBe('bounce');
  expect(await upgradeAddresses(service())).toBeNull();
});

it('finds a player by the spelling of then also before it ran', async () => {
  const ud = await earlier('ud@victim\u3002test');
  await stop('ud@victim\u3002test', 'bounce');
  expect(await owner('UD@victim\u3002test')).toBe(ud);
  expect((await ensurePlayer(service(), { address: 'ud@victim\u3002test' }))?.id).toBe(ud);
  expect(await stoppedReason(service(), 'ud@victim\u3002test')).toBe('bounce');
});

it('gives a mailbox to the confirmed player, then to the one with the older table; the other shares it', async () => {
  const guest = await earlier('one@victim.test', { verified: false });
  const confirmed = await earlier('one@victim\u3002test');
  const young = await earlier('two@victim.test');
  const old = await earlier('two@victim\u3002test');
  await seat(young, '2026-03-01T00:00:00.000Z');
  await seat(old, '2026-04-01T00:00:00.000Z');
  await seat(old, '2025-12-01T00:00:00.000Z');
  expect(await upgradeAddresses(service())).toMatchObject({ players: 4, sharing: 2 });
  const ids = async (address: string) => (await playersOfAddress(service(), address)).map(({ id }) => id);
  expect(await ids('one@victim.test')).toEqual([confirmed, guest]);
  expect(await ids('two@victim.test')).toEqual([old, young]);
  for (const id of [guest, confirmed, young, old]) {
    expect((await readPlayer(service(), id))?.address).toMatch(/^(one|two)@victim\.test$/);
  }
});

it('leaves the same, killed after any of its writes and run again', async () => {
  const first = await earlier('ud@victim.test', { verified: false });
  const second = await earlier('ud@victim\u3002test');
  const third = await earlier('ud@\uFF56ictim.test', { verified: false });
  const alone = await earlier('ann@b\u00fccher.example');
  await stop('ud@victim\u3002test', 'complaint');
  let runs = 0;
  for (let writes = 0; ; writes++) {
    let left = writes;
    const dying =
      <Rest extends unknown[], Result>(write: (...rest: Rest) => Result) =>
      (...rest: Rest): Result => {
        if (left-- === 0) throw new Error('killed');
        return write(...rest);
      };
    const { store } = database;
    const mortal = { ...store, put: dying(store.put), remove: dying(store.remove) };
    const ended = await upgradeAddresses(service(mortal)).catch(() => 'killed' as const);
    runs++;
    if (ended !== 'killed') break;
  }
  expect(runs).toBeGreaterThan(5);
  expect(await owner('ud@victim.test')).toBe(second);
  expect((await playersOfAddress(service(), 'ud@victim.test')).map(({ id }) => id).toSorted()).toEqual(
    [first, second, third].toSorted(),
  );
  expect(await owner('ann@b\u00fccher.example')).toBe(alone);
  expect(await stoppedReason(service(), 'ud@victim.test')).toBe('complaint');
  expect(await database.store.get({ PK: earlierPartition('ud@victim\u3002test'), SK: 'player' })).toBeNull();
});

it('runs again for a new address secret, and finds everybody by their own item', async () => {
  const ann = await earlier('ann@example.org');
  const bob = await earlier('bob@example.org', { verified: false });
  await upgradeAddresses(service());
  const lost = { ...keys, addressSecrets: ['C'.repeat(43)] };
  expect(await playerOfAddress(service(database.store, lost), 'ann@example.org')).toBeNull();
  expect(await upgradeAddresses(service(database.store, lost))).toMatchObject({ players: 2, respelled: 0 });
  const found = ['ann@example.org', 'bob@example.org'].map((one) =>
    playerOfAddress(service(database.store, lost), one),
  );
  expect((await Promise.all(found)).map((player) => player?.id)).toEqual([ann, bob]);
});

it('leaves a player alone whose address cannot exist', async () => {
  const odd = await earlier('ann@xn--a.example');
  expect(await upgradeAddresses(service())).toMatchObject({ unusable: 1 });
  expect((await readPlayer(service(), odd))?.address).toBe('ann@xn--a.example');
});

it('takes over a pointer that leads nowhere', async () => {
  const ann = await earlier('ann@b\u00fccher.example');
  const PK = earlierPartition('ann@xn--bcher-kva.example');
  await database.store.put({ PK, SK: 'player' }, { player: randomId(randomBytes) });
  await upgradeAddresses(service());
  expect(await owner('ann@b\u00fccher.example')).toBe(ann);
});

it('shares the mailbox with somebody who came while it ran', async () => {
  const ud = await earlier('ud@victim\u3002test', { verified: false });
  let came: Player | null = null;
  const { store } = database;
  const crowded: Store = {
    ...store,
    async put(key, item, condition) {
      if (came === null && condition === 'absent') came = await ensurePlayer(service(), { address: 'ud@victim.test' });
      return store.put(key, item, condition);
    },
  };
  await upgradeAddresses(service(crowded));
  const ids = (await playersOfAddress(service(), 'ud@victim.test')).map(({ id }) => id);
  expect(ids.toSorted()).toEqual([ud, came!['id']].toSorted());
});
