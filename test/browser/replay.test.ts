/** Replaying a golden game: every moment has an address that renders, and keys, fingers and the line lead everywhere. */
import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lilliputSteps, runOf } from '../../web/games/lilliput/show/telling.ts';
import { stepAt, type TellingStep } from '../../web/table/telling.ts';
import { printMoment } from '../../web/table/moments.ts';
import { historyOf, textOf } from '../games/lilliput/golden/recorded.ts';
import { axeHere } from './axe.ts';
import { importGolden } from './imported.ts';
import { asks, sharedWorld, type World } from './world.ts';

const golden = { players: 4, strategy: 'greedy', seed: 44 } as const;
const { commits, state } = historyOf(textOf(golden));
const steps = lilliputSteps(commits, state.table);

let world: World;
let id: string;
beforeAll(async () => {
  world = await sharedWorld();
  id = await importGolden(world, golden);
});
afterAll(() => world.close());

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
/** As the page itself has it: the browser tells others a little later. */
const at = (page: Page) => page.evaluate(() => new URL(location.href).searchParams.get('at'));
const index = async (page: Page) => Number(await page.getByRole('slider').inputValue());
/** The step that the page shows, as soon as it is one of this kind. */
async function shows(page: Page, isMeant: (step: TellingStep | undefined) => boolean): Promise<TellingStep> {
  await expect.poll(async () => isMeant(steps[await index(page)])).toBe(true);
  return steps[await index(page)]!;
}

/** The board, what stands beside it, and what the tab says. */
const standing = async (page: Page) => [
  await page.locator('.players .money').allInnerTexts(),
  await page.locator('.companies tbody .money').allInnerTexts(),
  await page.title(),
  await page.locator('.drawing').innerHTML(),
  await page.locator('.backdrop').innerHTML(),
];

/** Whatever goes wrong on the page, as it is said in the console. */
function troublesOf(page: Page): string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  return troubles;
}

async function lookBack(options: object, from: number | string = 1): Promise<Page> {
  const page = await (await world.person(options)).newPage();
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
  for (const [number] of steps.slice(0, -1).entries()) {
    await expect.poll(() => index(page)).toBe(number);
    titles.add(await page.title());
    await page.keyboard.press('ArrowRight');
  }
  await asks(page, 'The game is over.');
  expect(troubles).toEqual([]);
  expect(titles.size).toBeGreaterThan(commits.length / 2);
});

// Every version of every golden game is folded and drawn in test/games/lilliput/golden/versions.test.ts.
it('opens versions from the first to the last directly at their address, under their own title', async () => {
  const short = { players: 2, strategy: 'greedy', seed: 23 } as const;
  const history = historyOf(textOf(short));
  const told = lilliputSteps(history.commits, history.state.table);
  const table = await importGolden(world, short);
  const page = await (await world.person()).newPage();
  const troubles = troublesOf(page);
  const last = history.commits.length - 1;
  for (const part of [0, 0.25, 0.5, 0.75, 1]) {
    const { version } = history.commits[Math.floor(last * part)]!;
    await page.goto(`/t/${table}?at=${version}`, { waitUntil: 'commit' });
    await asks(page, 'You are looking back.');
    await page.locator('.drawing .layer-ground .tile').first().waitFor({ state: 'attached' });
    const round = stepAt(told, { version })?.round ?? 0;
    await expect
      .poll(() => page.title(), { message: `at ${version}` })
      .toMatch(round === 0 ? /Draft/ : `Round ${round}`);
    expect(await at(page)).toBe(String(version));
  }
  await page.getByRole('button', { name: 'Back to now' }).click();
  await asks(page, 'The game is over.');
  expect(troubles).toEqual([]);
});

it('goes by keyboard: steps, turns, rounds, ends, and by itself', async () => {
  const page = await lookBack({}, 40);
  const start = await index(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => index(page)).toBe(start + 1);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => index(page)).toBe(start);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(() => index(page)).toBeLessThan(start);
  expect(steps[await index(page)]?.seat).not.toBeNull();
  await page.keyboard.press('PageDown');
  const { round } = await shows(page, (step) => step?.facts.some(({ type }) => type === 'roundStarted') === true);
  await page.keyboard.press('PageUp');
  await shows(page, (step) => step?.round === round - 1);
  await page.keyboard.press('Home');
  await expect.poll(() => at(page)).toBe('1');
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

it('leaves nothing behind when keys come faster than the page is drawn', async () => {
  const page = await lookBack({}, 100);
  const goal = steps[(await index(page)) - 40];
  await page.evaluate(() => {
    for (let press = 0; press < 40; press++) {
      dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true }));
    }
  });
  await shows(page, (step) => step === goal);
  await expect.poll(() => at(page)).toBe(printMoment(goal!.moment));
  const there = await (await world.person()).newPage();
  await there.goto(page.url());
  await asks(there, 'You are looking back.');
  await expect.poll(async () => isDeepStrictEqual(await standing(page), await standing(there))).toBe(true);
});

