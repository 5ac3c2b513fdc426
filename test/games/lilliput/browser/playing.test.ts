/** Whole rounds by clicking: two people, one against Gulliver, a phone, a keyboard alone. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe } from '../../../browser/axe.ts';
import { saversTable } from '../../../browser/habits.ts';
import { cell, lay, phone, sendTurn, side } from '../../../browser/turns.ts';
import { asks, nudge, sharedWorld, sitDown, takeCharacter, takeCompany, type World } from '../../../browser/world.ts';

let world: World;
beforeAll(async () => {
  world = await sharedWorld();
});
afterAll(() => world.close());

const MY_TURN = 'Take a card and play your turn.';

async function factsOf(table: string): Promise<string[]> {
  return (await world.commits(table)).flatMap((commit) => commit.facts.map(({ type }) => type));
}

describe('two rounds', () => {
  it('are played by two people: lays, an upgrade, a station, trains, shares, pay, keep and the pool', async () => {
    const table = await world.makeTable(['Ines', 'Piet']);
    const ines = await sitDown(await world.person(), table, 0);
    const piet = await sitDown(await world.person(), table, 1);
    await takeCompany(ines, 'red', '0,-1');
    await asks(piet, 'Take a company or a character.');
    await takeCharacter(piet, 'admiral');
    await asks(piet, 'Take your company.');
    await takeCompany(piet, 'green', '1,0');
    await nudge(ines);
    await asks(ines, 'Take your character.');
    await takeCharacter(ines, 'general');

    // Two lays; everything can be undone, and words say what will happen.
    await asks(ines, MY_TURN);
    await side(ines, 'tile-two-yellow', 1).click();
    await lay(ines, '0,-2', /track, straight/);
    await ines.getByRole('button', { name: 'Undo' }).click();
    await ines.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => ines.locator('button.cell.held').count()).toBe(0);
    await lay(ines, '0,-2', /track, straight/);
    await lay(ines, '0,-3', /city, straight/);
    await ines.locator('.effects', { hasText: /Mildendo.*£550.*£50/s }).waitFor();
    await ines.locator('.consequence', { hasText: /lays a yellow straight at N2.*Then Piet plays\./ }).waitFor();
    await sendTurn(ines);
    await asks(ines, 'Piet plays a turn.');
    await ines.getByText('Awaited since').waitFor();

    // Trains at the Admiral's price, and what is left in the treasury.
    await nudge(piet);
    await asks(piet, MY_TURN);
    await side(piet, 'tile-two-yellow', 1).click({ force: true });
    await piet.getByText('Ines has this card in this round.').waitFor();
    await side(piet, 'train-two', 1).click();
    for (const left of ['£428', '£356']) {
      await piet.locator('.doing-button', { hasText: '2-train' }).first().click();
      await piet.locator('.purse', { hasText: left }).waitFor();
      await asks(piet, left === '£428' ? 'Buy another train, or send.' : 'Use your character, or send.');
    }
    await sendTurn(piet);
    // The last player plays twice running; the used half of a taken card stays, the other one is struck.
    await piet.locator('[data-card="train-two"].taken', { hasText: 'Piet' }).waitFor();
    await expect.poll(() => piet.locator('[data-card="train-two"] .struck').innerText()).toContain('£5');
    await asks(piet, MY_TURN);
    await side(piet, 'share-or-10', 1).click();
    await piet.locator('.doing-button', { hasText: '10 % Glimigrim' }).click();
    await sendTurn(piet);
    await asks(piet, 'Ines plays a turn.');

    // A station, its price on the cell before it is put there.
    await nudge(ines);
    await asks(ines, MY_TURN);
    await side(ines, 'station', 1).click();
    await cell(ines, '0,-3').getByText('£20').waitFor();
    await cell(ines, '0,-3').click();
    await ines.locator('.consequence', { hasText: 'Then the trains run.' }).waitFor();
    await sendTurn(ines);

    // Pay and keep, side by side.
    await asks(ines, /revenue out, or keep it/);
    await ines.locator('.dividend-side', { hasText: /Pay out.*Ines\s*50 %\s*\+£25.*55 → 60/s }).click();
    await sendTurn(ines);
    await nudge(piet);
    await asks(piet, /revenue out, or keep it/);
    await piet.locator('.dividend-side', { hasText: 'Keep' }).click();
    await sendTurn(piet);

    // Round 2 begins with Piet: a sale.
    await asks(piet, MY_TURN);
    await side(piet, 'share-or-10', 1).click();
    await piet.locator('.doing-button', { hasText: '1 × 10 % Glimigrim' }).click();
    // What a sale brings is shown before it is sent.
    await piet.locator('.effects tr', { hasText: /Your cash.*→/s }).waitFor();
    await sendTurn(piet);
    await asks(piet, 'Ines plays a turn.');

    // An upgrade: a green city over the yellow one; what it brings is shown before anything is sent.
    await nudge(ines);
    await asks(ines, MY_TURN);
    await side(ines, 'tile-yellow-green', 1).click();
    await lay(ines, '0,-1', /green city/);
    await ines.locator('.board-note', { hasText: /runs £50.*£60/ }).waitFor();
    await ines.locator('.effects', { hasText: '+10' }).waitFor();
    await ines.locator('.drawing .route').first().waitFor({ state: 'attached' });
    await ines.locator('.consequence', { hasText: 'could still lay a tile' }).waitFor();
    await sendTurn(ines);
    await asks(ines, MY_TURN);
    // The copy card repeats what was taken in this round.
    await ines.locator('[data-copy="share-or-10"] .card-side').nth(1).click();
    await ines.locator('.consequence', { hasText: 'Ines takes £10.' }).waitFor();
    await sendTurn(ines);
    await asks(ines, 'Piet plays a turn.');
    await nudge(piet);
    await asks(piet, MY_TURN);
    await side(piet, 'treasury', 1).click();
    await piet.getByRole('button', { name: 'Give it to Glimigrim' }).click();
    await sendTurn(piet);
    await asks(piet, 'Ines decides over a dividend.');
    await nudge(ines);
    await asks(ines, /revenue out, or keep it/);
    await ines.locator('.dividend-side', { hasText: 'Pay out' }).click();
    await sendTurn(ines);

    // Keeping opens the pool.
    await nudge(piet);
    await asks(piet, /revenue out, or keep it/);
    await piet.locator('.dividend-side', { hasText: 'Keep' }).click();
    await piet.getByRole('button', { name: 'A train of the pool …' }).click();
    await piet.getByRole('dialog').locator('.doing-button', { hasText: '3-train' }).first().click();
    await piet.locator('.consequence', { hasText: 'buys a 3-train of the pool' }).waitFor();
    await sendTurn(piet);
    await piet.getByText('Round 3 of 8').waitFor();

    const facts = await factsOf(table.id);
    for (const type of ['tileLaid', 'stationPlaced', 'trainBought', 'shareBought', 'sharesSold', 'treasuryGranted'])
      expect(facts).toContain(type);
    expect(facts).toEqual(expect.arrayContaining(['dividendPaid', 'revenueKept', 'trainPooled']));
    const upgrades = (await world.commits(table.id)).flatMap(({ facts: told }) =>
      told.filter((fact) => fact.type === 'tileLaid' && (fact as { tile?: string }).tile === 'g-city'),
    );
    expect(upgrades).toHaveLength(1);
  });
});

it('founds a company by clicking, and buys it a train of the pool', async () => {
  const rich = await saversTable(
    world,
    ({ turn, players, cards }) => turn?.seat === 0 && (players[0]?.cash ?? 0) >= 250 && cards['share-or-10'] === null,
  );
  const page = await sitDown(await world.person(), rich, 0);
  await asks(page, MY_TURN);
  await side(page, 'share-or-10', 1).click();
  await page.getByRole('button', { name: 'Tramecksan' }).click();
  await asks(page, 'Tap a city for Tramecksan’s home.');
  await page.locator('button.cell', { hasText: '£250' }).first().click();
  await page.locator('.purse', { hasText: 'your cash left' }).waitFor();
  await page.getByRole('button', { name: 'A train of the pool …' }).click();
  await axe(page);
  await page.getByRole('dialog').locator('.doing-button').first().click();
  await sendTurn(page);
  await expect.poll(() => factsOf(rich.id)).toContain('companyFounded');
});

describe('a half-made turn', () => {
  it('survives closing the tab, goes on in a second tab, and is sent once', async () => {
    const table = await saversTable(world);
    const context = await world.person();
    const first = await sitDown(context, table, 0);
    await asks(first, MY_TURN);
    await side(first, 'tile-two-yellow', 1).click();
    await first.locator('button.cell').first().click();
    const words = await first.locator('.consequence').innerText();
    await first.close();

    const second = await context.newPage();
    await second.goto(`/t/${table.id}?seat=0`);
    await second.locator('button.cell.held').waitFor();
    await expect.poll(() => second.locator('.consequence').innerText()).toBe(words);
    const third = await context.newPage();
    await third.goto(`/t/${table.id}?seat=0`);
    await third.locator('button.cell.held').waitFor();
    await third.getByRole('button', { name: 'Undo' }).click();
    await second.locator('button.cell.held').waitFor({ state: 'detached' });
    await third.locator('button.cell').first().click();
    await second.locator('button.cell.held').waitFor();
    await sendTurn(second);
    await asks(second, 'Piet plays a turn.');
    await nudge(third);
    await asks(third, 'Piet plays a turn.');
    expect((await world.commits(table.id)).filter(({ actor }) => actor === 'seat:0')).toHaveLength(3);
  });

  it('whose answer is lost on the way is sent again and counts once', async () => {
    const table = await saversTable(world);
    const page = await sitDown(await world.person(), table, 0);
    const before = (await world.commits(table.id)).length;
    let lost = 0;
    await page.route('**/commands', async (route) => {
      lost++;
      if (lost > 2) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await asks(page, MY_TURN);
    await side(page, 'treasury', 2).click();
    await sendTurn(page);
    await page.getByText('it cannot count twice').waitFor();
    await asks(page, 'Piet plays a turn.');
    await expect.poll(() => world.commits(table.id)).toHaveLength(before + 1);
  });
});

