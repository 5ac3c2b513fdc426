/** The operator's commands, on a database in memory and on a folder. */
import { mkdtemp, rm } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { games } from '../../domain/games.ts';
import { type OpenDynalite, openDynalite } from '../local/dynalite.ts';
import { operatorGate } from '../mail/gate.ts';
import { waitingLetters } from '../mail/waiting-letters.ts';
import { stoppedReason } from '../people/address.ts';
import { makeKeys } from '../service/keys.ts';
import { ensurePlayer, playerOfAddress } from '../people/player.ts';
import { isProblem } from '../service/problem.ts';
import { loopbackSettings } from '../service/settings.ts';
import { tableCache } from '../store/table-cache.ts';
import { createTable } from '../actions/tables/create.ts';
import { editTable } from '../actions/tables/before-start.ts';
import { writeChat } from '../tables/chat.ts';
import { readTable } from '../tables/table-item.ts';
import { adminCommand, openFolder } from './admin.ts';

let database: OpenDynalite;
beforeAll(async () => {
  database = await openDynalite({ folder: null });
});
afterAll(() => database.close());

const keys = makeKeys(randomBytes);
const service = () => ({
  store: database.store,
  keys: () => Promise.resolve(keys),
  games,
  tables: tableCache(database.store),
  settings: loopbackSettings(3089, false),
  clock: Date.now,
  random: randomBytes,
  wake: () => {},
  log: () => {},
});

async function run(...args: string[]) {
  const said = { output: [] as string[], errors: [] as string[] };
  const terminal = {
    read: () => Promise.reject(new Error('nothing is read')),
    write: () => Promise.reject(new Error('nothing is written')),
    ask: () => Promise.reject(new Error('nothing is asked')),
    print: (line: string) => void said.output.push(line),
    complain: (line: string) => void said.errors.push(line),
  };
  const done = () => Promise.resolve();
  const data = { store: database.store, keys: () => Promise.resolve(keys), saveKeys: done, close: done };
  const exit = await adminCommand(args, terminal, () => Promise.resolve(data));
  return { exit, ...said };
}

async function newTable() {
  const seats = [{ name: 'Ann', address: 'ann@example.org' }, {}];
  const table = await createTable(service(), operatorGate, { game: 'lilliput', seats, listed: true }, null);
  if (isProblem(table)) throw new Error(table.detail);
  return table;
}

const read = async (id: string) => {
  const table = await readTable(service(), id);
  if (isProblem(table)) throw new Error(table.detail);
  return table;
};

it('hides, revokes, resends and closes, and logs each act without a word about a person', async () => {
  const { id } = await newTable();
  expect((await run('hide', id)).exit).toBe(0);
  expect((await read(id)).listed).toBe(false);
  expect(await editTable(service(), id, { listed: true })).toMatchObject({ problem: 'hidden' });
  expect((await run('resend', id, '0')).exit).toBe(0);
  expect((await run('revoke-seat', id, '0')).exit).toBe(0);
  expect((await read(id)).seats[0]).toMatchObject({ epoch: 2, player: null, joined: false });
  expect((await run('close', id)).exit).toBe(0);
  expect((await read(id)).closedAt).not.toBeNull();
  const { output } = await run('audit');
  const acts = output.map((line) => JSON.parse(line) as { act: string; table: string });
  expect(acts.filter(({ table }) => table === id).map(({ act }) => act)).toEqual([
    'close',
    'revoke-seat',
    'resend',
    'hide',
  ]);
  expect(output.join()).not.toContain('example.org');
});

it('lets nothing leave after a restore that was asked for before it', async () => {
  await newTable();
  expect((await run('settle-mail')).exit).toBe(0);
  expect(await waitingLetters(service())).toEqual([]);
  expect(JSON.parse((await run('audit')).output[0] ?? '')).toMatchObject({ act: 'settle-mail' });
});

it('blocks an address, lifts it again, and erases a person', async () => {
  const { id } = await newTable();
  expect((await run('block-address', 'Bad@Example.org')).exit).toBe(0);
  expect(await stoppedReason(service(), 'bad@example.org')).toBe('blocked');
  expect((await run('lift-address', 'bad@example.org')).exit).toBe(0);
  expect(await stoppedReason(service(), 'bad@example.org')).toBeNull();
  expect(JSON.parse((await run('audit')).output[0] ?? '')).toMatchObject({ act: 'lift-address' });
  expect(await run('lift-address', 'bad@example.org')).toMatchObject({
    exit: 1,
    errors: ['Nothing keeps mail from bad@example.org.'],
  });
  await ensurePlayer(service(), { address: 'ann@example.org' });
  expect((await run('erase-person', 'ann@example.org')).exit).toBe(0);
  expect(await playerOfAddress(service(), 'ann@example.org')).toBeNull();
  expect((await read(id)).seats[0]).toMatchObject({ name: null, player: null });
  const again = await run('erase-person', 'ann@example.org');
  expect([again.exit, again.errors.length]).toEqual([1, 1]);
});

it('takes one message out of the talk', async () => {
  const { id } = await newTable();
  const message = await writeChat(service(), id, { seat: 0, player: null }, 'Rude');
  if (isProblem(message)) throw new Error(message.detail);
  expect((await run('hide', id, message.id)).exit).toBe(0);
  expect(JSON.stringify(await database.store.list(`game#${id}`, 'chat#'))).not.toContain('Rude');
  expect((await run('hide', id, 'nope')).exit).toBe(1);
});

it.each([[], ['nope'], ['hide'], ['close', 'a', 'b'], ['revoke-seat', 'a'], ['constructor', 'x']])(
  'shows its usage for %o',
  async (...args) => {
    const { exit, errors } = await run(...args);
    expect([exit, errors.join().startsWith('Usage: railpost admin')]).toEqual([2, true]);
  },
);

it.each([
  ['hide', 'nowhere'],
  ['close', 'a'.repeat(26)],
  ['block-address', 'nobody'],
  ['resend', 'x', '0'],
])('says what is wrong with %o', async (...args) => {
  const { exit, errors } = await run(...args);
  expect([exit, errors.length]).toEqual([1, 1]);
});

it('works on a folder while no service runs there, and says so when one does', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'railpost-admin-'));
  const open = await openFolder(folder);
  if (typeof open === 'string') throw new Error(open);
  expect(await openFolder(folder)).toMatch(/^Another Railpost/);
  await open.close();
  const again = await openFolder(folder);
  if (typeof again === 'string') throw new Error(again);
  await again.close();
  await rm(folder, { recursive: true });
});
