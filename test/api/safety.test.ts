/** What people can always do about links, address and data; and that no mail scanner can do it for them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stopAddress } from '../../functions/mail/ses-reports.ts';
import { markBounce } from '../../functions/mail/bounces.ts';
import { codeOf } from '../../functions/people/codes.ts';
import { noteForDigest } from '../../functions/mail/digest-notes.ts';
import { playerOfAddress } from '../../functions/people/player.ts';
import { publicSettings } from '../../functions/service/settings.ts';
import { confirm, servicePartsOf, letters, ownLink, personAt, seatMail } from './mailed.ts';
import { type Browser, capabilityOf, json, openService, ORIGIN, type TestService } from './service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

const codeIn = (letter: Record<string, unknown> | undefined): string => {
  const params = letter?.['params'] as { codeFor: string } | undefined;
  return codeOf(service.keys, params?.codeFor ?? '');
};

/** The code of the newest letter about something. */
async function freshCode(purpose: string, address: string): Promise<string> {
  const { id } = await personAt(service, address);
  const sent = [...(await letters(service, 'seatCode')), ...(await letters(service, 'verify'))].filter(
    ({ player, params }) => player === id && (params as { purpose?: string } | undefined)?.purpose === purpose,
  );
  return codeIn(sent.toSorted((a, b) => (String(a['at']) < String(b['at']) ? 1 : -1))[0]);
}

/** A running table of two, each in a browser of their own. */
async function playedBy(...names: string[]) {
  const seats = names.map((name) => ({ name, address: `${name.toLowerCase()}@example.org` }));
  const { id } = await service.browser().create({ game: 'lilliput', seats });
  const browsers: Browser[] = [];
  for (const { address } of seats) {
    const browser = service.browser();
    const { link, code } = await seatMail(service, id, address);
    await browser.join(link, undefined, code);
    browsers.push(browser);
  }
  return { id, browsers };
}

const seatsOf = async (browser: Browser, id: string): Promise<number[]> =>
  (await json(browser.get(`/api/tables/${id}`))).you.seats;

describe('a lost link', () => {
  it('is dead with all others and all other browsers, and new ones come', async () => {
    const { id, browsers } = await playedBy('Ann', 'Bob');
    const lost = await seatMail(service, id, 'ann@example.org');
    const here = await confirm(service, 'ann@example.org');
    expect(await seatsOf(here, id)).toEqual([0]);
    expect((await here.post('/api/people/me/links')).status).toBe(202);
    expect((await json(service.browser().join(lost.link, undefined, lost.code))).code).toBe('link-revoked');
    expect(await seatsOf(browsers[0]!, id)).toEqual([]);
    expect(await seatsOf(here, id)).toEqual([0]);
    const sent = (await letters(service, 'seatCode')).filter((letter) => letter['table'] === id);
    expect(sent).toHaveLength(1);
    const fresh = await seatMail(service, id, 'ann@example.org');
    expect((await service.browser().join(fresh.link, undefined, fresh.code)).status).toBe(200);
  });
});

describe('this isn’t me', () => {
  it('locks every link until the mailbox’s owner asks for one', async () => {
    const { id, browsers } = await playedBy('Cleo', 'Dan');
    const mail = await seatMail(service, id, 'cleo@example.org');
    const link = capabilityOf(mail.link);
    const without = await service.browser().post('/api/people/lock', { link });
    expect([without.status, (await json(without)).code]).toEqual([403, 'code-needed']);
    expect(await seatsOf(browsers[0]!, id)).toEqual([0]);
    expect((await service.browser().post('/api/people/lock', { link, code: mail.code })).status).toBe(204);
    expect(await seatsOf(browsers[0]!, id)).toEqual([]);
    expect((await json(service.browser().join(mail.link, undefined, mail.code))).code).toBe('link-revoked');
    const newer = await seatMail(service, id, 'cleo@example.org');
    expect((await json(service.browser().join(newer.link, undefined, newer.code))).code).toBe('links-locked');
    const owner = await confirm(service, 'cleo@example.org');
    expect(await seatsOf(owner, id)).toEqual([0]);
    expect((await json(service.browser().join(mail.link, undefined, mail.code))).code).toBe('link-revoked');
  });
});

