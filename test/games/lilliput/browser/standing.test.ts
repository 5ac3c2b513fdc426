/** How a table stands, in a real browser: the board read by keyboard, the legend, all rounds in figures. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeHere } from '../../../browser/axe.ts';
import { type PlayedTable, playedTable } from '../../../browser/played.ts';
import { sharedWorld, type World } from '../../../browser/world.ts';

let world: World;
let table: PlayedTable;
beforeAll(async () => {
  world = await sharedWorld();
  table = await playedTable(world, ['Nora', 'Tariq'], ({ round, turn }) => round === 3 && turn?.card === null);
});
afterAll(() => world.close());

async function watch(colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
  const page = await (await world.person({ colorScheme })).newPage();
  await page.goto(`/t/${table.id}`);
  await page.locator('.drawing svg').waitFor();
  return page;
}

it('can be read cell by cell with the arrow keys', async () => {
  const page = await watch();
  const board = page.getByRole('group', { name: /^The board in words/ });
  const occupied = await board.getByRole('button').count();
  expect(occupied).toBeGreaterThan(3);
  await expect.poll(() => board.locator('[tabindex="0"]').count()).toBe(1);
  await board.getByRole('button', { name: /^Mildendo: Mildendo, the capital/ }).focus();
  const names = new Set<string>();
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
    await page.keyboard.press(key);
    names.add(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''));
  }
  expect(names.size).toBeGreaterThan(2);
  expect([...names].join()).toMatch(/home of/);
  await page.locator('.telling-words').waitFor();
});

it('shows all rounds as a table and as lines with names at their ends', async () => {
  const page = await watch('dark');
  await page.getByRole('tab', { name: 'Rounds' }).click();
  await page.getByRole('columnheader', { name: 'Round 3' }).waitFor();
  await expect.poll(() => page.getByRole('row', { name: /^Nora £/ }).count()).toBe(1);
  await expect.poll(() => page.locator('.worth-name').allTextContents()).toEqual(['Nora', 'Tariq']);
  await axeHere(page);
});

it('explains its signs in a legend', async () => {
  const page = await watch();
  await page.getByRole('button', { name: 'Legend of the board' }).click();
  const legend = page.getByRole('dialog', { name: 'Legend of the board' });
  await legend.getByText(/^Metropolis/).waitFor();
  await expect.poll(() => legend.locator('.legend svg').count()).toBeGreaterThan(20);
  await axeHere(page);
  await page.keyboard.press('Escape');
  await legend.waitFor({ state: 'hidden' });
});
