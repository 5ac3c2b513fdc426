/** Talk, notes, standing orders and the news of a table, in real browsers. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe } from './axe.ts';
import { addressOf, mailTo } from './mails.ts';
import { playedTable } from './played.ts';
import { choose, phone } from './turns.ts';
import { asks, nudge, openWorld, sitDown, takeCharacter, type OwnWorld, seated } from './world.ts';

let world: OwnWorld;
beforeAll(async () => (world = await openWorld()), 60_000);
afterAll(() => world.close());

const MINUTE = 60_000;

const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });
const field = (page: Page) => page.getByLabel('Say something to the table');
const notes = (page: Page) => page.getByRole('textbox', { name: 'Notes' });

const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

describe('talk', () => {
  test('reaches the others with a mark, as text and nothing else, and can be taken out by its writer', async () => {
    const { pages } = await seated(world, ['Ann', 'Ben'], {}, [{}, phone]);
    const [ann, ben] = pages as [Page, Page];
    await tab(ann, 'Talk').click();
    await ann.getByText('Nobody has said anything yet.').waitFor();
    await axe(ann);
    const long = 'Llanfair'.repeat(40);
    await field(ann).fill(`<img src=x onerror=alert(1)> ${long}`);
    await field(ann).press('Enter');
    await ann.locator('.said', { hasText: '<img src=x' }).waitFor();
    await expect.poll(() => ann.locator('.said img').count()).toBe(0);
    await expect.poll(() => field(ann).inputValue()).toBe('');

    await ben.reload();
    await ben.getByRole('button', { name: 'Talk, one new message' }).click();
    await ben.locator('.said', { hasText: long }).waitFor();
    const fits = await ben.locator('.said-text').evaluate((text) => text.scrollWidth <= text.clientWidth);
    expect(fits).toBe(true);
    await axe(ben);
    await expect.poll(() => ben.getByRole('button', { name: 'Talk, one new message' }).count()).toBe(0);
    await expect.poll(() => ben.getByRole('button', { name: 'Take out' }).count()).toBe(0);

    await ann.getByRole('button', { name: 'Take out' }).click();
    await ann.getByRole('button', { name: 'Take it out?' }).click();
    await ann.getByText('A message was taken out.').waitFor();
    await ben.reload();
    await tab(ben, 'Talk').click();
    await ben.getByText('A message was taken out.').waitFor();
  });

  test('comes by itself while somebody looks, and what could not be sent is not lost', async () => {
    const { pages } = await seated(world, ['Ann', 'Ben']);
    const [ann, ben] = pages as [Page, Page];
    await tab(ben, 'Talk').click();
    await tab(ann, 'Talk').click();
    await ann.context().setOffline(true);
    await field(ann).fill('From the tunnel');
    await ann.getByRole('button', { name: 'Say it' }).click();
    await ann.getByText('The service did not answer. Try again when you are online.').waitFor();
    await ann.context().setOffline(false);
    await ann.reload();
    await tab(ann, 'Talk').click();
    await expect.poll(() => field(ann).inputValue()).toBe('From the tunnel');
    await field(ann).press('Enter');
    await ben.locator('.said', { hasText: 'From the tunnel' }).waitFor({ timeout: 25_000 });
  });

  test.each([
    ['on a wide screen', {}],
    ['on a phone', phone],
  ])(
    'shows older messages on demand, by keyboard too, and leaves the reader where they were: %s',
    async (_, device) => {
      const { table, pages } = await seated(world, ['Ann', 'Ben'], {}, [device, {}]);
      const ann = pages[0]!;
      await ann.evaluate(async (id) => {
        for (let number = 0; number < 120; number++) {
          await fetch(`/api/tables/${id}/chat`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ seat: 0, text: `No. ${number}.` }),
          });
        }
      }, table.id);
      await tab(ann, 'Talk').click();
      const said = (number: number) => ann.locator('.said', { hasText: `No. ${number}.` });
      await said(119).waitFor();
      await expect.poll(() => ann.locator('.said').count()).toBe(50);
      await expect.poll(() => said(119).evaluate(isInView)).toBe(true);

      const older = ann.getByRole('button', { name: 'Show older messages' });
      await older.focus();
      const place = async () => Math.round((await said(70).boundingBox())?.y ?? 0);
      const before = await place();
      await ann.keyboard.press('Enter');
      await said(20).waitFor();
      await ann.getByText('50 older messages are shown.').waitFor();
      expect(Math.abs((await place()) - before)).toBeLessThan(4);
      expect(await older.evaluate((button) => button === document.activeElement)).toBe(true);
      await axe(ann);

      await ann.keyboard.press('Enter');
      await said(0).waitFor();
      await expect.poll(() => older.count()).toBe(0);
      await expect.poll(() => ann.locator('.said').count()).toBe(120);
      await expect.poll(() => ann.locator('.talk-list').evaluate((list) => list === document.activeElement)).toBe(true);
      await said(0).getByRole('button', { name: 'Take out' }).click();
      await said(0).getByRole('button', { name: 'Take it out?' }).click();
      await ann.getByText('A message was taken out.').waitFor();
      await field(ann).fill('The newest');
      await ann.getByRole('button', { name: 'Say it' }).click();
      await expect.poll(() => ann.locator('.said').count()).toBe(121);
      await axe(ann);
    },
  );

  test('of a host with a seat comes from either, as they say', async () => {
    const table = await world.makeTable(['Ann', 'Ben']);
    const context = await world.person();
    const page = await context.newPage();
    await page.goto(table.host);
    await page.getByRole('button', { name: 'Be the host here' }).click();
    await page.getByText('You are the host', { exact: true }).waitFor();
    const ann = await sitDown(context, table, 0);
    await tab(ann, 'Talk').click();
    await field(ann).fill('From the seat');
    await field(ann).press('Enter');
    await ann.locator('.said', { hasText: 'From the seat' }).locator('strong', { hasText: 'Ann' }).waitFor();
    await ann.getByLabel('as the host').check();
    await field(ann).fill('From the chair');
    await field(ann).press('Enter');
    const said = ann.locator('.said', { hasText: 'From the chair' });
    await said.locator('strong', { hasText: 'Host' }).waitFor();
    await said.getByRole('button', { name: 'Take out' }).click();
    await said.getByRole('button', { name: 'Take it out?' }).click();
    await ann.getByText('A message was taken out.').waitFor();
  });

  test('is open to onlookers once they have confirmed an address; without one they can read', async () => {
    const { table, pages } = await seated(world, ['Ann', 'Ben'], { listed: true });
    await tab(pages[0]!, 'Talk').click();
    await field(pages[0]!).fill('Hello');
    await field(pages[0]!).press('Enter');
    await pages[0]!.locator('.said', { hasText: 'Hello' }).waitFor();
    const onlooker = await (await world.person()).newPage();
    await onlooker.goto(`/t/${table.id}`);
    await tab(onlooker, 'Talk').click();
    await onlooker.locator('.said', { hasText: 'Hello' }).waitFor();
    await onlooker.getByText('To write here while watching, confirm a mail address first.').waitFor();
    await expect.poll(() => field(onlooker).count()).toBe(0);

    const asked = await onlooker.evaluate(async (address) => {
      const answer = await fetch('/api/people/links', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ address }),
      });
      return (await answer.json()) as { link: string };
    }, addressOf('onlooker'));
    const { code } = await mailTo(world, addressOf('onlooker'));
    await onlooker.evaluate(
      async ([link, typed]) => {
        await fetch('/api/session/links', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ link: link?.split('#').at(-1), code: typed }),
        });
      },
      [asked.link, code],
    );
    await onlooker.reload();
    await tab(onlooker, /^Talk/).click();
    await onlooker.getByLabel('Your name, as others see it').fill('ANN');
    await field(onlooker).fill('May I join?');
    await onlooker.getByRole('button', { name: 'Say it' }).click();
    await onlooker.getByText('The name “ANN” looks like “Ann”.').waitFor();
    await onlooker.getByLabel('Your name, as others see it').fill('Olga');
    await onlooker.getByRole('button', { name: 'Say it' }).click();
    await onlooker.locator('.said', { hasText: 'Olga, watching' }).getByRole('button', { name: 'Take out' }).waitFor();
    await axe(onlooker);
  });
});

test('notes save themselves, wait for a network over a reload, and are nobody else’s', async () => {
  const { table, pages } = await seated(world, ['Ann', 'Ben'], {}, [{}, phone]);
  const [ann, ben] = pages as [Page, Page];
  await ann.getByRole('button', { name: 'Notes', exact: true }).click();
  await notes(ann).fill('Buy a 3-train.');
  await ann.getByText('Saved.').waitFor();
  await axe(ann);
  await ann.context().setOffline(true);
  await notes(ann).fill('Buy a 3-train, then sell.');
  await ann.getByText('No connection. What you write is kept in this browser').waitFor();
  await ann.context().setOffline(false);
  await ann.reload();
  await tab(ann, 'Notes').click();
  await ann.getByText('Saved.').waitFor();
  await expect.poll(() => notes(ann).inputValue()).toBe('Buy a 3-train, then sell.');
  const kept = await ann.evaluate(async (id) => {
    const answer = await fetch(`/api/tables/${id}/seats/0/notes`);
    return ((await answer.json()) as { text: string }).text;
  }, table.id);
  expect(kept).toBe('Buy a 3-train, then sell.');

  await tab(ben, 'Notes').click();
  await ben.getByText('Saved.').waitFor();
  await expect.poll(() => notes(ben).inputValue()).toBe('');
  await axe(ben);
});

test('standing orders: given, acting in their time as the seat itself, recorded, withdrawn too late', async () => {
  const asked = (seat: number) => (state: { running: { company: string } | null; companies: object }) => {
    const companies = state.companies as { readonly [company: string]: { readonly director: number | null } };
    return state.running !== null && companies[state.running.company]?.director === seat;
  };
  const table = await playedTable(world, ['Ann', 'Ben', 'Cid'], (state) => state.round === 2);
  await table.playUntil((state) => asked(0)(state) || asked(1)(state) || asked(2)(state));
  const before = table.commits.length;
  const context = await world.person();
  await context.addCookies([table.cookie]);
  const page = await context.newPage();
  await page.goto(`/t/${table.id}`);
  const director = Number(
    await page.evaluate(async (id) => {
      const answer = await fetch(`/api/tables/${id}/head`);
      return ((await answer.json()) as { awaiting: { seat: number }[] }).awaiting[0]?.seat;
    }, table.id),
  );
  await page.goto(`/t/${table.id}?seat=${director}`);
  await tab(page, 'Talk').waitFor();
  await choose(page, 'Standing orders');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('No orders are given.').waitFor();
  await dialog.getByRole('button', { name: 'Give these orders' }).click();
  await dialog.getByText('Nothing is ordered. Choose something first.').waitFor();
  await dialog.getByLabel('Offers for your trains').selectOption('acceptFrom');
  await dialog.getByRole('button', { name: 'Give these orders' }).click();
  await dialog.getByText('A whole sum from 1 to 100000 is needed here.').waitFor();
  await axe(page);
  await dialog.getByLabel('Sum in pounds, Offers for your trains').fill('120');
  await dialog.locator('select').first().selectOption('pay');
  await dialog.getByRole('button', { name: 'Give these orders' }).click();
  await dialog.getByText('The orders stand.').waitFor();
  await dialog.getByText('2 to 30 minutes after your seat was asked').waitFor();

  await world.wait(31 * MINUTE);
  await expect.poll(async () => (await world.commits(table.id)).length).toBeGreaterThan(before);
  const [acted] = (await world.commits(table.id)).slice(before);
  expect(acted).toMatchObject({ actor: `seat:${director}`, command: { steps: [{ type: 'payDividend' }] } });
  await dialog.getByRole('button', { name: 'Withdraw all' }).click();
  await dialog.getByText('Done, but an order had acted before; see below.').waitFor();
  await nudge(page);
  await dialog.locator('.orders-record li', { hasText: /pays/ }).waitFor();
  await axe(page);
});

describe('the menu', () => {
  test.each([
    ['sitting down', '**/api/session/links', 'You sit at the table.'],
    ['a pick', '**/api/tables/*/commands', 'Ann takes the Emperor'],
  ])('stays open when the answer to %s comes in', async (_, path, news) => {
    const table = await world.makeTable(['Ann', 'Ben']);
    const page = await (await world.person()).newPage();
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(path, (route) => released.then(() => route.continue()));
    await page.goto(table.seats[0]?.link ?? '');
    await page.getByRole('button', { name: 'Sit down' }).click();
    if (path.endsWith('commands')) await takeCharacter(page, 'emperor');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('.menu-panel').getByRole('button', { name: 'What the host did' }).waitFor();
    release();
    await page.getByRole('status').getByText(news).waitFor({ state: 'attached' });
    await page.locator('.menu-panel').getByRole('button', { name: 'What the host did' }).click();
    await page.getByText('Created the table.').waitFor();
  });

  test('of a public table reports it to the operator and shows its feed', async () => {
    const { table, pages } = await seated(world, ['Ann', 'Ben'], { listed: true }, [{}, phone]);
    const [ann, ben] = pages as [Page, Page];
    await choose(ben, 'Report this table');
    await axe(ben);
    await ben.getByLabel('A name or title').check();
    await ben.getByLabel('What should they know?').fill('A rude title');
    await ben.getByRole('dialog').getByRole('button', { name: 'Report', exact: true }).click();
    await ben.getByText('Thank you. The operator will see it.').waitFor();
    await choose(ann, 'Mail and feed');
    const feed = await ann.getByLabel('Address of the feed').inputValue();
    expect(feed).toContain(`/api/tables/${table.id}/feed`);
    await axe(ann);
    await ann.keyboard.press('Escape');
    await choose(ann, 'What the host did');
    await ann.getByText('Created the table.').waitFor();
    await axe(ann);
  });

  test('of a private table has a feed by a secret address, for its people alone', async () => {
    const { table, pages } = await seated(world, ['Ann', 'Ben']);
    await choose(pages[0]!, 'Mail and feed');
    await pages[0]!.getByText('This table is private').waitFor();
    const feed = await pages[0]!.getByLabel('Address of the feed').inputValue();
    expect(await (await fetch(feed)).text()).toContain('<feed');
    const stranger = await (await world.person()).newPage();
    await stranger.goto(`/t/${table.id}`);
    await tab(stranger, 'Talk').waitFor();
    await stranger.getByRole('button', { name: 'Menu' }).click();
    await stranger.getByRole('button', { name: 'What the host did' }).waitFor();
    const items = stranger.locator('.menu-panel').getByRole('button');
    await expect
      .poll(() => items.filter({ hasText: /Mail and feed|Report this table|Standing orders|Pause/ }).count())
      .toBe(0);
  });

  test('mutes the mails of this table for whoever was invited to it', async () => {
    const seats = [{ name: 'Ann', address: addressOf('mutes') }, { name: 'Ben' }];
    const table = await world.makeTable([], { firstPlayer: 0 }, { seats });
    const { link, code } = await mailTo(world, addressOf('mutes'));
    const ann = await (await world.person()).newPage();
    await ann.goto(link);
    await ann.getByLabel('Code of the mail').fill(code);
    await ann.getByRole('button', { name: 'Sit down', exact: true }).click();
    await ann.waitForURL(/\?seat=0$/);
    await choose(ann, 'Mail and feed');
    await ann.getByRole('button', { name: 'No mail of this table' }).click();
    await ann.getByText('You get no mail of this table').waitFor();
    const muted = await ann.evaluate(async () => {
      const answer = await fetch('/api/people/me');
      return ((await answer.json()) as { muted: string[] }).muted;
    });
    expect(muted).toEqual([table.id]);
    await ann.reload();
    await choose(ann, 'Mail and feed');
    await ann.getByRole('button', { name: 'Mail of this table again' }).click();
    await ann.getByText('Mails of this table go to your address.').waitFor();
  });
});

