/** Learning at the table: the tour by clicking and by keyboard, the rules, and everything that explains itself. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from '../../../../domain/kernel/random-player.ts';
import type { LilliputStep } from '../../../../domain/lilliput/steps.ts';
import type { LilliputState } from '../../../../domain/lilliput/types.ts';
import { axe } from '../../../browser/axe.ts';
import { saversTable } from '../../../browser/habits.ts';
import { playedTable } from '../../../browser/played.ts';
import { cell, phone, side } from '../../../browser/turns.ts';
import { asks, sharedWorld, sitDown, type World } from '../../../browser/world.ts';

let world: World;
beforeAll(async () => {
  world = await sharedWorld();
});
afterAll(() => world.close());

const stop = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title }).waitFor();
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
const done = (page: Page, words: string | RegExp) => page.locator('.tour-task.done', { hasText: words }).waitFor();

/** Nothing hangs over the edge of the window. */
const overhang = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describe('the tour', () => {
  it('is walked from the first page by clicking; the learner builds, decides, and is told what came of it', async () => {
    const page = await (await world.person()).newPage();
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(String(error)));
    const asked: string[] = [];
    page.on('request', (request) => void (request.url().includes('/api/') && asked.push(request.url())));
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Learn in three minutes' }).click();
    await stop(page, 'You invest, companies build');
    await page.getByText('£550').waitFor();
    asked.length = 0;
    await axe(page);

    await next(page);
    await side(page, 'station', 1).click();
    await page.getByText('A fine card for another day.').waitFor();
    await side(page, 'tile-two-yellow', 2).click();
    await page.getByText('£5 for yourself').waitFor();
    await side(page, 'tile-two-yellow', 1).click();
    await done(page, 'nobody else can take it');

    await next(page);
    await cell(page, '0,-2').click();
    await done(page, 'Placed');
    const way = () => cell(page, '0,-2').getAttribute('aria-label');
    const first = await way();
    await cell(page, '0,-2').click();
    await expect.poll(way).not.toBe(first);

    await next(page);
    await stop(page, 'Cities are what trains live on');
    await page.locator('button.cell').click();
    await done(page, 'A city worth 20');
    await axe(page);

    await next(page);
    await page.getByText('Slamecksan Railway buys a 2-train for £72.').first().waitFor();
    await next(page);
    await page.locator('button.cell').click();
    await done(page, 'The treasury paid £20.');
    await next(page);
    await page.locator('.run-sums', { hasText: '£50' }).waitFor();

    await next(page);
    await page.getByRole('button', { name: /^Keep/ }).click();
    await done(page, 'The treasury holds £580 now');
    await page.getByRole('button', { name: /^Pay out/ }).click();
    await done(page, 'You get £25 for your half. The price moves from 55 to 60.');
    await axe(page);

    await next(page);
    await page.getByText('phase 3 begins').first().waitFor();
    await next(page);
    await cell(page, '0,-1').click();
    await done(page, 'It is worth 30 now');
    await next(page);
    await stop(page, 'Shares make you rich');
    await next(page);
    await page.getByRole('row', { name: /Ines/ }).waitFor();
    await axe(page);
    expect(asked).toEqual([]);
    expect(failures).toEqual([]);
    await page.getByRole('link', { name: 'Read the rules' }).click();
    await page.getByRole('heading', { level: 1, name: 'Rules of 18Lilliput' }).waitFor();
  });

  it('is walked by keyboard alone, in French, and goes on where it was left', async () => {
    const page = await (await world.person({ locale: 'fr' })).newPage();
    await page.goto('/learn');
    await stop(page, 'Vous investissez, les compagnies bâtissent');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await stop(page, 'La voie part de vos gares');
    const onCell = () => page.evaluate(() => document.activeElement?.matches('button.cell'));
    for (let tab = 0; tab < 30 && !(await onCell()); tab += 1) await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await done(page, 'Elle est posée');
    await page.reload();
    await done(page, 'Elle est posée');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await done(page, 'Elle est posée');
    const titles: string[] = [];
    for (let step = 0; step < 12; step += 1) {
      titles.push(await page.locator('#tour-title').innerText());
      await page.keyboard.press('ArrowRight');
    }
    expect(new Set(titles).size).toBe(10);
    await stop(page, 'La dernière manche compte double');
    await page.keyboard.press('Escape');
    await page.waitForURL(`${world.address}/`);
  });

  it('fits a phone, shows what it asks for, and begins anew when wished', async () => {
    const page = await (await world.person({ ...phone, locale: 'es' })).newPage();
    await page.goto('/learn');
    for (let number = 1; number < 12; number += 1) {
      expect([number, await overhang(page)]).toEqual([number, 0]);
      const show = page.getByRole('button', { name: 'Muéstramelo' });
      if ((await show.count()) > 0) {
        await show.tap();
        await done(page, /./);
      }
      await page.getByRole('button', { name: 'Siguiente' }).tap();
    }
    await stop(page, 'La última ronda cuenta doble');
    await axe(page);
    await page.getByRole('button', { name: 'Empezar de nuevo' }).tap();
    await stop(page, 'Tú inviertes, las compañías construyen');
  });
});