describe('another address', () => {
  it('needs the code that goes to it, and the old one is told', async () => {
    const { id, browsers } = await playedBy('Eve', 'Fay');
    const [eve] = browsers;
    const wish = { address: 'New.Eve@example.org' };
    const old = await seatMail(service, id, 'eve@example.org');
    expect((await eve!.post('/api/people/me/address-codes', wish)).status).toBe(202);
    const code = await freshCode('address', 'eve@example.org');
    const [letter] = await letters(service, 'verify');
    expect(letter?.['to']).toBe('new.eve@example.org');
    const other = await eve!.post('/api/people/me/address', { address: 'other@example.org', code });
    expect([other.status, (await json(other)).code]).toEqual([403, 'code-needed']);
    const wrong = await eve!.post('/api/people/me/address', { ...wish, code: 'AAAAAA' });
    expect((await json(wrong)).code).toBe('code-wrong');
    expect(await json(eve!.post('/api/people/me/address', { ...wish, code }))).toEqual({
      address: 'new.eve@example.org',
    });
    expect((await json(eve!.post('/api/people/me/address', { ...wish, code }))).code).toBe('code-needed');
    expect(await playerOfAddress(servicePartsOf(service), 'eve@example.org')).toBeNull();
    // Whoever reads the old mailbox finds dead links there; this browser goes on.
    expect((await json(service.browser().join(old.link, undefined, old.code))).code).toBe('link-revoked');
    expect(await seatsOf(eve!, id)).toEqual([0]);
    expect(await seatsOf(await confirm(service, 'new.eve@example.org'), id)).toEqual([0]);
    const [told] = await letters(service, 'addressChanged');
    expect(told?.['to']).toBe('eve@example.org');
  });

  it('of another player is not taken', async () => {
    await confirm(service, 'gil@example.org');
    const hal = await confirm(service, 'hal@example.org');
    await hal.post('/api/people/me/address-codes', { address: 'gil@example.org' });
    const code = await freshCode('address', 'hal@example.org');
    const answer = await hal.post('/api/people/me/address', { address: 'gil@example.org', code });
    expect([answer.status, (await json(answer)).code]).toEqual([409, 'address-taken']);
    expect((await personAt(service, 'hal@example.org')).address).toBe('hal@example.org');
  });

  it('from which mail came back is confirmed anew by a code; what the operator blocked is not', async () => {
    const address = 'zora@example.org';
    const zora = await confirm(service, address);
    const { id } = await service.browser().create({ game: 'lilliput', seats: [{ name: 'Zora', address }, {}] });
    const stopped = async () => (await json(zora.get('/api/people/me'))).mailStopped;
    const bounces = async () => (await json(zora.get(`/api/tables/${id}`))).seats[0].mailBounces;
    const stop = (reason: 'complaint' | 'blocked') =>
      stopAddress(service.store, service.keys, { address, reason, at: new Date(service.clock()).toISOString() });
    const again = async () => {
      await zora.post('/api/people/me/address-codes', { address });
      return zora.post('/api/people/me/address', { address, code: await freshCode('address', address) });
    };
    expect(await stopped()).toBeNull();
    await stop('complaint');
    await markBounce(service.store, id, 0);
    expect([await stopped(), await bounces()]).toEqual(['complaint', true]);
    expect((await again()).status).toBe(200);
    expect([await stopped(), await bounces()]).toEqual([null, undefined]);
    await stop('blocked');
    await again();
    expect(await stopped()).toBe('blocked');
  });

  it('is not guessed: a code dies after a few tries', async () => {
    const ivy = await confirm(service, 'ivy@example.org');
    const wish = { address: 'ivy2@example.org' };
    await ivy.post('/api/people/me/address-codes', wish);
    const code = await freshCode('address', 'ivy@example.org');
    const answers = [];
    for (let count = 0; count < 6; count++) {
      const { code: why, params } = await json(ivy.post('/api/people/me/address', { ...wish, code: 'AAAAAA' }));
      answers.push([why, params?.left]);
    }
    expect(answers).toEqual([
      ...[4, 3, 2, 1].map((left) => ['code-wrong', left]),
      ['code-spent', undefined],
      ['code-needed', undefined],
    ]);
    expect((await json(ivy.post('/api/people/me/address', { ...wish, code }))).code).toBe('code-needed');
  });
});

