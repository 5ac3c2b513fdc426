/** Both toy games on the real page, played to the end by clicking: all that they show are defaults and one map. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildToys } from '../toys/build.mjs';
import { axeHere } from './axe.ts';
import { asks, type MadeTable, nudge, openWorld, type OwnWorld, sitDown } from './world.ts';

let world: OwnWorld;
beforeAll(async () => {
  world = await openWorld({ server: await buildToys() });
});
afterAll(() => world.close());

async function seatedAt(game: string, names: readonly string[]): Promise<{ table: MadeTable; pages: Page[] }> {
  const table = await world.makeTable(names, {}, { game });
  const pages: Page[] = [];
  for (const seat of names.keys()) pages.push(await sitDown(await world.person(), table, seat));
  await nudge(...pages);
  return { table, pages };
}

const question = (page: Page): Promise<string> => page.getByRole('heading', { level: 1 }).innerText();

/** The pages on which this is asked, once it is asked on so many. */
async function askedPages(pages: readonly Page[], sentence: RegExp, count = 1): Promise<Page[]> {
  const find = async () => {
    const asked = await Promise.all(pages.map(question));
    return pages.filter((_, index) => sentence.test(asked[index] ?? ''));
  };
  await nudge(...pages);
  await expect.poll(async () => (await find()).length).toBe(count);
  return find();
}

async function choose(page: Page, choice: string | RegExp): Promise<void> {
  await page.locator('.choices').getByRole('button', { name: choice }).click();
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Send/ }).click();
}

async function act(page: Page | undefined, choice: string | RegExp): Promise<void> {
  if (page === undefined) throw new Error('nobody is asked');
  await choose(page, choice);
  await send(page);
}

it('plays a veto round: a move, two who answer at once, a call with rising bids, and the result', async () => {
  const { table, pages } = await seatedAt('veto-round', ['Ann', 'Ben', 'Cy']);
  const troubles: string[] = [];
  for (const page of pages) page.on('pageerror', (error) => troubles.push(error.message));

  const [mover] = await askedPages(pages, /^Choose a target/);
  if (mover === undefined) throw new Error('nobody moves');
  await axeHere(mover);
  await choose(mover, 'Choose the harbour');
  expect(await mover.getByRole('region', { name: 'If you send' }).innerText()).toMatch(/wants the harbour\./);
  await mover.getByRole('button', { name: 'Undo' }).click();
  await choose(mover, 'Choose the mill');
  await send(mover);

  // Neither has seen the other's answer.
  const answering = await askedPages(pages, /wants the mill: waive, or call/, 2);
  for (const page of answering) await choose(page, 'Waive');
  await Promise.all(answering.map(send));

  await act((await askedPages(pages, /^Choose a target/))[0], 'Choose the mine');
  await act((await askedPages(pages, /wants the mine/, 2))[0], 'Call for bids');
  const [first] = await askedPages(pages, /^Bid for the move/);
  if (first === undefined) throw new Error('nobody bids');
  const shares = first.getByLabel('Shares, 1 to 5').last();
  await shares.fill('9');
  await first.getByText('A whole number from 1 to 5.').waitFor();
  await shares.fill('2');
  await act(first, 'Bid 2 for the mine');
  await act((await askedPages(pages, /^Bid for the move/))[0], 'Pass');
  await act((await askedPages(pages, /^Bid for the move/))[0], 'Pass');

  for (let move = 3; move <= 6; move++) {
    await act((await askedPages(pages, /^Choose a target/))[0], 'Choose the mill');
    for (const page of await askedPages(pages, /waive, or call/, 2)) await act(page, 'Waive');
  }
  await askedPages(pages, /^The game is over/, 3);
  const [page] = pages;
  if (page === undefined) throw new Error('nobody is left');
  expect(await page.locator('.standings tbody tr').count()).toBe(3);
  expect(await page.locator('.standings thead').innerText()).toMatch(/points/i);
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.getByRole('button', { name: 'Round 2', exact: true }).click();
  await page.getByRole('button', { name: /gets the mine for 2\.$/ }).click();
  await asks(page, 'You are looking back.');
  expect(new URL(page.url()).searchParams.get('at')).not.toBeNull();

  await page.goto(`/t/${table.id}?review=2`);
  await page.getByRole('heading', { level: 1, name: 'Round 2 of 6' }).waitFor();
  expect(await page.locator('.review-turns').innerText()).toMatch(
    /wants the mine\..*calls for bids\..*bids 2 for the mine/s,
  );
  expect(await page.locator('.standings tbody tr').count()).toBe(3);
  await axeHere(page);
  expect(troubles).toEqual([]);
});

