/** What a host does with a table: before its start and after it, in a real browser. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeHere } from './axe.ts';
import { inviteTable, type InvitingTable, tableAt } from './invited.ts';
import { addressOf, mailTo } from './mails.ts';
import { asks, nudge, openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => (world = await openWorld()), 60_000);
afterAll(() => world.close());

async function hostPage({ host }: InvitingTable, options = {}): Promise<Page> {
  const page = await (await world.person(options)).newPage();
  await page.goto(host);
  await page.getByRole('button', { name: 'Be the host here' }).click();
  await page.waitForFunction(() => location.hash === '');
  return page;
}

async function sitDownByMail(address: string, count = 1): Promise<Page> {
  const { link, code } = await mailTo(world, address, /./, count);
  const page = await (await world.person()).newPage();
  await page.goto(link);
  await page.getByLabel('Code of the mail').fill(code);
  await page.getByRole('button', { name: 'Sit down', exact: true }).click();
  await page.waitForURL(/\?seat=\d$/);
  return page;
}

const dialog = (page: Page) => page.getByRole('dialog');

describe('before the start', () => {
  it('a host fills a seat by mail, anew, by link, and with a robot; everybody sees who has come', async () => {
    const made = await inviteTable(world, [{ name: 'Nora', address: addressOf('nora') }, {}, {}]);
    const page = await hostPage(made);
    await asks(page, 'Waiting for 3 players.');
    await page.getByRole('button', { name: 'Change the seat of Seat 2' }).click();
    await page.getByRole('radio', { name: 'By mail' }).check({ force: true });
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByText('Write the name that the others will see.').waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Nora');
    await page.getByLabel('Mail address').fill(addressOf('tariq'));
    await page.getByLabel('Language of the mails').selectOption('es');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByText('“Nora” looks like “Nora”').waitFor();
    await axeHere(page);
    await page.getByLabel('Name', { exact: true }).fill('Tariq');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByText('Invited by mail, has not come yet').nth(1).waitFor();
    const first = await mailTo(world, addressOf('tariq'));
    expect(first.text).toContain('Thursday table');

    await page.getByRole('button', { name: 'Change the seat of Tariq' }).click();
    await page.getByRole('button', { name: 'Send the same mail again' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Change the seat of Tariq' }).click();
    await page.getByLabel('Mail address').fill(addressOf('tariq'));
    await page.getByRole('button', { name: 'Invite anew' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    const tariq = await sitDownByMail(addressOf('tariq'), 3);
    await asks(tariq, 'Waiting for 2 players.');
    await nudge(page);
    await asks(page, 'Waiting for 2 players.');

    await page.getByRole('button', { name: 'Change the seat of Seat 3' }).click();
    await page.getByRole('radio', { name: 'Robot' }).check({ force: true });
    await page.getByRole('button', { name: 'Save' }).click();
    await asks(page, 'Waiting for one more player.');
    expect((await tableAt(world, made.id)).seats).toMatchObject([
      { joined: false },
      { joined: true },
      { bot: 'greedy' },
    ]);

    await page.getByRole('button', { name: 'Change the seat of Tariq' }).click();
    await page.getByRole('radio', { name: 'By link' }).check({ force: true });
    await page.getByText('Tariq sits there and loses the seat.').waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'What the host did' }).click();
    await dialog(page).getByText('Invited Tariq by mail.').first().waitFor();
  });

  it('gives answers hours of their own, which lapse, and which those who come can read', async () => {
    const made = await inviteTable(world, [{ name: 'Ann' }, {}]);
    const page = await hostPage(made, { viewport: { width: 390, height: 844 } });
    await page.getByRole('button', { name: 'Change the table' }).click();
    await page.getByRole('radio', { name: 'Daily' }).check({ force: true });
    await page.getByText('Details').click();
    expect(await page.getByRole('radio', { name: 'Go on without it' }).count()).toBe(0);
    await page.getByLabel('Hours for an answer').fill('0');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Whole hours, from 1 to 720.').waitFor();
    await page.getByLabel('Hours for an answer').fill('8');
    await page.getByRole('radio', { name: 'Go on without it' }).check({ force: true });
    await axeHere(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await expect
      .poll(() => tableAt(world, made.id))
      .toMatchObject({ clock: { perTurn: 24, bank: 72, answers: { hours: 8, lapse: true } } });
    const watcher = await (await world.person()).newPage();
    await watcher.goto(`/t/${made.id}`);
    await watcher.getByText('8 hours for an answer in another’s turn, which then lapses').waitFor();
  });

  it('changes title, order, list and clock, which those who come can read, and closes the table', async () => {
    const made = await inviteTable(world, [{ name: 'Ann' }, {}]);
    const page = await hostPage(made, { viewport: { width: 390, height: 844 } });
    const watcher = await (await world.person()).newPage();
    await watcher.goto(`/t/${made.id}`);
    await watcher.getByText('Nobody is hurried.').waitFor();
    await page.getByRole('button', { name: 'Change the table' }).click();
    await page.getByLabel('Name of the table').fill('Friday');
    await page.getByRole('radio', { name: 'Fast' }).check({ force: true });
    await page.getByRole('radio', { name: 'Anybody' }).check({ force: true });
    await page.getByRole('radio', { name: 'Shuffled at the start' }).check({ force: true });
    await axeHere(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await expect
      .poll(() => tableAt(world, made.id))
      .toMatchObject({
        title: 'Friday',
        order: 'random',
        listed: true,
        clock: { perTurn: 4, countedHours: { from: 8, to: 22 } },
      });
    await watcher.reload();
    await watcher.getByText('4 hours for each turn').waitFor();
    await watcher.getByRole('button', { name: 'Join this table' }).waitFor();

    await page.getByRole('button', { name: 'Change the table' }).click();
    await page.getByRole('button', { name: 'Close the table' }).click();
    await page.getByRole('button', { name: 'Really close it' }).click();
    await asks(page, 'This table was closed.');
    const late = await (await world.person()).newPage();
    await late.goto(made.seats[1]?.link ?? '');
    await asks(late, 'This table was closed.');
    await expect.poll(() => late.getByRole('button', { name: 'Sit down' }).count()).toBe(0);
  });
});

describe('after the start', () => {
  it('a host has a link sent again and invites a substitute, who plays on once the seat is free', async () => {
    const made = await inviteTable(world, [
      { name: 'Eve', address: addressOf('eve') },
      { name: 'Fay', address: addressOf('fay') },
    ]);
    const page = await hostPage(made);
    const eve = await sitDownByMail(addressOf('eve'));
    const fay = await sitDownByMail(addressOf('fay'));
    await nudge(page);
    await asks(page, /takes a company or a character/);
    const open = async () => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Look after the table' }).click();
    };
    await open();
    await page.getByRole('button', { name: 'Send Eve the link again' }).click();
    await page.getByText('The mail to Eve is on its way again.').first().waitFor();
    await mailTo(world, addressOf('eve'), /Your link/);
    await page.getByRole('button', { name: 'Invite a substitute for Eve' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Sue');
    await page.getByLabel('Mail address').fill(addressOf('sue'));
    await axeHere(page);
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByText('The invitation to Sue is on its way.').first().waitFor();

    const { link, code } = await mailTo(world, addressOf('sue'));
    const sue = await (await world.person()).newPage();
    await sue.goto(link);
    await asks(sue, 'Will you play on for Eve?');
    await sue.getByLabel('Code of the mail').fill(code);
    const sit = sue.getByRole('button', { name: 'Sit down', exact: true });
    await sit.click();
    await sue.getByText('Somebody still plays this seat.').waitFor();

    await eve.getByRole('button', { name: 'Menu' }).click();
    await eve.getByRole('button', { name: 'Pause, end, leave' }).click();
    await dialog(eve).getByRole('button', { name: 'Resign' }).click();
    await eve.getByText('Resign your seat?').waitFor();
    await dialog(eve).getByRole('button', { name: 'Resign' }).click();
    const resigning = await mailTo(world, addressOf('eve'), /Your code/);
    await eve.getByLabel('Code of the mail').fill(resigning.code);
    await dialog(eve).getByRole('button', { name: 'Resign' }).click();
    await dialog(eve).waitFor({ state: 'detached' });

    await sit.click();
    await sue.waitForURL(/\?seat=0$/);
    expect((await tableAt(world, made.id)).seats).toMatchObject([{ name: 'Sue', joined: true }, { name: 'Fay' }]);
    await nudge(fay);
    await fay.locator('.player-name', { hasText: 'Sue' }).first().waitFor();

    await fay.getByRole('button', { name: 'Menu' }).click();
    await fay.getByRole('button', { name: 'Pause, end, leave' }).click();
    await dialog(fay).getByRole('button', { name: 'Hand over' }).click();
    await fay.getByLabel('Their name').fill('Gus');
    await fay.getByLabel('Their mail address').fill(addressOf('gus'));
    await fay.getByRole('button', { name: 'Go on' }).click();
    const handing = await mailTo(world, addressOf('fay'), /Your code/);
    await fay.getByLabel('Code of the mail').fill(handing.code);
    await fay.getByRole('button', { name: 'Invite and hand over' }).click();
    await fay.getByText('The invitation is on its way.').waitFor();
    const gus = await mailTo(world, addressOf('gus'));
    const heir = await (await world.person()).newPage();
    await heir.goto(gus.link);
    await asks(heir, 'Will you play on for Fay?');
    await heir.getByLabel('Code of the mail').fill(gus.code);
    await heir.getByRole('button', { name: 'Sit down', exact: true }).click();
    await heir.waitForURL(/\?seat=1$/);
    expect((await tableAt(world, made.id)).seats).toMatchObject([{ name: 'Sue' }, { name: 'Gus', joined: true }]);
  });
});
