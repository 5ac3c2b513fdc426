/**
 * Makes the pictures of the documentation, from a real service and a real browser: docs/screenshots/*.png. Build the
 * pages and the server first (npm run build), then: npx tsx test/browser/screenshots.mjs
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { asks, openWorld, sitDown, takeCharacter, takeCompany } from './world.ts';

const folder = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));
mkdirSync(folder, { recursive: true });

const wide = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
/** Nothing moves while a picture is taken. */
const still = { reducedMotion: 'reduce' };

const world = await openWorld();
const shoot = async (page, name) => {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${folder}${name}.png`, animations: 'disabled' });
  console.log(`docs/screenshots/${name}.png`);
};

const visitor = await (await world.person({ ...wide, ...still })).newPage();
await visitor.goto('/');
await visitor.getByRole('heading', { level: 1 }).waitFor();
await shoot(visitor, 'landing');
await visitor.goto('/new');
await visitor.getByRole('radio', { name: '4' }).check({ force: true });
for (const [seat, name] of ['Nora', 'Tariq', 'Ines'].entries()) await visitor.locator(`#name-${seat}`).fill(name);
await visitor.getByRole('heading', { level: 1 }).click();
await shoot(visitor, 'new-table');

// Four people draft, so that there is something on the board when Piet takes his turn.
const table = await world.makeTable(['Nora', 'Tariq', 'Ines', 'Piet']);
const everybody = await world.person({ ...wide, ...still });
/** @type {[number, (page: any) => Promise<void>][]} */
const plays = [
  (page) => takeCompany(page, 'blue', '1,0'),
  (page) => takeCharacter(page, 'admiral'),
  (page) => takeCompany(page, 'red', '0,-1'),
];
for (const [seat, play] of plays.entries()) {
  const page = await sitDown(everybody, table, seat);
  await play(page);
  await page.getByText(`Draft, pick ${seat + 2} of 8`).waitFor();
  await page.close();
}
for (const [name, options] of [
  ['table-light', { ...wide, colorScheme: 'light' }],
  ['table-dark', { ...wide, colorScheme: 'dark' }],
  ['table-phone', { ...phone, colorScheme: 'light' }],
]) {
  const page = await sitDown(await world.person({ ...options, ...still }), table, 3);
  await page.locator('[data-pick="green"]').click();
  await page.locator('button[data-cell="0,1"]').click();
  await page.locator('.tray-tile').nth(2).click();
  await asks(page, 'Turn the tile if you like, then send.');
  await page.mouse.move(0, 0);
  await shoot(page, name);
}
await world.close();
