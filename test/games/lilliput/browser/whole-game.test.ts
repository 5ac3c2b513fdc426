/** A whole game by pressing what is lit, from the first page to the final standing; and the same people once more. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axe } from '../../../browser/axe.ts';
import { saversTable } from '../../../browser/habits.ts';
import { sendTurn } from '../../../browser/turns.ts';
import { asks, sharedWorld, sitDown, type World } from '../../../browser/world.ts';

let world: World;
beforeAll(async () => {
  world = await sharedWorld();
});
afterAll(() => world.close());

const idOf = (page: Page): string => /\/t\/([a-z2-7]+)/.exec(page.url())?.[1] ?? '';
/** More than a solo game takes. */
const MOST = 60;

const asked = (page: Page): Promise<string> => page.getByRole('heading', { level: 1 }).innerText();
const cards = '.action-card .card-side[aria-disabled="false"]';

/** Takes one card after the other, does the first thing that it lets one do, and pays or keeps in turn. */
async function play(page: Page, turn: number): Promise<void> {
  const sentence = (await asked(page)).replaceAll(/\s+/g, ' ');
  if (/revenue out, or keep it/.test(sentence)) {
    await page
      .locator('.dividend-side')
      .nth(turn % 4 === 3 ? 1 : 0)
      .click();
    return;
  }
  expect(sentence).toMatch(/^Take a card/);
  const count = await page.locator(cards).count();
  await page
    .locator(cards)
    .nth((turn * 3) % count)
    .click();
  const lit = page.locator('button.cell:not(.held), .doing-button');
  if ((await lit.count()) > 0) await lit.first().click();
}

it('is played alone to the end without reading anything, and begun again', async () => {
  const page = await (await world.person()).newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play solo now' }).click();
  await page.waitForURL(/\/t\//);
  for (const kind of ['.company-cards', '.character-cards']) {
    await asks(page, /^Take (a|your) c/);
    await page.locator(`${kind} .pick-card[aria-disabled="false"]`).first().click();
    const home = page.locator('button.cell');
    if (kind === '.company-cards') await home.first().click();
    await page.getByRole('button', { name: 'Send pick' }).click();
  }
  await asks(page, 'Take a card and play your turn.');
  const id = idOf(page);
  const sent = async () => (await world.commits(id)).filter(({ actor }) => actor === 'seat:0').length;
  for (let turn = 0; turn < MOST && (await asked(page)) !== 'The game is over.'; turn++) {
    const before = await sent();
    await play(page, turn);
    await sendTurn(page);
    await expect.poll(sent).toBeGreaterThan(before);
    await asks(page, /^(Take a card|Pay |The game is over)/);
  }
  await asks(page, 'The game is over.');
  await page.getByText(/^Won by (Gulliver|Player)\.$/).waitFor();
  await expect.poll(() => page.locator('.standings tbody tr').count()).toBe(2);
  await axe(page);
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.waitForURL((address) => address.pathname.startsWith('/t/') && !address.pathname.includes(id));
  await asks(page, 'Take a company or a character.');
}, 180_000);

it('is over for both, one calls a rematch, and the other goes there', async () => {
  const table = await saversTable(world, ({ stage }) => stage === 'over');
  const ines = await sitDown(await world.person(), table, 0);
  const piet = await sitDown(await world.person(), table, 1);
  await asks(ines, 'The game is over.');
  await asks(piet, 'The game is over.');
  await ines.getByRole('button', { name: 'Rematch with the same people' }).click();
  await ines.waitForURL((address) => !address.pathname.includes(table.id));
  await piet.reload();
  await piet.getByRole('button', { name: 'The rematch is set: go there' }).click();
  await piet.waitForURL((address) => !address.pathname.includes(table.id));
  expect(idOf(piet)).toBe(idOf(ines));
  await asks(piet, /Ines takes a company|Take a company/);
  await asks(ines, /Piet takes a company|Take a company/);
}, 120_000);