test('after a turn the next table that waits is one button away', async () => {
  const first = await world.makeTable(['Ann', 'Ben'], { firstPlayer: 0 }, { title: 'Monday table' });
  const second = await world.makeTable(['Ann', 'Ben'], { firstPlayer: 0 }, { title: 'Friday table' });
  const [ann, ben] = [await world.person(), await world.person()];
  for (const table of [first, second]) await sitDown(ben, table, 1);
  await sitDown(ann, second, 0);
  const page = await sitDown(ann, first, 0);
  await nudge(page);
  await takeCharacter(page, 'emperor');
  await page.getByRole('button', { name: 'Next table: Friday table' }).click();
  await page.waitForURL(new RegExp(`/t/${second.id}\\?seat=0`));
  await asks(page, /Take/);
});

test('whoever waits can set orders and write a note from where they are', async () => {
  const { pages } = await seated(world, ['Ann', 'Ben'], {}, [{}, phone]);
  const ben = pages[1]!;
  await ben.locator('.meanwhile').getByRole('button', { name: 'standing orders' }).click();
  await ben.getByRole('dialog').getByText('You direct no company yet.').waitFor();
  await ben.keyboard.press('Escape');
  await expect.poll(() => ben.getByRole('link', { name: 'plan ahead' }).getAttribute('href')).toMatch(/\?try=\d+$/);
  await ben.locator('.meanwhile').getByRole('button', { name: 'a note' }).click();
  await notes(ben).waitFor();
});