it('is played by keyboard alone: a card, two lays, undo, and send', async () => {
  const table = await saversTable(world);
  const page = await sitDown(await world.person(), table, 0);
  await asks(page, MY_TURN);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await axe(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('c');
  for (let press = 0; press < 20 && !/two yellow/.test(await focused(page)); press++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await asks(page, /^Tap a cell where/);
  await page.keyboard.press('b');
  await expect.poll(() => focused(page)).toMatch(/: lay here/);
  await page.keyboard.press('Enter');
  await page.locator('button.cell.held').waitFor();
  const laid = () => page.locator('.consequence').innerText();
  const lying = await page.locator('.tray [aria-pressed="true"]').getAttribute('aria-label');
  await page.keyboard.press('r');
  await expect.poll(() => page.locator('.tray [aria-pressed="true"]').getAttribute('aria-label')).not.toBe(lying);
  await page.keyboard.press('u');
  await expect.poll(() => page.locator('.tray [aria-pressed="true"]').getAttribute('aria-label')).toBe(lying);
  await expect.poll(() => laid()).toContain('lays a');
  await page.keyboard.press('Control+Enter');
  await asks(page, 'Piet plays a turn.');
  await expect.poll(() => factsOf(table.id)).toContain('tileLaid');
});

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
  });

it('is played on a phone with one thumb: a lay with its preview, then pay or keep', async () => {
  const table = await saversTable(world, ({ turn, order }) => turn?.seat === 0 && order.length === 1);
  const page = await sitDown(await world.person(phone), table, 0);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await asks(page, MY_TURN);
  await side(page, 'tile-two-yellow', 1).tap();
  await page.locator('button.cell').first().tap();
  await page.locator('button.cell.held').tap();
  await page.locator('.sheet-foot .consequence', { hasText: 'Then the trains run.' }).waitFor();
  // The ways to lie say how many they are, and stand where they do not cover the tile in hand.
  await page.locator('.tray', { hasText: 'ways to lie at' }).waitFor();
  const [tray, held] = await Promise.all(['.tray', '.cell.held'].map((part) => page.locator(part).boundingBox()));
  expect(overlap(tray!, held!)).toBe(false);
  await expect.poll(() => overflow()).toBe(0);
  await axe(page);
  await sendTurn(page);
  await asks(page, /revenue out, or keep it/);
  // Both ways are seen whole, without scrolling.
  await page.locator('.dividend-side').first().waitFor();
  const [way, foot] = await Promise.all(['.dividend', '.sheet-foot'].map((part) => page.locator(part).boundingBox()));
  expect(way!.y + way!.height).toBeLessThanOrEqual(foot!.y);
  await axe(page);
  await page.locator('.dividend-side').first().tap();
  await sendTurn(page);
  await expect.poll(() => factsOf(table.id)).toContain('dividendPaid');
  await expect.poll(() => overflow()).toBe(0);
});

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

