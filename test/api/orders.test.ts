/** Standing orders: they act for a seat, as the person would have, and nobody else ever hears of them. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Commit } from '../../domain/kernel/commit.ts';
import { unknownDealer } from '../../domain/kernel/unknown-draw.ts';
import { fold } from '../../domain/kernel/fold.ts';
import { randomPlayer } from '../../domain/kernel/random-player.ts';
import { lilliput } from '../../domain/lilliput/game.ts';
import { follow } from '../../functions/follow/follow.ts';
import { actOnOrders } from '../../functions/due/orders/carry-out.ts';
import { momentFor, waitFor } from '../../functions/due/orders/moment.ts';
import type { Service } from '../../functions/service/service.ts';
import type { Store } from '../../functions/store/store.ts';
import { readTable, type TableItem } from '../../functions/tables/table-item.ts';
import { pickFrom } from '../seeded.ts';
import { act, headOf, tick } from './acting.ts';
import { type Browser, commitsOf, json, openService, type TestService, turn } from './service.ts';

const MINUTE = 60_000;
/** Everything that a seat may be asked about dividends is paid. */
const COMPANIES = ['red', 'blue', 'yellow', 'green', 'purple', 'orange'] as const;

let service: TestService;
beforeEach(async () => {
  service = await openService();
});
afterEach(() => service.close());

const path = (id: string, seat: number) => `/api/tables/${id}/orders?seat=${seat}`;
const stateOf = async (browser: Browser, id: string) => fold(lilliput, await commitsOf(browser, id)).state;

/** Two browsers with a seat each, a host without one, and the game where seat and company are asked for a dividend. */
async function askedForDividend() {
  const host = service.browser();
  const table = await host.create({ game: 'lilliput', seats: [{ name: 'Ann' }, { name: 'Bob' }] });
  const browsers = [service.browser(), service.browser()] as const;
  for (const [seat, browser] of browsers.entries()) await browser.join(table.seats[seat]!.link);
  const pick = pickFrom(4);
  for (let count = 0; count < 200; count++) {
    const { awaiting, version } = await headOf(host, table.id);
    const asked = awaiting.find(({ need }) => need === 'dividend');
    if (asked) {
      const company = String(asked.params?.['company']);
      return { id: table.id, host, browsers, seat: asked.seat, company, own: browsers[asked.seat]!, version };
    }
    const { seat } = awaiting[0]!;
    const { game, table: state } = await stateOf(host, table.id);
    const steps = randomPlayer(lilliput, game, seat, pick, unknownDealer, state.drawn);
    const answer = await browsers[seat]!.command(table.id, {
      ...turn(seat, version),
      command: { type: 'turn', steps },
    });
    if (answer.status !== 200) throw new Error(await answer.text());
  }
  throw new Error('nobody is ever asked');
}

const payAlways = (...companies: readonly string[]) => ({
  orders: { dividends: Object.fromEntries(companies.map((company) => [company, { payFrom: 0 }])) },
});

const put = (browser: Browser, id: string, seat: number, orders: object) => browser.put(path(id, seat), orders);
const recordOf = (browser: Browser, id: string, seat: number) =>
  json(browser.get(`/api/tables/${id}/orders/record?seat=${seat}`));

const serviceFor = (store: Store = service.follower.store): Service =>
  ({ ...service.follower, store, keys: () => Promise.resolve(service.keys) }) as unknown as Service;

async function tableItem(id: string): Promise<TableItem> {
  return (await readTable(service, id)) as TableItem;
}

describe('orders', () => {
  test('are given, read, changed and withdrawn by the seat', async () => {
    const { id, own, seat, version } = await askedForDividend();
    expect(await json(own.get(path(id, seat)))).toEqual({ orders: null, version });
    const first = { orders: { offers: { acceptFrom: 120 } } };
    expect(await json(put(own, id, seat, first))).toEqual({ ...first, tooLate: null });
    const second = { orders: { discardOldest: true } };
    await put(own, id, seat, second);
    expect(await json(own.get(path(id, seat)))).toEqual({ ...second, version });
    expect(await json(own.delete(path(id, seat)))).toEqual({ orders: null, tooLate: null });
    expect(await json(own.delete(path(id, seat)))).toEqual({ orders: null, tooLate: null });
    expect(await json(own.get(path(id, seat)))).toEqual({ orders: null, version });
  });

  test('that the game does not know are refused in a sentence', async () => {
    const { id, own, seat } = await askedForDividend();
    for (const orders of [{ sing: true }, { dividends: { mauve: { payFrom: 0 } } }, { offers: { acceptFrom: 0 } }]) {
      const answer = await put(own, id, seat, { orders });
      expect(answer.status).toBe(422);
      expect((await json(answer)).errors[0].path).toMatch(/^orders/);
    }
  });

  test('are not for games that take none', async () => {
    const browser = service.browser();
    const table = await browser.create({ game: 'veto-round', seats: [{ name: 'Ann' }, { name: 'Bob' }] });
    await browser.join(table.seats[0]!.link);
    expect((await json(browser.get(path(table.id, 0)))).code).toBe('no-orders');
  });
});

