/** The page of a table brings what it needs first: head, requests to send at once, and the board as it stands. */
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publicSettings } from '../../functions/service/settings.ts';
import { json, openService, ORIGIN, playOut, seatedBrowser, type TestService } from './service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

const SETUP = { game: 'lilliput', title: 'Friday </script>', seats: [{ name: 'Inés' }, { name: 'Ben' }] };
const pageOf = async (address: string): Promise<string> => (await service.app.request(address)).text();
const openingIn = (html: string) =>
  JSON.parse(/<script type="application\/json" id="opening">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');
const boardIn = (html: string): string =>
  /<div class="first-board" aria-hidden="true">(<svg.*?<\/svg>)<\/div><div id="app">/s.exec(html)?.[1] ?? '';

/** A table that was played to its end, of more than one block of commits or not. */
async function played(setup: object = {}) {
  const { browser, table } = await seatedBrowser(service, { ...SETUP, ...setup });
  const head = await playOut(browser, table.id, 3);
  return { id: table.id, version: head.version };
}

it('has the head as the API tells it, and the requests that the page will send', async () => {
  const { id, version } = await played();
  const html = await pageOf(`/t/${id}`);
  const answer = await service.app.request(`/api/tables/${id}/head`);
  const { head, etag, requests } = openingIn(html);
  expect(head).toEqual(await json(answer));
  expect(etag).toBe(answer.headers.get('ETag'));
  expect(requests).toHaveLength(1 + Math.ceil(version / 64));
  for (const path of requests) expect([path, (await service.app.request(path)).status]).toEqual([path, 200]);
});

it('has the board as it stands, in the colours of the page, and names nobody', async () => {
  const { browser, table } = await seatedBrowser(service, SETUP);
  const before = await pageOf(`/t/${table.id}`);
  expect(boardIn(before)).toContain('var(--');
  expect(before).not.toMatch(/Inés|Ben\b|\sstyle=/);
  await playOut(browser, table.id, 3);
  const after = await pageOf(`/t/${table.id}`);
  expect(boardIn(after).length).toBeGreaterThan(boardIn(before).length);
});

it('names the game, and links the files of this game alone', async () => {
  const { id } = await played();
  const html = await pageOf(`/t/${id}`);
  expect(html).toContain('<html data-game="lilliput"');
  expect(html).toContain('<link href="/lilliput.js">');
  expect(html).not.toContain('other');
});

it.each(['?at=2', '?review=1', '?try=3'])(
  'leaves the board out with %s, where the page shows something else',
  async (query) => {
    const { id } = await played();
    const html = await pageOf(`/t/${id}${query}`);
    expect(boardIn(html)).toBe('');
    expect(openingIn(html).head.id).toBe(id);
  },
);

it('has no board before the start, nor for a game without a drawing', async () => {
  const gathering = await service.browser().create({ ...SETUP, seats: [{}, {}] });
  const toy = (await seatedBrowser(service, { game: 'veto-round', seats: [{}, {}] })).table;
  for (const { id } of [gathering, toy]) {
    const html = await pageOf(`/t/${id}`);
    expect(html).not.toContain('first-board');
    expect(openingIn(html).requests[0]).toBe(`/api/tables/${id}`);
  }
});

it('has nothing of a table that does not exist', async () => {
  for (const path of [`/t/${'a'.repeat(26)}`, '/t/nosuchtable']) {
    const html = await pageOf(path);
    expect(html).not.toMatch(/first-board|id="opening"|data-game|lilliput/);
  }
});

it('is a 304 for whoever has it, until something changes', async () => {
  const { browser, table } = await seatedBrowser(service, SETUP);
  const ask = (tag: string) => service.app.request(`/t/${table.id}`, { headers: { 'If-None-Match': tag } });
  const first = await ask('');
  const tag = first.headers.get('ETag') ?? '';
  expect([first.status, first.headers.get('Cache-Control')]).toEqual([200, 'no-cache']);
  const same = await ask(tag);
  expect([same.status, await same.text(), same.headers.get('ETag')]).toEqual([304, '', tag]);
  await playOut(browser, table.id, 5);
  expect((await ask(tag)).status).toBe(200);
});

it('goes out compressed', async () => {
  const { id } = await played();
  const answer = await service.app.request(`/t/${id}`, { headers: { 'Accept-Encoding': 'gzip' } });
  const body = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('Content-Encoding')).toBe('gzip');
  expect(gunzipSync(body).toString()).toBe(await pageOf(`/t/${id}`));
  expect(body.length).toBeLessThan(10_000);
});

it('is served without the board to a network that has computed too much', async () => {
  const busy = await openService({ settings: { ...publicSettings(ORIGIN), exposed: true } });
  const { table } = await seatedBrowser(busy, SETUP);
  for (let count = 0; count < 121; count++) {
    await busy.app.request(`/api/tables/${table.id}/export?format=annotations`);
  }
  const answer = await busy.app.request(`/t/${table.id}`);
  expect([answer.status, boardIn(await answer.text())]).toEqual([200, '']);
  await busy.close();
});
