/**
 * Makes the six pictures of the documentation, from a real service and a real browser: docs/screenshots/*.png. Build the
 * pages and the server first (npm run build), then: npm run screenshots
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fold } from '../../domain/kernel/fold.ts';
import { lilliput } from '../../domain/lilliput/game.ts';
import { playedTable } from './played.ts';
import { openWorld } from './world.ts';

const folder = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));
mkdirSync(folder, { recursive: true });

const names = ['Nora', 'Tariq', 'Ines', 'Piet'];
const wide = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
/** Nothing moves while a picture is taken. */
const still = { reducedMotion: 'reduce', locale: 'en' };

const world = await openWorld();
const shoot = async (page, name) => {
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  await page.screenshot({ path: `${folder}${name}.png`, animations: 'disabled' });
  console.log(`docs/screenshots/${name}.png`);
};

const visitor = await (await world.person({ ...wide, ...still })).newPage();
await visitor.goto('/');
await visitor.getByRole('heading', { level: 1 }).waitFor();
await visitor.locator('.demo svg').first().waitFor();
await shoot(visitor, 'landing');
await visitor.goto('/new?game=lilliput');
await visitor.getByRole('radio', { name: '4' }).check({ force: true });
for (const [seat, name] of names.slice(0, 3).entries()) await visitor.locator(`#name-${seat}`).fill(name);
await visitor.getByRole('heading', { level: 1 }).click();
await shoot(visitor, 'new-table');

/** A table with a landscape, played on by greedy players. */
const table = await playedTable(
  world,
  names,
  ({ round, turn, order, cards }) =>
    round === 5 &&
    turn?.card === null &&
    order.length === 6 &&
    cards['tile-any'] === null &&
    cards['tile-yellow-green'] === null,
  2,
  { firstPlayer: 0, landscape: 'lets-start' },
);
const awaited = () => lilliput.awaiting(fold(lilliput, table.commits).state.game)[0]?.seat ?? 0;

/** The page of whoever is asked. */
async function open(options) {
  const context = await world.person({ ...options, ...still });
  await context.addCookies([table.cookie]);
  const page = await context.newPage();
  await page.goto(`/t/${table.id}?seat=${awaited()}`);
  await page.locator('.drawing svg').waitFor();
  // what happened since the last visit is told first
  await page.getByRole('button', { name: /^Skip/ }).click();
  return page;
}

/** Lays the first tile that lets trains earn more, so that the picture shows what a turn changes. */
async function layWhatPays(page) {
  const cells = await page.locator('button.cell').count();
  for (let cell = 0; cell < cells; cell++) {
    await page.locator('button.cell').nth(cell).click();
    await page.locator('button.cell.held').waitFor();
    for (const way of await page.locator('.tray-tile').all()) {
      await way.click();
      // earnings are worked out beside the page
      await page.waitForTimeout(500);
      if ((await page.locator('.effects .up').count()) > 0) return;
    }
    await page.locator('button.cell.held').waitFor();
    while ((await page.locator('button.cell.held').count()) > 0) await page.keyboard.press('u');
  }
  throw new Error('no tile pays here: choose another position');
}

for (const [name, options] of [
  ['table-light', { ...wide, colorScheme: 'light' }],
  ['table-dark', { ...wide, colorScheme: 'dark' }],
  ['table-phone', { ...phone, colorScheme: 'light' }],
]) {
  const page = await open(options);
  await page.locator('[data-card="tile-any"] .card-side').first().click();
  await layWhatPays(page);
  await shoot(page, name);
}

await table.playUntil(({ round, running, stage }) => round === 6 && stage === 'running' && running !== null);
const deciding = await open({ ...wide, colorScheme: 'light' });
await deciding.locator('.run-lines').waitFor();
await shoot(deciding, 'running');
await world.close();
await world.browser.close();
