/** Coming to a seat by mail, by a link that was handed out, or in the lobby, in a real browser. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeHere } from './axe.ts';
import { inviteTable, tableAt } from './invited.ts';
import { addressOf, mailTo } from './mails.ts';
import { asks, openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => (world = await openWorld()), 60_000);
afterAll(() => world.close());

const newPage = async (options = {}): Promise<Page> => (await world.person(options)).newPage();
const sit = (page: Page) => page.getByRole('button', { name: 'Sit down', exact: true });

describe('the link of an invitation', () => {
  it('needs the code of the mail, typed as people type, and then never again in this browser', async () => {
    const { id } = await inviteTable(world, [
      { name: 'Ines', address: addressOf('ines') },
      { name: 'Piet', address: addressOf('piet') },
    ]);
    const { link, code } = await mailTo(world, addressOf('ines'));
    const context = await world.person();
    const page = await context.newPage();
    await page.goto(link);
    await asks(page, 'You are invited as Ines.');
    const field = page.getByLabel('Code of the mail');
    await field.waitFor();
    await axeHere(page);
    await sit(page).click();
    await page.getByText('A code has six letters and digits').waitFor();
    await field.fill('AAAAAA');
    await field.press('Enter');
    await page.getByText('4 tries are left').waitFor();
    expect((await tableAt(world, id)).seats).toMatchObject([{ joined: false }, { joined: false }]);
    await field.fill(` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `);
    await sit(page).click();
    await asks(page, 'Waiting for one more player.');
    await expect.poll(() => page.url()).toMatch(/\?seat=0$/);
    expect((await tableAt(world, id)).seats).toMatchObject([{ joined: true }, { joined: false }]);

    const second = await inviteTable(world, [{ name: 'Ines', address: addressOf('ines') }, {}]);
    const next = await mailTo(world, addressOf('ines'), /Will you play/, 2);
    await page.goto(next.link);
    await asks(page, 'You are invited as Ines.');
    await expect.poll(() => page.getByLabel('Code of the mail').count()).toBe(0);
    await sit(page).click();
    await page.waitForURL(new RegExp(`${second.id}\\?seat=0$`));
  });

  it('asks for a name where the host gave none', async () => {
    const { id } = await inviteTable(world, [
      { address: addressOf('noname') },
      { name: 'Ann', address: addressOf('ann') },
    ]);
    const { link, code } = await mailTo(world, addressOf('noname'));
    const page = await newPage();
    await page.goto(link);
    await asks(page, 'You are invited to this table.');
    await page.getByLabel('Code of the mail').fill(code);
    await sit(page).click();
    await page.getByText('Write the name that the others will see.').waitFor();
    await page.getByLabel('Your name').fill('Ann');
    await sit(page).click();
    await page.getByText('“Ann” looks like “Ann”').waitFor();
    await page.getByLabel('Your name').fill('Zoe');
    await sit(page).click();
    await asks(page, 'Waiting for one more player.');
    expect((await tableAt(world, id)).seats).toMatchObject([
      { name: 'Zoe', joined: true, byMail: true },
      { joined: false },
    ]);
  });

  it('that was tried too often is dead, and a mail with a new one comes', async () => {
    await inviteTable(world, [{ name: 'Fay', address: addressOf('fay') }, {}]);
    const { link } = await mailTo(world, addressOf('fay'));
    const page = await newPage();
    await page.goto(link);
    const field = page.getByLabel('Code of the mail');
    for (const left of [4, 3, 2, 1, 0]) {
      await field.fill('BBBBBB');
      await field.press('Enter');
      await page.getByText(left === 1 ? '1 try is left' : `${left} tries are left`).waitFor();
    }
    await field.press('Enter');
    await page.getByText('The code was wrong too often').waitFor();
    const fresh = await mailTo(world, addressOf('fay'), /Your link/);
    await page.goto('about:blank');
    await page.goto(fresh.link);
    await page.getByLabel('Code of the mail').fill(fresh.code);
    await sit(page).click();
    await asks(page, 'Waiting for one more player.');
  });

  it('that the host has replaced is refused, and the address opens the seat in its place', async () => {
    const { id, host } = await inviteTable(world, [{ name: 'Gil', address: addressOf('gil') }, {}]);
    const old = await mailTo(world, addressOf('gil'));
    const hostPage = await newPage();
    await hostPage.goto(host);
    await hostPage.getByRole('button', { name: 'Be the host here' }).click();
    await hostPage.waitForFunction(() => location.hash === '');
    const again = await hostPage.evaluate(
      async ([table, address]) =>
        (
          await fetch(`/api/tables/${table}/seats/0/invitation`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ address }),
          })
        ).status,
      [id, addressOf('gil')] as const,
    );
    expect(again).toBe(200);
    const fresh = await mailTo(world, addressOf('gil'), /Will you play/, 2);
    const page = await newPage();
    await page.goto(fresh.link);
    await page.getByLabel('Code of the mail').fill(fresh.code);
    await sit(page).click();
    await page.waitForURL(/\?seat=0$/);

    const elsewhere = await newPage();
    await elsewhere.goto(old.link);
    await elsewhere.getByLabel('Code of the mail').fill(old.code);
    await sit(elsewhere).click();
    await elsewhere.getByText('This link is no longer valid').waitFor();
    await elsewhere.getByLabel('Your mail address').fill(addressOf('gil'));
    await elsewhere.getByRole('button', { name: 'Send me a code' }).click();
    const own = await mailTo(world, addressOf('gil'), /Your tables/);
    await elsewhere.getByLabel('Code of the mail').fill(own.code);
    await axeHere(elsewhere);
    await sit(elsewhere).click();
    await elsewhere.waitForURL(/\?seat=0$/);
    await asks(elsewhere, 'Waiting for one more player.');
  });
});

describe('a link that was handed out', () => {
  it('lets whoever comes hear of the turns by mail, once the address is confirmed', async () => {
    const { id, seats } = await inviteTable(world, [{}, { name: 'Ann', address: addressOf('ann') }]);
    const page = await newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(seats[0]?.link ?? '');
    await asks(page, 'This link is an open seat.');
    await page.getByLabel('Your name').fill('May');
    await page.getByRole('button', { name: 'Tell me by mail when it is my turn' }).click();
    await page.getByLabel('Your mail address').fill('may');
    await page.getByLabel('Your mail address').press('Enter');
    await page.getByText('This is no complete mail address').waitFor();
    await page.getByLabel('Your mail address').fill(addressOf('may'));
    await page.getByLabel('Your mail address').press('Enter');
    const { code } = await mailTo(world, addressOf('may'));
    await page.getByLabel('Code of the mail').fill(code);
    await axeHere(page);
    await page.getByRole('button', { name: 'Confirm and sit down' }).click();
    await asks(page, 'Waiting for one more player.');
    expect((await tableAt(world, id)).seats).toMatchObject([{ name: 'May', joined: true, byMail: true }, {}]);
  });
});

describe('a listed table', () => {
  it('can be joined by anybody whose address is confirmed', async () => {
    const { id } = await inviteTable(world, [{ name: 'Ann' }, {}, {}], { listed: true });
    const page = await newPage();
    await page.goto(`/t/${id}`);
    await page.getByRole('button', { name: 'Join this table' }).click();
    await page.getByLabel('Your name').fill('Kim');
    await expect.poll(() => sit(page).count()).toBe(0);
    await page.getByLabel('Your mail address').fill(addressOf('kim'));
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await page.getByRole('link', { name: 'Open the mailbox' }).waitFor();
    const { code } = await mailTo(world, addressOf('kim'));
    await page.getByLabel('Code of the mail').fill(code);
    await page.getByRole('button', { name: 'Confirm and sit down' }).click();
    await asks(page, 'Waiting for one more player.');
    expect((await tableAt(world, id)).seats).toMatchObject([{}, { name: 'Kim', joined: true, byMail: true }, {}]);
    await expect.poll(() => page.url()).toMatch(/\?seat=1$/);
  });
});

/** As a scanner of mails does it. */
function fillAndPress(): void {
  for (const field of document.querySelectorAll('input')) {
    field.value = 'ABCDEF';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  for (const form of document.querySelectorAll('form')) form.requestSubmit();
  for (const button of document.querySelectorAll('button')) button.click();
}

it('a program that opens every link, fills in every field and presses every button sits down nowhere', async () => {
  const { id } = await inviteTable(world, [{ name: 'Uma', address: addressOf('uma') }, { address: addressOf('vic') }]);
  for (const address of [addressOf('uma'), addressOf('vic')]) {
    const { link } = await mailTo(world, address);
    const page = await newPage();
    await page.goto(link);
    await sit(page).waitFor();
    for (let round = 0; round < 4; round++) {
      await page.evaluate(fillAndPress).catch(() => {}); // it may have pressed what leads away
      await page.waitForTimeout(300);
    }
    await page.close();
  }
  expect((await tableAt(world, id)).seats).toMatchObject([{ joined: false }, { joined: false, name: null }]);
});