describe('being forgotten', () => {
  it('leaves moves, and neither name, address, word nor note', async () => {
    const { id, browsers } = await playedBy('Jocasta', 'Kim');
    const [jo, kim] = browsers;
    await jo!.post(`/api/tables/${id}/chat`, { seat: 0, text: 'My secret word' });
    await jo!.post(`/api/tables/${id}/seats/0/notes`, { text: 'My secret plan' });
    await jo!.post('/api/people/me/mutes', { table: id });
    expect((await jo!.put(`/api/tables/${id}/orders?seat=0`, { orders: { discardOldest: true } })).status).toBe(200);
    await noteForDigest(service.follower, await personAt(service, 'jocasta@example.org'), { table: id, seat: 0 });
    const exported = await (await jo!.get(`/api/tables/${id}/export`)).text();
    expect((await jo!.post('/api/people/me/forget-codes')).status).toBe(202);
    const code = await freshCode('forget', 'jocasta@example.org');
    const { id: player } = await personAt(service, 'jocasta@example.org');
    expect((await jo!.post('/api/people/me/forget', { code: 'AAAAAA' })).status).toBe(403);
    expect((await jo!.post('/api/people/me/forget', { code })).status).toBe(204);

    const left = (await service.items()).filter((item) => item['kind'] === undefined && !('work' in item));
    expect(JSON.stringify(left)).not.toMatch(/jocasta|secret (word|plan)|discardOldest/i);
    expect(await service.store.list(`player#${player}`, '')).toEqual([]);
    expect(await seatsOf(jo!, id)).toEqual([]);
    expect(await seatsOf(kim!, id)).toEqual([1]);
    const after = await (await kim!.get(`/api/tables/${id}/export`)).text();
    expect(after.split('\n').slice(1)).toEqual(exported.split('\n').slice(1));
    const talk = await json(kim!.get(`/api/tables/${id}/chat`));
    expect(talk).toMatchObject([{ text: null, seat: null, name: null }]);
    expect(await playerOfAddress(servicePartsOf(service), 'jocasta@example.org')).toBeNull();
  });
});

