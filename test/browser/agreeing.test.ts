/** What people settle among themselves, each in a browser of their own: clocks, pauses, an end, votes, seats that pass on. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe } from './axe.ts';
import { addressOf, mailTo } from './mails.ts';
import { choose, phone } from './turns.ts';
import { asks, type MadeTable, nudge, openWorld, sitDown, takeCharacter, type OwnWorld, seated } from './world.ts';

let world: OwnWorld;
beforeAll(async () => (world = await openWorld()), 60_000);
afterAll(() => world.close());

const HOUR = 3_600_000;
const CLOCK = { perTurn: 24, bank: 12, atEnd: 'vote' };

/** What the dialog offers in the row of that title. */
const rowOf = (page: Page, title: string) => page.locator('.agree-row', { hasText: title }).getByRole('button');
const notice = (page: Page, words: string | RegExp) => page.locator('.notice', { hasText: words });
const detail = (page: Page) => page.locator('.ask-detail');

async function factsOf({ id }: MadeTable): Promise<string[]> {
  return (await world.commits(id)).flatMap(({ facts }) => facts.map(({ type }) => type));
}

describe('a clock', () => {
  test('says until when in the line that asks, beside the players, and in a dialog', async () => {
    const { pages } = await seated(world, ['Ann', 'Ben', 'Cid'], { clock: CLOCK }, [{}, phone]);
    const [ann, ben] = pages as [Page, Page];
    await detail(ann)
      .getByText(/You have until (today|tomorrow), .*, then 12 hours in reserve\./)
      .waitFor();
    await detail(ben)
      .getByText(/Until (today|tomorrow), .*, then 12 hours in reserve\./)
      .waitFor();
    await ann.locator('.player-note', { hasText: '12 hours in reserve' }).first().waitFor();
    await ann.getByText('After you, Ben plays and has 1 day.').waitFor();
    for (const page of [ann, ben]) {
      await choose(page, 'Clock');
      await page.getByText('1 day for each turn.').waitFor();
      await page.getByText('More than half of them must want it.').waitFor();
      await axe(page);
      await page.keyboard.press('Escape');
    }
  });

  test('of a table without one says nothing', async () => {
    const { pages } = await seated(world, ['Ann', 'Ben']);
    await pages[0]!.getByRole('button', { name: 'Menu' }).click();
    await pages[0]!.getByRole('button', { name: 'Standing orders' }).waitFor();
    await expect.poll(() => pages[0]!.locator('.menu-panel').getByRole('button', { name: 'Clock' }).count()).toBe(0);
    await expect.poll(() => pages[0]!.locator('.player-note').count()).toBe(0);
  });
});

describe('a pause', () => {
  test('is proposed, answered by all, seen in the log, and ended by anybody', async () => {
    const { table, pages } = await seated(world, ['Ann', 'Ben'], { clock: CLOCK }, [{}, phone]);
    const [ann, ben] = pages as [Page, Page];
    await choose(ann, 'Pause, end, leave');
    await axe(ann);
    await rowOf(ann, 'A pause').click();
    await notice(ann, 'You propose a pause.').getByText('No answer yet from Ben.').waitFor();
    await nudge(ben);
    await axe(ben);
    await notice(ben, 'Ann proposes a pause.').getByRole('button', { name: 'Agree' }).click();
    await notice(ben, 'The table is paused.').waitFor();
    await nudge(ann);
    await detail(ann).getByText('The table is paused; no clock runs.').waitFor();
    await notice(ann, 'The table is paused.').getByRole('button', { name: 'End the pause' }).click();
    await notice(ann, 'The table is paused.').waitFor({ state: 'detached' });
    await ann.getByRole('tab', { name: 'Log' }).click();
    for (const words of ['Ann proposes a pause.', 'Ben agrees to a pause.', 'Ann ends the pause.']) {
      await ann.locator('.log').getByText(words).waitFor();
    }
    await expect.poll(() => factsOf(table)).toEqual(expect.arrayContaining(['table.paused', 'table.resumed']));
  });

  test('that one declines is off the table, and so is one that is withdrawn', async () => {
    const { pages } = await seated(world, ['Ann', 'Ben']);
    const [ann, ben] = pages as [Page, Page];
    await choose(ann, 'Pause, end, leave');
    await rowOf(ann, 'A pause').click();
    await nudge(ben);
    await notice(ben, 'Ann proposes a pause.').getByRole('button', { name: 'Decline' }).click();
    await notice(ben, 'Ann proposes a pause.').waitFor({ state: 'detached' });
    await choose(ben, 'Pause, end, leave');
    await rowOf(ben, 'An end as the table stands').click();
    await notice(ben, 'You propose to end').getByRole('button', { name: 'Withdraw it' }).click();
    await notice(ben, 'You propose to end').waitFor({ state: 'detached' });
  });

  test('may be proposed by a host without a seat, who has no voice', async () => {
    const { table, pages } = await seated(world, ['Ann', 'Ben']);
    const host = await (await world.person()).newPage();
    await host.goto(table.host);
    await host.getByRole('button', { name: 'Be the host here' }).click();
    await host.getByText('You are the host', { exact: true }).waitFor();
    await choose(host, 'Pause, end, leave');
    await rowOf(host, 'A pause').click();
    await notice(host, 'The host proposes a pause.').waitFor();
    await expect.poll(() => notice(host, 'The host proposes').getByRole('button').count()).toBe(0);
    await nudge(...pages);
    for (const page of pages) await notice(page, 'The host proposes').getByRole('button', { name: 'Agree' }).click();
    await notice(pages[1]!, 'The table is paused.').waitFor();
  });
});