it('plays a box auction on a map of hexagons, by mouse and by keyboard, and comments on a box', async () => {
  const { table, pages } = await seatedAt('box-auction', ['Ann', 'Ben']);
  const bidder = async (): Promise<Page> => {
    const [page] = await askedPages(pages, /^Bid cubes for a box/);
    if (page === undefined) throw new Error('nobody bids');
    return page;
  };
  const box = (page: Page, number: number) => page.locator(`button.cell[data-place="box-${number - 1}"]`);
  const bid = async (cubes: number) => {
    const page = await bidder();
    await page.getByLabel(/^Cubes/).fill(String(cubes));
    await act(page, new RegExp(`bids ${cubes} cubes`));
  };

  const first = await bidder();
  await axeHere(first);
  await box(first, 1).click();
  expect(await first.locator('.cell.held').getAttribute('data-place')).toBe('box-0');
  await expect.poll(() => first.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('number');
  await bid(4);

  const second = await bidder();
  expect(await box(second, 1).getAttribute('aria-label')).toMatch(/^Box 1: .* bids 5 cubes for box 1\.$/);
  await box(second, 1).focus();
  await second.keyboard.press('ArrowRight');
  await second.keyboard.press('Enter');
  await bid(3);

  for (const number of [3, 4]) {
    await box(await bidder(), number).click();
    await bid(3);
  }
  await askedPages(pages, /^The game is over/, 2);
  expect(await first.locator('.standings').innerText()).toMatch(/Ann|Ben/);
  expect(await first.locator('.standings thead th').allInnerTexts()).toEqual([
    'Rank',
    'Player',
    'Boxes credited',
    'Points',
  ]);
  expect(await first.locator('.cell').count()).toBe(0);

  await first.goto(`/t/${table.id}?seat=${new URL(first.url()).searchParams.get('seat')}&at=3`);
  await asks(first, 'You are looking back.');
  await first.getByRole('button', { name: 'Comment on this moment' }).click();
  await first.getByRole('button', { name: 'Mark Box 2', exact: true }).click();
  await first.getByRole('button', { name: 'Write', exact: true }).click();
  await first.getByRole('img', { name: 'Box 2 is marked' }).waitFor();
  expect(await first.locator('.comment-marks').innerText()).toBe('Box 2 is marked');
  await axeHere(first);
});

it('fits a phone: a box is tapped on the map, and its bid stands in the sheet', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
  const table = await world.makeTable(['Ann', 'Ben'], {}, { game: 'box-auction' });
  const pages = [0, 1].map(async (seat) => sitDown(await world.person(phone), table, seat));
  const [page] = await askedPages(await Promise.all(pages), /^Bid cubes for a box/);
  if (page === undefined) throw new Error('nobody bids');
  await axeHere(page);
  await page.locator('button.cell[data-place="box-1"]').tap();
  await page.getByLabel(/^Cubes/).fill('5');
  await page
    .locator('.choices')
    .getByRole('button', { name: /bids 5 cubes for box 2/ })
    .tap();
  await page.locator('.consequence').getByText('bids 5 cubes for box 2.').waitFor();
  await page.locator('.turn-line').getByText('bids 5 cubes for box 2.').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  await page.getByRole('button', { name: /^Send/ }).tap();
  await asks(page, /^Waiting for/);
});

it('gives the sheet all the room of a phone where a game has no board', async () => {
  const viewport = { width: 390, height: 844 };
  const table = await world.makeTable(['Ann', 'Ben'], {}, { game: 'veto-round' });
  const pages = [0, 1].map(async (seat) =>
    sitDown(await world.person({ viewport, hasTouch: true, isMobile: true }), table, seat),
  );
  const [page] = await askedPages(await Promise.all(pages), /^Choose a target/);
  if (page === undefined) throw new Error('nobody moves');
  const box = await page.locator('.sheet').boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(viewport.height, -1);
  await expect(page.locator('.grip').count()).resolves.toBe(0);
  await axeHere(page);
});

it('sets a table of a chosen game with the form that every game has', async () => {
  const page = await (await world.person()).newPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'Start a table' }).first().click();
  await page.getByRole('link', { name: /^Veto round/ }).click();
  await page.getByLabel('You', { exact: true }).fill('Ann');
  await page.getByLabel('Player 2').fill('Ben');
  await page.getByRole('radiogroup', { name: 'Number of players' }).getByLabel('3').check();
  await page.getByRole('radiogroup', { name: 'Who plays seat 3' }).getByLabel('Robot').check();
  await axeHere(page);
  await page.locator('form button[type="submit"]').click();
  await page.getByRole('button', { name: 'Sit down as Ann' }).click();
  await page.getByRole('region', { name: 'Players' }).getByText('Ben').waitFor();
  await page.getByRole('region', { name: 'Players' }).getByText('Guard').waitFor();
  expect(await page.locator('.table-header').innerText()).toContain('Veto round');
});

it('lists every game on the landing page, in the lists of tables and in statistics', async () => {
  await world.makeTable(['Ann', null], {}, { game: 'box-auction', listed: true, title: 'Boxes for two' });
  const page = await (await world.person()).newPage();
  await page.goto('/');
  const games = page.getByRole('region', { name: 'Games' });
  await games.getByText('Veto round').waitFor();
  await axeHere(page);
  expect(await games.getByRole('link', { name: 'Start a table' }).last().getAttribute('href')).toBe(
    '/new?game=box-auction',
  );
  await page.goto('/watch');
  await page.getByRole('article', { name: 'Boxes for two' }).first().getByText('Box auction · no clock').waitFor();
  await page.goto('/statistics');
  await page.getByRole('heading', { name: 'Veto round' }).waitFor();
  await page.getByRole('radio', { name: 'Box auction' }).check({ force: true });
  await page.getByRole('heading', { name: 'Box auction' }).waitFor();
  expect(new URL(page.url()).search).toBe('?game=box-auction');
  await axeHere(page);
  expect((await page.goto('/games/box-auction/rules'))?.status()).toBe(404);
});
