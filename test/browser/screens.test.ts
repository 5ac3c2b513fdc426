/** Every screen: found usable by axe in both modes, set up and joined by clicking, and honest where there is nothing. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe, axeHere } from './axe.ts';
import { asks, nudge, sharedWorld, sitDown, takeCharacter, takeCompany, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await sharedWorld();
});
afterAll(() => world.close());

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

describe('setting a table', () => {
  it('goes from the first page to a seat by clicking, and the links are not lost', async () => {
    const context = await world.person();
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('link', { name: 'Start a table' }).click();
    await page.getByRole('radio', { name: '3' }).check({ force: true });
    await page.getByLabel('You', { exact: true }).fill('Nora');
    await page.getByLabel('Player 2').fill('Nora');
    await page.getByRole('button', { name: 'Create table' }).click();
    await page.getByText('Another player has this name').waitFor();
    await page.getByLabel('Player 2').fill('Tariq');
    await page.getByRole('radio', { name: 'Tariq' }).check({ force: true });
    await page.getByLabel('Name of the table').fill('Friday');
    await page.getByRole('button', { name: 'Create table' }).click();
    await page.getByRole('heading', { name: 'Your table is ready' }).waitFor();
    const links = () =>
      page.getByRole('textbox').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    await expect.poll(links).toHaveLength(3);
    const first = await links();
    await page.reload();
    await page.getByRole('heading', { name: 'Your table is ready' }).waitFor();
    await expect.poll(links).toHaveLength(3);

    await page.getByRole('button', { name: 'Sit down as Nora' }).click();
    await asks(page, 'Waiting for one more player.');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Links of the seats' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Copy the link of Seat 3' }).click();
    await page.keyboard.press('Escape');

    const joiner = await (await world.person()).newPage();
    await joiner.goto(first[2] ?? '');
    await asks(joiner, 'This link is an open seat.');
    await joiner.getByRole('button', { name: 'Sit down' }).click();
    await joiner.getByText('Write the name that the others will see.').waitFor();
    await joiner.getByLabel('Your name').fill('Ines');
    await joiner.keyboard.press('Enter');
    await asks(joiner, 'Tariq takes a company or a character.');
    await expect.poll(() => joiner.url()).toMatch(/\?seat=2$/);
    await nudge(page);
    await asks(page, 'Tariq takes a company or a character.');
    await page.goto('/');
    await page.getByRole('link', { name: /Friday as Nora Others play/ }).waitFor();
  });

  it('starts without the open seats when the host says so', async () => {
    const context = await world.person();
    const page = await context.newPage();
    await page.goto('/new?game=lilliput');
    await page.getByRole('radio', { name: '4' }).check({ force: true });
    await page.getByLabel('You', { exact: true }).fill('Nora');
    await page.getByLabel('Player 3').fill('Ines');
    await page.getByRole('button', { name: 'Create table' }).click();
    await page.getByRole('link', { name: 'Open the table' }).click();
    await asks(page, 'Waiting for 2 players.');
    await page.getByRole('button', { name: 'Start with 2' }).click();
    await page.getByText(/Draft, pick 1 of 4/).waitFor();
  });
});

describe('a link', () => {
  it('shows whose seat it is and changes nothing until somebody sits down', async () => {
    const table = await world.makeTable(['Ines', null]);
    const page = await (await world.person()).newPage();
    const writes: string[] = [];
    page.on('request', (request) => void (request.method() !== 'GET' && writes.push(request.url())));
    await page.goto(table.seats[0]?.link ?? '');
    await asks(page, 'This link is Ines’s seat.');
    expect(writes).toEqual([]);
    await page.getByRole('button', { name: 'Just watch' }).click();
    await asks(page, 'Waiting for one more player.');
    await expect.poll(() => new URL(page.url()).hash).toBe('');
    expect(writes).toEqual([]);
  });

  it('that was changed on its way is refused in words', async () => {
    const table = await world.makeTable(['Ines', 'Piet']);
    const page = await (await world.person()).newPage();
    await page.goto(`${table.seats[0]?.link.slice(0, -4)}AAAA`);
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.getByText('This link was not made here, or it was changed on its way.').waitFor();
  });

  it('that is held already goes straight to its seat', async () => {
    const table = await world.makeTable(['Ines', 'Piet']);
    const context = await world.person();
    await sitDown(context, table, 0);
    const page = await context.newPage();
    await page.goto(table.seats[0]?.link ?? '');
    await asks(page, 'Take a company or a character.');
    await expect.poll(() => page.url()).toMatch(/\?seat=0$/);
  });
});

it('says so where there is no table', async () => {
  const page = await (await world.person()).newPage();
  const answer = await page.goto('/t/aaaaaaaaaaaaaaaaaaaaaaaaaa');
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { name: 'There is no table here.' }).waitFor();
});

it('says so where there is no page, and asks for no table', async () => {
  const page = await (await world.person()).newPage();
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().includes('/api/tables/') && asked.push(request.url())));
  expect((await page.goto('/games/none/rules'))?.status()).toBe(404);
  await page.getByRole('heading', { name: 'There is no page here.' }).waitFor();
  expect(asked).toEqual([]);
});

it('says so where the service does not answer, and finds back by itself', async () => {
  const table = await world.makeTable(['Ines', 'Piet']);
  const page = await (await world.person()).newPage();
  await page.route('**/api/**', (route) => route.abort());
  await page.goto(`/t/${table.id}`);
  await page.getByRole('heading', { name: 'The table does not answer.' }).waitFor();
  await page.unrouteAll();
  await asks(page, 'Ines takes a company or a character.');
});

it('remembers night colours, and plays no recording to those who want no motion', async () => {
  const context = await world.person({ colorScheme: 'light' });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Dark mode' }).click();
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await expect.poll(() => ground()).toBe('rgb(22, 25, 29)');
  await page.reload();
  await expect.poll(() => ground()).toBe('rgb(22, 25, 29)');
});

describe('axe finds nothing', () => {
  it('on the pages before a table', async () => {
    const page = await (await world.person()).newPage();
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await axe(page);
    await page.goto('/new?game=lilliput');
    await page.getByLabel('You', { exact: true }).fill('Nora');
    await page.getByLabel('Player 2').fill('Nora');
    await page.getByRole('button', { name: 'Create table' }).click();
    await axe(page);
    await page.getByLabel('Player 2').fill('');
    await page.getByRole('button', { name: 'Create table' }).click();
    await page.getByRole('textbox').first().waitFor();
    await axe(page);
    await page.getByRole('link', { name: 'Open the table' }).click();
    await asks(page, 'Waiting for one more player.');
    await axe(page);
    await page.goto('/t/aaaaaaaaaaaaaaaaaaaaaaaaaa');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await axe(page);
  });

  it.each([['wide', {}] as const, ['phone', phone] as const])('at a table, %s', async (_, options) => {
    const table = await world.makeTable(['Ines', 'Piet']);
    const context = await world.person(options);
    const page = await sitDown(context, table, 0);
    await asks(page, 'Take a company or a character.');
    await axe(page);
    await page.locator('[data-pick="blue"]').click();
    await page.locator('button.cell[data-place="1,0"]').click();
    await asks(page, 'Turn the tile if you like, then send.');
    await axe(page);
    await page
      .getByRole('button', { name: 'Start over' })
      .or(page.getByRole('button', { name: 'Undo' }))
      .first()
      .click();
    await takeCharacter(page, 'general');
    await asks(page, 'Piet takes a company or a character.');
    await page.getByRole('button', { name: 'Menu' }).click();
    await axe(page);
    await page.keyboard.press('Escape');
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await axeHere(page, '[role="tabpanel"]');
    }
    const piet = await sitDown(context, table, 1);
    await takeCharacter(piet, 'admiral');
    await asks(piet, 'Take your company.');
    await takeCompany(piet, 'red', '0,-1');
    await nudge(page);
    await asks(page, 'Take your company.');
    await takeCompany(page, 'green', '0,1');
    await asks(page, 'Take a card and play your turn.');
    await axe(page);
  });
});
