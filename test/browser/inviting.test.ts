/** Setting a table for people who are far away: invitations, the host's own address, the clock, in a real browser. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeHere } from './axe.ts';
import { tableAt } from './invited.ts';
import { addressOf, mailTo } from './mails.ts';
import { closeServers } from '../smtp.ts';
import { openPostOffice, type PostOffice } from './post-office.ts';
import { asks, openWorld, type OwnWorld } from './world.ts';

const create = (page: Page) => page.getByRole('button', { name: 'Create table' });
const players = (page: Page, count: number) =>
  page.getByRole('radio', { name: String(count), exact: true }).check({ force: true });
const isSet = (page: Page) => page.getByRole('heading', { name: 'Your table is ready' }).waitFor();
const idOf = (page: Page): string => new URL(page.url()).searchParams.get('table') ?? '';

describe('on one’s own machine', () => {
  let world: OwnWorld;
  beforeAll(async () => (world = await openWorld()), 60_000);
  afterAll(() => world.close());

  it('invites by mail, confirms the host’s address with a code, and keeps what was written over a reload', async () => {
    const page = await (await world.person()).newPage();
    await page.goto('/new?game=lilliput');
    await players(page, 3);
    await page.locator('#name-0').fill('Nora');
    await page.locator('#address-0').fill(addressOf('nora'));
    await page.locator('#name-1').fill('Tariq');
    await page.locator('#address-1').fill('tariq');
    await create(page).click();
    await page.getByText('This is no complete mail address').waitFor();
    await page.locator('#address-1').fill(addressOf('tariq'));
    await page.locator('#language-1').selectOption('fr');
    await page.getByRole('radio', { name: 'Daily' }).check({ force: true });
    await page.getByText('Details').click();
    await page.getByLabel('Sun').uncheck({ force: true });
    await page.getByLabel('Hours for a turn').fill('0');
    await page.getByRole('radio', { name: 'Anybody' }).check({ force: true });
    await page.getByRole('radio', { name: 'Shuffled at the start' }).check({ force: true });
    await create(page).click();
    await page.getByText('Whole hours, from 1 to 720.').waitFor();
    await page.getByLabel('Hours for a turn').fill('36');
    await axeHere(page);
    await create(page).click();
    await page.getByText(`A mail with a code is on its way to ${addressOf('nora')}`).waitFor();
    await page.getByRole('link', { name: 'Open the mailbox' }).last().waitFor();
    await axeHere(page);

    await page.reload();
    await expect.poll(() => page.locator('#name-1').inputValue()).toBe('Tariq');
    // Two requests within one second get one letter.
    await world.wait(1000);
    await create(page).click();
    const { code } = await mailTo(world, addressOf('nora'), /./, 2);
    await page.getByLabel('Code of the mail').fill(code);
    await create(page).click();
    await isSet(page);
    await page.getByText('An invitation by mail is on its way to Tariq.').waitFor();
    await page.getByText('You sit here, in this browser').waitFor();
    await axeHere(page);
    await expect
      .poll(() => tableAt(world, idOf(page)))
      .toMatchObject({
        order: 'random',
        listed: true,
        clock: { perTurn: 36, bank: 72, countedDays: [1, 2, 3, 4, 5, 6], atEnd: 'vote' },
        seats: [
          { name: 'Nora', joined: true, byMail: true },
          { name: 'Tariq', joined: false, byMail: true },
          { name: null, joined: false },
        ],
      });
    expect((await mailTo(world, addressOf('tariq'))).heading).toMatch(/^Une partie/);

    await page.goto('/new?game=lilliput');
    await expect.poll(() => page.locator('#name-1').inputValue()).toBe('');
    await page.getByText('Confirmed in this browser.').waitFor();
    await expect.poll(() => page.locator('#address-0').inputValue()).toBe(addressOf('nora'));
  });

  it('says at the field what the service does not take', async () => {
    const page = await (await world.person()).newPage();
    await page.goto('/new?game=lilliput');
    await page.locator('#name-0').fill('Ian');
    await page.locator('#name-1').fill('lan');
    await create(page).click();
    await page.locator('#name-1-error', { hasText: '“lan” looks like “Ian”' }).waitFor();
    await page.locator('#name-1').fill('Аnna');
    await create(page).click();
    await page.locator('#name-1-error', { hasText: 'mixes alphabets' }).waitFor();
    await page.locator('#name-1').fill('Anna');
    await create(page).click();
    await isSet(page);
    await page.getByRole('button', { name: 'Sit down as Ian' }).click();
    await asks(page, /Ian|Anna|Take/);
  });
});

describe('where strangers can reach the service', () => {
  let world: OwnWorld;
  let post: PostOffice;
  beforeAll(async () => {
    post = await openPostOffice(['gone@example.org']);
    world = await openWorld({ plainName: true, environment: { SMTP_URL: post.url } });
  }, 60_000);
  afterAll(async () => {
    await world.close();
    await closeServers();
  });

  it('a host confirms an address first, and has at most five tables that wait', async () => {
    const page = await (await world.person()).newPage();
    await page.goto('/new?game=lilliput');
    await page.getByText('Hosts have to confirm their address').waitFor();
    await page.locator('#name-0').fill('Nora');
    await create(page).click();
    await page.locator('#address-0-error', { hasText: 'Confirm your mail address first.' }).waitFor();
    await page.locator('#address-0').fill(addressOf('nora'));
    await create(page).click();
    await page.getByLabel('Code of the mail').fill(await post.codeFor(addressOf('nora')));
    await create(page).click();
    await isSet(page);
    await expect.poll(() => page.getByRole('link', { name: 'Open the mailbox' }).count()).toBe(0);
    for (let table = 2; table <= 5; table++) {
      await page.goto('/new?game=lilliput');
      await page.getByText('Confirmed in this browser.').waitFor();
      await page.locator('#name-0').fill('Nora');
      await create(page).click();
      await isSet(page);
    }
    await page.goto('/new?game=lilliput');
    await page.getByText('Confirmed in this browser.').waitFor();
    await page.locator('#name-0').fill('Nora');
    await create(page).click();
    await page.getByText('You have 5 tables that wait for players.').waitFor();
    await expect.poll(() => page.locator('#name-0').inputValue()).toBe('Nora');
  });

  it('everybody sees at the seat that mail to it comes back', async () => {
    const page = await (await world.person()).newPage();
    await page.goto('/new?game=lilliput');
    await page.locator('#name-0').fill('Olga');
    await page.locator('#address-0').fill(addressOf('olga'));
    await page.locator('#name-1').fill('Gone');
    await page.locator('#address-1').fill('gone@example.org');
    await create(page).click();
    await page.getByLabel('Code of the mail').fill(await post.codeFor(addressOf('olga')));
    await create(page).click();
    await isSet(page);
    const watcher = await (await world.person()).newPage();
    const bounces = async () => {
      await watcher.goto(`/t/${idOf(page)}`);
      await watcher.locator('.seat-link').first().waitFor();
      return watcher.locator('.seat-bounces', { hasText: 'Mail to Gone comes back' }).count();
    };
    await expect.poll(bounces).toBe(1);
  });

  it('also for a game alone', async () => {
    const page = await (await world.person()).newPage();
    await page.goto('/');
    await page.getByRole('button', { name: 'Play solo now' }).click();
    await page.waitForURL(/\/new/);
    await page.locator('#address-0').fill(addressOf('solo'));
    await page.getByRole('button', { name: 'Create table and play' }).click();
    await page.getByLabel('Code of the mail').fill(await post.codeFor(addressOf('solo')));
    await page.getByRole('button', { name: 'Create table and play' }).click();
    await page.waitForURL(/\/t\//);
  });
});

it('where no mail can be sent, asks for no address and says how the links get to people', async () => {
  const world = await openWorld({ plainName: true });
  try {
    const page = await (await world.person()).newPage();
    await page.goto('/new?game=lilliput');
    await page.getByText('This service sends no mail').waitFor();
    await expect.poll(() => page.locator('input[type="email"]').count()).toBe(0);
    await page.locator('#name-0').fill('Nora');
    await create(page).click();
    await isSet(page);
    const link = await page.getByRole('textbox', { name: 'Link of Seat 2' }).inputValue();
    const other = await (await world.person()).newPage();
    await other.goto(link);
    await other.getByLabel('Your name').waitFor();
    await expect.poll(() => other.getByRole('button', { name: 'Tell me by mail' }).count()).toBe(0);
  } finally {
    await world.close();
  }
}, 60_000);
