/** The pages of people in a real browser: from an address to one's tables, settings, a lock, the lobby, and back out. */
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeHere } from './axe.ts';
import { addressOf, mailTo } from './mails.ts';
import { openWorld, sitDown, type World } from './world.ts';

let world: World;
beforeAll(async () => (world = await openWorld()));
afterAll(() => world.close());

const YOUR_TABLES = /^Your tables$/;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

async function makeTable(body: object): Promise<string> {
  const answer = await fetch(`${world.address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'lilliput', options: { firstPlayer: 0 }, ...body }),
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

const codeField = (page: Page) => page.getByLabel('Code of the mail');

/** Writes the address where the page asks for it, and gives the code of the mail that comes. */
async function askFor(page: Page, address: string, count = 1): Promise<string> {
  await page.getByLabel('Your mail address').fill(address);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await codeField(page).waitFor();
  return (await mailTo(world, address, YOUR_TABLES, count)).code;
}

/** Writes the address and the code, as the page asks for them. */
async function confirmed(page: Page, address: string): Promise<void> {
  const code = await askFor(page, address);
  await codeField(page).fill(code);
  await page.keyboard.press('Enter');
}

/** A browser in which this address is confirmed, on a page. */
async function enter(address: string, path = '/me', options = {}): Promise<{ context: BrowserContext; page: Page }> {
  const context = await world.person(options);
  const page = await context.newPage();
  await page.goto('/me');
  await confirmed(page, address);
  await page.getByText('You are', { exact: true }).waitFor();
  if (path !== '/me') await page.goto(path);
  return { context, page };
}

const playersIn = async (context: BrowserContext): Promise<{ address: string }[]> => {
  const answer = await context.request.get(`${world.address}/api/session`);
  return ((await answer.json()) as { players: { address: string }[] }).players;
};

const wrongCode = (code: string): string => (code.startsWith('A') ? 'BBBBBB' : 'AAAAAA');

describe('my tables', () => {
  it('open with an address and the code of the mail; invitations are taken there, and the next table is one press away', async () => {
    const seats = [
      { name: 'Ines', address: addressOf('ines') },
      { name: 'Piet', address: addressOf('piet') },
    ];
    await makeTable({ title: 'Thursday', seats, clock: { perTurn: 48, bank: 0 } });
    await makeTable({ title: 'Nameless', seats: [{ address: addressOf('ines') }, { bot: 'greedy' }] });
    const { page } = await enter(addressOf('ines'));
    const thursday = page.getByRole('listitem').filter({ hasText: 'Thursday' });
    await thursday.getByText('with Piet').waitFor();
    await thursday.getByText('You are invited').waitFor();
    await expect.poll(() => page.getByRole('link', { name: /^Next/ }).count()).toBe(0);

    const nameless = page.getByRole('listitem').filter({ hasText: 'Nameless' });
    await nameless.getByRole('button', { name: 'Take your seat' }).click();
    await nameless.getByLabel('Your name at this table').fill('Ines');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/t\/\w+\?seat=0$/);

    const piet = await enter(addressOf('piet'));
    await piet.page.getByRole('button', { name: 'Take your seat' }).click();
    await piet.page.waitForURL(/\?seat=1$/);
    await page.goto('/me');
    await thursday.getByRole('button', { name: 'Take your seat' }).click();
    await page.waitForURL(/\?seat=0$/);

    await page.goto('/me');
    await page.getByRole('link', { name: 'Next: Thursday' }).waitFor();
    await page.getByRole('link', { name: /Thursday with Piet Your turn by / }).waitFor();
    await page.getByRole('link', { name: /Nameless with 1 robot Your turn Last turn / }).waitFor();
    await page.getByRole('link', { name: 'Next: Thursday' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto('/');
    await page.getByRole('link', { name: /Thursday as Ines Your turn/ }).waitFor();
  });

  it('open by the mail’s link only with its code: opening it and pressing what is there changes nothing', async () => {
    const asker = await (await world.person()).newPage();
    await asker.goto('/me');
    await askFor(asker, addressOf('vera'));
    const { link, code } = await mailTo(world, addressOf('vera'), YOUR_TABLES);
    expect(new URL(link).pathname).toBe('/me');

    const scanner = await world.person();
    const opened = await scanner.newPage();
    await opened.goto(link);
    await opened.getByRole('button', { name: 'Open my tables' }).click();
    await opened.getByText('A code has six letters and digits').waitFor();
    await codeField(opened).fill('junk');
    await opened.keyboard.press('Enter');
    await codeField(opened).fill(wrongCode(code));
    await opened.keyboard.press('Enter');
    await opened.getByText('That is not the code of this mail. 4 tries are left.').waitFor();
    await expect.poll(() => playersIn(scanner)).toEqual([]);

    await codeField(opened).fill(` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `);
    await opened.keyboard.press('Enter');
    await opened.getByText(addressOf('vera')).waitFor();
    await opened.getByRole('heading', { name: 'No tables yet' }).waitFor();
    await expect.poll(() => new URL(opened.url()).hash).toBe('');
    expect((await playersIn(scanner)).map(({ address }) => address)).toEqual([addressOf('vera')]);
    // The same link again, in a browser that is known: nothing is asked.
    await opened.goto('/privacy');
    await opened.goto(link);
    await opened.getByText(addressOf('vera')).waitFor();
  });

  it('do not open with a code that was wrong five times; the link in the mail helps', async () => {
    const address = addressOf('otto');
    const context = await world.person();
    const page = await context.newPage();
    await page.goto('/me');
    const code = await askFor(page, address);
    for (let left = 4; left >= 0; left--) {
      await codeField(page).fill(wrongCode(code));
      await page.keyboard.press('Enter');
      await page.getByText(left === 1 ? '1 try is left' : `${left} tries are left`).waitFor();
    }
    await codeField(page).fill(code);
    await page.keyboard.press('Enter');
    await page.getByText('The code was wrong too often here. Open the link in the mail itself').waitFor();
    await expect.poll(() => playersIn(context)).toEqual([]);
    await page.getByLabel('Your mail address').waitFor();
    const mail = await mailTo(world, address, YOUR_TABLES);
    await page.goto('/about');
    await page.goto(mail.link);
    await codeField(page).fill(mail.code);
    await page.keyboard.press('Enter');
    await page.getByText(address).waitFor();
  });

  it('of several addresses in one browser are kept apart, beside those that have none', async () => {
    await makeTable({ title: 'For Uma', seats: [{ name: 'Uma', address: addressOf('uma') }, {}] });
    const page = await sitDown(await world.person(), await world.makeTable(['Solo', null]), 0);
    await page.goto('/me');
    await page.getByText('1 open seat · Only in this browser').waitFor();
    await confirmed(page, addressOf('uma'));
    await page.getByText('For Uma').waitFor();
    await page.getByText('Only in this browser').waitFor();
    await page.getByRole('button', { name: 'Another address' }).click();
    await confirmed(page, addressOf('max'));
    await page.getByRole('radio', { name: addressOf('max') }).waitFor();
    await page.getByText('Only in this browser').waitFor();
    await expect.poll(() => page.getByText('For Uma').count()).toBe(0);
    await page.getByRole('radio', { name: addressOf('uma') }).check({ force: true });
    await page.getByText('For Uma').waitFor();
    await page.getByText('Only in this browser').waitFor();
  });
});

describe('settings', () => {
  it('are asked for a code first, saved by one button, and still there afterwards', async () => {
    const page = await (await world.person({ timezoneId: 'Europe/Madrid' })).newPage();
    await page.goto('/settings');
    await confirmed(page, addressOf('sara'));
    await page.getByRole('heading', { name: 'Muted tables' }).waitFor();
    await expect.poll(() => page.getByLabel('Time zone').inputValue()).toBe('Europe/Madrid');
    await expect.poll(() => page.getByRole('button', { name: 'Save' }).count()).toBe(0);

    await page.getByRole('radio', { name: /^Once a day/ }).check({ force: true });
    await page.getByLabel('Time zone').selectOption('Asia/Tokyo');
    await page.getByText('This browser is in Europe/Madrid.').waitFor();
    await page.getByLabel('Send nothing at night').check();
    await page.getByLabel('From').fill('21:30');
    await page.getByRole('button', { name: 'Add days' }).click();
    await page.getByLabel('First day').fill('2027-08-10');
    await page.getByLabel('Last day').fill('2027-08-01');
    await page.getByRole('radio', { name: 'Slack' }).check({ force: true });
    await page.getByLabel('Address of the webhook').fill('https://example.org/not-slack');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('the last not before the first').waitFor();
    await page.getByLabel('Last day').fill('2027-08-20');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('This is no address that such a webhook can have').waitFor();
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByRole('radio', { name: 'None', exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('.settings-saved').waitFor();

    await page.reload();
    await page.getByRole('heading', { name: 'Muted tables' }).waitFor();
    await expect.poll(() => page.getByRole('radio', { name: /^Once a day/ }).isChecked()).toBe(true);
    await expect.poll(() => page.getByLabel('Time zone').inputValue()).toBe('Asia/Tokyo');
    await expect.poll(() => page.getByLabel('From').inputValue()).toBe('21:30');
    await expect.poll(() => page.getByLabel('First day').inputValue()).toBe('2027-08-10');
  });

  it('change the language of the pages with that of the mails', async () => {
    const { page } = await enter(addressOf('lena'), '/settings');
    await page.getByRole('radio', { name: 'Français' }).check({ force: true });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'Tables muettes' }).waitFor();
  });

  it('take mail to another address with the code that goes there, and sign out', async () => {
    const { page, context } = await enter(addressOf('rosa'), '/settings');
    await page.getByLabel('New address').fill(addressOf('rosa-home'));
    await page.getByRole('button', { name: 'Send a code there' }).click();
    const { code } = await mailTo(world, addressOf('rosa-home'), /Your code/);
    await codeField(page).fill(wrongCode(code));
    await page.keyboard.press('Enter');
    await page.getByText('That is not the code of this mail. 4 tries are left.').waitFor();
    await codeField(page).fill(code);
    await page.keyboard.press('Enter');
    await page.getByText(`mail goes to ${addressOf('rosa-home')} from now on`).waitFor();
    await page.getByRole('button', { name: `Sign out ${addressOf('rosa-home')}` }).click();
    await page.getByRole('heading', { name: 'Signed out' }).waitFor();
    await expect.poll(() => playersIn(context)).toEqual([]);
  });

  it('send new links while other browsers are signed out', async () => {
    await makeTable({ title: 'Renewed', seats: [{ name: 'Kai', address: addressOf('kai') }, {}] });
    const { page, context } = await enter(addressOf('kai'), '/settings');
    const other = await world.person();
    const otherPage = await other.newPage();
    await otherPage.goto('/me');
    const code = await askFor(otherPage, addressOf('kai'), 2);
    await codeField(otherPage).fill(code);
    await otherPage.keyboard.press('Enter');
    await otherPage.getByText('Renewed').waitFor();
    await page.getByRole('button', { name: 'Send me new links' }).click();
    await page.getByRole('button', { name: 'Yes, send new links' }).click();
    await page.getByText('New links are on their way').waitFor();
    await mailTo(world, addressOf('kai'), /Your link to the table/);
    await expect.poll(() => playersIn(other)).toEqual([]);
    await expect.poll(() => playersIn(context)).toHaveLength(1);
  });

  it('hear a muted table again', async () => {
    const id = await makeTable({ title: 'Loud', seats: [{ name: 'Jon', address: addressOf('jon') }, {}] });
    const { page, context } = await enter(addressOf('jon'), '/settings');
    await context.request.post(`${world.address}/api/people/me/mutes`, {
      data: { table: id },
      headers: { origin: world.address },
    });
    await page.reload();
    await page.getByRole('button', { name: 'Mail again from Loud' }).click();
    await page.getByText('No table is muted').waitFor();
  });

  it('forget a person with a fresh code, and nothing but that', async () => {
    await makeTable({ title: 'Left behind', seats: [{ name: 'Gus', address: addressOf('gus') }, {}] });
    const { page, context } = await enter(addressOf('gus'), '/settings');
    await page.getByRole('button', { name: 'Send me the code for it' }).click();
    const { code } = await mailTo(world, addressOf('gus'), /Your code/);
    await codeField(page).fill(code);
    await page.getByRole('button', { name: 'Forget me now' }).click();
    await page.getByRole('heading', { name: 'You are forgotten' }).waitFor();
    await expect.poll(() => playersIn(context)).toEqual([]);
    await page.goto('/me');
    const fresh = await askFor(page, addressOf('gus'), 2);
    await codeField(page).fill(fresh);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'No tables yet' }).waitFor();
  });
});

describe('a mail that was not meant for somebody', () => {
  it('says where its links are locked; with the code they are, and asking for a link opens them again', async () => {
    const id = await makeTable({ title: 'Mistaken', seats: [{ name: 'Ida', address: addressOf('ida') }, {}] });
    const { link, text, code } = await mailTo(world, addressOf('ida'), /Will you play/);
    const lock = /This isn’t me: lock my links\s+(\S+)/.exec(text)?.[1] ?? '';
    expect(new URL(lock).pathname).toBe('/lock');
    const page = await (await world.person()).newPage();
    await page.goto(lock);
    await page.getByRole('button', { name: 'Lock all my links' }).click();
    await page.getByText('A code has six letters and digits').waitFor();
    await codeField(page).fill(wrongCode(code));
    await page.keyboard.press('Enter');
    await page.getByText('That is not the code of this mail').waitFor();
    await codeField(page).fill(code);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Locked' }).waitFor();

    const trade = await fetch(`${world.address}/api/session/links`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ link: new URL(link).hash.slice(1), code }),
    });
    expect(trade.status).toBe(403);
    await page.goto('/about');
    await page.goto(lock);
    await codeField(page).fill(code);
    await page.keyboard.press('Enter');
    await page.getByText('This link is dead already').waitFor();
    await page.goto('/lock');
    await page.getByRole('heading', { name: 'No link here' }).waitFor();

    const { page: again } = await enter(addressOf('ida'));
    await again.getByText('You are invited').waitFor();
    await again.getByRole('button', { name: 'Take your seat' }).click();
    await again.waitForURL(new RegExp(`/t/${id}`));
  });

  it('is ended from its own page, by a word that programs do not type', async () => {
    await makeTable({ title: 'Too much', seats: [{ name: 'Eva', address: addressOf('eva') }, {}] });
    const { text } = await mailTo(world, addressOf('eva'), /Will you play/);
    const stop = /(https?:\S+\/unsubscribe\/\S+)/.exec(text)?.[1] ?? '';
    const page = await (await world.person({ ...phone, colorScheme: 'dark' })).newPage();
    await page.goto(stop);
    await axeHere(page);
    await page.getByRole('textbox').fill('stop');
    await page.keyboard.press('Enter');
    await page.getByText('Done. You get no more of these mails').waitFor();
    await page.getByRole('link', { name: 'Open the settings' }).waitFor();
  });
});

describe('watching a game', () => {
  it('begins on the first page; an open table is joined by a newcomer after confirming an address', async () => {
    const id = await makeTable({
      title: 'Come in',
      listed: true,
      seats: [{ name: 'Nora' }, {}],
      options: { variants: ['professional'] },
      clock: { perTurn: 72, bank: 0 },
    });
    const page = await (await world.person()).newPage();
    await page.goto('/');
    await page.getByRole('link', { name: 'Watch a game' }).first().click();
    const card = page.getByRole('article', { name: 'Come in' });
    await card.getByText('Professional · 3 days per turn').waitFor();
    await card.getByText('1 free seat').waitFor();
    await card.getByRole('button', { name: 'Join' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('You need a confirmed mail address to join').waitFor();
    await confirmed(page, addressOf('wim'));
    await dialog.getByText(`Mails about your turns go to ${addressOf('wim')}.`).waitFor();
    await dialog.getByRole('button', { name: 'Sit down' }).click();
    await dialog.getByText('Write the name that the others will see.').waitFor();
    await dialog.getByLabel('Your name at the table').fill('Nоra'); // with a Cyrillic letter
    await page.keyboard.press('Enter');
    await dialog.getByText(/mixes alphabets|looks like/).waitFor();
    await dialog.getByLabel('Your name at the table').fill('Wim');
    await page.keyboard.press('Enter');
    await page.waitForURL(new RegExp(`/t/${id}\\?seat=1$`));

    // The lists follow a little later; the page asks for them every ten seconds.
    const waiting = async () => (await fetch(`${world.address}/api/tables?status=gathering`)).text();
    await expect.poll(waiting).not.toContain(id);
    await page.goto('/watch');
    await page.getByText('No public table is looking for players right now.').waitFor();
    await page.getByRole('tab', { name: 'Running' }).click();
    await page.getByRole('article', { name: 'Come in' }).getByRole('link', { name: 'Watch' }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('link', { name: 'See the recorded round' }).waitFor();
    await page.reload();
    await page.getByRole('tab', { name: 'Finished', selected: true }).waitFor();
  });

  it('shows twenty tables at a time', async () => {
    for (let number = 1; number <= 23; number++)
      await makeTable({ title: `Open ${number}`, listed: true, seats: [{ name: 'Nora' }, {}] });
    const page = await (await world.person()).newPage();
    await page.goto('/watch');
    await expect.poll(() => page.getByRole('article').count()).toBe(20);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => page.getByRole('article').count()).toBe(23);
    await expect.poll(() => page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
  });

  it('says when the service does not answer, and tries again', async () => {
    await makeTable({ title: 'Still there', listed: true, seats: [{ name: 'Nora' }, {}] });
    const page = await (await world.person()).newPage();
    await page.route('**/api/tables?*', (route) => route.abort());
    await page.goto('/watch');
    await page.getByRole('heading', { name: 'The list could not be loaded' }).waitFor();
    await page.unroute('**/api/tables?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('article', { name: 'Still there' }).waitFor();
  });
});

describe('every page of people', () => {
  it.each([
    ['wide and light', { colorScheme: 'light' }],
    ['narrow and dark', { ...phone, colorScheme: 'dark' }],
  ] as const)('has no fault that the rules of accessibility find, %s', async (_, options) => {
    const { context, page } = await enter(addressOf(`axe-${options.colorScheme}`), '/me', options);
    const stranger = await (await world.person(options)).newPage();
    for (const path of ['/me', '/watch', '/settings', '/privacy', '/lock', '/lock#v1.k1.e30.x', '/about', '/']) {
      for (const one of [page, stranger]) {
        await one.goto('/about');
        await one.goto(path);
        await one.getByRole('heading', { level: 1 }).waitFor();
        await one.locator('[aria-busy="true"]:not(.demo)').waitFor({ state: 'detached' });
        await axeHere(one);
        const width = await one.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect([path, width]).toEqual([path, 0]);
      }
    }
    await context.close();
  });

  it('speaks French and Spanish from the first word', async () => {
    for (const [locale, title] of [
      ['fr', 'Vie privée'],
      ['es', 'Privacidad'],
    ] as const) {
      const page = await (await world.person({ locale })).newPage();
      await page.goto('/privacy');
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await expect.poll(() => page.title()).toBe(title);
    }
  });
});