describe('talk', () => {
  it('comes from seats, the host, and onlookers whose address is confirmed', async () => {
    const { id, browsers } = await playedBy('Lea', 'May');
    const [lea, may] = browsers;
    const say = (browser: Browser, body: object) => browser.post(`/api/tables/${id}/chat`, body);
    expect((await say(lea!, { seat: 0, text: ' Hello\r\nthere ' })).status).toBe(201);
    expect((await json(say(lea!, { seat: 1, text: 'As May' }))).code).toBe('not-your-seat');
    expect((await json(say(service.browser(), { name: 'Ned', text: 'Hi' }))).code).toBe('confirm-first');
    const ned = await confirm(service, 'ned@example.org');
    expect((await json(say(ned, { text: 'Hi' }))).code).toBe('name-needed');
    expect((await json(say(ned, { name: 'Lеa', text: 'Hi' }))).code).toBe('name-mixed'); // a Cyrillic letter
    expect((await json(say(ned, { name: 'LEA', text: 'Hi' }))).code).toBe('name-alike');
    const said = await json(say(ned, { name: 'Ned', text: '<b onclick=x>Hi</b>' }));
    expect(said).toMatchObject({ seat: null, name: 'Ned', text: '<b onclick=x>Hi</b>' });
    const talk = await json(may!.get(`/api/tables/${id}/chat`));
    expect(talk).toMatchObject([{ seat: 0, text: 'Hello\nthere' }, { name: 'Ned' }]);
    expect(JSON.stringify(talk)).not.toMatch(/example\.org/);

    const withdraw = (browser: Browser, body: object) => browser.post(`/api/tables/${id}/chat/withdrawals`, body);
    expect((await withdraw(may!, { seat: 1, message: talk[0].id })).status).toBe(404);
    expect((await withdraw(ned, { message: said.id })).status).toBe(204);
    expect((await withdraw(lea!, { seat: 0, message: talk[0].id })).status).toBe(204);
    const texts = (await json(may!.get(`/api/tables/${id}/chat`))).map(({ text }: { text: string | null }) => text);
    expect(texts).toEqual([null, null]);
  });

  it('is told anew only when something was said or taken out', async () => {
    const { id, browsers } = await playedBy('Lea', 'May');
    const [lea] = browsers;
    const path = `/api/tables/${id}/chat`;
    const { id: message } = await json(lea!.post(path, { seat: 0, text: 'Hello' }));
    const tag = (await lea!.get(path)).headers.get('etag') ?? '';
    const again = () => lea!.get(path, { 'if-none-match': tag });
    expect((await again()).status).toBe(304);
    await lea!.post(`${path}/withdrawals`, { seat: 0, message });
    expect((await again()).status).toBe(200);
  });

  it.each(['', ' ', 'x'.repeat(1001), '\u202Eevil', 'a\u0000b'])('refuses %j', async (text) => {
    const { id, browsers } = await playedBy('Olaf', 'Pia');
    expect((await browsers[0]!.post(`/api/tables/${id}/chat`, { seat: 0, text })).status).toBe(422);
  });

  it('is bounded by the minute where strangers come', async () => {
    const own = await openService({ settings: publicSettings(ORIGIN), clock: () => 1_800_000_000_000 });
    const browser = own.browser();
    const { id, seats } = await browser.create();
    await browser.join(seats[0]!.link);
    const statuses = [];
    for (let count = 0; count < 21; count++) {
      statuses.push((await browser.post(`/api/tables/${id}/chat`, { seat: 0, text: 'Hi' })).status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    await own.close();
  });

  it('notes are read by their seat alone', async () => {
    const { id, browsers } = await playedBy('Quinn', 'Rob');
    const [quinn, rob] = browsers;
    const path = `/api/tables/${id}/seats/0/notes`;
    expect((await quinn!.post(path, { text: 'Buy blue' })).status).toBe(204);
    expect(await json(quinn!.get(path))).toMatchObject({ text: 'Buy blue' });
    for (const browser of [rob!, service.browser()]) expect((await browser.get(path)).status).toBe(403);
    for (const other of ['', '/seats', '/head', '/export', '/chat', '/host-log']) {
      expect(await (await rob!.get(`/api/tables/${id}${other}`)).text()).not.toContain('Buy blue');
    }
  });
});

describe('public tables', () => {
  it('stand in the lobby until they start, then among those to watch; private ones never', async () => {
    const own = await openService();
    const ids: Record<string, string> = {};
    for (const [name, listed] of [
      ['Open', true],
      ['Hidden', false],
    ] as const) {
      const seats = [{ name: 'Ann' }, {}];
      ids[name] = (await own.browser().create({ game: 'lilliput', title: name, seats, listed })).id;
    }
    const shown = async (status: string) =>
      (await json(own.browser().get(`/api/tables?status=${status}`))).tables.map(
        ({ title }: { title: string }) => title,
      );
    expect([await shown('open'), await shown('running')]).toEqual([['Open'], []]);
    const join = (browser: Browser, id: string) => browser.post(`/api/tables/${id}/join`, { name: 'Sue' });
    expect((await json(join(own.browser(), ids['Open']!))).code).toBe('address-needed');
    const sue = await confirm(own, 'sue@example.org');
    expect((await json(join(sue, ids['Hidden']!))).code).toBe('not-for-all');
    expect(await json(join(sue, ids['Open']!))).toEqual({ table: ids['Open'], seat: 1 });
    expect([await shown('open'), await shown('running')]).toEqual([[], ['Open']]);
    expect(await seatsOf(sue, ids['Open']!)).toEqual([1]);
    expect((await own.browser().get('/api/tables?status=secret')).status).toBe(422);

    const report = (id: string) => own.browser().post(`/api/tables/${id}/reports`, { reason: 'name', text: 'Bad' });
    expect([(await report(ids['Open']!)).status, (await report(ids['Hidden']!)).status]).toEqual([202, 403]);
    const feed = await own.browser().get(`/api/tables/${ids['Open']}/feed`);
    expect([feed.status, await feed.text()]).toEqual([200, expect.stringContaining('<entry>')]);
    expect((await own.browser().get(`/api/tables/${ids['Hidden']}/feed`)).status).toBe(403);
    await own.close();
  });

  it('are read page by page', async () => {
    const own = await openService();
    const titles = Array.from({ length: 23 }, (_, index) => `T${index}`);
    for (const title of titles) {
      await own.browser().create({ game: 'lilliput', title, seats: [{}, {}], listed: true });
      own.wait(1000);
    }
    const first = await json(own.browser().get('/api/tables'));
    const second = await json(own.browser().get(`/api/tables?before=${encodeURIComponent(first.next)}`));
    expect([first.tables.length, second.tables.length, second.next]).toEqual([20, 3, null]);
    const read = [...first.tables, ...second.tables].map(({ title }: { title: string }) => title);
    expect(read).toEqual(titles.toReversed());
    await own.close();
  });

  it('tell names and titles as text, in the feed too', async () => {
    const evil = '<script>alert(1)</script>';
    const seats = [{ name: evil }, { name: 'Tom' }];
    const { id } = await service.browser().create({ game: 'lilliput', title: `"&${evil}`, seats, listed: true });
    for (const path of [`/api/tables/${id}/feed`, `/t/${id}`]) {
      expect(await (await service.browser().get(path)).text()).not.toContain('<script>alert');
    }
  });
});

it('a scanner that follows every link and sends every form without a code changes nothing', async () => {
  const table = await service.browser().create({
    game: 'lilliput',
    seats: [{ name: 'Uma', address: 'uma@example.org' }, {}],
  });
  await service.browser().post('/api/people/links', { address: 'uma@example.org' });
  const mails = [await seatMail(service, table.id, 'uma@example.org'), await ownLink(service, 'uma@example.org')];
  const before = (await service.items()).filter((item) => !('count' in item));
  for (const { link } of mails) {
    for (const method of ['GET', 'HEAD']) await service.app.request(new URL(link).pathname, { method });
    for (const path of ['/api/session/links', '/api/people/lock']) {
      for (const code of [undefined, '', 'test', '123456']) {
        const body = { link: capabilityOf(link), ...(code === undefined ? {} : { code }) };
        expect((await service.browser().post(path, body)).status).toBe(403);
      }
    }
  }
  const after = (await service.items()).filter((item) => !('count' in item) && item['kind'] === undefined);
  expect(after).toEqual(before.filter((item) => item['kind'] === undefined));
});
