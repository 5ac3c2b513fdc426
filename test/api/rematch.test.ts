/** A rematch with the same people, and leaving a seat before the start: who may, and what it does. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, json, openService, playOut, seatedBrowser, type TestService } from './service.ts';

let service: TestService;
beforeAll(async () => (service = await openService()));
afterAll(() => service.close());

const AUCTION = { game: 'box-auction', title: 'Thursday', seats: [{ name: 'Ann' }, { name: 'Ben' }] };

/** A finished table: Ann in the host's browser, Ben in his own. */
async function finished() {
  const { browser: all, table } = await seatedBrowser(service, AUCTION);
  const [host, ann, ben] = [all, service.browser(), service.browser()];
  await ann.join(table.seats[0]!.link);
  await ben.join(table.seats[1]!.link);
  await playOut(all, table.id, 7);
  return { host, ann, ben, table };
}

const seatsAt = async (browser: Browser, id: string) => (await json(browser.get(`/api/tables/${id}`))).you.seats;

describe('a rematch', () => {
  test('waits for everybody, begins when the last has come, and is found from the old table', async () => {
    const { ann, ben, table } = await finished();
    const called = await json(ann.post(`/api/tables/${table.id}/rematch`));
    expect(called).toMatchObject({ seats: [0], host: true });
    const again = await json(ben.get(`/api/tables/${table.id}`));
    expect(again.rematch).toBe(called.table);
    expect(await json(ben.get(`/api/tables/${called.table}`))).toMatchObject({
      status: 'gathering',
      title: 'Thursday',
      rematchOf: table.id,
      seats: [
        { name: 'Ann', joined: true },
        { name: 'Ben', joined: false },
      ],
    });
    expect(await json(ben.post(`/api/tables/${called.table}/claim`))).toMatchObject({ seats: [1], host: false });
    expect(await json(ben.get(`/api/tables/${called.table}`))).toMatchObject({ status: 'running' });
    expect(await seatsAt(ben, called.table)).toEqual([1]);
  });

  test('is one table, however many ask for it', async () => {
    const { ann, ben, table } = await finished();
    const answers = await Promise.all([ann, ben].map((one) => json(one.post(`/api/tables/${table.id}/rematch`))));
    const retried = await json(ann.post(`/api/tables/${table.id}/rematch`));
    expect(new Set([...answers, retried].map((answer) => answer.table)).size).toBe(1);
    expect((await json(ann.get(`/api/tables/${retried.table}`))).status).toBe('running');
  });

  test('begins at once for one who holds all seats', async () => {
    const { host, table } = await finished();
    const called = await json(host.post(`/api/tables/${table.id}/rematch`));
    expect(called).toMatchObject({ seats: [0, 1], host: true });
    expect((await json(host.get(`/api/tables/${called.table}`))).status).toBe('running');
  });

  test('is nobody else’s: strangers neither call for it nor take a seat there', async () => {
    const { ann, table } = await finished();
    const stranger = service.browser();
    expect(await json(stranger.post(`/api/tables/${table.id}/rematch`))).toMatchObject({ code: 'not-your-seat' });
    const { table: id } = await json(ann.post(`/api/tables/${table.id}/rematch`));
    const elsewhere = (await seatedBrowser(service, AUCTION)).browser;
    for (const one of [stranger, elsewhere]) {
      expect(await json(one.post(`/api/tables/${id}/claim`))).toMatchObject({ status: 403, code: 'not-your-seat' });
      expect(await seatsAt(one, id)).toEqual([]);
    }
  });

  test('gives no seat back that its host has given to somebody else', async () => {
    const { ann, ben, table } = await finished();
    const { table: id } = await json(ann.post(`/api/tables/${table.id}/rematch`));
    await ann.patch(`/api/tables/${id}`, { seats: [{ seat: 1, name: 'Cléo' }] });
    expect(await json(ben.post(`/api/tables/${id}/claim`))).toMatchObject({ seats: [] });
    expect(await seatsAt(ben, id)).toEqual([]);
    await ann.patch(`/api/tables/${id}`, { seats: [{ seat: 1, bot: 'random' }] });
    expect((await json(ann.get(`/api/tables/${id}`))).status).toBe('running');
  });

  test('comes after the end, not before', async () => {
    const { browser, table } = await seatedBrowser(service, AUCTION);
    expect(await json(browser.post(`/api/tables/${table.id}/rematch`))).toMatchObject({
      status: 409,
      code: 'not-ended',
    });
    expect(await json(browser.post(`/api/tables/${table.id}/claim`))).toMatchObject({ status: 403 });
  });
});

describe('leaving a seat', () => {
  const OPEN = { game: 'box-auction', seats: [{ name: 'Ann' }, {}, {}] };

  test('opens it again; its old link is dead and the host has a new one', async () => {
    const host = service.browser();
    const table = await host.create(OPEN);
    const ben = service.browser();
    await ben.join(table.seats[1]!.link, 'Ben');
    expect((await ben.post(`/api/tables/${table.id}/leave`, { seat: 1 })).status).toBe(204);
    expect((await json(host.get(`/api/tables/${table.id}`))).seats[1]).toMatchObject({ name: null, joined: false });
    expect(await seatsAt(ben, table.id)).toEqual([]);
    expect(await json(ben.join(table.seats[1]!.link, 'Ben'))).toMatchObject({ code: 'link-revoked' });
    const links = await json(host.get(`/api/tables/${table.id}/links`));
    expect((await service.browser().join(links[1].link, 'Cléo')).status).toBe(200);
  });

  test('is for its holder alone, and only before the start', async () => {
    const host = service.browser();
    const table = await host.create(OPEN);
    const ben = service.browser();
    await ben.join(table.seats[1]!.link, 'Ben');
    for (const [who, seat] of [
      [service.browser(), 1],
      [host, 1],
      [ben, 2],
      [ben, 0],
    ] as const) {
      const answer = await who.post(`/api/tables/${table.id}/leave`, { seat });
      expect(await json(answer)).toMatchObject({ status: 403, code: 'not-your-seat' });
    }
    await host.post(`/api/tables/${table.id}/start`);
    expect(await json(ben.post(`/api/tables/${table.id}/leave`, { seat: 1 }))).toMatchObject({
      code: 'already-started',
    });
  });
});

test('who runs the service is told to whoever asks', async () => {
  expect(await json(service.browser().get('/api/site'))).toMatchObject({ operator: null, contact: null });
});

describe('an address where there is nothing', () => {
  test('has a page for people, and a problem for programs', async () => {
    const other = await openService();
    const person = await other.app.request('/nowhere', { headers: { Accept: 'text/html,*/*' } });
    expect(person.status).toBe(404);
    expect(person.headers.get('Content-Type')).toMatch('text/html');
    for (const [path, accept] of [
      ['/nowhere', '*/*'],
      ['/api/nowhere', 'text/html'],
    ] as const) {
      const program = await other.app.request(path, { headers: { Accept: accept } });
      expect(program.headers.get('Content-Type')).toBe('application/problem+json');
    }
    await other.close();
  });
});