test('all agree to end the table: it says so, with the standing of that moment, and asks nobody any more', async () => {
  const { pages } = await seated(world, ['Ann', 'Ben'], {}, [{}, phone]);
  const [ann, ben] = pages as [Page, Page];
  await takeCharacter(ann, 'emperor');
  await choose(ann, 'Pause, end, leave');
  await rowOf(ann, 'An end as the table stands').click();
  await nudge(ben);
  await notice(ben, 'Ann proposes to end the table').getByRole('button', { name: 'Agree' }).click();
  await asks(ben, 'The table has ended by agreement.');
  await nudge(ann);
  await asks(ann, 'The table has ended by agreement.');
  await ann.getByRole('heading', { name: 'Final standing' }).waitFor();
  await expect.poll(() => ann.title()).not.toContain('Your turn');
  await expect.poll(() => ben.title()).not.toContain('Your turn');
  await axe(ann);
});

test('a seat whose time is over is voted to a robot by more than half of the others, and comes back', async () => {
  const { table, pages } = await seated(world, ['Ann', 'Ben', 'Cid'], { clock: CLOCK });
  const [ann, ben, cid] = pages as [Page, Page, Page];
  await world.wait(37 * HOUR);
  for (const page of pages) await page.reload();
  await notice(ann, 'Your time is over.').getByText('Nobody has voted yet; 2 needed.').waitFor();
  await expect.poll(() => notice(ann, 'Your time is over.').getByRole('button').count()).toBe(0);
  await axe(ben);
  await notice(ben, 'Ann’s time is over.').getByRole('button', { name: 'Let a robot play' }).click();
  await notice(ben, 'Ann’s time is over.').getByText('1 of 2 needed: Ben.').waitFor();
  await notice(ben, 'Ann’s time is over.').getByRole('button', { name: 'Take my vote back' }).waitFor();
  await nudge(cid);
  await notice(cid, '1 of 2 needed').getByRole('button', { name: 'Let a robot play' }).click();
  await cid.locator('.player', { hasText: 'Ann' }).getByText('robot').waitFor();
  await nudge(ann);
  await notice(ann, 'The others have given your seat to a robot').getByRole('button', { name: 'Come back' }).click();
  await notice(ann, 'The others have given').waitFor({ state: 'detached' });
  await expect.poll(() => factsOf(table)).toEqual(expect.arrayContaining(['table.votedOut', 'table.personSeated']));
});

test('with one opponent the vote opens three days later, and the page says when', async () => {
  const { pages } = await seated(world, ['Ann', 'Ben'], { clock: CLOCK });
  await world.wait(37 * HOUR);
  await Promise.all(pages.map((page) => page.reload()));
  await notice(pages[0]!, /Your time is over\. From .+ on the other player may/).waitFor();
  await notice(pages[1]!, /Ann’s time is over\. From .+ on you may let a robot play\./).waitFor();
  await world.wait(73 * HOUR);
  await pages[1]!.reload();
  await notice(pages[1]!, '1 needed').getByRole('button', { name: 'Let a robot play' }).click();
  await pages[1]!.locator('.player', { hasText: 'Ann' }).getByText('robot').waitFor();
});

