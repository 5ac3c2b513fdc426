/** A player's own pages: tables that wait, the next one, settings, mutes, and leaving the mails. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateLists } from '../../functions/follow/update-lists.ts';
import { unsubscribeLink } from '../../functions/people/links.ts';
import { isMuted } from '../../functions/people/mutes.ts';
import { tableCache } from '../../functions/store/table-cache.ts';
import { confirm, servicePartsOf, personAt, seatMail } from './mailed.ts';
import { everyManifest } from '../every-game.ts';
import { type Browser, capabilityOf, json, openService, type TestService, turn } from './service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

const follow = (id: string) =>
  updateLists(
    { store: service.store, games: everyManifest, tables: tableCache(service.store), clock: service.clock },
    id,
  );

/** A running table of two who were invited, each in a browser of their own. */
async function playedBy(one: string, other: string, title: string) {
  const seats = [one, other].map((name) => ({ name, address: `${name.toLowerCase()}@example.org` }));
  const { id } = await service.browser().create({ game: 'lilliput', title, seats, options: { firstPlayer: 0 } });
  const browsers: Browser[] = [];
  for (const { address } of seats) {
    const browser = service.browser();
    const { link, code } = await seatMail(service, id, address);
    expect((await browser.join(link, undefined, code)).status).toBe(200);
    browsers.push(browser);
  }
  return { id, browsers };
}

const titles = (rows: { title: string }[]) => rows.map(({ title }) => title);

