/** Trying things out from a position: alone in a sandbox, shared as a link or a file, and as a new table. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeHere } from './axe.ts';
import { importGolden } from './imported.ts';
import { asks, sharedWorld, type World } from './world.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

let world: World;
let id: string;
beforeAll(async () => {
  world = await sharedWorld();
  id = await importGolden(world, { players: 4, strategy: 'greedy', seed: 44 });
});
afterAll(() => world.close());

const bar = (page: Page) => page.getByRole('complementary', { name: 'Sandbox' });
/** The players' cash, as the page shows it. */
const cash = (page: Page) => page.locator('.players .money').allInnerTexts();

async function explore(options: object = {}): Promise<Page> {
  const page = await (await world.person(options)).newPage();
  await page.goto(`/t/${id}?at=70`);
  await page.getByRole('link', { name: 'Explore from here' }).click();
  await bar(page).getByText('This is a sandbox.').waitFor();
  await asks(page, 'Take a card and play your turn.');
  return page;
}

/** Takes the first card's money and sends. */
async function playTurn(page: Page): Promise<void> {
  await page.locator('.card-side[aria-disabled="false"]').nth(1).click();
  await page.getByRole('button', { name: 'Send turn' }).click();
}

it('plays every seat, undoes and does again, and nothing reaches the service', async () => {
  const page = await explore();
  const sent: string[] = [];
  page.on('request', (request) => void (request.method() !== 'GET' && sent.push(request.url())));
  const before = await cash(page);
  await playTurn(page);
  await expect.poll(() => bar(page).getByRole('button', { name: 'Undo turn' }).isEnabled()).toBe(true);
  await expect.poll(() => cash(page)).not.toEqual(before);
  const after = await cash(page);
  // The next seat is asked at once.
  await asks(page, 'Take a card and play your turn.');
  await bar(page).getByRole('button', { name: 'Undo turn' }).click();
  await expect.poll(() => cash(page)).toEqual(before);
  expect(await bar(page).getByRole('button', { name: 'Undo turn' }).isDisabled()).toBe(true);
  await bar(page).getByRole('button', { name: 'Redo turn' }).click();
  await expect.poll(() => cash(page)).toEqual(after);
  expect(sent).toEqual([]);
  await bar(page).getByRole('link', { name: 'From round 5' }).click();
  await asks(page, 'You are looking back.');
});

it('tells of no run that was undone', async () => {
  const page = await (await world.person()).newPage();
  await page.goto(`/t/${id}?try=72`);
  await asks(page, 'Take a card and play your turn.');
  await playTurn(page);
  const story = page.getByRole('region', { name: 'Just now' });
  await story.getByText('Mildendo Railway earns').waitFor();
  await bar(page).getByRole('button', { name: 'Undo turn' }).click();
  await asks(page, 'Take a card and play your turn.');
  await story.waitFor({ state: 'detached' });
});

it('is handed on as a link, and survives a reload', async () => {
  const page = await explore();
  await playTurn(page);
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#try=/);
  const after = await cash(page);
  const link = page.url();
  await page.reload();
  await expect.poll(() => cash(page)).toEqual(after);
  const other = await (await world.person(phone)).newPage();
  await other.goto(link);
  await bar(other).waitFor();
  expect(await other.evaluate(() => new URL(location.href).hash.length)).toBeGreaterThan(20);
  await other.getByRole('tab', { name: 'Players' }).click();
  await expect.poll(() => cash(other)).toEqual(after);
  await other.goto('about:blank');
  await other.goto(link.replace(/#try=.{8}/, '#try=AAAAAAAA'));
  await bar(other).getByRole('alert').waitFor();
});

it('is saved as a file and opened again, and says where a strange one belongs', async () => {
  const page = await explore();
  await playTurn(page);
  await expect.poll(() => bar(page).getByRole('button', { name: 'Save as a file' }).isEnabled()).toBe(true);
  const saving = page.waitForEvent('download');
  await bar(page).getByRole('button', { name: 'Save as a file' }).click();
  const file = await (await saving).path();
  const after = await cash(page);
  await bar(page).getByRole('button', { name: 'Undo turn' }).click();
  await page.locator('.sandbox-bar input[type="file"]').setInputFiles(file);
  await expect.poll(() => cash(page)).toEqual(after);
  const strange = `${file}.strange.json`;
  writeFileSync(strange, readFileSync(file, 'utf8').replace('"from":70', '"from":40'));
  await page.locator('.sandbox-bar input[type="file"]').setInputFiles(strange);
  const way = bar(page).getByRole('alert').getByRole('link');
  expect(await way.getAttribute('href')).toBe(`/t/${id}?try=40`);
  writeFileSync(strange, 'no sandbox at all');
  await page.locator('.sandbox-bar input[type="file"]').setInputFiles(strange);
  await bar(page).getByText('holds no sandbox').waitFor();
});

it.each([['wide', {}] as const, ['phone', phone] as const])('can be used by everyone, %s', async (_, options) => {
  const page = await explore(options);
  await axeHere(page);
  await page.goto(`/t/${id}?at=70`);
  await page.getByRole('button', { name: 'New table from here' }).click();
  await page.getByRole('dialog').waitFor();
  await axeHere(page);
});

it('becomes a real table, which names where it comes from', async () => {
  const page = await (await world.person()).newPage();
  await page.goto(`/t/${id}?at=70`);
  await page.getByText('Not witnessed here.').waitFor();
  await page.getByRole('button', { name: 'New table from here' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Seat 1', { exact: true }).fill('Ines');
  for (const seat of [2, 3, 4]) {
    await dialog
      .getByRole('radiogroup', { name: `Who plays seat ${seat}` })
      .getByRole('radio', { name: 'Robot' })
      .check();
  }
  await dialog.getByRole('button', { name: 'Make the table' }).click();
  await page.waitForURL(/\/new\?table=/);
  const table = new URL(page.url()).searchParams.get('table') ?? '';
  await page.goto(`/t/${table}`);
  const origin = page.getByRole('complementary').getByRole('link', { name: 'its position 70' });
  await origin.waitFor();
  await page.getByText('Round 5 of 8').waitFor();
  await origin.click();
  await asks(page, 'You are looking back.');
  expect(new URL(page.url()).pathname).toBe(`/t/${id}`);
});
