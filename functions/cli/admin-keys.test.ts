/** Rotating keys and upgrading addresses from the command line. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mint, openLink } from '../people/capability.ts';
import { type Keys, makeKeys, parseKeys, printKeys } from '../service/keys.ts';
import { changePlayer, ensurePlayer, playerOfAddress } from '../people/player.ts';
import { isProblem } from '../service/problem.ts';
import { adminCommand, openFolder } from './admin.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'railpost-admin-keys-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function run(act: string, open: () => ReturnType<typeof openFolder> = () => openFolder(folder)) {
  const said = { output: [] as string[], errors: [] as string[] };
  const refuse = () => Promise.reject(new Error('not needed'));
  const print = (line: string) => void said.output.push(line);
  const complain = (line: string) => void said.errors.push(line);
  const exit = await adminCommand([act], { read: refuse, write: refuse, ask: refuse, print, complain }, open);
  return { exit, ...said };
}

const written = async (): Promise<Keys> => parseKeys(await readFile(join(folder, 'keys.json'), 'utf8'))!;

async function inFolder<Result>(
  act: (service: Parameters<typeof ensurePlayer>[0]) => Promise<Result>,
): Promise<Result> {
  const data = await openFolder(folder);
  if (typeof data === 'string') throw new Error(data);
  const result = await act({ store: data.store, keys: data.keys, clock: Date.now, random: randomBytes });
  await data.close();
  return result;
}

it('rotate-keys signs with a new key and keeps the old until told to drop it; everybody is still found', async () => {
  const ann = await inFolder((service) => ensurePlayer(service, { address: 'ann@example.org' }));
  const before = await written();
  const link = mint(before, { scope: 'host', table: 'a', epoch: 1 }, Date.now());

  expect(await run('rotate-keys')).toMatchObject({ exit: 0, errors: [] });
  const rotated = await written();
  expect([rotated.current, Object.keys(rotated.secrets)]).toEqual(['k2', ['k1', 'k2']]);
  expect(isProblem(openLink(rotated, link, Date.now()))).toBe(false);

  expect(await run('drop-old-keys')).toMatchObject({ exit: 0, errors: [] });
  const dropped = await written();
  expect([dropped.current, dropped.secrets]).toEqual(['k2', { k2: rotated.secrets['k2'] }]);
  expect(openLink(dropped, link, Date.now())).toMatchObject({ problem: 'link-forged' });

  expect(dropped.addressSecrets).toEqual(before.addressSecrets);
  expect((await inFolder((service) => playerOfAddress(service, 'ann@example.org')))?.id).toBe(ann?.id);
  const { output } = await run('audit');
  expect(output.map((line) => (JSON.parse(line) as { act: string }).act)).toEqual(['drop-old-keys', 'rotate-keys']);
  for (const secret of [...Object.values(rotated.secrets), ...rotated.addressSecrets]) {
    expect(output.join()).not.toContain(secret);
  }
});

it('upgrade-addresses says what it did, and writes down the address secrets', async () => {
  const ud = await inFolder((service) => ensurePlayer(service, { address: 'ud@victim.test' }));
  await inFolder((service) =>
    changePlayer(service, ud?.id ?? '', (read) => ({ ...read, address: 'ud@victim\u3002test' })),
  );
  const first = await run('upgrade-addresses');
  expect([first.exit, first.output.map((line) => JSON.parse(line) as object)]).toEqual([
    0,
    [{ players: 1, respelled: 1, sharing: 0, unusable: 0 }],
  ]);
  expect((await inFolder((service) => playerOfAddress(service, 'ud@victim.test')))?.address).toBe('ud@victim.test');
  expect((await run('upgrade-addresses')).output).toEqual(['{"players":0,"respelled":0,"sharing":0,"unusable":0}']);
});

it('keys of another service change nothing', async () => {
  await run('upgrade-addresses');
  const data = await openFolder(folder);
  if (typeof data === 'string') throw new Error(data);
  const saved: string[] = [];
  const foreign = {
    ...data,
    keys: () => Promise.resolve(makeKeys(() => randomBytes(32))),
    saveKeys: (keys: Keys) => Promise.resolve(void saved.push(printKeys(keys))),
    close: () => Promise.resolve(),
  };
  for (const act of ['upgrade-addresses', 'rotate-keys', 'drop-old-keys']) {
    const { exit, errors } = await run(act, () => Promise.resolve(foreign));
    expect([exit, errors]).toEqual([1, [expect.stringContaining('do not belong to the data')]]);
  }
  expect(saved).toEqual([]);
  await data.close();
});
