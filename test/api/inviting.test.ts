/** Inviting by mail: who gets a link, what the code is for, and what the host never sees. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loopbackSettings } from '../../functions/service/settings.ts';
import { stopAddress } from '../../functions/mail/ses-reports.ts';
import { markMailed } from '../../functions/mail/last-mailed.ts';
import { codeOf } from '../../functions/people/codes.ts';
import { openSealed } from '../../functions/people/sealed-link.ts';
import { confirm, letters, ownLink, personAt, seatMail } from './mailed.ts';
import { json, openService, PORT, type TestService } from './service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

const invited = (names: readonly string[], rest: object = {}) => ({
  game: 'lilliput',
  seats: names.map((name) => ({ name, address: `${name.toLowerCase()}@example.org` })),
  ...rest,
});

describe('an invitation', () => {
  it('is a letter to each address, and the table starts when all have come', async () => {
    const host = service.browser();
    const table = await host.create(invited(['Ann', 'Bob'], { title: 'Post' }));
    expect(table.seats).toEqual([
      { seat: 0, name: 'Ann', link: null },
      { seat: 1, name: 'Bob', link: null },
    ]);
    const sent = (await letters(service, 'invitation')).filter((letter) => letter['table'] === table.id);
    expect(sent.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(JSON.stringify(sent)).not.toMatch(/v1\.|@/);

    const ann = service.browser();
    const mail = await seatMail(service, table.id, 'ann@example.org');
    expect(await json(ann.join(mail.link, undefined, mail.code))).toMatchObject({ table: table.id, seat: 0 });
    expect((await json(ann.get(`/api/tables/${table.id}`))).you).toEqual({ seats: [0], host: false });
    expect((await json(ann.get(`/api/tables/${table.id}/head`))).status).toBe('gathering');
    const other = await seatMail(service, table.id, 'bob@example.org');
    expect((await service.browser().join(other.link, undefined, other.code)).status).toBe(200);
    expect((await json(ann.get(`/api/tables/${table.id}/head`))).status).toBe('running');
  });

  it('never shows the host a link, nor anybody an address or a player', async () => {
    const host = service.browser();
    const table = await host.create(invited(['Cleo', 'Dan'], { seats: [{ name: 'Cleo', address: 'c@d.org' }, {}] }));
    expect(await json(host.get(`/api/tables/${table.id}/links`))).toEqual([{ seat: 1, link: expect.any(String) }]);
    const { id } = await personAt(service, 'c@d.org');
    for (const path of ['', '/seats', '/links', '/head']) {
      const said = await (await host.get(`/api/tables/${table.id}${path}`)).text();
      expect([said.includes('c@d.org'), said.includes(id)]).toEqual([false, false]);
    }
  });

  it('is refused where no mail can be sent, or none arrives', async () => {
    const silent = await openService({ settings: { ...loopbackSettings(PORT, false), mail: 'none' } });
    const answer = await silent.browser().post('/api/tables', invited(['Ann', 'Bob']));
    expect([answer.status, (await json(answer)).code]).toEqual([422, 'no-mail']);
    await silent.close();
    await stopAddress(service.store, service.keys, { address: 'gone@example.org', reason: 'bounce', at: 'now' });
    const stopped = await service.browser().post('/api/tables', invited(['Gone', 'Bob']));
    expect([stopped.status, (await json(stopped)).code]).toEqual([422, 'address-stopped']);
  });

  it.each([
    'a b@c.org',
    'ann@example.org\r\nBcc: x@y.org',
    '<ann@example.org>',
    'ann',
    '@',
    `${'a'.repeat(300)}@b.org`,
  ])('to what is no address is refused: %j', async (address) => {
    const answer = await service.browser().post('/api/tables', { game: 'lilliput', seats: [{ address }, {}] });
    expect([answer.status, (await json(answer)).code]).toEqual([422, 'bad-request']);
  });
});

describe('the code beside a link', () => {
  const gathering = async (name: string) => {
    const table = await service.browser().create({ ...invited([name]), seats: [...invited([name]).seats, {}] });
    return { table, mail: await seatMail(service, table.id, `${name.toLowerCase()}@example.org`) };
  };

  it('is asked for once per browser and player', async () => {
    const [one, two] = [await gathering('Eve'), await gathering('Eve')];
    const browser = service.browser();
    const without = await browser.join(one.mail.link);
    expect([without.status, (await json(without)).code, browser.cookie]).toEqual([403, 'code-needed', '']);
    expect((await browser.join(one.mail.link, undefined, one.mail.code)).status).toBe(200);
    expect((await browser.join(two.mail.link)).status).toBe(200);
    expect((await json(service.browser().join(two.mail.link))).code).toBe('code-needed');
    expect((await json(browser.get(`/api/tables/${two.table.id}`))).you.seats).toEqual([0]);
  });

  it('of another link does not do, and too many tries kill the link and bring a new one', async () => {
    const { table, mail } = await gathering('Fay');
    const other = await gathering('Gil');
    let left = 4;
    for (const code of [other.mail.code, 'AAAAAA', '', 'ÄÖÜäöü', mail.code.slice(0, 5)]) {
      const answer = await service.browser().join(mail.link, undefined, code);
      const { code: why, params } = await json(answer);
      expect([answer.status, why, params.left]).toEqual([403, 'code-wrong', left--]);
    }
    for (let count = 0; count < 3; count++) {
      expect((await json(service.browser().join(mail.link, undefined, mail.code))).code).toBe('code-tries');
    }
    const again = (await letters(service, 'seatCode')).filter((letter) => letter['table'] === table.id);
    expect(again).toHaveLength(1);
    service.wait(60_000);
    const fresh = await seatMail(service, table.id, 'fay@example.org');
    expect(fresh.link).not.toBe(mail.link);
    expect((await service.browser().join(fresh.link, undefined, fresh.code)).status).toBe(200);
  });

  it('wrong too often in the browser that asked sends no letter, and leaves the link in the mail as it is', async () => {
    const address = 'una@example.org';
    const { link } = await json(service.browser().post('/api/people/links', { address }));
    const mailed = openSealed(service.keys, link) ?? '';
    const open = async (code: string, at: string = link) =>
      json(service.browser().post('/api/session/links', { link: at, code }));
    for (let count = 0; count < 5; count++) expect((await open('AAAAAA')).code).toBe('code-wrong');
    const { id } = await personAt(service, address);
    const sent = async () => (await letters(service, 'tables')).filter(({ player }) => player === id);
    for (let count = 0; count < 3; count++) expect((await open(codeOf(service.keys, link))).code).toBe('open-mail');
    expect(await sent()).toHaveLength(1);
    for (let count = 0; count < 4; count++) expect((await open('AAAAAA', mailed)).code).toBe('code-wrong');
    expect((await open(codeOf(service.keys, mailed), mailed)).player).toBe(id);
  });

  it('wrong too often at the mailed link of a player kills the link; a new one is asked for with the address', async () => {
    await service.browser().post('/api/people/links', { address: 'vera@example.org' });
    const { link, code } = await ownLink(service, 'vera@example.org');
    for (let count = 0; count < 5; count++) await service.browser().join(link, undefined, 'AAAAAA');
    expect((await json(service.browser().join(link, undefined, code))).code).toBe('link-spent');
    const { id } = await personAt(service, 'vera@example.org');
    expect((await letters(service, 'tables')).filter(({ player }) => player === id)).toHaveLength(1);
  });

  it('is needed for a seat that was opened by hand only when it names a player', async () => {
    const table = await service.browser().create({ game: 'lilliput', seats: [{}, {}] });
    expect((await service.browser().join(table.seats[0]!.link, 'Hal')).status).toBe(200);
  });
});

describe('one’s own link', () => {
  it('is asked for with an address, and answers alike for all', async () => {
    await service.browser().create(invited(['Ivy', 'Jon']));
    const answers = [];
    for (const address of ['ivy@example.org', 'stranger@example.org']) {
      const answer = await service.browser().post('/api/people/links', { address, language: 'fr' });
      answers.push([answer.status, [...answer.headers.keys()].toSorted(), (await json(answer)).link.length]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]![0]).toBe(202);
    expect((await personAt(service, 'stranger@example.org')).language).toBe('fr');
  });

  it('opens nothing without its code, and names the player with it', async () => {
    const browser = service.browser();
    const { link } = await json(browser.post('/api/people/links', { address: 'kim@example.org' }));
    expect((await json(browser.post('/api/session/links', { link }))).code).toBe('code-needed');
    expect((await json(browser.get('/api/session'))).players).toEqual([]);
    await confirm(service, 'kim@example.org', browser);
    const { id } = await personAt(service, 'kim@example.org');
    expect((await json(browser.get('/api/session'))).players).toEqual([{ player: id, address: 'kim@example.org' }]);
    expect((await personAt(service, 'kim@example.org')).verified).toBe(true);
  });

  it('is dead after an hour', async () => {
    await confirm(service, 'lea@example.org');
    const old = await ownLink(service, 'lea@example.org', service.clock() - 3_601_000);
    expect((await json(service.browser().join(old.link, undefined, old.code))).code).toBe('link-expired');
  });

  it('lets somebody sit down at an open seat as who they are', async () => {
    const ann = await confirm(service, 'may@example.org');
    const { id } = await personAt(service, 'may@example.org');
    const table = await service.browser().create({ game: 'lilliput', seats: [{}, {}] });
    const link = table.seats[0]!.link.split('#')[1];
    const foreign = await service.browser().post('/api/session/links', { link, name: 'May', player: id });
    expect([foreign.status, (await json(foreign)).code]).toEqual([403, 'not-your-address']);
    expect((await ann.post('/api/session/links', { link, name: 'May', player: id })).status).toBe(200);
    const elsewhere = await confirm(service, 'may@example.org');
    expect((await json(elsewhere.get(`/api/tables/${table.id}`))).you.seats).toEqual([0]);
  });
});

it('the order of play is shuffled at the start where the host wants it so', async () => {
  const orders = new Set<string>();
  for (let count = 0; count < 30 && orders.size < 2; count++) {
    const seats = ['Ann', 'Bob', 'Cleo', 'Dan'].map((name) => ({ name }));
    const { id } = await service.browser().create({ game: 'lilliput', seats, order: 'random' });
    const shown = await json(service.browser().get(`/api/tables/${id}/seats`));
    expect(shown.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Ann', 'Bob', 'Cleo', 'Dan']);
    orders.add(shown.map(({ name }: { name: string }) => name).join());
  }
  expect(orders.size).toBe(2);
});

it('when mail about a turn went out is told to those who sit at the table or host it, and to nobody else', async () => {
  const host = service.browser();
  const { id } = await host.create(invited(['Max', 'Nell']));
  const max = service.browser();
  const { link, code } = await seatMail(service, id, 'max@example.org');
  await max.join(link, undefined, code);
  const at = service.clock();
  await markMailed(service.store, id, 1, at);
  const told = async (browser: typeof host) =>
    (await json(browser.get(`/api/tables/${id}`))).seats.map((seat: { mailedAt?: string }) => seat.mailedAt);
  for (const browser of [host, max]) expect(await told(browser)).toEqual([undefined, new Date(at).toISOString()]);
  expect(await told(service.browser())).toEqual([undefined, undefined]);
});
