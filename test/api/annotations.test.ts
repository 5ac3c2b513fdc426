/** Comments on positions: who may write them, what they may hold, and that they never touch the stream. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicSettings } from '../../functions/service/settings.ts';
import { hide } from '../../functions/actions/operator/admin.ts';
import { forgetPerson } from '../../functions/actions/people/forget.ts';
import type { Service } from '../../functions/service/service.ts';
import { type RecordedGame, recordedGames, textOf } from '../games/lilliput/golden/recorded.ts';
import { confirm, personAt, seatMail } from './mailed.ts';
import {
  type Browser,
  commitsOf,
  json,
  openService,
  ORIGIN,
  playOut,
  seatedBrowser,
  type TestService,
} from './service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

const comment = (browser: Browser, id: string, body: object) =>
  browser.post(`/api/tables/${id}/annotations`, { version: 1, text: 'Why there?', ...body });
const withdraw = (browser: Browser, id: string, body: object) =>
  browser.post(`/api/tables/${id}/annotations/withdrawals`, body);
const read = (browser: Browser, id: string) => json(browser.get(`/api/tables/${id}/annotations`));
/** What the service itself works with. */
const parts = (): Service => ({ ...service.follower, keys: () => Promise.resolve(service.keys) }) as Service;
const codeOf = async (answer: Promise<Response>): Promise<string> => (await json(answer)).code;

/** Two players, each in a browser of their own, a host, and somebody who watches. */
async function tableWithOnlooker(name: string, setup: object = {}) {
  const host = service.browser();
  const table = await host.create({ game: 'lilliput', seats: [{ name: 'Ann' }, { name: 'Bob' }], ...setup });
  const [ann, bob] = [service.browser(), service.browser()];
  await ann.join(table.seats[0]!.link);
  await bob.join(table.seats[1]!.link);
  return { id: table.id, host, ann, bob, onlooker: await confirm(service, `${name}@example.org`) };
}

describe('a comment on a position', () => {
  it('has words, marks or both, is read by everybody, and leaves the stream alone', async () => {
    const { id, ann, bob, host } = await tableWithOnlooker('reads');
    const before = await commitsOf(ann, id);
    const marks = [
      { cell: '3,-1', sign: 'doubtful' },
      { cell: 'ulm~augsburg', sign: 'look' },
    ];
    const answer = await comment(ann, id, { seat: 0, text: ' Too\r\ndear ', marks });
    expect(answer.status).toBe(201);
    expect(await json(answer)).toMatchObject({ version: 1, text: 'Too\ndear', marks, seat: 0, own: true });
    expect((await comment(bob, id, { seat: 1, text: '', marks })).status).toBe(201);
    expect((await comment(host, id, { text: 'I see' })).status).toBe(201);
    const seen = await read(service.browser(), id);
    expect(seen.annotators).toBe('players');
    expect(seen.annotations).toMatchObject([
      { seat: 0, host: false, own: false },
      { seat: 1, text: '', own: false },
      { seat: null, host: true },
    ]);
    const own = (await read(bob, id)).annotations.map((one: { own: boolean }) => one.own);
    expect(own).toEqual([false, true, false]);
    expect(await commitsOf(ann, id)).toEqual(before);
  });

  it('is taken out by its writer alone, without a trace', async () => {
    const { id, ann, bob, host } = await tableWithOnlooker('out');
    const [mine, hosts] = [await json(comment(ann, id, { seat: 0 })), await json(comment(host, id, {}))];
    expect(await codeOf(withdraw(bob, id, { seat: 1, annotation: mine.id }))).toBe('unknown-annotation');
    expect(await codeOf(withdraw(host, id, { annotation: mine.id }))).toBe('unknown-annotation');
    expect(await codeOf(withdraw(ann, id, { seat: 0, annotation: hosts.id }))).toBe('unknown-annotation');
    expect((await withdraw(ann, id, { seat: 0, annotation: mine.id })).status).toBe(204);
    expect((await withdraw(host, id, { annotation: hosts.id })).status).toBe(204);
    expect((await read(ann, id)).annotations).toEqual([]);
    expect(await codeOf(withdraw(ann, id, { seat: 0, annotation: mine.id }))).toBe('unknown-annotation');
  });

  it.each<[string, object, string]>([
    ['nothing in it', { text: ' ' }, 'annotation-empty'],
    ['too many words', { text: 'x'.repeat(1001) }, 'bad-request'],
    ['hidden signs', { text: '\u202Eevil' }, 'bad-request'],
    ['a NUL', { text: 'a\u0000b' }, 'bad-request'],
    ['too many marks', { marks: Array.from({ length: 25 }, () => ({ cell: '1,1', sign: 'look' })) }, 'bad-request'],
    ['a mark on no cell', { marks: [{ cell: '<b>', sign: 'look' }] }, 'bad-request'],
    ['a mark on a place with a space', { marks: [{ cell: 'b 7', sign: 'look' }] }, 'bad-request'],
    ['an unknown sign', { marks: [{ cell: '1,1', sign: 'nice' }] }, 'bad-request'],
    ['a version before the first', { version: 0 }, 'bad-request'],
    ['a version that is not there', { version: 99 }, 'unknown-position'],
    ['the largest version', { version: Number.MAX_SAFE_INTEGER }, 'unknown-position'],
    ['another seat', { seat: 1 }, 'not-your-seat'],
  ])('is refused with %s', async (_, body, code) => {
    const { id, ann } = await tableWithOnlooker('refused');
    expect(await codeOf(comment(ann, id, { seat: 0, ...body }))).toBe(code);
    expect((await read(ann, id)).annotations).toEqual([]);
  });

  it('lies in the order of the game, whenever it was written', async () => {
    const { browser, table } = await seatedBrowser(service, { game: 'veto-round', seats: [{}, {}, {}, {}] });
    await playOut(browser, table.id, 5);
    for (const version of [3, 1, 2]) await comment(browser, table.id, { seat: 0, version, text: `at ${version}` });
    const { annotations } = await read(browser, table.id);
    expect(annotations.map(({ version }: { version: number }) => version)).toEqual([1, 2, 3]);
  });
});