describe('an order', () => {
  test('acts between 2 and 30 minutes after the seat was asked, as the person would have', async () => {
    const { id, own, seat, company, version } = await askedForDividend();
    await put(own, id, seat, payAlways(company));
    await tick(service, id);
    service.wait(2 * MINUTE - 5000);
    await tick(service, id);
    expect((await headOf(own, id)).version).toBe(version);
    service.wait(28 * MINUTE + 5000);
    await tick(service, id);
    const commit = (await commitsOf(own, id)).at(-1) as Commit;
    expect(commit).toMatchObject({
      version: version + 1,
      actor: `seat:${seat}`,
      command: { type: 'turn', steps: [{ type: 'payDividend' }] },
    });
    expect(commit.commandId).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(Object.keys(commit).toSorted()).toEqual(Object.keys((await commitsOf(own, id))[1]!).toSorted());
    expect(await recordOf(own, id, seat)).toEqual([
      { version: version + 1, at: commit.at, steps: [{ type: 'payDividend' }] },
    ]);
  });

  test('given before acts when the seat is asked, again and again', async () => {
    const { id, own, seat, browsers } = await askedForDividend();
    for (const [number, browser] of browsers.entries()) await put(browser, id, number, payAlways(...COMPANIES));
    for (let count = 0; count < 4; count++) {
      service.wait(30 * MINUTE);
      await tick(service, id);
    }
    const { awaiting } = await headOf(own, id);
    expect(awaiting.some(({ need }) => need === 'dividend')).toBe(false);
    expect((await recordOf(own, id, seat)).length).toBeGreaterThan(0);
  });

  test('is dropped where the person was faster', async () => {
    const { id, own, seat, company, version } = await askedForDividend();
    await put(own, id, seat, payAlways(company));
    await own.command(id, turn(seat, version, { type: 'keepRevenue' }));
    const after = (await headOf(own, id)).version;
    service.wait(31 * MINUTE);
    await tick(service, id);
    const since = (await commitsOf(own, id)).slice(after);
    expect(since.filter(({ actor }) => actor === `seat:${seat}`)).toEqual([]);
    expect(await recordOf(own, id, seat)).toEqual([]);
  });

  test('and the person at the same moment: one of them', async () => {
    const { id, own, seat, company, version } = await askedForDividend();
    await put(own, id, seat, payAlways(company));
    const work = { kind: 'order', table: id, seat, key: 'x' };
    const [answer] = await Promise.all([
      own.command(id, turn(seat, version, { type: 'keepRevenue' })),
      actOnOrders(work, serviceFor()),
      actOnOrders(work, serviceFor()),
    ]);
    const commits = (await commitsOf(own, id)).slice(version);
    expect(commits.filter(({ actor }) => actor === `seat:${seat}`)).toHaveLength(1);
    const record = await recordOf(own, id, seat);
    expect(record).toHaveLength(answer.status === 200 ? 0 : 1);
  });

  test('run twice, and by a process that takes over from one that died, acts once and is recorded', async () => {
    const { id, own, seat, company, version } = await askedForDividend();
    await put(own, id, seat, payAlways(company));
    const dying: Store = {
      ...service.follower.store,
      put: (key, item, condition) =>
        key.SK.startsWith('orders-record')
          ? Promise.reject(new Error('killed'))
          : service.follower.store.put(key, item, condition),
    };
    const work = { kind: 'order', table: id, seat, key: 'x' };
    await expect(actOnOrders(work, serviceFor(dying))).rejects.toThrow('killed');
    expect((await commitsOf(own, id)).length).toBe(version + 1);
    expect(await recordOf(own, id, seat)).toEqual([]);
    expect(await actOnOrders(work, serviceFor())).toBe('done');
    expect(await actOnOrders(work, serviceFor())).toBe('done');
    expect((await commitsOf(own, id)).length).toBe(version + 1);
    expect(await recordOf(own, id, seat)).toHaveLength(1);
  });

  test('does nothing while the table is paused, and acts when it goes on', async () => {
    const { id, own, seat, company, browsers } = await askedForDividend();
    await put(own, id, seat, payAlways(company));
    await act(browsers[0], id, 0, { type: 'proposePause' });
    await act(browsers[1], id, 1, { type: 'answerPause', agree: true });
    const { version } = await headOf(own, id);
    service.wait(60 * MINUTE);
    await tick(service, id);
    expect((await headOf(own, id)).version).toBe(version);
    await act(browsers[0], id, 0, { type: 'resume' });
    await tick(service, id);
    service.wait(31 * MINUTE);
    await tick(service, id);
    expect(await recordOf(own, id, seat)).toHaveLength(1);
  });

  test('of somebody who has left does not act for the robot or for whoever comes next', async () => {
    const { id, own, seat, company } = await askedForDividend();
    await put(own, id, seat, payAlways(company));
    const table = await tableItem(id);
    const seats = table.seats.map((one, number) => (number === seat ? { ...one, epoch: one.epoch + 1 } : one));
    const next = { ...table, seats };
    expect(
      await actOnOrders({ kind: 'order', table: id, seat, key: 'x' }, { ...serviceFor(), store: withTable(next) }),
    ).toBe('done');
    expect(await recordOf(own, id, seat)).toEqual([]);
  });
});

