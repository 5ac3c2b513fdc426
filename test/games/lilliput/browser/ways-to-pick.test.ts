/** The same pick by thumb on a phone, by keyboard alone, in two tabs, and on plain http under a host name. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  asks,
  nudge,
  openWorld,
  send,
  sitDown,
  takeCharacter,
  takeCompany,
  type World,
} from '../../../browser/world.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

let world: World;
beforeAll(async () => {
  // A host name that is not localhost: no secure context, so no clipboard API and no crypto.randomUUID.
  world = await openWorld({ plainName: true });
});
afterAll(() => world.close());

const lastStep = async (table: string) => {
  const command = (await world.commits(table)).at(-1)?.command as { steps?: readonly unknown[] } | undefined;
  return command?.steps?.[0];
};

it('works under a plain-http host name, from sitting down to a pick', async () => {
  const table = await world.makeTable(['Ines', 'Piet']);
  expect(table.seats[0]?.link).toMatch(/^http:\/\/railpost\.test:\d+\/t\//);
  const page = await sitDown(await world.person(), table, 0);
  await expect.poll(() => page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([false, false]);
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  await takeCompany(page, 'yellow', '0,1');
  await asks(page, 'Piet takes a company or a character.');
  await expect.poll(() => lastStep(table.id)).toMatchObject({ type: 'takeCompany', company: 'yellow', x: 0, y: 1 });
});

it('copies a link where the browser has no clipboard API', async () => {
  const page = await (await world.person()).newPage();
  await page.goto('/new?game=lilliput');
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByRole('button', { name: 'Copy the link of Seat 1' }).click();
  await page.getByText('Copied').first().waitFor();
  const link = await page.getByRole('textbox', { name: 'Link of Seat 1' }).inputValue();
  await page.setContent('<textarea></textarea>');
  await page.locator('textarea').focus();
  await page.keyboard.press('Control+V');
  await expect.poll(() => page.locator('textarea').inputValue()).toBe(link);
});

it('is one thumb’s work on a phone', async () => {
  const table = await world.makeTable(['Ines', 'Piet']);
  const page = await sitDown(await world.person(phone), table, 0);
  await asks(page, 'Take a company or a character.');
  await expect.poll(() => overflow(page)).toBe(0);
  // Titles and cards begin at the same edge.
  const left = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => one.getBoundingClientRect().left);
  const title = page.getByRole('heading', { name: 'Companies' });
  await expect
    .poll(
      async () =>
        (await left('.pick-card')) -
        (await title.evaluate(
          (one) => parseFloat(getComputedStyle(one).paddingLeft) + one.getBoundingClientRect().left,
        )),
    )
    .toBe(0);
  await page.locator('[data-pick="green"]').tap();
  await page.locator('button.cell[data-place="1,0"]').tap();
  await page.locator('button.cell[data-place="1,0"]').tap();
  const button = page.getByRole('button', { name: 'Send pick' });
  // What is asked and its button show at every height of the sheet.
  for (const name of ['Show more', 'Show less', 'Show more']) {
    await page.getByRole('button', { name }).tap();
    await expect.poll(() => button.isVisible()).toBe(true);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  }
  await button.tap();
  await asks(page, 'Piet takes a company or a character.');
  await expect.poll(() => lastStep(table.id)).toMatchObject({ company: 'green', tile: 'y-city-curve', x: 1, y: 0 });
  await expect.poll(() => overflow(page)).toBe(0);
});

/** By how many pixels the page is wider than its window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describe('by keyboard alone', () => {
  it('takes a company, finds its home with arrow keys, turns it and sends', async () => {
    const table = await world.makeTable(['Ines', 'Piet']);
    const page = await (await world.person()).newPage();
    await page.goto(table.seats[0]?.link ?? '');
    await tabTo(page, 'Sit down');
    await page.keyboard.press('Enter');
    await asks(page, 'Take a company or a character.');
    await tabTo(page, /^Slamecksan/);
    await page.keyboard.press('Space');
    await tabTo(page, /home cell for Slamecksan/);
    const seen = new Set<string>();
    for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
      await page.keyboard.press(key);
      seen.add(await focused(page));
    }
    expect([...seen].toSorted()).toEqual([
      'E1, free, home cell for Slamecksan',
      'N1, free, home cell for Slamecksan',
      'S1, free, home cell for Slamecksan',
      'W1, free, home cell for Slamecksan',
    ]);
    await page.keyboard.press('Enter');
    await expect
      .poll(() => focused(page))
      .toMatch(/^W1, your tile: yellow metropolis, straight, east and west.*Press to turn it$/);
    await page.keyboard.press('r');
    await page.keyboard.press('r');
    await page.keyboard.press('Shift+R');
    await expect.poll(() => focused(page)).toMatch(/^W1, your tile: yellow metropolis, curve/);
    // Three keys within one frame are three turns, and two of undo take two of them back.
    const way = () => page.locator('button.cell.held').getAttribute('aria-label');
    const before = await way();
    await keysAtOnce(page, ['r', 'r', 'r', 'u', 'u']);
    await keysAtOnce(page, ['R']);
    await expect.poll(way).toBe(before);
    await tabTo(page, 'Send pick');
    await page.keyboard.press('Enter');
    await asks(page, 'Piet takes a company or a character.');
    await expect.poll(() => lastStep(table.id)).toMatchObject({ company: 'blue', tile: 'y-metro-curve', x: -1, y: 0 });
    await page.getByRole('status').getByText('Ines takes Slamecksan Railway').waitFor();
  });
});

it('hears the key that follows a tap before the page is painted, and a double click on Send sends once', async () => {
  const table = await world.makeTable(['Ines', 'Piet']);
  const page = await sitDown(await world.person(), table, 0);
  await page.locator('[data-pick="blue"]').click();
  await page.locator('button.cell[data-place="-1,0"]').waitFor();
  const [laid, turned] = await page.evaluate(async () => {
    const drawn = async () => {
      for (let step = 0; step < 20; step++) await Promise.resolve();
    };
    const label = () => document.querySelector('button.cell.held')?.getAttribute('aria-label');
    document.querySelector<HTMLElement>('button.cell[data-place="-1,0"]')?.click();
    await drawn();
    const first = label();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true, cancelable: true }));
    await drawn();
    return [first, label()];
  });
  expect(laid).toMatch(/^W1, your tile/);
  expect(turned).toMatch(/^W1, your tile/);
  expect(turned).not.toBe(laid);
  await page.getByRole('button', { name: 'Send pick' }).dblclick();
  await asks(page, 'Piet takes a company or a character.');
  expect(await world.commits(table.id)).toHaveLength(2);
});

/** Keys that come faster than a page is painted. */
const keysAtOnce = (page: Page, keys: readonly string[]): Promise<void> =>
  page.evaluate((pressed) => {
    for (const key of pressed) {
      const shiftKey = key !== key.toLowerCase();
      document.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
    }
  }, keys);

