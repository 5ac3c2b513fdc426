/** Links and sessions: what opens a seat, what does not, and what a browser keeps. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mint } from '../../functions/people/capability.ts';
import { makeKeys } from '../../functions/service/keys.ts';
import { publicSettings } from '../../functions/service/settings.ts';
import { capabilityOf, json, openBrowser, openService, type TestService, turn } from './service.ts';

const DAY = 86_400_000;

let service: TestService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

const gathering = () => service.browser().create({ game: 'lilliput', seats: [{ name: 'Ann' }, {}] });

/** Another letter or digit in place of one. */
const changed = (text: string, at: number): string =>
  text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);

describe('a link', () => {
  it('opens its seat and no other, in any browser, again and again', async () => {
    const { id, seats } = await gathering();
    for (const browser of [service.browser(), service.browser()]) {
      expect(await json(browser.join(seats[0]!.link))).toEqual({ table: id, seat: 0, host: false });
      expect(await json(browser.join(seats[0]!.link))).toEqual({ table: id, seat: 0, host: false });
      expect((await json(browser.get(`/api/tables/${id}`))).you).toEqual({ seats: [0], host: false });
    }
  });

  it('of the host makes another browser host', async () => {
    const { id, host } = await gathering();
    const browser = service.browser();
    expect(await json(browser.join(host))).toEqual({ table: id, seat: null, host: true });
    expect((await browser.patch(`/api/tables/${id}`, { title: 'Mine too' })).status).toBe(200);
  });

  it('is refused after any one character of it is changed', async () => {
    const { seats } = await gathering();
    const link = capabilityOf(seats[0]!.link);
    const browser = service.browser();
    for (let at = 0; at < link.length; at++) {
      const answer = await browser.post('/api/session/links', { link: changed(link, at) });
      expect([at, answer.status]).toEqual([at, 403]);
      expect((await json(answer)).code).toMatch(/^link-(malformed|forged)$/);
    }
    expect(browser.cookie).toBe('');
  });

  it.each(['', 'v1', 'v1.k1', 'v1.k1..', 'v1.k1.e30.', '....', 'v2.k1.e30.e30', 'https://localhost/t/x#v1.k1.e30.e30'])(
    'that is none is called malformed: %s',
    async (link) => {
      const answer = await service.browser().post('/api/session/links', { link });
      expect([answer.status, (await json(answer)).code]).toEqual([403, 'link-malformed']);
    },
  );

  it('of another service, or under a key that is not ours, is called forged', async () => {
    const { id } = await gathering();
    const other = makeKeys(randomBytes);
    const grant = { scope: 'seat', table: id, seat: 0, epoch: 1 } as const;
    for (const keys of [other, { current: 'k9', secrets: { k9: other.secrets['k1']! } }]) {
      const answer = await service.browser().post('/api/session/links', { link: mint(keys, grant, Date.now()) });
      expect([answer.status, (await json(answer)).code]).toEqual([403, 'link-forged']);
    }
  });

  it('still opens after a new key was made, as long as the old one is kept', async () => {
    const { id, seats } = await gathering();
    const secrets = { ...service.keys.secrets, k2: makeKeys(randomBytes).secrets['k1']! };
    const later = openBrowser(service.another({ keys: { ...service.keys, current: 'k2', secrets } }));
    expect(await json(later.join(seats[0]!.link))).toEqual({ table: id, seat: 0, host: false });
  });

  it('that is signed but means nothing here is refused', async () => {
    const { id } = await gathering();
    const browser = service.browser();
    const trade = (grant: Parameters<typeof mint>[1]) =>
      browser.post('/api/session/links', { link: mint(service.keys, grant, Date.now()) });
    expect((await json(trade({ scope: 'seat', table: 'b'.repeat(26), seat: 0, epoch: 1 }))).code).toBe('unknown-table');
    expect((await json(trade({ scope: 'seat', table: id, seat: 7, epoch: 1 }))).code).toBe('link-revoked');
    expect((await json(trade({ scope: 'seat', table: id, seat: 0, epoch: 2 }))).code).toBe('link-revoked');
    expect((await json(trade({ scope: 'host', table: id, epoch: 0 }))).code).toBe('link-revoked');
  });

  it('expires after ninety days, and what it opened does not', async () => {
    const own = await openService();
    const browser = own.browser();
    const { id, seats } = await browser.create({ game: 'lilliput', seats: [{ name: 'Ann' }, {}] });
    await browser.join(seats[0]!.link);
    own.wait(90 * DAY - 10_000);
    expect((await own.browser().join(seats[0]!.link)).status).toBe(200);
    own.wait(20_000);
    const late = await own.browser().join(seats[0]!.link);
    expect([late.status, (await json(late)).code]).toEqual([403, 'link-expired']);
    expect((await json(browser.get(`/api/tables/${id}`))).you).toEqual({ seats: [0], host: true });
    const [fresh] = await json(browser.get(`/api/tables/${id}/links`));
    expect((await own.browser().join(fresh.link)).status).toBe(200);
    await own.close();
  });
});