const withTable = (table: TableItem): Store => ({
  ...service.follower.store,
  get: (key, now) => (key.SK === 'table' ? Promise.resolve(table as never) : service.follower.store.get(key, now)),
});

describe('withdrawing', () => {
  test('in time means that nothing is done', async () => {
    const { id, own, seat, company, version } = await askedForDividend();
    await put(own, id, seat, payAlways(company));
    expect(await json(own.delete(`${path(id, seat)}&version=${version}`))).toEqual({ orders: null, tooLate: null });
    service.wait(31 * MINUTE);
    await tick(service, id);
    expect((await headOf(own, id)).version).toBe(version);
  });

  test('after it acted says so, with the commit', async () => {
    const { id, own, seat, company, version } = await askedForDividend();
    await put(own, id, seat, payAlways(company));
    await actOnOrders({ kind: 'order', table: id, seat, key: 'x' }, serviceFor());
    const late = { orders: null, tooLate: { version: version + 1 } };
    expect(await json(own.delete(`${path(id, seat)}&version=${version}`))).toEqual(late);
    expect(await json(own.delete(`${path(id, seat)}&version=${version}`))).toEqual(late);
    expect(await json(own.delete(`${path(id, seat)}&version=${version + 1}`))).toEqual({ orders: null, tooLate: null });
  });

  test('while it is about to act: either nothing is sent, or the answer says that it is too late', async () => {
    const { id, own, seat, company, version } = await askedForDividend();
    await put(own, id, seat, payAlways(company));
    let answer: object | null = null;
    const slow: Store = {
      ...service.follower.store,
      // Just before the commit of the order is written, somebody withdraws it, through another process.
      get: async (key, now) => {
        if (key.SK === 'seed') answer ??= await json(own.delete(`${path(id, seat)}&version=${version}`));
        return service.follower.store.get(key, now);
      },
    };
    await actOnOrders({ kind: 'order', table: id, seat, key: 'x' }, serviceFor(slow));
    expect((await headOf(own, id)).version).toBe(version + 1);
    expect(answer).toEqual({ orders: null, tooLate: { version: null } });
    expect(await recordOf(own, id, seat)).toHaveLength(1);
  });
});

