/** The room that a table's chat has: for each writer their own, read page by page, counted without reading it all. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetPerson } from '../../functions/actions/people/forget.ts';
import type { Store } from '../../functions/store/store.ts';
import { openDynalite } from '../../functions/local/dynalite.ts';
import { confirm, servicePartsOf, personAt } from './mailed.ts';
import { type Browser, json, openService, statusesOf, type TestService } from './service.ts';

let service: TestService;
let store: Store;
let close: () => Promise<void>;
/** Items that were read, by list or page. */
let itemsRead: number;
let id: string;
let ann: Browser;

beforeEach(async () => {
  const database = await openDynalite({ folder: null });
  const counted =
    <Wish extends unknown[]>(read: (...wish: Wish) => Promise<object[]>) =>
    async (...wish: Wish) => {
      const items = await read(...wish);
      itemsRead += items.length;
      return items;
    };
  store = {
    ...database.store,
    list: counted(database.store.list) as Store['list'],
    newest: counted(database.store.newest) as Store['newest'],
    newestWith: counted(database.store.newestWith) as Store['newestWith'],
  };
  itemsRead = 0;
  service = { ...(await openService({ store })), store };
  ann = service.browser();
  const table = await ann.create();
  id = table.id;
  for (const { link } of table.seats) await ann.join(link);
  close = async () => {
    await service.close();
    await database.close();
  };
});
afterEach(() => close());

const chat = (browser: Browser, body: object) => browser.post(`/api/tables/${id}/chat`, body);
const withdraw = (browser: Browser, body: object) => browser.post(`/api/tables/${id}/chat/withdrawals`, body);
const codeOf = async (answer: Promise<Response>) => (await json(answer)).code;
const say = (seat: number, text = 'Hello') => chat(ann, { seat, text });

/** An onlooker with a confirmed address, and the id of the player. */
async function onlooker(name: string) {
  const address = `${name.toLowerCase()}@example.org`;
  const browser = await confirm(service, address);
  return { browser, name, player: (await personAt(service, address)).id };
}

const messageId = (number: number): string =>
  `${new Date(1_700_000_000_000 + number).toISOString()}#${number.toString(16).padStart(8, '0')}`;

/** Messages as they were kept before anything was counted. */
async function kept(count: number, author: object | null, from = 0): Promise<void> {
  const put = (number: number) => {
    const message = { id: messageId(number), at: messageId(number).slice(0, 24), text: author ? `No. ${number}` : '' };
    return store.put({ PK: `game#${id}`, SK: `chat#${message.id}` }, { ...message, author });
  };
  await Promise.all(Array.from({ length: count }, (_, index) => put(from + index)));
}

describe('an onlooker', () => {
  it('cannot use up the room of those who play, even where the chat was full before', async () => {
    const ned = await onlooker('Ned');
    await kept(2000, { name: 'Ned', player: ned.player });
    expect((await say(0)).status).toBe(201);
    expect((await chat(ann, { text: 'From the host' })).status).toBe(201);
    expect(await codeOf(chat(ned.browser, { name: 'Ned', text: 'More' }))).toBe('chat-full');
  });

  it('has a room of their own, and all onlookers together have one', async () => {
    const [ned, olga, pia] = [await onlooker('Ned'), await onlooker('Olga'), await onlooker('Pia')];
    await kept(99, { name: 'Ned', player: ned.player });
    expect((await chat(ned.browser, { name: 'Ned', text: 'The last' })).status).toBe(201);
    const full = await chat(ned.browser, { name: 'Ned', text: 'One more' });
    expect([full.status, await json(full)]).toMatchObject([409, { code: 'chat-full', params: { most: 100 } }]);
    expect((await chat(olga.browser, { name: 'Olga', text: 'Hi' })).status).toBe(201);
    for (let other = 0; other < 4; other++) {
      await kept(100, { name: `O${other}`, player: `${other}`.repeat(26) }, 1000 * (other + 1));
    }
    await store.remove({ PK: `game#${id}`, SK: 'chat-count' });
    expect(await codeOf(chat(pia.browser, { name: 'Pia', text: 'Hi' }))).toBe('chat-full-onlookers');
    expect((await say(1)).status).toBe(201);
  });

  it('who takes a message out can write another', async () => {
    const ned = await onlooker('Ned');
    await kept(100, { name: 'Ned', player: ned.player });
    expect((await chat(ned.browser, { name: 'Ned', text: 'More' })).status).toBe(409);
    for (let count = 0; count < 2; count++) {
      expect((await withdraw(ned.browser, { message: messageId(7) })).status).toBe(count === 0 ? 204 : 404);
    }
    expect((await chat(ned.browser, { name: 'Ned', text: 'Instead' })).status).toBe(201);
    expect((await chat(ned.browser, { name: 'Ned', text: 'More' })).status).toBe(409);
  });
});

