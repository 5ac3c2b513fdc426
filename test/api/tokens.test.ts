/**
 * Every route against every wrong key: none, forged, expired, revoked, of another table, of another seat, of another
 * kind. Each is answered by 401 or 403 and changes nothing. A route that is not in the table fails here.
 */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mint } from '../../functions/people/capability.ts';
import { makeKeys } from '../../functions/service/keys.ts';
import { feedLink, unsubscribeLink } from '../../functions/people/links.ts';
import { changePlayer } from '../../functions/people/player.ts';
import { isProblem } from '../../functions/service/problem.ts';
import { readTable, replaceTable, type TableItem } from '../../functions/tables/table-item.ts';
import { confirm, servicePartsOf, ownLink, personAt, seatMail } from './mailed.ts';
import { routeTable } from './route-table.ts';
import { type Browser, capabilityOf, json, openService, type TestService } from './service.ts';

const DAY = 86_400_000;
const SETUP = {
  game: 'lilliput',
  seats: [{ name: 'Ann', address: 'ann@example.org' }, { name: 'Bob', address: 'bob@example.org' }, {}],
};

let service: TestService;
let id: string;
/** Sessions that hold something, but not what is asked for. */
const wrong: { name: string; cookie: string; of: 'session' | 'seat' | 'host' | 'player' }[] = [];

const tableOf = async (table: string): Promise<TableItem> => {
  const read = await readTable(service, table);
  if (isProblem(read)) throw new Error(read.detail);
  return read;
};

/** Sits down with the link and the code of a mail. */
async function seated(table: string, address: string): Promise<Browser> {
  const browser = service.browser();
  const { link, code } = await seatMail(service, table, address);
  const answer = await browser.join(link, undefined, code);
  if (answer.status !== 200) throw new Error(await answer.text());
  return browser;
}

beforeAll(async () => {
  service = await openService();
  const old = service.browser();
  const early = await old.create({ game: 'lilliput', seats: [{ name: 'Old' }, {}] });
  await old.join(early.seats[0]!.link);
  await confirm(service, 'old@example.org', old);
  service.wait(181 * DAY);

  const host = service.browser();
  ({ id } = await host.create(SETUP));
  const other = service.browser();
  const elsewhere = await other.create({ game: 'lilliput', seats: [{ name: 'Eve' }, {}] });
  await other.join(elsewhere.seats[0]!.link);

  const revokedSeat = service.browser();
  const byHand = await host.create({ game: 'lilliput', seats: [{ name: 'Hand' }, {}] });
  await revokedSeat.join(byHand.seats[0]!.link);
  await host.patch(`/api/tables/${byHand.id}`, { seats: [{ seat: 0, name: null }] });

  const revokedPlayer = await confirm(service, 'gone@example.org');
  const gone = await personAt(service, 'gone@example.org');
  await changePlayer(service, gone.id, (player) => ({ ...player, epoch: player.epoch + 1 }));
  const lockedPlayer = await confirm(service, 'locked@example.org');
  const locked = await personAt(service, 'locked@example.org');
  await changePlayer(service, locked.id, (player) => ({ ...player, locked: true }));

  const revokedHost = service.browser();
  const formerly = await revokedHost.create(SETUP);
  const item = await tableOf(formerly.id);
  await replaceTable(service.store, item, { ...item, hostEpoch: 2 });

  wrong.push(
    { name: 'no cookie', cookie: '', of: 'session' },
    { name: 'a forged cookie', cookie: `railpost=${'A'.repeat(43)}`, of: 'session' },
    { name: 'an expired session', cookie: old.cookie, of: 'session' },
    { name: 'a seat of another table', cookie: other.cookie, of: 'seat' },
    { name: 'the host of another table', cookie: other.cookie, of: 'host' },
    { name: 'a revoked seat', cookie: revokedSeat.cookie, of: 'seat' },
    { name: 'a revoked host', cookie: revokedHost.cookie, of: 'host' },
    { name: 'a player who called all back', cookie: revokedPlayer.cookie, of: 'player' },
    { name: 'a locked player', cookie: lockedPlayer.cookie, of: 'player' },
    { name: 'another seat of the table', cookie: (await seated(id, 'bob@example.org')).cookie, of: 'seat' },
    { name: 'the seat, where the host is needed', cookie: (await seated(id, 'ann@example.org')).cookie, of: 'host' },
    { name: 'the host, where a seat is needed', cookie: host.cookie, of: 'seat' },
  );
});
afterAll(() => service.close());

