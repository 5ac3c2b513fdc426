/** Decisions outside of cards, each in its small dialog: income, an offer and its answer, trains to give up. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axe } from '../../../browser/axe.ts';
import { buyer, saver, saversTable } from '../../../browser/habits.ts';
import { playedTable } from '../../../browser/played.ts';
import { phone, sendTurn, side } from '../../../browser/turns.ts';
import { asks, nudge, sharedWorld, sitDown, type World } from '../../../browser/world.ts';

let world: World;
beforeAll(async () => {
  world = await sharedWorld();
});
afterAll(() => world.close());

const factsOf = async (table: string): Promise<string[]> =>
  (await world.commits(table)).flatMap((commit) => commit.facts.map(({ type }) => type));

it('an income is chosen, then a train is offered for, refused and accepted', async () => {
  const table = await playedTable(
    world,
    ['Ines', 'Piet'],
    ({ stage }) => stage === 'income',
    7,
    { firstPlayer: 0 },
    saver('justiciary'),
  );
  const ines = await sitDown(await world.person(), table, 0);
  await asks(ines, /Choose your income/);
  await ines.getByRole('button', { name: 'Choose income' }).click();
  const dialog = ines.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Give it to Glimigrim' }).click();
  await dialog.getByText('an income of £20 for the companies').waitFor();
  await dialog.getByRole('button', { name: '£5 for yourself' }).click();
  await dialog.getByText('takes an income of £5').waitFor();
  await axe(ines);
  await dialog.getByRole('button', { name: 'Send decision' }).click();
  await dialog.waitFor({ state: 'detached' });

  // Closing the dialog loses nothing; the offer names its price.
  await asks(ines, 'Take a card and play your turn.');
  await side(ines, 'train-two', 1).click();
  const offer = async (price: string) => {
    await ines.getByRole('button', { name: 'A train of another company …' }).click();
    await ines.getByRole('dialog').getByRole('spinbutton', { name: 'Price in pounds' }).fill(price);
  };
  await offer('9999');
  await expect.poll(() => ines.getByRole('button', { name: 'Offer it to Piet' }).isDisabled()).toBe(true);
  await ines.getByRole('spinbutton', { name: 'Price in pounds' }).fill('120');
  await axe(ines);
  await ines.getByRole('button', { name: 'Offer it to Piet' }).click();
  await ines.locator('.consequence', { hasText: 'Piet answers, then you go on.' }).waitFor();
  await sendTurn(ines);
  await asks(ines, /Your offer waits for an answer/);
  await ines.getByText(/Your offer waits for Piet\. Awaited since/).waitFor();

  const piet = await sitDown(await world.person(phone), table, 1);
  await asks(piet, 'Answer the offer for your train.');
  await piet.getByRole('button', { name: 'Answer the offer' }).tap();
  const answer = piet.getByRole('dialog');
  await answer.getByRole('button', { name: /^Refuse/ }).tap();
  await answer.getByText('Piet refuses the offer.').waitFor();
  await answer.getByRole('button', { name: /^Accept/ }).tap();
  await answer.locator('.effects', { hasText: '£550' }).waitFor();
  await axe(piet);
  await answer.getByRole('button', { name: 'Send decision' }).tap();
  await asks(piet, 'Ines goes on with the turn.');
  await nudge(ines);
  await asks(ines, 'Go on with your turn.');
  await expect.poll(() => factsOf(table.id)).toEqual(expect.arrayContaining(['offerMade', 'trainTraded']));
});

it('an offer is withdrawn by whoever made it', async () => {
  const table = await saversTable(world);
  const ines = await sitDown(await world.person(), table, 0);
  await asks(ines, 'Take a card and play your turn.');
  await side(ines, 'train-two', 1).click();
  await ines.getByRole('button', { name: 'A train of another company …' }).click();
  await ines.getByRole('button', { name: 'Offer it to Piet' }).click();
  await sendTurn(ines);
  // The turn goes on where it was: another purchase, in the same breath.
  await ines.getByRole('button', { name: 'Withdraw it' }).click();
  await asks(ines, 'Choose a train to buy.');
  await ines.locator('.doing-button', { hasText: '2-train' }).first().click();
  await ines.locator('.consequence', { hasText: /withdraws the offer\..*buys a 2-train.*Then Piet plays\./ }).waitFor();
  await sendTurn(ines);
  await asks(ines, 'Piet plays a turn.');
  await expect.poll(() => factsOf(table.id)).toEqual(expect.arrayContaining(['offerWithdrawn', 'trainBought']));
});

it('a withdrawal that is sent alone leaves the turn open, and the page says so before', async () => {
  const table = await saversTable(world);
  const ines = await sitDown(await world.person(), table, 0);
  await asks(ines, 'Take a card and play your turn.');
  await side(ines, 'train-two', 1).click();
  await ines.getByRole('button', { name: 'A train of another company …' }).click();
  await ines.getByRole('button', { name: 'Offer it to Piet' }).click();
  await sendTurn(ines);
  await ines.getByRole('button', { name: 'Withdraw it' }).click();
  await ines.locator('.consequence', { hasText: /withdraws the offer\. Then you go on with your turn\.$/ }).waitFor();
  await sendTurn(ines);
  await asks(ines, 'Go on with your turn.');
  await expect.poll(() => factsOf(table.id)).toContain('offerWithdrawn');
  expect(await factsOf(table.id)).not.toContain('turnEnded');
  await ines.locator('.doing-button', { hasText: '2-train' }).first().click();
  await ines.locator('.consequence', { hasText: /buys a 2-train.*Then Piet plays\./ }).waitFor();
  await sendTurn(ines);
  await asks(ines, 'Piet plays a turn.');
});

it('a company over its limit gives up the train that its director chooses', async () => {
  const table = await playedTable(
    world,
    ['Ines', 'Piet'],
    ({ surplus }) => surplus.length > 0,
    7,
    { firstPlayer: 0 },
    buyer,
  );
  const page = await sitDown(await world.person(phone), table, 0);
  await asks(page, /has too many trains/);
  await page.getByRole('button', { name: 'Choose a train' }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.locator('.doing-button').first().tap();
  await dialog.getByText(/gives up:/).waitFor();
  // Having chosen one, one may still choose another.
  const second = dialog.locator('.doing-button').last();
  await second.tap();
  await expect.poll(() => second.getAttribute('aria-pressed')).toBe('true');
  await axe(page);
  await dialog.getByRole('button', { name: 'Send decision' }).tap();
  await expect.poll(() => factsOf(table.id)).toContain('trainsDiscarded');
});