it('a seat that passes to somebody else brings a room of its own', async () => {
  await kept(2000, { seat: 0, player: 'a'.repeat(26) });
  expect((await say(0)).status).toBe(201);
});

describe('counting', () => {
  it('reads no message for a message, once the chat has been counted', async () => {
    await kept(300, { seat: 1, player: null });
    await say(0);
    itemsRead = 0;
    for (let count = 0; count < 5; count++) expect((await say(0)).status).toBe(201);
    expect(itemsRead).toBeLessThan(20);
  });

  it('misses none of those who write at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, number) => say(number % 2, `No. ${number}`)));
    expect(new Set(statusesOf(answers))).toEqual(new Set([201]));
    const { writers } = (await store.get({ PK: `game#${id}`, SK: 'chat-count' })) as { writers: object };
    expect(writers).toEqual({ 'seat:0': 6, 'seat:1': 6 });
  });

  it('is right about a message that is taken out twice at the same time', async () => {
    await say(0);
    const { id: message } = await json(say(0));
    await Promise.all([1, 2, 3].map(() => withdraw(ann, { seat: 0, message })));
    expect(await store.get({ PK: `game#${id}`, SK: 'chat-count' })).toMatchObject({
      writers: { 'seat:0': 1 },
      withdrawn: 1,
    });
  });

  it('is corrected where it says that the chat is full and is wrong, but not at every try', async () => {
    await say(0);
    const key = { PK: `game#${id}`, SK: 'chat-count' };
    const wrong = { ...(await store.get(key)), writers: { 'seat:0': 2000 } };
    await store.put(key, wrong);
    expect((await say(0)).status).toBe(409);
    service.wait(3_600_000);
    expect((await say(0)).status).toBe(201);
    await kept(2000, { seat: 0, player: null });
    await store.put(key, { ...(await store.get(key)), writers: { 'seat:0': 2000 } });
    itemsRead = 0;
    expect((await say(0)).status).toBe(409);
    expect(itemsRead).toBeLessThan(20);
  });

  it('forgets whoever is forgotten', async () => {
    const ned = await onlooker('Ned');
    await chat(ned.browser, { name: 'Ned', text: 'Hi' });
    await say(0);
    await forgetPerson({ ...service.follower, ...servicePartsOf(service) }, await personAt(service, 'ned@example.org'));
    const count = await store.get({ PK: `game#${id}`, SK: 'chat-count' });
    expect(count).toMatchObject({ writers: { 'seat:0': 1 }, onlookers: 0 });
    expect(JSON.stringify(count)).not.toContain(ned.player);
  });
});

it('keeps the places of some messages that were taken out, and then of no more', async () => {
  await kept(500, null);
  const { id: message } = await json(say(0));
  await say(0, 'stays');
  expect((await withdraw(ann, { seat: 0, message })).status).toBe(204);
  const ids = (await json(ann.get(`/api/tables/${id}/chat`))).map((one: { id: string }) => one.id);
  expect([ids.length, ids.includes(message)]).toEqual([50, false]);
});

describe('reading', () => {
  const page = async (path = `/api/tables/${id}/chat`) => {
    const answer = await service.app.request(path);
    const link = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('Link') ?? '')?.[1] ?? null;
    const texts = ((await json(answer)) as { text: string }[]).map(({ text }) => text);
    return { texts, link };
  };
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => `No. ${from + index}`);

  it('begins with the newest fifty and goes back page by page', async () => {
    await kept(120, { seat: 0, player: null });
    const first = await page();
    expect(first.texts).toEqual(numbers(70, 119));
    const second = await page(first.link ?? '');
    expect(second.texts).toEqual(numbers(20, 69));
    expect(await page(second.link ?? '')).toEqual({ texts: numbers(0, 19), link: null });
    expect(await page(`/api/tables/${id}/chat?before=${encodeURIComponent(messageId(0))}`)).toEqual({
      texts: [],
      link: null,
    });
  });

  it('reads one page from the store, and no message for a 304 once the chat is counted', async () => {
    await kept(300, { seat: 1, player: null });
    itemsRead = 0;
    await page();
    expect(itemsRead).toBeLessThanOrEqual(51);
    await say(0);
    const tag = (await ann.get(`/api/tables/${id}/chat`)).headers.get('ETag') ?? '';
    itemsRead = 0;
    const again = await service.app.request(`/api/tables/${id}/chat`, { headers: { 'If-None-Match': tag } });
    expect([again.status, itemsRead]).toEqual([304, 0]);
  });

  it('counts nothing itself: reading changes nothing', async () => {
    await kept(3, { seat: 1, player: null });
    await page();
    expect(await store.get({ PK: `game#${id}`, SK: 'chat-count' })).toBeNull();
  });

  it.each(['', 'x', '2026-01-01', 'chat%23', '%00', 'a'.repeat(3000)])('has no page before “%s”', async (before) => {
    expect((await service.app.request(`/api/tables/${id}/chat?before=${before}`)).status).toBe(422);
  });
});