const ask = (route: string, cookie: string, body?: object, token = 'x') => {
  const [method = '', pattern = ''] = route.split(' ');
  const path = pattern.replace(':id', id).replace(':seat', '0').replace(':block', '1-64').replace(':token', token);
  return service.app.request(path, {
    method,
    headers: {
      ...(cookie === '' ? {} : { Cookie: cookie }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
};

it('knows every route that is mounted, and no other', () => {
  const mounted = service.app.routes
    .filter(({ method, path }) => method !== 'ALL' && path !== '/*')
    .map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(routeTable).toSorted()).toEqual([...new Set(mounted)].toSorted());
});

const rows = Object.entries(routeTable);

describe.each(rows.filter(([, { needs }]) => ['seat', 'host', 'player', 'sitter'].includes(needs)))(
  '%s',
  (route, { needs, body }) => {
    it('is refused to every wrong session, and nothing changes', async () => {
      const before = await service.dump();
      const fits = ({ of, name }: (typeof wrong)[number]) => {
        if (of === 'session') return true;
        if (needs === 'sitter') return !/the table$|^the (seat|host),/.test(name) || name.includes('another table');
        // Whoever has another seat, or another table, may be a player all the same.
        return of === needs;
      };
      const tried = wrong.filter(fits);
      expect(tried.length).toBeGreaterThan(4);
      for (const { name, cookie } of tried) {
        const answer = await ask(route, cookie, body);
        expect([name, answer.status]).toEqual([name, expect.toSatisfy((status) => status === 401 || status === 403)]);
        expect((await json(answer)).detail).toMatch(/^[A-Z].*\.$/);
      }
      expect(await service.dump()).toBe(before);
    });
  },
);

/** Links and tokens of every wrong kind, by what is wrong with them. */
async function wrongLinks(): Promise<[string, string][]> {
  const now = service.clock();
  const table = await tableOf(id);
  const ann = await personAt(service, 'ann@example.org');
  const good = capabilityOf((await seatMail(service, id, 'ann@example.org')).link);
  const other = makeKeys(randomBytes);
  const seat = { scope: 'seat', table: id, seat: 0, epoch: table.seats[0]!.epoch } as const;
  const whose = { player: ann.id, playerEpoch: ann.epoch };
  const bob = await personAt(service, 'bob@example.org');
  const made = (keys: typeof other, grant: Parameters<typeof mint>[1], at = now) => mint(keys, grant, at);
  return [
    ['malformed', 'v1.k1'],
    ['tampered', good.slice(0, -2) + (good.endsWith('AA') ? 'BB' : 'AA')],
    ['tampered in its payload', good.replace(/\.(.)/, '.x')],
    ['foreign', made(other, { ...seat, ...whose })],
    ['expired', made(service.keys, { ...seat, ...whose }, now - 91 * DAY)],
    ['revoked by the seat', made(service.keys, { ...seat, ...whose, epoch: 99 })],
    ['revoked by the player', made(service.keys, { ...seat, ...whose, playerEpoch: 99 })],
    ['of another seat', made(service.keys, { ...seat, seat: 1, ...whose })],
    ['of a seat that is not there', made(service.keys, { ...seat, seat: 7, ...whose })],
    ['of another player', made(service.keys, { ...seat, player: bob.id, playerEpoch: 99 })],
    ['without its player', made(service.keys, seat)],
    ['of a host that was revoked', made(service.keys, { scope: 'host', table: id, epoch: 99 })],
    ['of a player that was revoked', made(service.keys, { scope: 'player', player: ann.id, epoch: 99 })],
    ['of a player, expired', capabilityOf((await ownLink(service, 'ann@example.org', now - 3_601_000)).link)],
    ['for leaving mails', (await unsubscribeLink(servicePartsOf(service), ann)).split('/').at(-1) ?? ''],
    ['for a feed that was revoked', made(service.keys, { scope: 'feed', table: id, epoch: 99 })],
    ['good, with a wrong code', good],
  ];
}

describe.each(rows.filter(([, { needs }]) => needs === 'link' || needs === 'token'))('%s', (route, { body }) => {
  it('is refused to every wrong link, and nothing changes but the count of tries', async () => {
    const before = (await service.items()).filter((item) => !('count' in item)).length;
    for (const [name, link] of await wrongLinks()) {
      const answer = await ask(route, '', body && { ...body, link }, link);
      expect([name, answer.status]).toEqual([name, 403]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect((await service.items()).filter((item) => !('count' in item))).toHaveLength(before);
  });
});

it('a good feed token opens the feed and nothing else', async () => {
  const token = (await feedLink(servicePartsOf(service), await tableOf(id))).split('/').at(-1) ?? '';
  expect((await ask('GET /api/feeds/:token', '', undefined, token)).status).toBe(200);
  expect((await ask('POST /api/session/links', '', { link: token })).status).toBe(403);
});

it('no token but these two stands in a path', () => {
  const withToken = rows.map(([route]) => route).filter((route) => route.includes(':token'));
  expect(withToken.every((route) => /\/(feeds|unsubscribe)\/:token$/.test(route))).toBe(true);
});