/** Presses Tab until the focus is on something of this name. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const matches = (text: string): boolean => (typeof name === 'string' ? text === name : name.test(text));
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('Tab');
    if (matches(await focused(page))) return;
  }
  throw new Error(`Tab never comes to ${name}`);
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
  });

it('goes on in a second tab of the same seat, and neither sends twice', async () => {
  const table = await world.makeTable(['Ines', 'Piet']);
  const context = await world.person();
  const first = await sitDown(context, table, 0);
  const second = await context.newPage();
  await second.goto(`/t/${table.id}?seat=0`);
  await asks(second, 'Take a company or a character.');
  await first.locator('[data-pick="red"]').click();
  await asks(second, 'Choose a cell for Mildendo’s home.');
  await second.locator('button.cell[data-place="0,-1"]').click();
  await asks(first, 'Turn the tile if you like, then send.');
  await send(second);
  await asks(second, 'Piet takes a company or a character.');
  await nudge(first);
  await asks(first, 'Piet takes a company or a character.');
  await expect.poll(() => world.commits(table.id)).toHaveLength(2);
});

it('plays several seats of one browser, each under its own address', async () => {
  const table = await world.makeTable(['Ines', 'Piet']);
  const context = await world.person();
  await sitDown(context, table, 0);
  const page = await sitDown(context, table, 1);
  await asks(page, 'Ines takes a company or a character.');
  await page.getByRole('button', { name: 'Play as Ines' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('seat')).toBe('0');
  await takeCharacter(page, 'general');
  await page.getByRole('button', { name: 'Piet, awaited' }).click();
  await asks(page, 'Take a company or a character.');
});