describe('onlookers', () => {
  it('comment where the host lets them, from the start or later, with a confirmed address and a name', async () => {
    const { id, host, ann, onlooker } = await tableWithOnlooker('ned');
    const asNed = { name: 'Ned' };
    expect(await codeOf(comment(service.browser(), id, asNed))).toBe('confirm-first');
    expect(await codeOf(comment(onlooker, id, asNed))).toBe('annotations-closed');
    const open = (browser: Browser) => browser.patch(`/api/tables/${id}/annotations`, { annotators: 'everybody' });
    expect(await codeOf(open(ann))).toBe('not-the-host');
    expect(await json(open(host))).toEqual({ annotators: 'everybody' });
    expect(await codeOf(comment(onlooker, id, {}))).toBe('name-needed');
    expect(await codeOf(comment(onlooker, id, { name: 'ANN' }))).toBe('name-alike');
    expect(await codeOf(comment(service.browser(), id, asNed))).toBe('confirm-first');
    const written = await json(comment(onlooker, id, asNed));
    expect(written).toMatchObject({ seat: null, host: false, name: 'Ned', own: true });
    expect((await read(onlooker, id)).annotations[0].own).toBe(true);
    expect((await json(host.get(`/api/tables/${id}`))).annotators).toBe('everybody');
    const log = await json(host.get(`/api/tables/${id}/host-log`));
    expect(log.map(({ act }: { act: string }) => act)).toEqual(['created', 'annotatorsSet']);
    await host.patch(`/api/tables/${id}/annotations`, { annotators: 'players' });
    expect(await codeOf(comment(onlooker, id, asNed))).toBe('annotations-closed');
    expect((await withdraw(onlooker, id, { annotation: written.id })).status).toBe(204);
  });

  it('may from the start where the table was set up so', async () => {
    const { id, onlooker } = await tableWithOnlooker('opal', { annotators: 'everybody' });
    expect((await comment(onlooker, id, { name: 'Opal' })).status).toBe(201);
  });
});