/** A table whose first seat was invited by mail and has come. */
async function seatedByMail(address: string, more: object = {}) {
  const table = await world.makeTable(
    [],
    { firstPlayer: 0 },
    { seats: [{ name: 'Ann', address }, { name: 'Ben' }], ...more },
  );
  const { link, code } = await mailTo(world, address);
  const ann = await (await world.person()).newPage();
  await ann.goto(link);
  await ann.getByLabel('Code of the mail').fill(code);
  await ann.getByRole('button', { name: 'Sit down', exact: true }).click();
  await ann.waitForURL(/\?seat=0$/);
  const ben = await sitDown(await world.person(), table, 1);
  await nudge(ann, ben);
  await ann.getByRole('tab', { name: 'Talk' }).waitFor();
  return { table, ann, ben };
}

test('a vacation stops a player’s clock, and the others see it', async () => {
  const { table, ann, ben } = await seatedByMail(addressOf('away'), { clock: CLOCK });
  const { now } = (await (await fetch(`${world.address}/api/tables/${table.id}/clock`)).json()) as { now: string };
  const [from, to] = [0, 3].map((days) => new Date(Date.parse(now) + days * 24 * HOUR).toISOString().slice(0, 10));
  const status = await ann.evaluate(
    async (vacation) => {
      const answer = await fetch('/api/people/me', {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ vacation: [vacation] }),
      });
      return answer.status;
    },
    { from, to },
  );
  expect(status).toBe(200);
  await ben.reload();
  await ben.locator('.player', { hasText: 'Ann' }).getByText('on vacation').waitFor();
  await detail(ben).getByText('Ann is on vacation; the time goes on afterwards').waitFor();
});

describe('resigning', () => {
  test('from a seat without an address is one honest page and one button', async () => {
    const { pages } = await seated(world, ['Ann', 'Ben']);
    const [ann, ben] = pages as [Page, Page];
    await choose(ann, 'Pause, end, leave');
    await rowOf(ann, 'A robot plays your seat').click();
    await ann.getByText('You cannot come back to this seat by yourself.').waitFor();
    await axe(ann);
    await ann.getByRole('button', { name: 'Stay at the table' }).click();
    await choose(ann, 'Pause, end, leave');
    await rowOf(ann, 'A robot plays your seat').click();
    await ann.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await notice(ann, 'You have resigned.').waitFor();
    await nudge(ben);
    await ben.locator('.player', { hasText: 'Ann' }).getByText('robot').waitFor();
  });

  test('from a seat with an address needs the code of a fresh mail', async () => {
    const { table, ann } = await seatedByMail(addressOf('resigns'));
    await choose(ann, 'Pause, end, leave');
    await rowOf(ann, 'A robot plays your seat').click();
    const resign = ann.getByRole('dialog').getByRole('button', { name: 'Resign' });
    await resign.click();
    const field = ann.getByLabel('Code of the mail');
    await field.fill('AAAAAA');
    await resign.click();
    await ann.getByText('That is not the code of this mail. 4 tries are left.').waitFor();
    await field.fill('12');
    await resign.click();
    await ann.getByText('A code has six letters and digits').waitFor();
    await axe(ann);
    await expect.poll(() => factsOf(table)).not.toContain('table.resigned');
    const { code } = await mailTo(world, addressOf('resigns'), /code/i);
    await field.fill(code);
    await resign.click();
    await notice(ann, 'You have resigned.').waitFor();
  });
});

test('a seat passes to somebody else: a code for the one, an invitation for the other', async () => {
  const { table, ann, ben } = await seatedByMail(addressOf('hands'));
  await choose(ann, 'Pause, end, leave');
  await rowOf(ann, 'Somebody else for your seat').click();
  const dialog = ann.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await dialog.getByText('Write the name that the others will see.').waitFor();
  await dialog.getByLabel('Their name').fill('Dora');
  await dialog.getByLabel('Their mail address').fill('not an address');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await dialog.getByText('This is no mail address.').waitFor();
  await dialog.getByLabel('Their mail address').fill(addressOf('heir'));
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await dialog.getByLabel('Code of the mail').waitFor();
  await axe(ann);
  const { code } = await mailTo(world, addressOf('hands'), /code/i);
  await dialog.getByLabel('Code of the mail').fill(code);
  await dialog.getByRole('button', { name: 'Invite and hand over' }).click();
  await dialog.getByText('The seat is yours until Dora sits down.').waitFor();

  const invitation = await mailTo(world, addressOf('heir'));
  const dora = await (await world.person()).newPage();
  await dora.goto(invitation.link);
  await dora.getByLabel('Code of the mail').fill(invitation.code);
  await dora.getByRole('button', { name: 'Sit down', exact: true }).click();
  await dora.waitForURL(/\?seat=0$/);
  await nudge(ben);
  await ben.locator('.player-name', { hasText: 'Dora' }).waitFor();
  await expect.poll(() => factsOf(table)).toContain('table.seatHandedOver');
});
