/** What a page tells by itself: what happened since one's last turn, and trains that run. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeHere } from './axe.ts';
import { playedTable } from './played.ts';
import { asks, nudge, sharedWorld, sitDown, takeCharacter, takeCompany, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await sharedWorld();
});
afterAll(() => world.close());

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const lively = { reducedMotion: 'no-preference' } as const;
const recap = (page: Page) => page.getByRole('region', { name: 'Since your last turn' });
const justNow = (page: Page) => page.getByRole('region', { name: 'Just now' });

describe('since my last turn', () => {
  it.each([['wide', {}] as const, ['phone', phone] as const])(
    'is told to the second player step by step, does not come again, and can be skipped, %s',
    async (_, options) => {
      const table = await world.makeTable(['Ines', 'Piet']);
      const ines = await sitDown(await world.person(), table, 0);
      await takeCompany(ines, 'red', '0,-1');
      const context = await world.person(options);
      const piet = await sitDown(context, table, 1);
      await recap(piet).getByText('Ines takes Mildendo Railway').waitFor();
      await expect.poll(() => piet.locator('.drawing .fresh').count()).toBe(1);
      await axeHere(piet);
      // What is asked stands there all the time.
      await asks(piet, 'Take a company or a character.');
      await recap(piet)
        .getByRole('button', { name: /Skip|Done/ })
        .click();
      await recap(piet).waitFor({ state: 'detached' });
      await piet.reload();
      await asks(piet, 'Take a company or a character.');
      await piet.waitForLoadState('networkidle');
      await expect.poll(() => recap(piet).count()).toBe(0);
      // Away while the table goes on, and back.
      await takeCharacter(piet, 'admiral');
      await asks(piet, 'Take your company.');
      await takeCompany(piet, 'green', '1,0');
      await asks(piet, 'Ines takes a character.');
      await piet.goto('about:blank');
      await nudge(ines);
      await takeCharacter(ines, 'general');
      await piet.goto(`/t/${table.id}?seat=1`);
      await recap(piet).getByText('Ines takes the General').waitFor();
      await recap(piet).getByRole('button', { name: 'Step on' }).click();
      await piet.keyboard.press('Escape');
      await recap(piet).waitFor({ state: 'detached' });
    },
  );

  it('is gone as soon as one begins to play', async () => {
    const table = await world.makeTable(['Ines', 'Piet']);
    const ines = await sitDown(await world.person(), table, 0);
    await takeCompany(ines, 'red', '0,-1');
    const piet = await sitDown(await world.person(), table, 1);
    await recap(piet).waitFor();
    await takeCompany(piet, 'green', '1,0');
    await asks(piet, 'Take your character.');
    await expect.poll(() => recap(piet).count()).toBe(0);
  });

  it('goes on by itself, and holds when paused', async () => {
    const table = await playedTable(
      world,
      ['Ines', 'Piet'],
      ({ round, turn, order }) => round > 1 && turn?.seat === 1 && order.length === 1,
    );
    const piet = await sitDown(await world.person(lively), table, 1);
    await recap(piet).getByRole('button', { name: 'Pause' }).click();
    const words = await recap(piet).locator('.story-sentences').textContent();
    await recap(piet).getByRole('button', { name: 'Go on' }).click();
    await expect.poll(() => recap(piet).locator('.story-sentences').textContent()).not.toBe(words);
  });
});

describe('running trains', () => {
  it('simply stand there with their sums for those who want no motion', async () => {
    const table = await playedTable(world, ['Ines', 'Piet'], ({ round, running }) => round === 2 && running !== null);
    const page = await (await world.person()).newPage();
    await page.goto(`/t/${table.id}?at=${table.commits.length - 1}`);
    await asks(page, 'You are looking back.');
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.locator('.log-line', { hasText: 'earns' }).last().click();
    const sums = page.locator('.run-sums');
    await sums.waitFor();
    const figures = await sums.locator('.run-trains .money').allTextContents();
    const total = await sums.locator('.run-title .money').textContent();
    const amount = (text: string | null) => Number((text ?? '').replace('£', ''));
    expect(figures.reduce((sum, figure) => sum + amount(figure), 0)).toBe(amount(total));
    expect(amount(total)).toBeGreaterThan(0);
    await expect.poll(() => page.locator('.drawing [mask]').count()).toBe(0);
    expect(
      await page.locator('.run-train').evaluateAll((all) => all.map((one) => one.getAttribute('opacity'))),
    ).toEqual(figures.map(() => '0'));
    await page.getByRole('button', { name: 'Run again' }).waitFor();
    await axeHere(page);
  });

  it('move as soon as a commit comes in, never stand in the way, and can be skipped', async () => {
    const table = await playedTable(
      world,
      ['Ines', 'Piet'],
      ({ round, order, running, toRun }) => round === 2 && order.length === 1 && running === null && toRun.length === 0,
    );
    const page = await (await world.person(lively)).newPage();
    await page.goto(`/t/${table.id}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const note = () => (document.body.dataset['uncovered'] = 'yes');
      new MutationObserver(note).observe(document.body, { attributeFilter: ['mask'], subtree: true });
    });
    await table.playUntil(({ running }) => running !== null);
    await nudge(page);
    await justNow(page).waitFor();
    await asks(page, /decides over a dividend/);
    await page.locator('body[data-uncovered]').waitFor();
    // By the button, unless a slow machine has let it come to its end.
    await Promise.any([
      justNow(page)
        .getByRole('button', { name: /Skip|Done/ })
        .click(),
      justNow(page).waitFor({ state: 'detached' }),
    ]);
    await justNow(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('.drawing [mask]').count()).toBe(0);
    // The routes stay while their director decides.
    await page.locator('.drawing .route').first().waitFor({ state: 'attached' });
  });
});
