/**
 * What the service is for: four people, each with a browser of their own, play a whole round by nothing but the links of
 * their mails. The letters are read at the mailbox of the machine, as they are seen there.
 */
import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sendTurn, side } from './turns.ts';
import { isAnswered, openWorld, takeCharacter, takeCompany, type World } from './world.ts';

const NAMES = ['Ines', 'Piet', 'Ann', 'Bob'];
const MOST_TURNS = 40;
const PICKS: readonly ((page: Page) => Promise<void>)[] = [
  (page) => takeCompany(page, 'red', '0,-1'),
  (page) => takeCompany(page, 'green', '1,0'),
  (page) => takeCompany(page, 'blue', '0,1'),
  (page) => takeCompany(page, 'yellow', '-1,0'),
];
const CHARACTERS = ['general', 'admiral', 'emperor', 'treasurer'];
/** Two buy a train; the others take their money. */
const CARDS: readonly [card: string, side: 1 | 2][] = [
  ['train-two', 1],
  ['train-or-tile', 1],
  ['tile-any', 2],
  ['tile-two-yellow', 2],
  ['share-or-10', 2],
  ['share-or-5', 2],
  ['station', 2],
  ['treasury', 2],
];

interface Head {
  readonly version: number;
  readonly awaiting: readonly { readonly seat: number; readonly need: string; readonly optional?: boolean }[];
}

const headOf = async (world: World, id: string): Promise<Head> =>
  (await (await fetch(`${world.address}/api/tables/${id}/head`)).json()) as Head;

/** The newest letter to somebody, opened at the mailbox: where its button leads, and the code beside it. */
async function readLetter(mailbox: Page, name: string, heading: RegExp): Promise<{ link: string; code: string }> {
  const deliver = mailbox.getByRole('button', { name: 'Deliver now' });
  for (let look = 0; look < 60; look++) {
    if (await deliver.isVisible()) await deliver.click().catch(() => null);
    // Without the letter that is open, which would be read instead of the one that is still on its way.
    await mailbox.goto('/mailbox');
    await mailbox
      .getByRole('link', { name: `To ${name}` })
      .first()
      .click();
    const letter = mailbox.frameLocator('iframe');
    const title = await letter.locator('h1').innerText();
    if (heading.test(title)) {
      const link = await letter.locator('td.button a').getAttribute('href');
      const code = await letter.locator('td.beside strong').innerText();
      return { link: link ?? '', code };
    }
    await mailbox.waitForTimeout(250);
  }
  throw new Error(`no letter ${heading.source} came to ${name}`);
}

interface Person {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** Opens a link in somebody's own browser; the first one asks for the code, later ones sit down by themselves. */
async function follow({ page }: Person, { link, code }: { link: string; code: string }, first: boolean): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
  if (first) await page.getByLabel('Code of the mail').fill(code);
  const seated = page.waitForURL(/\?seat=\d$/);
  if (first) await page.getByRole('button', { name: 'Sit down', exact: true }).click();
  await seated;
}

async function act(page: Page, need: string, picks: number, turns: number): Promise<void> {
  if (need === 'pick' || need === 'pickCompany' || need === 'pickCharacter') {
    const pick = PICKS[picks];
    await (pick ? pick(page) : takeCharacter(page, CHARACTERS[picks - PICKS.length] ?? ''));
    return isAnswered(page);
  }
  if (need === 'dividend') await page.locator('.dividend-side', { hasText: 'Pay out' }).click();
  else {
    const [card = '', half = 2] = CARDS[turns] ?? [];
    await side(page, card, half).click();
    if (half === 1) await page.locator('.doing-button', { hasText: '2-train' }).first().click();
  }
  await sendTurn(page);
}

it('a whole round', { timeout: 240_000 }, async ({ onTestFinished }) => {
  // Of this try alone: a second try must not read the letters of the first.
  const world = await openWorld();
  onTestFinished(() => world.close());
  const answer = await fetch(`${world.address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      game: 'lilliput',
      title: 'By mail',
      seats: NAMES.map((name) => ({ name, address: `${name.toLowerCase()}@example.org` })),
      options: { firstPlayer: 0 },
    }),
  });
  const { id } = (await answer.json()) as { id: string };
  const mailbox = await (await world.person()).newPage();
  await mailbox.goto('/mailbox');
  const people: Person[] = [];
  for (const name of NAMES) {
    const context = await world.person();
    const person = { context, page: await context.newPage() };
    people.push(person);
    await follow(person, await readLetter(mailbox, name, /^Will you play/), true);
  }

  let [picks, turns, before] = [0, 0, -1];
  for (let count = 0; count < MOST_TURNS; count++) {
    const { version, awaiting } = await headOf(world, id);
    const asked = awaiting.find(({ optional }) => optional !== true);
    const person = people[asked?.seat ?? -1];
    const name = NAMES[asked?.seat ?? -1];
    if (!asked || !person || !name) throw new Error('nobody is awaited');
    if (asked.need === 'turn' && turns === CARDS.length) break;
    // Whoever plays twice running is still there; everybody else comes by the link of a mail.
    if (asked.seat !== before) {
      await follow(person, await readLetter(mailbox, name, /your turn/i), false);
    }
    await act(person.page, asked.need, picks, turns);
    if (asked.need.startsWith('pick')) picks++;
    if (asked.need === 'turn') turns++;
    before = asked.seat;
    await expect.poll(async () => (await headOf(world, id)).version).toBeGreaterThan(version);
  }
  const commits = await world.commits(id);
  const facts = commits.flatMap((commit) => commit.facts.map(({ type }) => type));
  expect(facts).toEqual(expect.arrayContaining(['trainBought', 'roundStarted']));
  expect(new Set(commits.slice(1).map(({ actor }) => actor))).toEqual(
    new Set(['seat:0', 'seat:1', 'seat:2', 'seat:3']),
  );
  expect([picks, turns]).toEqual([8, 8]);
});
