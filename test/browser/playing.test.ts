/** Whole turns by clicking: cards, a lay, a train, dividends, and a solo round. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asks, nudge, openWorld, sitDown, takeCharacter, takeCompany, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const side = (page: Page, card: string, number: 1 | 2) =>
  page.locator(`[data-card="${card}"] .card-side:nth-of-type(${number})`);
const sendTurn = (page: Page) => page.getByRole('button', { name: 'Send turn' }).click();

/** The facts of the last commit, by type. */
async function lastFacts(table: string): Promise<string[]> {
  return (await world.commits(table)).at(-1)!.facts.map(({ type }) => type);
}

describe('a round', () => {
  it('is played by two people: a lay, a train, private sums, pay and keep', async () => {
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

    // A lay: the card lights up cells, a tap lays, a second tap turns, undo goes back.
    await asks(ines, 'Take a card and play your turn.');
    await side(ines, 'tile-two-yellow', 1).click();
    const cell = ines.locator('button.cell').first();
    await cell.click();
    await ines.locator('button.cell.held').waitFor();
    await ines.getByText('If you send').waitFor();
    await ines.getByRole('button', { name: 'Undo' }).click();
    expect(await ines.locator('button.cell.held').count()).toBe(0);
    await ines.locator('button.cell').first().click();
    await sendTurn(ines);
    await asks(ines, 'Piet plays a turn.');
    expect(await lastFacts(table.id)).toEqual(expect.arrayContaining(['cardTaken', 'tileLaid', 'turnEnded']));

    // A train, at the Admiral's price.
    await nudge(piet);
    await asks(piet, 'Take a card and play your turn.');
    await side(piet, 'train-two', 1).click();
    await piet.locator('.doing-button', { hasText: '2-train' }).first().click();
    await sendTurn(piet);

    // The last player plays twice running: a private sum.
    await piet.locator('.action-card.taken', { hasText: 'Piet' }).waitFor();
    expect(await lastFacts(table.id)).toEqual(expect.arrayContaining(['trainBought', 'phaseChanged']));
    await asks(piet, 'Take a card and play your turn.');
    await side(piet, 'station', 2).click();
    await sendTurn(piet);
    await asks(piet, 'Ines plays a turn.');

    // The last turn of the round.
    await nudge(ines);
    await asks(ines, 'Take a card and play your turn.');
    await side(ines, 'treasury', 2).click();
    await sendTurn(ines);

    // Pay and keep, side by side.
    await asks(ines, /revenue out, or keep it/);
    expect(await lastFacts(table.id)).toContain('trainsRun');
    await ines.locator('.dividend-side').first().click();
    await sendTurn(ines);
    await nudge(piet);
    await asks(piet, /revenue out, or keep it/);
    await piet.locator('.dividend-side').nth(1).click();
    await sendTurn(piet);
    await piet.getByText('Round 2 of 8').waitFor();
    const facts = (await world.commits(table.id)).flatMap((commit) => commit.facts.map(({ type }) => type));
    expect(facts).toEqual(expect.arrayContaining(['dividendPaid', 'revenueKept', 'trainPooled', 'roundStarted']));
  });
});

describe('a solo table', () => {
  it('starts with one click and comes to its second round against Gulliver', async () => {
    const page = await (await world.person()).newPage();
    await page.goto('/');
    await page.getByRole('button', { name: 'Play solo now' }).click();
    await page.waitForURL(/\/t\//);
    await asks(page, 'Take a company or a character.');
    const company = await page
      .locator('.company-cards .pick-card:not([aria-disabled="true"]):enabled')
      .first()
      .getAttribute('data-pick');
    await page.locator(`[data-pick="${company}"]`).click();
    await page.locator('button.cell').first().click();
    await page.getByRole('button', { name: 'Send pick' }).click();
    await asks(page, 'Take your character.');
    await takeCharacter(page, 'emperor');
    for (const card of ['station', 'train-two']) {
      await asks(page, 'Take a card and play your turn.');
      await side(page, card, 2).click();
      await sendTurn(page);
    }
    // Revenue, or none: then the service keeps it by itself.
    await page
      .getByText(/Round 2 of 8|revenue out, or keep it/)
      .first()
      .waitFor();
    await page.getByRole('tab', { name: 'Log' }).click();
    await page
      .getByText(/Gulliver/)
      .first()
      .waitFor();
  });
});
