/** The key file and the data of a folder: what fits, what is upgraded, and what stops a start. */
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Keys, makeKeys, printKeys, withNewSigningKey, withoutOldSigningKeys } from '../service/keys.ts';
import { ensurePlayer, playerOfAddress } from '../people/player.ts';
import { upgradeAddresses } from '../people/upgrade-addresses.ts';
import { type OpenDynalite, openDynalite } from './dynalite.ts';
import { keysAtStart } from './keys-at-start.ts';

let database: OpenDynalite;
let folder: string;
beforeEach(async () => {
  database = await openDynalite({ folder: null });
  folder = await mkdtemp(join(tmpdir(), 'railpost-keys-'));
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const file = () => join(folder, 'keys.json');
const written = () => readFile(file(), 'utf8');
const start = (goOn = false) => keysAtStart(folder, database.store, goOn);
const service = (keys: Keys) => ({
  store: database.store,
  clock: Date.now,
  random: randomBytes,
  keys: () => Promise.resolve(keys),
});

async function started(goOn = false): Promise<Keys> {
  const keys = await start(goOn);
  if (typeof keys === 'string') throw new Error(keys);
  await upgradeAddresses(service(keys));
  return keys;
}

/** A service that knows Ann. */
async function used() {
  const keys = await started();
  const ann = await ensurePlayer(service(keys), { address: 'ann@example.org' });
  return { keys, ann: ann?.id };
}

const knownTo = async (keys: Keys) => (await playerOfAddress(service(keys), 'ann@example.org'))?.id;

it('makes keys at the first start, for the owner alone, and keeps them', async () => {
  const keys = await started();
  expect(await started()).toEqual(keys);
  expect((await stat(file())).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['keys.json']);
});

it('makes new ones silently where nobody has used the service yet', async () => {
  const keys = await started();
  await rm(file());
  expect((await started()).addressSecrets).not.toEqual(keys.addressSecrets);
});

describe('where somebody has used the service', () => {
  it.each([
    ['missing', () => rm(file()), 'is missing'],
    ['empty', () => writeFile(file(), ''), 'is damaged'],
    ['cut off', async () => writeFile(file(), (await written()).slice(0, 40)), 'is damaged'],
    ['of wrong types', () => writeFile(file(), '{"current":1,"secrets":[]}'), 'is damaged'],
    [
      'with an empty list of address secrets',
      async () => writeFile(file(), JSON.stringify({ ...JSON.parse(await written()), addressSecrets: [] })),
      'is damaged',
    ],
    [
      'without the address secret',
      async () => {
        const { current, secrets } = JSON.parse(await written()) as Keys;
        await writeFile(file(), JSON.stringify({ current, secrets }));
      },
      'does not belong to the data',
    ],
    ['of another service', () => writeFile(file(), printKeys(makeKeys(randomBytes))), 'does not belong to the data'],
  ])('a key file that is %s stops the start and is left as it is', async (_, damage, sentence) => {
    await used();
    await damage();
    const before = await written().catch(() => null);
    const said = await start();
    expect(said).toEqual(expect.stringContaining(sentence));
    for (const word of [folder, 'keys.json', 'backup', 'RAILPOST_NEW_KEYS=1', 'links']) expect(said).toContain(word);
    expect(await written().catch(() => null)).toBe(before);
  });

  it('a key file from before the last rotation stops the start', async () => {
    const { keys } = await used();
    await writeFile(file(), printKeys(withNewSigningKey(keys, randomBytes)));
    await started();
    await writeFile(file(), printKeys(keys));
    expect(await start()).toEqual(expect.stringContaining('is older than the data'));
    expect((await started(true)).current).toBe('k1');
    expect((await started()).current).toBe('k1');
  });

  it('new signing keys do not, also when the old ones are gone', async () => {
    const { keys, ann } = await used();
    const rotated = withNewSigningKey(keys, randomBytes);
    for (const next of [rotated, withoutOldSigningKeys(rotated)]) {
      await writeFile(file(), printKeys(next));
      expect(await knownTo(await started())).toBe(ann);
    }
  });

  it('told to go on, it makes new keys, keeps a damaged file aside, and finds players by their addresses', async () => {
    const { keys, ann } = await used();
    await writeFile(file(), '{"current"');
    const fresh = await started(true);
    expect(Object.values(fresh.secrets)).not.toEqual(Object.values(keys.secrets));
    expect(await knownTo(fresh)).toBe(ann);
    expect((await readdir(folder)).toSorted()).toEqual(['keys.json', 'keys.json.damaged']);
    expect(await started()).toEqual(fresh);
  });
});

it('keeps the signing secrets of an earlier version as address secrets, so that nobody is lost', async () => {
  const secrets = { k1: 'A'.repeat(43), k2: 'B'.repeat(43) };
  await writeFile(file(), JSON.stringify({ current: 'k2', secrets }));
  await chmod(file(), 0o644);
  const keys = await started();
  expect(keys).toEqual({ current: 'k2', secrets, addressSecrets: [secrets.k2, secrets.k1] });
  expect(JSON.parse(await written())).toEqual(keys);
  expect((await stat(file())).mode & 0o777).toBe(0o600);
  // A backup from before the upgrade leads to the same addresses.
  await writeFile(file(), JSON.stringify({ current: 'k2', secrets }));
  expect(await started()).toEqual(keys);
});

it('stores no secret in the database', async () => {
  const { keys } = await used();
  const kept = JSON.stringify(await database.store.list('service', ''));
  for (const secret of [...Object.values(keys.secrets), ...keys.addressSecrets]) expect(kept).not.toContain(secret);
});