const PICKS: readonly LilliputStep[] = [
  { type: 'takeCompany', company: 'red', tile: 'y-city-straight', x: 0, y: -1, rotation: 0 },
  { type: 'takeCharacter', character: 'admiral' },
  { type: 'takeCompany', company: 'green', tile: 'y-city-straight', x: 1, y: 0, rotation: 1 },
  { type: 'takeCharacter', character: 'general' },
];

/** A table after its draft, with Ines at her first turn. */
async function atTurn(options = {}): Promise<Page> {
  const picks = [...PICKS];
  const drafting: Player = () => picks.splice(0, 1);
  const isDone = ({ stage }: LilliputState) => stage === 'actions';
  const table = await playedTable(world, ['Ines', 'Piet'], isDone, 7, { firstPlayer: 0 }, drafting);
  const context = await world.person(options);
  await context.addCookies([table.cookie]);
  const page = await context.newPage();
  await page.goto(`/t/${table.id}?seat=0`);
  await asks(page, 'Take a card and play your turn.');
  return page;
}

const answer = (page: Page) => page.getByRole('dialog').filter({ has: page.locator('#explained-title') });

describe('the rules', () => {
  it('are a page with contents and a search, without a fault that axe finds, wide and narrow', async () => {
    for (const options of [{}, phone]) {
      const page = await (await world.person(options)).newPage();
      await page.goto('/rules');
      await page.getByRole('searchbox').fill('rüst');
      await page.getByText('Found in').waitFor();
      await expect
        .poll(() => page.getByRole('heading', { level: 2 }).allInnerTexts())
        .toContain('Phases, rust and limits');
      await page.getByRole('searchbox').fill('xyzzy');
      await page.getByText('Nothing found.').waitFor();
      await page.getByRole('searchbox').fill('');
      await page.getByRole('link', { name: 'Variants' }).click();
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Variants');
      await expect.poll(() => overhang(page)).toBe(0);
      await axe(page);
    }
  });

  it('open over a table by a key and from its menu, and the turn stays as it is', async () => {
    const page = await atTurn();
    await side(page, 'tile-two-yellow', 1).click();
    await page.keyboard.press('h');
    const rules = page.getByRole('dialog', { name: 'Rules of 18Lilliput' });
    await rules.getByText('Mildendo lies in the middle.').waitFor();
    await axe(page);
    await page.keyboard.press('Escape');
    await rules.waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('.action-card.chosen').count()).toBe(1);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    await rules.waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Learn in three minutes' }).click();
    await page.getByRole('link', { name: 'Back to the table' }).click();
    await asks(page, /Tap a cell/);
  });
});

/** Points at everything that can be pressed, one after the other, and gives what has nothing to say. */
async function silentOn(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const bar = page.locator('.explain-bar');
  // the guide is loaded once the table itself is there
  await expect
    .poll(async () => {
      if ((await bar.count()) === 0) await page.keyboard.press('i');
      return bar.waitFor({ timeout: 1000 }).then(
        () => true,
        () => false,
      );
    })
    .toBe(true);
  const { asked, silent } = await page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const things = [...document.querySelectorAll<HTMLElement>('button:enabled, a')].filter(
      (thing) => thing.checkVisibility() && thing.closest('.explain-bar, .explained, dialog, .help-button') === null,
    );
    const unanswered: string[] = [];
    for (const thing of things) {
      // the guide lets nothing happen that it answers
      const heard = !thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      await drawn();
      const title = document.querySelector('#explained-title')?.textContent ?? '';
      if (!heard || title === '' || title === 'What is this?') unanswered.push(thing.outerHTML.slice(0, 160));
    }
    return { asked: things.length, silent: unanswered };
  });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await bar.waitFor({ state: 'detached' });
  expect(asked).toBeGreaterThan(12);
  return silent;
}

