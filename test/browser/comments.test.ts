/** Comments on moments of a table: written with marks on the board, seen by others, taken out again. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeHere } from './axe.ts';
import { type PlayedTable, playedTable } from './played.ts';
import { asks, sharedWorld, sitDown, type World } from './world.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** The moment that the address of a page names. */
const momentOf = (page: Page): string | null => new URL(page.url()).searchParams.get('at');

/** Typing begins once the form has put the cursor there. */
async function hasFocus(field: Locator): Promise<void> {
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
}

let world: World;
let table: PlayedTable;
beforeAll(async () => {
  world = await sharedWorld();
  table = await playedTable(world, ['Ines', 'Piet'], ({ round, turn }) => round === 2 && turn?.seat === 0);
});
afterAll(() => world.close());

it('a player comments on a moment and marks a place; everybody sees it there and on the line', async () => {
  const ines = await sitDown(await world.person(), table, 0);
  await ines.goto(`/t/${table.id}?seat=0&at=9`);
  await asks(ines, 'You are looking back.');
  await ines.getByRole('button', { name: 'Comment on this moment' }).click();
  await ines.getByLabel('What is there to say').fill('Too dear for what it brings.\nThe harbour was free.');
  await ines.getByRole('radio', { name: '? Doubtful' }).check();
  await ines.getByRole('button', { name: 'Mark N1', exact: true }).click();
  await axeHere(ines);
  await ines.getByRole('button', { name: 'Write', exact: true }).click();
  await ines.locator('.comment').getByText('Too dear').waitFor();

  const watcher = await (await world.person(phone)).newPage();
  await watcher.goto(`/t/${table.id}?at=4`);
  await asks(watcher, 'You are looking back.');
  await watcher.locator('.replay-remark').waitFor({ state: 'attached' });
  expect(await watcher.locator('.cell-mark').count()).toBe(0);
  await watcher.getByRole('button', { name: /Too dear/ }).click();
  await expect.poll(() => momentOf(watcher)).toBe('9');
  await watcher.getByRole('img', { name: 'N1 is marked as doubtful' }).waitFor();
  expect(await watcher.locator('.comment-text').innerText()).toContain('The harbour was free.');
  expect(await watcher.locator('.comment-marks').innerText()).toBe('N1 is marked as doubtful');
  // Only those who play may write here, and only the writer takes it out.
  expect(await watcher.getByRole('button', { name: 'Comment on this moment' }).count()).toBe(0);
  expect(await watcher.getByRole('button', { name: 'Take it out' }).count()).toBe(0);
  await axeHere(watcher);

  await ines.getByRole('button', { name: 'Take it out' }).click();
  await ines.getByRole('button', { name: 'Take it out for good' }).click();
  await expect.poll(() => ines.locator('.comment').count()).toBe(0);
  await watcher.reload();
  await watcher.getByRole('slider').waitFor();
  await expect.poll(() => watcher.locator('.replay-remark, .comment').count()).toBe(0);
});

it('a player comments on how the table stands now, and finds the comment again', async () => {
  const ines = await sitDown(await world.person(), table, 0);
  await ines.goto(`/t/${table.id}?seat=0`);
  await ines.getByRole('button', { name: 'Menu' }).click();
  await ines.getByRole('button', { name: 'Comment, explore, share…' }).click();
  await asks(ines, 'You are looking back.');
  await ines.getByRole('button', { name: 'Comment on this moment' }).click();
  await ines.getByLabel('What is there to say').fill('Here we stand.');
  await ines.getByRole('button', { name: 'Write', exact: true }).click();
  await ines.locator('.comment').getByText('Here we stand.').waitFor();
  await ines.getByRole('button', { name: 'Back to now' }).click();
  await expect.poll(() => ines.locator('.comment').count()).toBe(0);
  await ines.goto(`/t/${table.id}?seat=0&at=9`);
  await ines.getByRole('button', { name: /Here we stand/ }).click();
  await ines.locator('.comment').getByText('Here we stand.').waitFor();
  await expect.poll(() => momentOf(ines)).toBe(String(table.commits.length));
  await ines.getByRole('button', { name: 'Take it out' }).click();
  await ines.getByRole('button', { name: 'Take it out for good' }).click();
  await expect.poll(() => ines.locator('.comment').count()).toBe(0);
});

it('loses no word when the service does not answer', async () => {
  const context = await world.person();
  const piet = await sitDown(context, table, 1);
  await piet.goto(`/t/${table.id}?seat=1&at=6`);
  await piet.getByRole('button', { name: 'Comment on this moment' }).click();
  await piet.getByLabel('What is there to say').fill('I should have waited.');
  await context.setOffline(true);
  await piet.getByRole('button', { name: 'Write', exact: true }).click();
  await piet.locator('.comment-form').getByRole('alert').waitFor();
  expect(await piet.getByLabel('What is there to say').inputValue()).toBe('I should have waited.');
  await context.setOffline(false);
  await piet.getByRole('button', { name: 'Write', exact: true }).click();
  await piet.locator('.comment').getByText('I should have waited.').waitFor();
});

it('keeps a comment that was begun with its moment, wherever one looks and whatever one presses', async () => {
  const ines = await sitDown(await world.person(), table, 0);
  const words = ines.getByLabel('What is there to say');
  await ines.goto(`/t/${table.id}?seat=0&at=9`);
  await ines.getByRole('button', { name: 'Comment on this moment' }).click();
  await hasFocus(words);
  await ines.keyboard.type('Begun at nine');
  expect(await words.inputValue()).toBe('Begun at nine');
  await ines.keyboard.press('Escape');
  await expect.poll(() => momentOf(ines)).toBe('9');
  await ines.getByRole('button', { name: 'Mark N1', exact: true }).click();

  await ines.getByRole('button', { name: 'On a turn' }).click();
  await ines.getByText('You have begun a comment at another moment.').waitFor();
  expect(await ines.locator('.cell-mark, .mark-cell').count()).toBe(0);
  await ines.getByRole('button', { name: 'Back to now' }).click();
  await ines.reload();
  await ines.goto(`/t/${table.id}?seat=0&at=5`);
  await ines.getByRole('button', { name: 'Go on writing it' }).click();
  await expect.poll(() => momentOf(ines)).toBe('9');
  await hasFocus(words);
  await ines.keyboard.type(', and gone on');
  await ines.getByRole('button', { name: 'Write', exact: true }).click();
  await ines.locator('.comment').getByText('Begun at nine, and gone on').waitFor();
  await ines.getByRole('img', { name: 'N1 is marked' }).waitFor();
});

it('tells an onlooker on a phone, in sight, why a comment is not taken, and keeps the words', async () => {
  const open = await playedTable(world, ['Ines', 'Piet'], ({ round }) => round === 1, 7, { firstPlayer: 0 }, null, {
    annotators: 'everybody',
  });
  const page = await (await world.person(phone)).newPage();
  await page.goto(`/t/${open.id}?at=3`);
  await page.getByRole('button', { name: 'Comment on this moment' }).tap();
  await page.getByLabel('Your name').fill('Zoe');
  await page.getByLabel('What is there to say').fill('Nice start.');
  await page.getByRole('button', { name: 'Write', exact: true }).tap();
  const refusal = page.locator('.comment-form').getByRole('alert');
  await refusal.getByRole('link', { name: 'Confirm your address' }).waitFor();
  const [said, foot] = await Promise.all([refusal.boundingBox(), page.locator('.sheet-foot').boundingBox()]);
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
  await page.reload();
  await expect.poll(() => page.getByLabel('What is there to say').inputValue()).toBe('Nice start.');
});
