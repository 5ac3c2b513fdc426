/**
 * Makes a data folder with the code of today and keeps it: `npx tsx test/store/data-folders/make.ts 2026-11`, then
 * `npm run format`. A folder that is there is never made again: it stands for the data of those who upgrade.
 */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '../../../domain/games.ts';
import { dueHandlers } from '../../../functions/due/handlers.ts';
import { runDue } from '../../../functions/due/run.ts';
import { follow } from '../../../functions/follow/follow.ts';
import { stopAddress } from '../../../functions/mail/ses-reports.ts';
import { createApp } from '../../../functions/http/app.ts';
import { openDynalite } from '../../../functions/local/dynalite.ts';
import { lockFolder } from '../../../functions/local/folder-lock.ts';
import { settleChangedTransport } from '../../../functions/mail/after-restore.ts';
import { normalisedAddress } from '../../../functions/people/address.ts';
import { codeOf } from '../../../functions/people/codes.ts';
import { type Keys, makeKeys, printKeys } from '../../../functions/service/keys.ts';
import { capabilityIn, seatLink } from '../../../functions/people/links.ts';
import { playerOfAddress } from '../../../functions/people/player.ts';
import { isProblem } from '../../../functions/service/problem.ts';
import type { Service } from '../../../functions/service/service.ts';
import { loopbackSettings } from '../../../functions/service/settings.ts';
import { dynamoStore } from '../../../functions/store/dynamo.ts';
import { tableCache } from '../../../functions/store/table-cache.ts';
import { readTable } from '../../../functions/tables/table-item.ts';
import { type Browser, commitsOf, json, openBrowser, PORT, SHELL, takeCharacter, turn } from '../../api/service.ts';
import { type KeptPlayer, type KeptTable, pack } from './kept.ts';

const name = process.argv[2] ?? '';
if (!/^\d{4}-\d\d$/.test(name)) throw new Error('say which folder: 2026-11, for example');
if (existsSync(new URL(`${name}.json.gz`, import.meta.url))) throw new Error(`${name} is kept already`);

const HOUR = 3_600_000;
let now = Date.parse(`${name}-02T09:00:00Z`);

const secretOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
const secrets = { 'throw-away-1': secretOf('throw-away 1'), 'throw-away-2': secretOf('throw-away 2') };
/** Somebody came before the signing key was changed. */
let keys: Keys = {
  ...makeKeys(randomBytes),
  current: 'throw-away-1',
  secrets: { 'throw-away-1': secrets['throw-away-1'] },
};

const folder = await mkdtemp(join(tmpdir(), 'railpost-kept-'));
const lock = await lockFolder(folder);
if (lock.problem !== null) throw new Error(lock.problem);
const database = await openDynalite({ folder: join(folder, 'database') });
const store = dynamoStore(database.client, 'railpost', () => Math.floor(now / 1000));

const sent: string[] = [];
const service: Service = {
  store,
  games,
  tables: tableCache(store),
  keys: () => Promise.resolve(keys),
  settings: { ...loopbackSettings(PORT, false), mail: 'sent' },
  clock: () => now,
  random: randomBytes,
  wake: () => {},
  log: () => {},
  delivery: {
    transport: {
      name: 'smtp',
      send(message) {
        sent.push(message.id);
        return Promise.resolve({ outcome: 'sent' });
      },
    },
    from: { name: 'Railpost', address: 'railpost@kept.example' },
    webhook: () => Promise.resolve('sent'),
  },
};
const app = createApp({
  ...service,
  shell: () => Promise.resolve(SHELL),
  runsOn: { runsOn: 'local', store: 'dynalite' },
  addressOf: () => '192.0.2.1',
});
await settleChangedTransport(service);

const expectStatus = async (answer: Promise<Response>, ...statuses: number[]): Promise<void> => {
  const { status } = await answer;
  if (!statuses.includes(status)) throw new Error(`${status} ${await (await answer).text()}`);
};

async function confirmed(address: string): Promise<Browser> {
  const browser = openBrowser(app);
  const { link } = await json(browser.post('/api/people/links', { address }));
  await expectStatus(browser.post('/api/session/links', { link, code: codeOf(keys, link) }), 200);
  return browser;
}

const playerAt = async (address: string) => {
  const player = await playerOfAddress(service, address);
  if (!player) throw new Error(`nobody at ${address}`);
  return player;
};

async function mailedLink(id: string, address: string) {
  const [table, player] = [await readTable(service, id), await playerAt(address)];
  if (isProblem(table)) throw new Error(table.detail);
  const seat = table.seats.find((one) => one.player === player.id);
  if (!seat) throw new Error(`no seat for ${address}`);
  const link = await seatLink(service, table, seat, player);
  return { capability: capabilityIn(link), code: codeOf(keys, capabilityIn(link)) };
}

const passes = async (milliseconds: number, ...tables: string[]): Promise<void> => {
  now += milliseconds;
  for (const id of tables) await follow(service, id);
  await runDue(service, dueHandlers, now);
};

const ANN = 'ann@kept.example';
const BOB = 'bob@kept.example';
/** The full stop of Chinese and Japanese: NFKC and IDNA take it for a dot. */
const UD = 'ud@victim\u3002example';
const FAY = 'fay@club.example';
const FAY_FULLWIDTH = '\uff46\uff41\uff59@club.example';
const PARCEL = 'pat@parcel\u3002example';

