/** Who plays a seat: robots, all at one device, a rematch, and a seat that is left, in a real browser. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { asks, sharedWorld, takeCharacter, takeCompany, type World } from './world.ts';

let world: World;
beforeAll(async () => (world = await sharedWorld()), 60_000);
afterAll(() => world.close());

const seatShown = (page: Page) => page.locator('.seat-choice[aria-pressed="true"]').textContent();
const idOf = (address: string): string => /\/t\/([a-z2-7]+)/.exec(address)?.[1] ?? '';

test('against three robots: one click, and the table plays on by itself until it is the person’s turn', async () => {
  const ann = await world.person();
  const page = await ann.newPage();
  await page.goto('/new?game=lilliput');
  await page.getByRole('button', { name: 'Play against 3 robots' }).click();
  await page.waitForURL(/\/t\//);
  await page.locator('.player-name', { hasText: 'robot' }).first().waitFor();
  const id = idOf(page.url());
  await page.waitForFunction(() => document.title.includes('Your turn'), undefined, { timeout: 20_000 });
  const robots = (await world.commits(id)).filter(({ actor }) => actor.startsWith('bot:'));
  const [first] = await world.commits(id);
  expect(first?.facts.filter(({ type }) => type === 'table.botSeated')).toHaveLength(3);
  expect(robots.every(({ command }) => command.type === 'turn')).toBe(true);
  await expect.poll(() => page.locator('link[rel="icon"]').getAttribute('href')).toContain('favicon-turn.svg');
});

test('all at this device: the page goes to whoever is to play, and says so', async () => {
  const club = await world.person();
  const page = await club.newPage();
  await page.goto('/new?game=lilliput');
  await page.getByLabel('You', { exact: true }).fill('Ann');
  await page.getByLabel('Player 2').fill('Ben');
  await page.getByLabel('Pass and play on this device').check();
  await page.getByRole('button', { name: 'Create table and play' }).click();
  await page.waitForURL(/\/t\//);
  const first = await seatShown(page);
  const other = first === 'Ann' ? 'Ben' : 'Ann';
  await takeCharacter(page, 'emperor');
  const handOver = page.getByText(`Now ${other}: hand the device over.`);
  await handOver.waitFor();
  // Everybody round the device has seen the pick: it is not told again.
  await expect.poll(() => page.getByText('Since your last turn').count()).toBe(0);
  await page.locator('[data-pick="admiral"]').click();
  await handOver.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await takeCharacter(page, 'admiral');
  await asks(page, 'Take your company.'); // in the draft the last one picks twice
  await expect.poll(() => seatShown(page)).toBe(other);
  await takeCompany(page, 'blue', '1,0');
  await page.getByText(`Now ${first}: hand the device over.`).waitFor();
  await expect.poll(() => seatShown(page)).toBe(first);
});

test('a seat that is left before the start is open again', async () => {
  const table = await world.makeTable(['Ann', null, null]);
  const ben = await world.person();
  const page = await ben.newPage();
  await page.goto(table.seats[1]!.link);
  await page.getByLabel('Your name').fill('Ben');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByText('You are Ben').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave your seat' }).click();
  await page.getByRole('button', { name: 'Leave it?' }).click();
  await page.getByText('Watching').waitFor();
  await page.getByText('Waiting for 2 players.').waitFor();
});
