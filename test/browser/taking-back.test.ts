/** Taking a turn back: at once while nobody has acted, by everybody's word afterwards; log and replay keep what was. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { type PlayedTable, playedTable } from './played.ts';
import { choose } from './turns.ts';
import { asks, nudge, sharedWorld, sitDown, type World } from './world.ts';

let world: World;
let table: PlayedTable;
beforeAll(async () => {
  world = await sharedWorld();
  table = await playedTable(
    world,
    ['Ines', 'Piet'],
    ({ round, turn, order }) => round > 1 && turn?.seat === 0 && order[1] === 1 && order.length > 2,
  );
});
afterAll(() => world.close());

const MY_TURN = 'Take a card and play your turn.';

async function takeMoney(page: Page): Promise<void> {
  await page.locator('.card-side[aria-disabled="false"]').nth(1).click();
  await page.getByRole('button', { name: 'Send turn' }).click();
}

it('goes back at once, by consent, and is refused; what was stays in the log and on the line', async () => {
  const ines = await sitDown(await world.person(), table, 0);
  const piet = await sitDown(await world.person(), table, 1);
  await asks(ines, MY_TURN);
  await takeMoney(ines);
  await asks(ines, 'Piet plays a turn.');
  await ines.getByRole('button', { name: 'Take back my turn' }).click();
  await asks(ines, MY_TURN);

  await takeMoney(ines);
  await asks(ines, 'Piet plays a turn.');
  await nudge(piet);
  await asks(piet, MY_TURN);
  await takeMoney(piet);
  await expect.poll(async () => (await world.commits(table.id)).length).toBeGreaterThan(table.commits.length + 3);
  await nudge(ines);
  // Also whoever is asked to play already may ask, from the menu.
  await choose(ines, 'Ask to take back');
  await nudge(piet);
  await asks(piet, 'Ines asks to take a turn back.');
  await piet.getByText(/^Back to before this: Ines takes .+ goes back too, if everyone agrees\.$/).waitFor();
  await piet.getByRole('button', { name: 'Refuse' }).click();
  await nudge(ines);
  await choose(ines, 'Ask to take back');
  await nudge(piet);
  await asks(piet, 'Ines asks to take a turn back.');
  await piet.getByRole('button', { name: 'Agree' }).click();
  await nudge(ines);
  await asks(ines, MY_TURN);

  await ines.getByRole('tab', { name: 'Log' }).click();
  await expect.poll(() => ines.locator('.log-step.taken-back').count()).toBeGreaterThanOrEqual(3);
  await ines.locator('.log-step.taken-back .log-line').first().click();
  await asks(ines, 'You are looking back.');
  await ines.locator('.replay-gone').getByText('Taken back.').waitFor();
  await ines.locator('.replay-taken-back').first().waitFor({ state: 'attached' });
});