const people = new Map<string, Browser>();
people.set(ANN, await confirmed(ANN));
const stop = (address: string, reason: 'bounce' | 'complaint') =>
  stopAddress(store, keys, { address: normalisedAddress(address) ?? '', reason, at: new Date(now).toISOString() });
const stoppedUnderOlderKey = [{ address: 'early@closed.example', reason: 'complaint' }] as const;
for (const { address, reason } of stoppedUnderOlderKey) await stop(address, reason);
keys = { ...keys, current: 'throw-away-2', secrets };
for (const address of [UD, FAY]) {
  people.set(address, await confirmed(address));
  now += HOUR;
}
people.set(FAY_FULLWIDTH, await confirmed(FAY_FULLWIDTH));
const ann = people.get(ANN)!;

const gathering = await ann.create({
  game: 'lilliput',
  title: 'Gathering',
  seats: [{ name: 'Ann', address: ANN }, { name: 'Bob', address: BOB }, { name: 'Pat', address: PARCEL }, {}],
});
const running = await ann.create({
  game: 'lilliput',
  title: 'Running',
  options: { firstPlayer: 0 },
  clock: { perTurn: 48, bank: 24 },
  seats: [
    { name: 'Ann', address: ANN },
    { name: 'Ud', address: UD },
    { name: 'Fay', address: FAY },
    { name: 'Fay the other', address: FAY_FULLWIDTH },
  ],
});
await passes(HOUR, gathering.id, running.id);
for (const [address, browser] of people) {
  const { capability, code } = await mailedLink(running.id, address);
  await expectStatus(browser.join(`#${capability}`, undefined, code), 200);
}
const link = await mailedLink(gathering.id, BOB);
await passes(HOUR, gathering.id, running.id);

for (const [version, character] of ['emperor', 'general'].entries()) {
  const head = await json(ann.get(`/api/tables/${running.id}/head`));
  const seat = head.awaiting[0].seat as number;
  const browser = [...people.values()][seat]!;
  await expectStatus(browser.command(running.id, turn(seat, version + 1, takeCharacter(character))), 200);
  await passes(HOUR, running.id);
}
const chat = ['Good luck, everybody.', 'Merci, bonne chance à tous !'];
await expectStatus(ann.post(`/api/tables/${running.id}/chat`, { seat: 0, text: chat[0] }), 200, 201, 204);
await expectStatus(people.get(UD)!.post(`/api/tables/${running.id}/chat`, { seat: 1, text: chat[1] }), 200, 201, 204);
await expectStatus(ann.post(`/api/tables/${running.id}/seats/0/notes`, { text: 'Watch Fay.' }), 200, 201, 204);
const orders = { offers: { acceptFrom: 120 } };
await expectStatus(people.get(FAY)!.put(`/api/tables/${running.id}/orders?seat=2`, { orders }), 200);

const ended = await ann.create({ game: 'lilliput', title: 'Ended', seats: [{ name: 'Ann' }, { name: 'Zoë' }] });
for (const seat of ended.seats) await expectStatus(ann.join(seat.link), 200);
const act = (seat: number, version: number, command: object) =>
  expectStatus(ann.command(ended.id, { ...turn(seat, version), command }), 200);
const first = (await json(ann.get(`/api/tables/${ended.id}/head`))).awaiting[0].seat as number;
await expectStatus(ann.command(ended.id, turn(first, 1, takeCharacter('emperor'))), 200);
await act(0, 2, { type: 'proposeEnd' });
await act(1, 3, { type: 'answerEnd', agree: true });
await passes(HOUR, ended.id);

const stopped = [
  { address: 'gone@closed.example', reason: 'complaint' },
  { address: PARCEL, reason: 'bounce' },
] as const;
for (const { address, reason } of stopped) await stop(address, reason);
await passes(HOUR, gathering.id, running.id);

async function keptPlayer(address: string, ...spellings: string[]): Promise<KeptPlayer> {
  const player = await playerAt(address);
  return { id: player.id, address: player.address, spellings, cookie: people.get(address)?.cookie ?? null };
}

async function keptTable(id: string): Promise<KeptTable> {
  const table = await readTable(service, id);
  if (isProblem(table)) throw new Error(table.detail);
  const { status, version } = await json(ann.get(`/api/tables/${id}/head`));
  const hash = version === 0 ? null : ((await commitsOf(ann, id)).at(-1)?.hash ?? null);
  return { id, title: table.title, status, version, hash, seats: table.seats.map(({ player }) => player) };
}

const players = [
  await keptPlayer(ANN, 'Ann@Kept.Example', `Ann <${ANN}>`),
  await keptPlayer(BOB),
  await keptPlayer(UD, 'ud@victim.example', 'ud@VICTIM\uff0eexample'),
  await keptPlayer(FAY),
  await keptPlayer(FAY_FULLWIDTH),
  await keptPlayer(PARCEL, 'pat@parcel.example'),
];
const sameMailbox = [FAY, FAY_FULLWIDTH].map((address) => players.find((one) => one.address === address)!.id);
const tables = [await keptTable(gathering.id), await keptTable(running.id), await keptTable(ended.id)];
await writeFile(join(folder, 'keys.json'), printKeys(keys), { mode: 0o600 });
await database.close();
await lock.release();
await pack(name, folder, {
  stoppedAt: now,
  players,
  sameMailbox,
  tables,
  stopped,
  stoppedUnderOlderKey,
  sent,
  chat,
  orders: { player: players.find((one) => one.address === FAY)!.id, seat: 2, orders },
  link,
});
await rm(folder, { recursive: true });