describe('what is this?', () => {
  it('makes cards, trains, tiles and cells explain themselves, and nothing acts meanwhile', async () => {
    const page = await atTurn();
    await page.getByRole('button', { name: 'What is this?' }).click();
    await page.getByText('Tap anything to learn what it is.').waitFor();
    await side(page, 'station', 1).click();
    await answer(page).getByText('£40 for the first after its home').waitFor();
    await expect.poll(() => page.locator('.action-card.chosen').count()).toBe(0);
    await page.locator('.train-deck .pile').nth(1).click();
    await answer(page).getByRole('heading', { name: '3-train' }).waitFor();
    await page.locator('[data-place="0,-1"]').click();
    await answer(page).getByRole('heading', { name: 'N1: Yellow city, straight' }).waitFor();
    await answer(page).getByText('home of Mildendo Railway').waitFor();
    await answer(page)
      .getByRole('img', { name: /green city/ })
      .waitFor();
    await axe(page);
    await page.getByRole('tab', { name: 'Tiles' }).click();
    await answer(page).getByRole('heading', { name: 'Views of the table' }).waitFor();
    await answer(page).getByRole('button', { name: 'More in the rules' }).click();
    await page.getByRole('dialog', { name: 'Rules of 18Lilliput' }).waitFor();
    await page.keyboard.press('Escape');
    await side(page, 'station', 2).click();
    await expect.poll(() => page.locator('.action-card.chosen').count()).toBe(1);
  });

  it('has an answer for everything that can be pressed, whatever the page asks', async () => {
    const turn = await atTurn();
    await side(turn, 'tile-two-yellow', 1).click();
    await cell(turn, '0,-2').click();
    expect(await silentOn(turn)).toEqual([]);
    await turn.setViewportSize(phone.viewport);
    await turn.locator('.sheet').waitFor();
    expect(await silentOn(turn)).toEqual([]);

    const drafting = await world.makeTable(['Ines', 'Piet']);
    const picking = await sitDown(await world.person(), drafting, 0);
    await picking.locator('[data-pick="red"]').click();
    await cell(picking, '0,-1').click();
    expect(await silentOn(picking)).toEqual([]);
    const waiting = await sitDown(await world.person(), drafting, 1);
    await asks(waiting, /^Ines takes/);
    expect(await silentOn(waiting)).toEqual([]);

    const table = await saversTable(world, ({ running }) => running !== null);
    const owner = await world.person();
    await owner.addCookies([table.cookie]);
    const page = await owner.newPage();
    await page.goto(`/t/${table.id}`);
    await page.locator('.dividend-side').first().click();
    await page.locator('.run-lines').waitFor();
    expect(await silentOn(page)).toEqual([]);
    await page.goto(`/t/${table.id}?at=6`);
    await asks(page, 'You are looking back.');
    await page.locator('.moment-side').waitFor();
    expect(await silentOn(page)).toEqual([]);
    await table.playUntil(({ stage }) => stage === 'over');
    await page.goto(`/t/${table.id}`);
    await asks(page, 'The game is over.');
    expect(await silentOn(page)).toEqual([]);
  }, 120_000);

  it('answers a key on what has the focus, and gives the focus back', async () => {
    const page = await atTurn();
    await page.keyboard.press('c');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    const before = await focused();
    await page.keyboard.press('i');
    await answer(page).getByText('A card has two sides').waitFor();
    await page.keyboard.press('Escape');
    await answer(page).waitFor({ state: 'detached' });
    await expect.poll(() => focused()).toBe(before);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.action-card.chosen').count()).toBe(1);
  });

  it('answers a finger that stays, on a phone, and the card is not taken', async () => {
    const page = await atTurn(phone);
    // the guide is loaded once the table itself is there
    await page.waitForTimeout(2500);
    await side(page, 'train-two', 1).scrollIntoViewIfNeeded();
    const box = await side(page, 'train-two', 1).boundingBox();
    const spot = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 };
    const hand = await page.context().newCDPSession(page);
    await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] });
    await answer(page).getByText('Your companies buy up to 2 trains').waitFor();
    await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => page.locator('.action-card.chosen').count()).toBe(0);
    await expect.poll(() => overhang(page)).toBe(0);
    await axe(page);
    await answer(page).getByRole('button', { name: 'Close the explanation' }).tap();
    await side(page, 'train-two', 1).tap();
    await page.locator('.action-card.chosen').waitFor();
  });
});