describe('my tables', () => {
  it('are all of a player, those that wait first, and lead to the next one', async () => {
    const one = await playedBy('Ann', 'Bob', 'One');
    const two = await playedBy('Ann', 'Cleo', 'Two');
    await service.browser().create({ game: 'lilliput', title: 'Three', seats: [{ address: 'ann@example.org' }, {}] });
    const ann = await confirm(service, 'ann@example.org');
    const tables = await json(ann.get('/api/people/me/tables'));
    expect(titles(tables)).toEqual(['One', 'Two', 'Three']);
    expect(tables[0]).toEqual({
      table: one.id,
      title: 'One',
      game: 'lilliput',
      seat: 0,
      name: 'Ann',
      others: [{ name: 'Bob', bot: null }],
      hosts: false,
      status: 'running',
      awaited: true,
      at: expect.any(String),
      ownDeadline: null,
      deadline: null,
    });
    const next = await json(ann.get(`/api/people/me/next?after=${one.id}`));
    expect([next.next.title, next.awaiting]).toEqual(['Two', 3]);

    const moved = await one.browsers[0]!.command(one.id, turn(0, 1, { type: 'takeCharacter', character: 'emperor' }));
    expect(moved.status).toBe(200);
    await follow(one.id);
    expect(titles(await json(ann.get('/api/people/me/tables')))).toEqual(['Two', 'Three', 'One']);
    const bob = await json(one.browsers[1]!.get('/api/people/me/tables'));
    expect(bob).toMatchObject([{ title: 'One', seat: 1, awaited: true }]);
    expect(two.id).not.toBe(one.id);
  });

  it('can be rebuilt from the tables alone', async () => {
    const { id, browsers } = await playedBy('Dan', 'Eve', 'Rebuilt');
    const { id: dan } = await personAt(service, 'dan@example.org');
    const before = await json(browsers[0]!.get('/api/people/me/tables'));
    await service.store.remove({ PK: `player#${dan}`, SK: `table#${id}` });
    await service.store.remove({ PK: `game#${id}`, SK: 'lists' });
    expect(await json(browsers[0]!.get('/api/people/me/tables'))).toEqual([]);
    await follow(id);
    expect(await json(browsers[0]!.get('/api/people/me/tables'))).toEqual(before);
  });

  it('say until when to play, where the table has a clock', async () => {
    const seats = [{ name: 'Oda', address: 'oda@example.org' }, { bot: 'greedy' }];
    const clock = { perTurn: 24, bank: 48 };
    const { id } = await service.browser().create({ game: 'lilliput', seats, clock, options: { firstPlayer: 0 } });
    const { link, code } = await seatMail(service, id, 'oda@example.org');
    const oda = service.browser();
    await oda.join(link, undefined, code);
    await follow(id);
    const [row] = await json(oda.get('/api/people/me/tables'));
    expect([row.awaited, row.others]).toEqual([true, [{ name: null, bot: 'greedy' }]]);
    expect(Date.parse(row.ownDeadline) - Date.parse(row.at)).toBe(86_400_000);
    expect(Date.parse(row.deadline) - Date.parse(row.at)).toBe(3 * 86_400_000);
  });

  it('hold those that are only hosted, and give the host’s chair to every browser of a confirmed host', async () => {
    const host = await confirm(service, 'pia@example.org');
    const { id } = await host.create({ game: 'lilliput', title: 'Hosted', seats: [{ name: 'Quin' }, {}] });
    const elsewhere = await confirm(service, 'pia@example.org');
    const [row] = await json(elsewhere.get('/api/people/me/tables'));
    expect(row).toMatchObject({ table: id, seat: null, hosts: true, status: 'gathering', awaited: false });
    expect(row.others).toEqual([
      { name: 'Quin', bot: null },
      { name: null, bot: null },
    ]);
    expect((await elsewhere.get(`/api/tables/${id}/links`)).status).toBe(200);
    expect((await (await confirm(service, 'rex@example.org')).get(`/api/tables/${id}/links`)).status).toBe(403);
    expect((await elsewhere.post(`/api/tables/${id}/close`)).status).toBe(200);
    expect(await json(host.get('/api/people/me/tables'))).toEqual([]);
  });

  it('let an invited player take the seat without the mail of that table', async () => {
    const seats = [{ name: 'Sia', address: 'sia@example.org' }, { address: 'tom@example.org' }];
    const { id } = await service.browser().create({ game: 'lilliput', title: 'Invited', seats });
    const sia = await confirm(service, 'sia@example.org');
    expect(await json(sia.get('/api/people/me/tables'))).toMatchObject([{ status: 'gathering', awaited: true }]);
    expect(await json(sia.post(`/api/tables/${id}/join`, {}))).toEqual({ table: id, seat: 0 });
    const again = await sia.post(`/api/tables/${id}/join`, {});
    expect([again.status, (await json(again)).code]).toEqual([403, 'not-for-all']);
    const tom = await confirm(service, 'tom@example.org');
    expect((await json(tom.post(`/api/tables/${id}/join`, {}))).code).toBe('name-needed');
    expect(await json(tom.post(`/api/tables/${id}/join`, { name: 'Tom' }))).toEqual({ table: id, seat: 1 });
  });

  it('need a confirmed address', async () => {
    for (const path of ['/api/people/me', '/api/people/me/tables', '/api/people/me/next']) {
      const answer = await service.browser().get(path);
      expect([answer.status, (await json(answer)).code]).toEqual([403, 'address-needed']);
    }
  });

  it('of several players in one browser are kept apart', async () => {
    const browser = await confirm(service, 'fay@example.org');
    await confirm(service, 'gil@example.org', browser);
    expect((await json(browser.get('/api/people/me'))).address).toBe('gil@example.org');
    const { id } = await personAt(service, 'fay@example.org');
    expect((await json(browser.get(`/api/people/me?player=${id}`))).address).toBe('fay@example.org');
    const { id: ann } = await personAt(service, 'ann@example.org');
    expect((await browser.get(`/api/people/me?player=${ann}`)).status).toBe(403);
  });

  it('of one of them can be signed out of, and the other stays', async () => {
    const browser = await confirm(service, 'uma@example.org');
    await confirm(service, 'val@example.org', browser);
    const { id } = await personAt(service, 'val@example.org');
    expect((await browser.delete(`/api/session/players/${id}`)).status).toBe(204);
    const { players } = await json(browser.get('/api/session'));
    expect(players.map(({ address }: { address: string }) => address)).toEqual(['uma@example.org']);
    expect((await browser.get(`/api/people/me?player=${id}`)).status).toBe(403);
  });
});

