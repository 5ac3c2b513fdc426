/** A table's page in the other languages: their words come in files of their own, which need the page's script. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => (world = await sharedWorld()), 60_000);
afterAll(() => world.close());

test.each([
  ['fr-FR', 'fr', 'Discussion'],
  ['es-ES', 'es', 'Charla'],
])('somebody whose browser speaks %s sees the table in that language', async (locale, language, talk) => {
  const { id } = await world.makeTable(['Ann', 'Ben']);
  const page = await (await world.person({ locale })).newPage();
  await page.goto(`/t/${id}`);
  await page.getByRole('tab', { name: talk }).waitFor();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
  // A key that no part has learned would stand there as it is.
  await expect.poll(() => page.locator('body').innerText()).not.toMatch(/\b[a-z]+\.[a-z]+[A-Z]?\w*\b(?=\s|$)/);
});