it.each([['wide', {}] as const, ['phone', phone] as const])('goes along the line by hand, %s', async (_, options) => {
  const page = await lookBack(options, 20);
  const troubles = troublesOf(page);
  await page.getByRole('button', { name: 'Round 6', exact: true }).click();
  await shows(page, (step) => step?.round === 6);
  const box = await page.locator('.replay-line').boundingBox();
  if (box === null) throw new Error('no line');
  await page.mouse.move(box.x + box.width / 2, box.y + 30);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 4, box.y + 30, { steps: 4 });
  await shows(page, (step) => step?.round === 2);
  // Being dragged to the end it waits for the finger to be lifted.
  await page.mouse.move(box.x + box.width, box.y + 30, { steps: 4 });
  await asks(page, 'You are looking back.');
  await page.mouse.up();
  await asks(page, 'The game is over.');
  expect(troubles).toEqual([]);
});

it('can be used by everyone', async () => {
  for (const options of [{}, phone, { colorScheme: 'dark' as const }]) {
    await axeHere(await lookBack(options, 70));
  }
});

it('plays faster when it is told to, trains and all', async () => {
  const { version = 0, moment } = steps.find((step) => (runOf(step)?.routes.length ?? 0) > 0) ?? {};
  const page = await (await world.person({})).newPage();
  await page.goto(`/t/${id}?at=${moment === undefined ? version : printMoment(moment)}`);
  for (let press = 0; press < 3; press++) await page.getByRole('button', { name: /^Speed/ }).click();
  await page.getByRole('button', { name: 'Speed 8×' }).waitFor();
  const before = await index(page);
  await page.getByRole('button', { name: 'Play by itself' }).click();
  await expect.poll(() => index(page), { timeout: 20_000 }).toBeGreaterThan(before + 2);
  await page.getByRole('button', { name: 'Hold' }).click();
});

it('lets every train run on its way through a round', async () => {
  const runs = [...steps.keys()].filter((place) => (runOf(steps[place]!)?.routes.length ?? 0) > 0);
  const [first = 0, second = 0, third = 0] = runs;
  const page = await lookBack({}, printMoment(steps[first]!.moment));
  // Which steps had trains above their board, in whatever frame.
  await page.evaluate(() => {
    const seen: number[] = [];
    const look = () => {
      const line = document.querySelector<HTMLInputElement>('.replay-range');
      if (line !== null && document.querySelector('.run-train') !== null) seen.push(Number(line.value));
      requestAnimationFrame(look);
    };
    look();
    Object.assign(globalThis, { seen });
  });
  for (let press = 0; press < 3; press++) await page.getByRole('button', { name: /^Speed/ }).click();
  await page.getByRole('button', { name: 'Play by itself' }).click();
  await expect.poll(() => index(page)).toBeGreaterThan(third);
  await page.getByRole('button', { name: 'Hold' }).click();
  const seen = await page.evaluate(() => (globalThis as never as { seen: number[] }).seen);
  expect([...new Set(seen)]).toEqual(expect.arrayContaining([first, second, third]));
});

it('shows the lines of a run without a train that runs to those who want no motion', async () => {
  const place = steps.findIndex((step) => (runOf(step)?.routes.length ?? 0) > 0);
  const page = await lookBack({ reducedMotion: 'reduce' }, printMoment(steps[place]!.moment));
  await expect.poll(() => page.locator('.layer-routes path').count()).toBeGreaterThan(0);
  await expect
    .poll(() => page.locator('.run-train').evaluateAll((all) => all.map((one) => one.getAttribute('opacity'))))
    .toSatisfy((shown: string[]) => shown.every((opacity) => opacity === '0'));
  expect(await page.locator('[mask]').count()).toBe(0);
});

it('says so where an address names a moment that the table does not have', async () => {
  const page = await (await world.person()).newPage();
  const young = await world.makeTable(['Ines', 'Piet']);
  // A short history may be here before the page is, a long one comes later.
  for (const table of [young.id, id]) {
    await page.goto(`/t/${table}?at=9999`);
    await page.getByText('The link names a moment that this table does not have.').waitFor();
  }
  expect(await at(page)).toBeNull();
  await page.goto(`/t/${id}?try=9999`);
  await page.getByRole('heading', { name: 'This table has no such moment.' }).waitFor();
  await page.getByRole('link', { name: 'To the table' }).click();
  await asks(page, 'The game is over.');
  expect(await page.getByText('The link names a moment').count()).toBe(0);
});
