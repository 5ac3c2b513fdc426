/** The page of a table before its scripts are there, and how little moves when they come. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PlayedTable, playedTable } from './played.ts';
import { openWorld, type World } from './world.ts';

let world: World;
let table: PlayedTable;
beforeAll(async () => {
  world = await openWorld();
  table = await playedTable(world, ['Nora', 'Tariq'], ({ round }) => round === 2);
});
afterAll(() => world.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SCREENS: [string, BrowserContextOptions][] = [
  ['a wide screen', {}],
  ['a phone', PHONE],
];

/** Where the capital is drawn. */
const capitalOn = (page: Page, board: string) =>
  page
    .locator(`${board} [data-cell="0,0"]`)
    .first()
    .boundingBox()
    .then((box) => box ?? { x: -1, y: -1, width: 0, height: 0 });

/** Of a custom property. */
const valueOf = (page: Page, name: string): Promise<string> =>
  page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property), name);

it.each(SCREENS)(
  'the board is there without any script, where the page then draws its own, on %s',
  async (_, screen) => {
    const context = await world.person(screen);
    const page = await context.newPage();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/\/assets\/table-\w+\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/t/${table.id}`, { waitUntil: 'commit' });
    await page.locator('.first-board svg').waitFor();
    // Both style sheets: the page's own, and the one with the colours of the game.
    await expect.poll(() => valueOf(page, '--land')).not.toBe('');
    await expect.poll(() => valueOf(page, '--ink')).not.toBe('');
    const before = await capitalOn(page, '.first-board');
    expect(before.width).toBeGreaterThan(20);
    letGo();
    await page.locator('.first-board').waitFor({ state: 'detached' });
    const after = await capitalOn(page, '.drawing');
    for (const side of ['x', 'y', 'width', 'height'] as const) {
      expect(Math.abs(before[side] - after[side]), `${side}: ${before[side]} and ${after[side]}`).toBeLessThan(2);
    }
  },
);

it('what the page asks for first is asked once, and while its script is still on the way', async () => {
  const context = await world.person();
  await context.addCookies([table.cookie]);
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const script = page.waitForResponse(/\/assets\/table-\w+\.js$/);
  await page.route(/\/assets\/table-\w+\.js$/, async (route) => {
    await page.waitForResponse(/\/commits\/1-64$/);
    await route.continue();
  });
  await page.goto(`/t/${table.id}?seat=0`);
  await script;
  await page.locator('#ask').waitFor();
  const own = `/api/tables/${table.id}`;
  expect(asked.filter((path) => path === own || path.startsWith(`${own}/commits/`))).toEqual([
    own,
    `${own}/commits/1-64`,
  ]);
});

it('nothing reads as a key while the rules are still on the way', async () => {
  const context = await world.person();
  await context.addCookies([table.cookie]);
  const page = await context.newPage();
  await page.route(/all-rules-\w+\.js$/, () => {});
  await page.goto(`/t/${table.id}?seat=0`);
  await page.locator('#ask').waitFor();
  const text = await page.locator('#app').innerText();
  expect(text.match(/(?<![\w./])[a-z]+\.[a-z]+[\w.]*(?![\w/])/g) ?? []).toEqual([]);
});

it('a page that is served without the board or the head finds everything itself', async () => {
  const page = await (await world.person()).newPage();
  await page.route(`**/t/${table.id}`, async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text())
      .replace(/<script type="application\/json".*?<\/script>/s, '')
      .replace(/<div class="first-board".*?<\/svg><\/div>/s, '');
    await route.fulfill({ response: answer, body: html });
  });
  await page.goto(`/t/${table.id}`);
  await page.locator('.drawing svg').first().waitFor();
});

it('a page that is served without its game shows nothing before the styles of the game are there', async () => {
  const page = await (await world.person()).newPage();
  await page.route(`**/t/${table.id}`, async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text())
      .replace(/ data-game="[^"]*"/, '')
      .replace(/<div class="first-board".*?<\/svg><\/div>/s, '')
      .replace(/<link rel="stylesheet" href="\/assets\/lilliput-table-\w+\.css" \/>/, '');
    await route.fulfill({ response: answer, body: html });
  });
  const shownBefore: number[] = [];
  await page.route(/\/assets\/lilliput-table-\w+\.css$/, async (route) => {
    // Time enough for a page that does not wait.
    await page.waitForTimeout(300);
    shownBefore.push(await page.locator('#app > *').count());
    await route.continue();
  });
  await page.goto(`/t/${table.id}`);
  await page.locator('.drawing svg').first().waitFor();
  expect(shownBefore).toEqual([0]);
});
