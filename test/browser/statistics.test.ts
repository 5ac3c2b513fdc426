/** What finished tables add up to, before and after the first one. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeHere } from './axe.ts';
import { playedTable } from './played.ts';
import { openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

it('says that nothing is there yet, then counts the first public table and leads to it', async () => {
  const page = await (await world.person({})).newPage();
  const troubles: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && troubles.push(message.text())));
  await page.goto('/statistics');
  await page.getByText('No public table has been finished here yet.').waitFor();
  await page.getByText('Your results are shown to you alone').waitFor();
  await axeHere(page);

  const isPublic: World = {
    ...world,
    makeTable: (names, options) => world.makeTable(names, options, { listed: true }),
  };
  const table = await playedTable(isPublic, ['Ines'], ({ stage }) => stage === 'over');
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${world.address}/api/statistics`);
        return ((await answer.json()) as { tables: number }).tables;
      },
      { timeout: 20_000 },
    )
    .toBe(1);
  for (const options of [{}, { ...phone, colorScheme: 'dark' as const }]) {
    const reader = await (await world.person(options)).newPage();
    await reader.goto('/statistics');
    const row = reader.getByRole('row', { name: /Alone/ });
    await row.waitFor();
    await expect.poll(() => row.getByRole('link').getAttribute('href')).toBe(`/t/${table.id}`);
    await expect.poll(() => reader.locator('.statistics-sum').first().innerText()).toMatch(/^1\s+finished table/);
    await axeHere(reader);
    await expect.poll(() => reader.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  }
  expect(troubles).toEqual([]);
});