describe('settings', () => {
  it('are changed one by one', async () => {
    const browser = await confirm(service, 'hal@example.org');
    const changes = [
      { language: 'es' },
      { zone: 'Europe/Madrid', mailMode: 'daily' },
      { quiet: { from: '22:00', to: '07:00' } },
      { vacation: [{ from: '2026-12-24', to: '2027-01-02' }] },
      { webhook: { kind: 'discord', url: 'https://discord.com/api/webhooks/1/x' } },
    ];
    for (const change of changes) expect((await browser.patch('/api/people/me', change)).status).toBe(200);
    expect(await json(browser.get('/api/people/me'))).toMatchObject(Object.assign({}, ...changes));
    await browser.patch('/api/people/me', { quiet: null, webhook: null });
    expect(await json(browser.get('/api/people/me'))).toMatchObject({ quiet: null, webhook: null, language: 'es' });
  });

  it.each([
    { language: 'de' },
    { zone: 'Europe/Atlantis' },
    { zone: '../../etc' },
    { mailMode: 'hourly' },
    { quiet: { from: '25:00', to: '07:00' } },
    { vacation: [{ from: '2027-01-02', to: '2026-12-24' }] },
    { webhook: { kind: 'json', url: 'http://example.org/' } },
    { webhook: { kind: 'json', url: 'https://127.0.0.1/' } },
    { webhook: { kind: 'json', url: 'https://[::1]/' } },
    { webhook: { kind: 'json', url: 'https://localhost/' } },
    { webhook: { kind: 'json', url: 'https://metadata.google.internal/' } },
    { webhook: { kind: 'json', url: 'https://user:secret@example.org/' } },
    { webhook: { kind: 'slack', url: 'https://example.org/hook' } },
    { address: 'other@example.org' },
    { verified: true },
  ])('refuse %j', async (change) => {
    const browser = await confirm(service, 'ivy@example.org');
    const answer = await browser.patch('/api/people/me', change);
    expect([answer.status, (await json(answer)).code]).toEqual([422, 'bad-request']);
  });

  it('have the zone of the browser in which somebody who was invited first confirms', async () => {
    const seats = [{ name: 'Xia', address: 'xia@example.org' }, {}];
    const { id } = await service.browser().create({ game: 'lilliput', seats });
    const { link, code } = await seatMail(service, id, 'xia@example.org');
    const open = async (zone: string) => {
      const browser = service.browser();
      const answer = await browser.post('/api/session/links', { link: capabilityOf(link), code, zone });
      expect(answer.status).toBe(200);
      return (await json(browser.get('/api/people/me'))).zone;
    };
    expect(await open('Asia/Shanghai')).toBe('Asia/Shanghai');
    expect(await open('Europe/Vienna')).toBe('Asia/Shanghai');
    expect(await open('Mars/Olympus')).toBe('Asia/Shanghai');
  });

  it('try a webhook out before it is saved, and say how it went', async () => {
    const told: unknown[] = [];
    const delivery = {
      transport: { name: 'none', send: () => Promise.reject(new Error('no mail here')) },
      from: { name: 'Railpost', address: 'post@example.org' },
      webhook(hook: { url: string }, short: object) {
        told.push([hook.url, short]);
        return Promise.resolve(hook.url.endsWith('/gone') ? 'gone' : 'sent');
      },
    };
    const trying = await openService({ delivery } as object);
    const browser = await confirm(trying, 'wim@example.org');
    const hook = (url: string) => browser.post('/api/people/me/webhook-tests', { kind: 'json', url });
    expect(await json(hook('https://hooks.example.org/x'))).toEqual({ outcome: 'sent' });
    expect(await json(hook('https://hooks.example.org/gone'))).toEqual({ outcome: 'gone' });
    expect((await hook('https://127.0.0.1/')).status).toBe(422);
    expect(told).toHaveLength(2);
    expect(told[0]).toMatchObject(['https://hooks.example.org/x', { event: { kind: 'test' } }]);
    expect((await json(browser.get('/api/people/me'))).webhook).toBeNull();
    await trying.close();
  });

  it('mute a table and hear it again', async () => {
    const { id, browsers } = await playedBy('Jon', 'Kim', 'Loud');
    const [jon] = browsers;
    expect((await jon!.post('/api/people/me/mutes', { table: id })).status).toBe(204);
    expect((await json(jon!.get('/api/people/me'))).muted).toEqual([id]);
    expect((await jon!.delete(`/api/people/me/mutes/${id}`)).status).toBe(204);
    expect((await json(jon!.get('/api/people/me'))).muted).toEqual([]);
    expect((await jon!.post('/api/people/me/mutes', { table: 'a'.repeat(26) })).status).toBe(404);
  });
});