describe('a solo table', () => {
  it('starts with one click and comes to its second round against Gulliver', async () => {
    const page = await (await world.person()).newPage();
    await page.goto('/');
    await page.getByRole('button', { name: 'Play solo now' }).click();
    await page.waitForURL(/\/t\//);
    await asks(page, 'Take a company or a character.');
    await page.locator('.company-cards .pick-card[aria-disabled="false"]').first().click();
    await page.locator('button.cell').first().click();
    await page.getByRole('button', { name: 'Send pick' }).click();
    await asks(page, 'Take your character.');
    await takeCharacter(page, 'emperor');
    await asks(page, MY_TURN);
    await side(page, 'station', 2).click();
    await page.locator('.consequence', { hasText: 'Then you play again.' }).waitFor();
    await sendTurn(page);
    await page.locator('[data-card="station"].taken').waitFor();
    await asks(page, MY_TURN);
    await side(page, 'tile-yellow-green', 1).click();
    await page.locator('button.cell').first().click();
    await page.locator('.consequence', { hasText: 'Then Gulliver plays' }).waitFor();
    await sendTurn(page);
    await asks(page, /revenue out, or keep it/);
    await page.locator('.dividend-side').first().click();
    await sendTurn(page);
    await page.getByText('Round 2 of 8').waitFor();
    await page.getByRole('tab', { name: 'Log' }).click();
    await page
      .getByText(/Gulliver/)
      .first()
      .waitFor();
  });
});
