/** What a link to a table says before anybody opens it: on public tables the moment, on private ones nothing. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { json, openService, playOut, seatedBrowser, type TestService, turn } from './service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

const NAMES = [{ name: 'Inés <b>' }, { name: 'Ben' }];
const page = async (address: string): Promise<string> => (await service.browser().get(address)).text();
/** Without what the page reads first, which is data. */
const withoutData = (html: string): string =>
  html.replace(/<script type="application\/json" id="opening">[^<]*<\/script>/, '');
const title = (html: string): string => /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
const description = (html: string): string => /name="description" content="(.*?)"/.exec(html)?.[1] ?? '';

async function played(setup: object) {
  const { browser, table } = await seatedBrowser(service, {
    game: 'lilliput',
    title: 'Friday',
    seats: NAMES,
    ...setup,
  });
  await playOut(browser, table.id, 3);
  return { id: table.id, browser };
}

it('a moment of a public table is told by its round and by what was done, escaped, with its board', async () => {
  const { id } = await played({ listed: true });
  const record = await page(`/api/tables/${id}/export?format=record`);
  // The commit that ends a round also begins the next; what follows it is all in the new one.
  const version = Number(/\nRound 3\n +(\d+)\./.exec(record)?.[1]) + 1;
  const html = await page(`/t/${id}?at=${version}`);
  expect(title(html)).toBe('Friday: Round 3 · Railpost');
  expect(description(html)).toMatch(/^Round 3: \S/);
  expect(html).toContain(
    `<meta property="og:image" content="http://localhost:3089/api/tables/${id}/export?format=png&amp;at=${version}" />`,
  );
  const early = await page(`/t/${id}?at=2`);
  expect(title(early)).toBe('Friday: Before the first round · Railpost');
  const all = await Promise.all([2, 3, 4, 5].map((at) => page(`/t/${id}?at=${at}`)));
  expect(all.join('')).toContain('Inés &lt;b&gt;');
  expect(all.join('')).not.toContain('<b>');
  for (const html of all) expect(description(html).length).toBeLessThan(1000);
});

it('a step inside a turn, as the page itself addresses it, is told too', async () => {
  const { id, browser } = await played({ listed: true });
  const commits = (await page(`/api/tables/${id}/export`))
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line));
  const { version } = commits.find(({ version, facts }) => version > 5 && facts.length > 3);
  const html = await page(`/t/${id}?at=${version}.1`);
  expect(title(html)).toMatch(/^Friday: Round \d · Railpost$/);
  expect(description(html)).toMatch(/^Round \d: \S/);
  const picture = `/api/tables/${id}/export?format=png&at=${version}.1`;
  expect(html).toContain(picture.replace('&', '&amp;'));
  expect((await browser.get(picture)).status).toBe(200);
});

it('a round on one page is told by its number', async () => {
  const { id } = await played({ listed: true });
  const html = await page(`/t/${id}?review=2`);
  expect(title(html)).toBe('Friday: Round 2 · Railpost');
  expect(description(html)).toMatch(/^Round 2 on one page/);
  expect(html).toMatch(/export\?format=png&amp;at=\d+" \/>/);
  for (const none of ['0', '99', 'x', '-1'])
    expect(title(await page(`/t/${id}?review=${none}`))).toBe('Friday · Railpost');
});

it.each(['', '?at=0', '?at=99999', '?at=x', '?at=-1', '?at=%3Cscript%3E', '?at=1e3'])(
  'an address without such a moment (%s) is told as the table',
  async (query) => {
    const { table } = await seatedBrowser(service, { game: 'lilliput', title: 'Friday', seats: NAMES, listed: true });
    const html = await page(`/t/${table.id}${query}`);
    expect(title(html)).toBe('Friday · Railpost');
    expect(description(html)).toBe('A table of 18Lilliput. Whoever has this address can watch.');
    expect(html).toContain(`export?format=png" />`);
    expect(withoutData(html)).not.toContain('<script');
  },
);

it('of a private table nothing is told but the game, at no moment', async () => {
  const { table, browser } = await seatedBrowser(service, { game: 'lilliput', title: 'Secret', seats: NAMES });
  const head = await json(browser.get(`/api/tables/${table.id}/head`));
  expect((await browser.command(table.id, turn(0, head.version))).status).toBeLessThan(500);
  for (const query of ['', '?at=1']) {
    const html = await page(`/t/${table.id}${query}`);
    expect(title(html)).toBe('A table of 18Lilliput · Railpost');
    expect(html).not.toMatch(/Secret|Inés|Ben|og:image/);
  }
});

it('a public table that still gathers has no picture', async () => {
  const { id } = await service.browser().create({ game: 'lilliput', title: 'Soon', seats: [{}, {}], listed: true });
  const html = await page(`/t/${id}`);
  expect(title(html)).toBe('Soon · Railpost');
  expect(html).not.toContain('og:image');
});
