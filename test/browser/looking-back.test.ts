/** Looking back at a table that has been played: the log, moments in the address, and nothing to play from there. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeHere } from './axe.ts';
import { type PlayedTable, playedTable } from './played.ts';
import { asks, sharedWorld, sitDown, type World } from './world.ts';

let world: World;
let table: PlayedTable;
beforeAll(async () => {
  world = await sharedWorld();
  table = await playedTable(world, ['Ines', 'Piet'], ({ round, turn }) => round === 3 && turn?.seat === 0);
});
afterAll(() => world.close());

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const at = (page: Page) => page.evaluate(() => new URL(location.href).searchParams.get('at'));
const tilesOn = (page: Page) => page.locator('.drawing .layer-ground .tile').count();

it.each([['wide', {}] as const, ['phone', phone] as const])(
  'a line of the log shows the board at that moment, and one press leads back, %s',
  async (_, options) => {
    const page = await sitDown(await world.person(options), table, 0);
    await asks(page, 'Take a card and play your turn.');
    const now = await tilesOn(page);
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.getByRole('button', { name: 'Draft', exact: true }).click();
    await page.locator('.log-line', { hasText: 'Ines takes' }).last().click();
    await asks(page, 'You are looking back.');
    expect(await tilesOn(page)).toBeLessThan(now);
    expect(await page.locator('.drawing .fresh').count()).toBeLessThan(2);
    await expect.poll(() => at(page)).toMatch(/^\d+(\.\d+)?$/);
    // Nothing can be played from there.
    expect(await page.locator('button.cell, .action-card, .card-side').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Send turn' }).count()).toBe(0);
    await axeHere(page);
    await page.getByRole('button', { name: 'Back to now' }).click();
    await asks(page, 'Take a card and play your turn.');
    expect(await tilesOn(page)).toBe(now);
    await expect.poll(() => at(page)).toBeNull();
  },
);

it('goes through the log by keyboard alone', async () => {
  const page = await sitDown(await world.person(), table, 0);
  await page.getByRole('tab', { name: 'Log' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.log-line').first().waitFor();
  const line = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  for (let press = 0; press < 30 && !(await page.locator('.log-line:focus').count()); press++)
    await page.keyboard.press('Tab');
  const newest = await line();
  for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowDown');
  expect(await line()).not.toBe(newest);
  await page.keyboard.press('Enter');
  await asks(page, 'You are looking back.');
  const current = () => page.locator('.log-line[aria-current]').textContent();
  const first = await line();
  await expect.poll(current).toBe(first);
  await page.getByRole('button', { name: 'Step back' }).click();
  await expect.poll(current).not.toBe(first);
  await page.keyboard.press('Escape');
  await asks(page, 'Take a card and play your turn.');
});

it('opens at the moment in the address, for anybody, and takes what is none for now', async () => {
  const page = await (await world.person()).newPage();
  const { version = 0 } = table.commits.find(({ facts }) => facts.some(({ type }) => type === 'trainsRun')) ?? {};
  await page.goto(`/t/${table.id}?at=${version}`);
  await asks(page, 'You are looking back.');
  await page.locator('.drawing .route').first().waitFor({ state: 'attached' });
  await page.reload();
  await asks(page, 'You are looking back.');
  // What is the newest moment today is a past one tomorrow: a link to it means it even now.
  const newest = String(table.commits.length);
  await page.goto(`/t/${table.id}?at=${newest}`);
  await asks(page, 'You are looking back.');
  await expect.poll(() => at(page)).toBe(newest);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await asks(page, 'Ines plays a turn.');
  for (const none of ['9999', 'yesterday', '0']) {
    await page.goto(`/t/${table.id}?at=${none}`);
    await asks(page, 'Ines plays a turn.');
    await expect.poll(() => at(page)).toBeNull();
  }
});
