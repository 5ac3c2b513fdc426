/** Replaying a golden game: every moment has an address that renders, and keys, fingers and the line lead everywhere. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stepsOf } from '../../web/games/lilliput/show/steps.ts';
import { printMoment } from '../../web/table/moments.ts';
import { historyOf, textOf } from '../golden/recorded.ts';
import { importGolden } from './imported.ts';
import { asks, openWorld, type World } from './world.ts';

const golden = { players: 4, strategy: 'greedy', seed: 44 } as const;
const { commits, state } = historyOf(textOf(golden));
const steps = stepsOf(commits, state.table);

let world: World;
let id: string;
beforeAll(async () => {
  world = await openWorld();
  id = await importGolden(world, golden);
});
afterAll(() => world.close());

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const at = (page: Page) => new URL(page.url()).searchParams.get('at');
const index = (page: Page) =>
  steps.findIndex(({ moment }) => printMoment(moment) === (at(page) ?? String(commits.length)));

/** Whatever goes wrong on the page, as it is said in the console. */
function troublesOf(page: Page): string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  return troubles;
}

const found = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).exclude('.layer-lattice').analyze();
  return violations.map(({ id: rule, nodes }) => [rule, nodes.map(({ html }) => html)]);
};

async function lookBack(options: object, from: number | string = 1): Promise<Page> {
  const page = await (await world.person({ reducedMotion: 'reduce', ...options })).newPage();
  await page.goto(`/t/${id}?at=${from}`);
  await asks(page, 'You are looking back.');
  await page.getByRole('slider').waitFor();
  return page;
}

it('renders every moment of the game without an error, with a title of its own', async () => {
  const page = await lookBack({}, 40);
  const troubles = troublesOf(page);
  const titles = new Set<string>();
  await page.getByRole('button', { name: 'To the beginning' }).click();
  for (const step of steps.slice(0, -1)) {
    expect(at(page)).toBe(printMoment(step.moment));
    titles.add(await page.title());
    await page.keyboard.press('ArrowRight');
  }
  await asks(page, 'The game is over.');
  expect(troubles).toEqual([]);
  expect(titles.size).toBeGreaterThan(commits.length / 2);
});

it('opens at any address directly', async () => {
  const page = await lookBack({});
  const troubles = troublesOf(page);
  for (let version = 1; version < commits.length; version += 9) {
    await page.goto(`/t/${id}?at=${version}`);
    await asks(page, 'You are looking back.');
    expect(await page.locator('.drawing .layer-ground .tile').count(), `at ${version}`).toBeGreaterThan(0);
  }
  expect(troubles).toEqual([]);
});

it('goes by keyboard: steps, turns, rounds, ends, and by itself', async () => {
  const page = await lookBack({}, 40);
  const start = index(page);
  await page.keyboard.press('ArrowRight');
  expect(index(page)).toBe(start + 1);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft');
  expect(steps[index(page)]?.seat).not.toBeNull();
  await page.keyboard.press('PageDown');
  expect(steps[index(page)]?.facts.some(({ type }) => type === 'roundStarted')).toBe(true);
  const round = steps[index(page)]?.round ?? 0;
  await page.keyboard.press('PageUp');
  expect(steps[index(page)]?.round).toBe(round - 1);
  await page.keyboard.press('Home');
  expect(at(page)).toBe('1');
  await page.keyboard.press('Space');
  await expect.poll(() => at(page), { timeout: 20_000 }).not.toBe('1');
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Play by itself' }).waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText('round by round').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('End');
  await asks(page, 'The game is over.');
  await page.keyboard.press('ArrowLeft');
  await asks(page, 'You are looking back.');
});

it.each([['wide', {}] as const, ['phone', phone] as const])('goes along the line by hand, %s', async (_, options) => {
  const page = await lookBack(options, 20);
  const troubles = troublesOf(page);
  await page.getByRole('button', { name: 'Round 6', exact: true }).click();
  expect(steps[index(page)]?.round).toBe(6);
  const box = await page.locator('.replay-line').boundingBox();
  if (box === null) throw new Error('no line');
  await page.mouse.move(box.x + box.width / 2, box.y + 30);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 4, box.y + 30, { steps: 4 });
  expect(steps[index(page)]?.round).toBe(2);
  // Being dragged to the end it waits for the finger to be lifted.
  await page.mouse.move(box.x + box.width, box.y + 30, { steps: 4 });
  await asks(page, 'You are looking back.');
  await page.mouse.up();
  await asks(page, 'The game is over.');
  expect(troubles).toEqual([]);
});

it('can be used by everyone', async () => {
  for (const options of [{}, phone, { colorScheme: 'dark' as const }]) {
    expect(await found(await lookBack(options, 70))).toEqual([]);
  }
});

it('plays faster when it is told to, trains and all', async () => {
  const { version = 0, moment } = steps.find(({ run }) => (run?.routes.length ?? 0) > 0) ?? {};
  const page = await (await world.person({})).newPage();
  await page.goto(`/t/${id}?at=${moment === undefined ? version : printMoment(moment)}`);
  for (let press = 0; press < 3; press++) await page.getByRole('button', { name: /^Speed/ }).click();
  await page.getByRole('button', { name: 'Speed 8×' }).waitFor();
  const before = index(page);
  await page.getByRole('button', { name: 'Play by itself' }).click();
  await expect.poll(() => index(page), { timeout: 20_000 }).toBeGreaterThan(before + 2);
  await page.getByRole('button', { name: 'Hold' }).click();
});