describe('leaving the mails', () => {
  const pathOf = (link: string) => new URL(link).pathname;
  const oneClick = (path: string) =>
    service.app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });

  it('takes one POST without a cookie; a GET only shows a page', async () => {
    await confirm(service, 'lea@example.org');
    const player = await personAt(service, 'lea@example.org');
    const path = pathOf(await unsubscribeLink(servicePartsOf(service), player));
    const shown = await service.app.request(path, { headers: { 'Accept-Language': 'fr-FR' } });
    const html = await shown.text();
    expect([shown.status, html]).toEqual([200, expect.stringContaining('Plus de courriels')]);
    expect(html).toContain('<form method="post">');
    expect(html).not.toContain('<script');
    expect(shown.headers.get('X-Robots-Tag')).toBe('noindex');
    expect((await personAt(service, 'lea@example.org')).mailMode).toBe('every');
    expect((await oneClick(path)).status).toBe(200);
    expect((await personAt(service, 'lea@example.org')).mailMode).toBe('none');
  });

  it('by the page takes the word that it asks for: buttons alone are pressed by programs, too', async () => {
    await confirm(service, 'leo@example.org');
    const path = pathOf(await unsubscribeLink(servicePartsOf(service), await personAt(service, 'leo@example.org')));
    const sent = async (body: string, type = 'application/x-www-form-urlencoded') => {
      const answer = await service.app.request(path, { method: 'POST', headers: { 'Content-Type': type }, body });
      return [answer.status, /<h1>[^<]*<.h1>\n(?:<p class="again")?/.exec(await answer.text())?.[0].includes('again')];
    };
    const junk = [
      '',
      'word=',
      'word=test',
      'word=test%40example.org',
      'List-Unsubscribe=no',
      `word=${'x'.repeat(9000)}`,
    ];
    for (const body of junk) expect(await sent(body)).toEqual([200, true]);
    expect(await sent('{"word":"stop"}', 'application/json')).toEqual([200, true]);
    expect((await personAt(service, 'leo@example.org')).mailMode).toBe('every');
    expect(await sent('word=+Stop+')).toEqual([200, false]);
    expect((await personAt(service, 'leo@example.org')).mailMode).toBe('none');
  });

  it('takes the click in either form that mail programs send', async () => {
    await confirm(service, 'lia@example.org');
    const path = pathOf(await unsubscribeLink(servicePartsOf(service), await personAt(service, 'lia@example.org')));
    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');
    expect((await service.app.request(path, { method: 'POST', body })).status).toBe(200);
    expect((await personAt(service, 'lia@example.org')).mailMode).toBe('none');
  });

  it('of one table leaves the others', async () => {
    const { id } = await playedBy('May', 'Ned', 'Quiet');
    const player = await personAt(service, 'may@example.org');
    await oneClick(pathOf(await unsubscribeLink(servicePartsOf(service), player, id)));
    expect(await isMuted(service, player.id, id)).toBe(true);
    expect((await personAt(service, 'may@example.org')).mailMode).toBe('every');
  });

  it('answers alike whatever the token is', async () => {
    const player = await personAt(service, 'lea@example.org');
    const good = pathOf(await unsubscribeLink(servicePartsOf(service), player));
    const texts = new Set<string>();
    for (const path of [good, `${good}x`, '/unsubscribe/v1.k1.e30.e30', '/unsubscribe/x']) {
      const answer = await oneClick(path);
      texts.add(`${answer.status} ${await answer.text()}`);
    }
    expect(texts.size).toBe(1);
  });
});
