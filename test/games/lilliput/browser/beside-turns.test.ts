/** What helps beside the turns: characters, a notice when one is asked, a report that keeps its words, times of one's own. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axe } from '../../../browser/axe.ts';
import { saversTable } from '../../../browser/habits.ts';
import { playedTable } from '../../../browser/played.ts';
import { sendTurn, side } from '../../../browser/turns.ts';
import { asks, nudge, sharedWorld, sitDown, takeCharacter, type World } from '../../../browser/world.ts';

let world: World;
beforeAll(async () => {
  world = await sharedWorld();
});
afterAll(() => world.close());

const MY_TURN = 'Take a card and play your turn.';
const factsOf = async (table: string) => (await world.commits(table)).flatMap(({ facts }) => facts);

it('a tile of one’s character is laid besides the card, and a character is traded in', async () => {
  const table = await saversTable(world);
  const ines = await sitDown(await world.person(), table, 0);
  await asks(ines, MY_TURN);
  await ines.getByRole('button', { name: 'Trade the character in' }).click();
  await asks(ines, 'Now take a card.');
  await side(ines, 'station', 2).click();
  await ines.locator('.effects tr', { hasText: /Your cash.*→.*\+15/s }).waitFor();
  await ines.locator('.consequence', { hasText: 'trades the Treasurer in for £10' }).waitFor();
  await sendTurn(ines);

  const piet = await sitDown(await world.person(), table, 1);
  await asks(piet, MY_TURN);
  await piet.getByRole('button', { name: 'Harbour' }).click();
  await asks(piet, /^Tap a cell where .* lays the harbour\.$/);
  await piet.locator('button.cell').first().click();
  await side(piet, 'share-or-10', 2).click();
  await piet.locator('.consequence', { hasText: /lays a harbour at .*takes £10/ }).waitFor();
  await axe(piet);
  await sendTurn(piet);
  await expect
    .poll(async () => (await factsOf(table.id)).map(({ type }) => type))
    .toEqual(expect.arrayContaining(['characterTradedIn', 'tileLaid']));
});

it('tells whoever asked for it when it is their turn while the page is not looked at', async () => {
  const table = await world.makeTable(['Ines', 'Piet']);
  const context = await world.person();
  // The browser's own notices, watched and allowed; and a tab that can be put behind another one.
  await context.addInitScript(() => {
    const told: string[] = [];
    const Real = Notification;
    class Watched extends Real {
      static override readonly permission = 'granted';
      static override readonly requestPermission = () => Promise.resolve('granted' as const);
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        told.push(`${title}: ${options?.body ?? ''}`);
      }
    }
    Object.assign(globalThis, { told, Notification: Watched });
    Object.defineProperty(document, 'hidden', { get: () => Reflect.get(globalThis, 'isBehind') === true });
  });
  const piet = await sitDown(context, table, 1);
  await asks(piet, 'Ines takes a company or a character.');
  await expect.poll(() => piet.title()).not.toContain('Your turn');
  await piet.getByRole('button', { name: 'Menu' }).click();
  await piet.getByRole('button', { name: 'Tell me when it is my turn' }).click();
  await piet.getByRole('button', { name: 'Stop telling me' }).waitFor();
  await piet.evaluate(() => Object.assign(globalThis, { isBehind: true }));

  const ines = await sitDown(await world.person(), table, 0);
  await takeCharacter(ines, 'general');
  await asks(ines, 'Piet takes a company or a character.');
  await nudge(piet);
  const told = () => piet.evaluate(() => Reflect.get(globalThis, 'told') as string[]);
  await expect.poll(told).toEqual(['Thursday table: It is your turn.']);
  await expect.poll(() => piet.title()).toContain('Your turn');
  await expect.poll(() => piet.locator('link[rel="icon"]').getAttribute('href')).toContain('favicon-turn.svg');
});

it('a report names the moment that is looked at, and keeps what was written into it', async () => {
  const table = await playedTable(world, ['Ines', 'Piet'], ({ turn }) => turn !== null);
  const context = await world.person({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto(`/t/${table.id}?at=3`);
  await asks(page, 'You are looking back.');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Report a problem' }).click();
  const text = page.getByRole('textbox', { name: 'Text of the report' });
  await expect.poll(() => text.inputValue()).toContain(`/t/${table.id}?at=3`);
  await text.fill('The harbour is upside down.');
  await nudge(page);
  await axe(page);
  await expect.poll(() => text.inputValue()).toBe('The harbour is upside down.');
  await page.getByRole('button', { name: 'Copy the text' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('The harbour is upside down.');
});

it('says times in the reader’s own zone', async () => {
  const table = await playedTable(world, ['Ines', 'Piet'], ({ turn }) => turn !== null);
  const { at = '' } = table.commits.at(-1) ?? {};
  for (const timezoneId of ['Asia/Tokyo', 'America/New_York']) {
    const page = await (await world.person({ locale: 'en-GB', timezoneId })).newPage();
    await page.goto(`/t/${table.id}`);
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: timezoneId, hour: 'numeric', minute: '2-digit' });
    await page.getByRole('tab', { name: 'Log' }).click();
    await page
      .locator('.tab-panel')
      .getByText(clock.format(new Date(at)))
      .first()
      .waitFor();
  }
});