describe('a session', () => {
  it('is one cookie that scripts cannot read, Secure and bound to the host with https', async () => {
    const plain = service.browser();
    const answer = await plain.post('/api/tables', { game: 'lilliput', seats: [{}, {}] });
    expect(answer.headers.getSetCookie()).toHaveLength(1);
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^railpost=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const settings = publicSettings('https://games.example.org');
    const secure = await openBrowser(service.another({ settings }), settings.publicUrl).post('/api/tables', {
      game: 'lilliput',
      seats: [{}, {}],
    });
    expect(secure.headers.getSetCookie()[0]).toMatch(
      /^__Host-railpost=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect((await json(secure)).host).toMatch(/^https:\/\/games\.example\.org\/t\//);
  });

  it('never adopts an id that the browser made up', async () => {
    const { seats } = await gathering();
    const planted = 'A'.repeat(43);
    const answer = await service.app.request('/api/session/links', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: `railpost=${planted}` },
      body: JSON.stringify({ link: capabilityOf(seats[0]!.link) }),
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()[0]).not.toContain(planted);
    const { seats: held } = await json(
      service.app.request('/api/session', { headers: { Cookie: `railpost=${planted}` } }),
    );
    expect(held).toEqual([]);
  });

  it('holds several seats and tables, lists them, and forgets one table or all', async () => {
    const browser = service.browser();
    const one = await browser.create({ game: 'lilliput', title: 'One', seats: [{ name: 'Ann' }, { name: 'Bob' }] });
    const two = await gathering();
    await browser.join(one.seats[0]!.link);
    await browser.join(one.seats[1]!.link);
    await browser.join(two.seats[1]!.link, 'Cleo');
    const listed = await json(browser.get('/api/session'));
    const common = { game: 'lilliput', status: 'running' };
    expect(listed.seats).toMatchObject([
      { ...common, table: one.id, title: 'One', seat: 0, name: 'Ann' },
      { ...common, table: one.id, title: 'One', seat: 1, name: 'Bob' },
      { ...common, table: two.id, title: '18Lilliput', seat: 1, name: 'Cleo' },
    ]);
    expect(
      listed.seats.filter((seat: { table: string; awaited: boolean }) => seat.table === one.id && seat.awaited),
    ).toHaveLength(1);
    expect(listed.hosts).toMatchObject([{ table: one.id, title: 'One', status: 'running' }]);

    expect((await browser.delete(`/api/session/tables/${one.id}`)).status).toBe(204);
    const left = await json(browser.get('/api/session'));
    expect([left.seats.map(({ table }: { table: string }) => table), left.hosts]).toEqual([[two.id], []]);
    expect((await json(browser.command(one.id, turn(0, 1)))).code).toBe('not-your-seat');

    const old = browser.cookie;
    const forgotten = await browser.delete('/api/session');
    expect([forgotten.status, forgotten.headers.getSetCookie()[0]]).toEqual([
      204,
      expect.stringContaining('Max-Age=0'),
    ]);
    const after = await service.app.request('/api/session', { headers: { Cookie: old } });
    expect(await json(after)).toEqual({ seats: [], hosts: [], players: [] });
  });

  it('keeps all of several links that are traded at the same moment', async () => {
    const browser = service.browser();
    const { id, seats } = await browser.create({ game: 'lilliput', seats: [{}, {}, {}, {}] });
    await Promise.all(seats.map(({ link }, seat) => browser.join(link, `P${seat}`)));
    expect((await json(browser.get(`/api/tables/${id}`))).you.seats).toEqual([0, 1, 2, 3]);
  });

  it('ends after 180 days without a write, and lives on with one', async () => {
    const own = await openService();
    const [idle, busy] = [own.browser(), own.browser()];
    const table = await idle.create();
    await busy.join(table.seats[0]!.link);
    await busy.join(table.seats[1]!.link);
    const { awaiting } = await json(busy.get(`/api/tables/${table.id}/head`));
    own.wait(100 * DAY);
    const renewed = await busy.command(
      table.id,
      turn(awaiting[0].seat, 1, { type: 'takeCharacter', character: 'emperor' }),
    );
    expect(renewed.headers.getSetCookie()[0]).toContain('Max-Age=15552000');
    expect((await json(idle.get(`/api/tables/${table.id}`))).you.host).toBe(true);
    own.wait(81 * DAY);
    expect((await json(idle.get(`/api/tables/${table.id}`))).you.host).toBe(false);
    expect((await json(busy.get(`/api/tables/${table.id}`))).you.seats).toEqual([0, 1]);
    await own.close();
  });
});
