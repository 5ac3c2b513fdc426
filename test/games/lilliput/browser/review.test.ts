/** Every round of a golden game on a page of its own, to read and to print. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { historyOf, textOf } from '../golden/recorded.ts';
import { axeHere } from '../../../browser/axe.ts';
import { importGolden } from '../../../browser/imported.ts';
import { asks, sharedWorld, type World } from '../../../browser/world.ts';

const golden = { players: 4, strategy: 'greedy', seed: 44 } as const;
const { state } = historyOf(textOf(golden));
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

let world: World;
let id: string;
beforeAll(async () => {
  world = await sharedWorld();
  id = await importGolden(world, golden);
});
afterAll(() => world.close());

async function review(round: number, options: object = {}): Promise<{ page: Page; troubles: string[] }> {
  const page = await (await world.person(options)).newPage();
  const troubles: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && troubles.push(message.text())));
  page.on('pageerror', (error) => troubles.push(error.message));
  await page.goto(`/t/${id}?review=${round}`);
  await page.getByRole('heading', { level: 1, name: `Round ${round} of` }).waitFor();
  return { page, troubles };
}

it('reads every round, from the first to the last, by its own links', async () => {
  const { page, troubles } = await review(1);
  const { rounds } = state.game;
  for (let round = 1; round <= rounds; round++) {
    await page.getByRole('heading', { level: 1, name: `Round ${round} of ${rounds}` }).waitFor();
    expect(await page.locator('.review-turn').count(), `turns of ${round}`).toBeGreaterThan(7);
    const ran = Object.values(state.game.revenues).filter((runs) => runs.some((run) => run.round === round));
    expect(await page.locator('.review-run').count(), `runs of ${round}`).toBe(ran.length);
    expect(await page.locator('.review-board .route').count(), `routes of ${round}`).toBeGreaterThan(0);
    expect(await page.locator('.review-land .fresh').count(), `laid in ${round}`).toBeGreaterThan(0);
    expect(await page.title()).toContain(`Round ${round} ·`);
    if (round < rounds) await page.getByRole('link', { name: 'Next round' }).click();
  }
  expect(await page.getByRole('link', { name: 'Next round' }).count()).toBe(0);
  expect(troubles).toEqual([]);
});

it('says what each turn changed, and what became of each revenue', async () => {
  const { page } = await review(5);
  const turn = page.locator('.review-turn', { hasText: 'founds Brundrecal' });
  expect(await turn.locator('.review-changes').innerText()).toMatch(/greedy 3 cash\s*£211 → £1/);
  await page.getByText('Phase 5 begins').first().waitFor();
  expect(await page.locator('.review-phase').innerText()).toContain('Glimigrim loses 2, 2');
  const run = page.locator('.review-run', { hasText: 'Mildendo Railway' });
  expect(await run.locator('.review-ending').innerText()).toBe('Paid: greedy 1 £60. Price 80 → 90.');
  // What the players have at the end of the round is what they hold at its last moment.
  expect(await page.locator('.of-player').first().innerText()).toMatch(/greedy 1\s+£103.*£157/s);
});

it.each([['wide', {}] as const, ['phone', phone] as const, ['night', { colorScheme: 'dark' } as const]])(
  'can be used by everyone, %s',
  async (_, options) => {
    const { page } = await review(4, options);
    await axeHere(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide, 'the page is wider than the screen').toBe(false);
  },
);

it('prints on few sheets, on white, without buttons', async () => {
  const { page } = await review(5, { colorScheme: 'dark' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.review-acts').isVisible()).toBe(false);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
  // As wide as A4 between its margins: a figure that sticks out would be cut off on paper.
  await page.setViewportSize({ width: 688, height: 970 });
  const cut = await page
    .locator('.review :not(svg, svg *)')
    .evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().right > innerWidth + 1).map((one) => one.outerHTML),
    );
  expect(cut).toEqual([]);
  const pdf = (await page.pdf({ format: 'A4', printBackground: true })).toString('latin1');
  expect([...pdf.matchAll(/\/Type\s*\/Page\b/g)].length).toBeLessThan(4);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
});

it('is led to from the rounds, the log and the replay, and leads back', async () => {
  const page = await (await world.person()).newPage();
  const heading = page.getByRole('heading', { level: 1, name: /^Round \d of/ });
  await page.goto(`/t/${id}`);
  await page.getByRole('tab', { name: 'Rounds' }).click();
  await page.getByRole('link', { name: 'Round 3' }).click();
  await heading.waitFor();
  await page.getByRole('link', { name: 'To the table' }).click();
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.getByRole('link', { name: 'Review of round 8' }).click();
  await heading.waitFor();
  await page.getByRole('link', { name: 'Watch this round' }).click();
  await asks(page, 'You are looking back.');
  await page.getByRole('link', { name: 'Review of round 8' }).first().click();
  await heading.waitFor();
});

it('says so where a round was not played', async () => {
  const page = await (await world.person({})).newPage();
  await page.goto(`/t/${id}?review=99`);
  await page.getByRole('heading', { name: 'This round was not played.' }).waitFor();
});