it('a table to look at takes no comments, no talk, and has no host', async () => {
  const golden = textOf(recordedGames[1] as RecordedGame);
  const browser = await confirm(service, 'looker@example.org');
  const { id } = await json(browser.post('/api/imports', golden, { 'Content-Type': 'application/x-ndjson' }));
  expect(await codeOf(comment(browser, id, { name: 'Lou' }))).toBe('read-only');
  expect(await codeOf(withdraw(browser, id, { annotation: 'x' }))).toBe('read-only');
  expect(await codeOf(browser.patch(`/api/tables/${id}/annotations`, { annotators: 'everybody' }))).toBe('read-only');
});

it('a table that gathers has no position yet', async () => {
  const browser = service.browser();
  const table = await browser.create({ game: 'lilliput', seats: [{ name: 'Ann' }, {}] });
  await browser.join(table.seats[0]!.link);
  expect(await codeOf(comment(browser, table.id, { seat: 0 }))).toBe('unknown-position');
});

it('whoever is forgotten takes their comments along, also from seats they gave up', async () => {
  const seats = ['una', 'vic'].map((name) => ({ name, address: `${name}@example.org` }));
  const { id } = await service.browser().create({ game: 'lilliput', seats, annotators: 'everybody' });
  const una = service.browser();
  for (const { address } of seats) {
    const { link, code } = await seatMail(service, id, address);
    await (address.startsWith('una') ? una : service.browser()).join(link, undefined, code);
  }
  await comment(una, id, { seat: 0, text: 'A secret thought' });
  const wim = await confirm(service, 'wim@example.org');
  await comment(wim, id, { name: 'Wim', text: 'Another secret' });
  const player = await personAt(service, 'una@example.org');
  // The seat has passed to somebody else: the table is no longer among hers.
  await service.store.remove({ PK: `player#${player.id}`, SK: `table#${id}` });
  await forgetPerson(parts(), player);
  await forgetPerson(parts(), await personAt(service, 'wim@example.org'));
  expect((await read(una, id)).annotations).toEqual([]);
  expect(await service.dump()).not.toMatch(/secret/);
});

it('the operator can take a comment out', async () => {
  const { id, ann } = await tableWithOnlooker('op');
  const { id: annotation } = await json(comment(ann, id, { seat: 0 }));
  expect(await hide(parts(), id, annotation)).toBeNull();
  expect((await read(ann, id)).annotations).toEqual([]);
  expect(await hide(parts(), id, annotation)).toMatchObject({ problem: 'unknown-message' });
});

it('comments are bounded by the minute where strangers come, and in number', async () => {
  const own = await openService({ settings: publicSettings(ORIGIN), clock: () => 1_800_000_000_000 });
  const browser = own.browser();
  const { id, seats } = await browser.create();
  await browser.join(seats[0]!.link);
  const statuses = [];
  for (let count = 0; count < 21; count++) statuses.push((await comment(browser, id, { seat: 0 })).status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
  await own.close();

  const { id: full, ann } = await tableWithOnlooker('full');
  const first = await json(comment(ann, full, { seat: 0 }));
  for (let count = 1; count < 500; count++) {
    const tail = count.toString(16).padStart(8, '0');
    const copy = first.id.replace(/[0-9a-f]{8}$/, tail);
    await service.store.put(
      { PK: `game#${full}`, SK: `annotation#${copy}` },
      { ...first, id: copy, author: { seat: 0 } },
    );
  }
  expect(await codeOf(comment(ann, full, { seat: 0 }))).toBe('annotations-full');
});

it('onlookers cannot use up the room of those who play', async () => {
  const { id, ann, onlooker } = await tableWithOnlooker('crowd', { annotators: 'everybody' });
  const first = await json(comment(onlooker, id, { name: 'Una' }));
  for (let count = 1; count < 250; count++) {
    const copy = first.id.replace(/[0-9a-f]{8}$/, count.toString(16).padStart(8, '0'));
    const author = { name: 'Una', player: `p${count}` };
    await service.store.put({ PK: `game#${id}`, SK: `annotation#${copy}` }, { ...first, id: copy, author });
  }
  expect(await codeOf(comment(onlooker, id, { name: 'Una' }))).toBe('annotations-full-onlookers');
  expect((await comment(ann, id, { seat: 0 })).status).toBe(201);
});