describe('secrecy', () => {
  test('no answer to anybody else shows a trace, by any route', async () => {
    const { id, own, seat, company, browsers, host } = await askedForDividend();
    const secret = { orders: { dividends: { [company]: { payFrom: 0, keepBelow: 0 } }, offers: { acceptFrom: 7777 } } };
    const readers = { other: browsers[1 - seat]!, host, stranger: service.browser() };
    const routes = [...(await readingRoutes(host, id)), `/t/${id}`];
    const look = async () => {
      const seen: Record<string, string> = {};
      for (const [who, browser] of Object.entries(readers)) {
        for (const one of routes) seen[`${who} ${one}`] = steady(await (await browser.get(one)).text());
      }
      return seen;
    };
    const before = await look();
    await put(own, id, seat, secret);
    expect(await look()).toEqual(before);

    for (const browser of Object.values(readers)) {
      for (const one of [path(id, seat), `/api/tables/${id}/orders/record?seat=${seat}`]) {
        const answer = await browser.get(one);
        expect(answer.status).toBe(403);
        expect(await answer.text()).not.toMatch(/7777|payFrom/);
      }
      expect((await put(browser, id, seat, secret)).status).toBe(403);
      expect((await browser.delete(path(id, seat))).status).toBe(403);
      expect((await browser.get(`/api/tables/${id}/orders`)).status).toBe(403);
    }

    await follow(service.follower, id);
    service.wait(31 * MINUTE);
    await tick(service, id);
    expect(await recordOf(own, id, seat)).toHaveLength(1);
    for (const [one, text] of Object.entries(await look())) {
      expect(text, one).not.toMatch(/7777|payFrom|\border[s-]|acting|salt/);
    }
    expect(JSON.stringify(service.lines)).not.toMatch(/7777|payFrom/);
  });

  test('a commit by an order differs from the person’s own only in id and time', async () => {
    const ordered = await askedForDividend();
    await put(ordered.own, ordered.id, ordered.seat, payAlways(ordered.company));
    await actOnOrders({ kind: 'order', table: ordered.id, seat: ordered.seat, key: 'x' }, serviceFor());
    const byOrder = (await commitsOf(ordered.own, ordered.id)).at(-1) as Commit;
    const sent = await askedForDividend();
    await sent.own.command(sent.id, turn(sent.seat, sent.version, { type: 'payDividend' }));
    const byPerson = (await commitsOf(sent.own, sent.id)).at(-1) as Commit;
    expect(Object.keys(byOrder).toSorted()).toEqual(Object.keys(byPerson).toSorted());
    expect(byOrder.command).toEqual(byPerson.command);
    expect(byOrder.rules).toBe(byPerson.rules);
  });
});

/** Every route that anybody can read, also those that are added after this test. */
async function readingRoutes(browser: Browser, id: string): Promise<string[]> {
  const { paths } = (await json(browser.get('/api/openapi.json'))) as { paths: Record<string, object> };
  return Object.entries(paths)
    .filter(([path, methods]) => 'get' in methods && !path.endsWith('/orders') && !path.endsWith('/orders/record'))
    .map(([path]) =>
      path
        .replace('{id}', id)
        .replace('{block}', '1-64')
        .replace(/\{\w+\}/g, '1'),
    )
    .filter((path) => path !== '/api/openapi.json');
}

/** What changes by itself between two looks: the service's time, and links, which say when they expire. */
const steady = (text: string): string => text.replace(/"now":"[^"]*"|"left":\d+|v1\.[\w.-]+/g, '');

describe('the moment', () => {
  test('lies between 2 and 30 minutes, evenly spread to the second and beyond', () => {
    const waits = Array.from({ length: 4000 }, () => waitFor(randomUUID()));
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(2 * MINUTE);
    expect(Math.max(...waits)).toBeLessThanOrEqual(30 * MINUTE);
    const fourths = [0, 0, 0, 0];
    for (const wait of waits) fourths[Math.min(3, Math.floor((wait - 2 * MINUTE) / (7 * MINUTE)))]!++;
    for (const count of fourths) expect(Math.abs(count - 1000)).toBeLessThan(150);
    expect(new Set(waits.map((wait) => wait % 1000)).size).toBeGreaterThan(900);
  });

  test('is the same for everybody who follows the same commit', () => {
    expect(waitFor('salt 7')).toBe(waitFor('salt 7'));
    expect(waitFor('salt 7')).not.toBe(waitFor('salt 8'));
  });

  test('is no quiet hour of the player', () => {
    const asked = Date.parse('2026-07-01T21:30:00Z'); // half past eleven at night in Berlin
    const player = { quiet: { from: '22:00', to: '07:30' }, zone: 'Europe/Berlin' };
    const morning = Date.parse('2026-07-02T05:30:00Z');
    for (let count = 0; count < 50; count++) {
      const at = momentFor(asked, randomUUID(), player);
      expect(at).toBeGreaterThanOrEqual(morning + 2 * MINUTE);
      expect(at).toBeLessThanOrEqual(morning + 30 * MINUTE);
    }
    expect(momentFor(asked, 'x', { ...player, quiet: null }) - asked).toBe(waitFor('x'));
  });
});
