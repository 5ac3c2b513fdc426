/** What happens when the network does not behave: nothing lost, nothing twice, and a page that finds back by itself. */
import type { Request, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asks, nudge, sharedWorld, send, sitDown, takeCharacter, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await sharedWorld();
});
afterAll(() => world.close());

const commands = '**/commands';

describe('a pick whose answer never comes', () => {
  it.each([
    ['was lost on the way there', (route: Route) => route.abort()],
    [
      'was lost on the way back',
      async (route: Route) => {
        await route.fetch();
        await route.abort();
      },
    ],
  ])('%s: it is sent again and counts once', async (_, lose) => {
    const table = await world.makeTable(['Ines', 'Piet']);
    const page = await sitDown(await world.person(), table, 0);
    let lost = 0;
    await page.route(commands, async (route) => {
      lost++;
      await (lost <= 2 ? lose(route) : route.continue());
    });
    await takeCharacter(page, 'emperor');
    await page.getByText('it cannot count twice').waitFor();
    await asks(page, 'Piet takes a company or a character.');
    expect(lost).toBe(3);
    await expect.poll(() => world.commits(table.id)).toHaveLength(2);
  });

  it('goes on its way again when the tab is opened the next time', async () => {
    const table = await world.makeTable(['Ines', 'Piet']);
    const context = await world.person();
    const page = await sitDown(context, table, 0);
    await page.route(commands, (route) => route.abort());
    await takeCharacter(page, 'emperor');
    await page.getByText('it cannot count twice').waitFor();
    await page.close();
    await expect.poll(() => world.commits(table.id)).toHaveLength(1);

    const again = await context.newPage();
    await again.goto(`/t/${table.id}?seat=0`);
    await asks(again, 'Piet takes a company or a character.');
    await expect.poll(() => world.commits(table.id)).toHaveLength(2);
  });

  it('is looked at again when somebody else was faster', async () => {
    const table = await world.makeTable(['Ines', 'Piet']);
    const context = await world.person();
    const slow = await sitDown(context, table, 0);
    const fast = await context.newPage();
    await fast.goto(`/t/${table.id}?seat=0`);
    await asks(fast, 'Take a company or a character.');
    // The slow page hears nothing of what the other one does.
    await slow.route('**/head', (route) => route.abort());
    await takeCharacter(fast, 'emperor');
    await asks(fast, 'Piet takes a company or a character.');
    await slow.evaluate(() => localStorage.clear());
    await slow.locator('[data-pick="general"]').click();
    await send(slow);
    await slow.getByText('Something happened at the table before yours arrived').waitFor();
    await slow.getByText('Ines takes the Emperor.').first().waitFor();
    await expect.poll(() => world.commits(table.id)).toHaveLength(2);
  });
});

it('says that there is no connection, and recovers by itself', async () => {
  const table = await world.makeTable(['Ines', 'Piet']);
  const context = await world.person();
  const ines = await sitDown(context, table, 0);
  const pietContext = await world.person();
  const piet = await sitDown(pietContext, table, 1);
  await pietContext.setOffline(true);
  await piet.getByText('No connection at the moment').waitFor();
  await takeCharacter(ines, 'emperor');
  await asks(ines, 'Piet takes a company or a character.');
  await pietContext.setOffline(false);
  await asks(piet, 'Take a company or a character.');
  await piet.getByText('No connection at the moment').waitFor({ state: 'detached' });
});

it('asks less and less in a hidden tab, and at once when it is shown', async () => {
  const table = await world.makeTable(['Ines', 'Piet']);
  const page = await (await world.person()).newPage();
  await page.clock.install();
  await page.addInitScript(() => {
    let hidden = false;
    Object.defineProperty(document, 'visibilityState', { get: () => (hidden ? 'hidden' : 'visible') });
    Object.assign(globalThis, {
      hide(value: boolean) {
        hidden = value;
        document.dispatchEvent(new Event('visibilitychange'));
      },
    });
  });
  let questions = 0;
  let answers = 0;
  const asksHead = (request: Request): boolean => request.url().endsWith('/head');
  const answered = (request: Request) => void (asksHead(request) && answers++);
  page.on('request', (request) => void (asksHead(request) && questions++));
  page.on('requestfinished', answered).on('requestfailed', answered);
  await page.goto(`/t/${table.id}`);
  await asks(page, 'Ines takes a company or a character.');

  const during = async (seconds: number): Promise<number> => {
    const before = questions;
    for (let second = 0; second < seconds; second += 3) {
      await page.clock.runFor(3000);
      // The answer comes in real time, and then the page has to hear it.
      await expect.poll(() => questions - answers).toBe(0);
      await page.waitForTimeout(30);
    }
    return questions - before;
  };
  const hide = (value: boolean) => page.evaluate((hidden) => (globalThis as never as Hiding).hide(hidden), value);
  const watched = await during(30);
  expect(watched).toBeGreaterThanOrEqual(8);
  await hide(true);
  expect(await during(120)).toBeLessThanOrEqual(2);
  const before = questions;
  await hide(false);
  await expect.poll(() => questions).toBeGreaterThan(before);
});

interface Hiding {
  hide(value: boolean): void;
}

it('loads itself again when the table has outgrown it, and keeps the half-made pick', async () => {
  const table = await world.makeTable(['Ines', 'Piet']);
  const page = await sitDown(await world.person(), table, 0);
  await page.locator('[data-pick="red"]').click();
  await page.route('**/head', async (route) => {
    const answer = await route.fetch({ headers: { ...route.request().headers(), 'if-none-match': '' } });
    await route.fulfill({ response: answer, json: { ...(await answer.json()), generation: 99 } });
  });
  await Promise.all([page.waitForEvent('load'), nudge(page)]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await nudge(page);
  await asks(page, 'Choose a cell for Mildendo’s home.');
});
