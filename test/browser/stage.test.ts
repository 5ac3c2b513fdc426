/** The stage with places of every kind, on a page of its own: pressed, walked through, listened to, marked. */
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { axeHere } from './axe.ts';
import { sharedBrowser } from './chromium.ts';

let browser: Browser;
let script: string;
let style: string;
beforeAll(async () => {
  const { outputFiles } = await esbuild.build({
    entryPoints: [fileURLToPath(new URL('./stage-page.tsx', import.meta.url))],
    outdir: '/stage',
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    loader: { '.woff2': 'empty' },
    define: { __BUILD__: '"test"' },
    write: false,
    logLevel: 'error',
  });
  const ending = (ext: string) => outputFiles.find(({ path }) => path.endsWith(ext))?.text ?? '';
  [script, style] = [ending('.js'), ending('.css')];
  browser = await sharedBrowser();
});

async function openStage(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 900 }, reducedMotion: 'reduce' });
  await page.setContent('<!doctype html><html lang="en"><title>Stage</title><body></body></html>');
  await page.addStyleTag({ content: style });
  await page.addScriptTag({ content: script, type: 'module' });
  await page.getByRole('button', { name: 'Square a1' }).waitFor();
  return page;
}

const pressedOn = (page: Page) => page.getByLabel('Pressed', { exact: true }).innerText();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

/** Presses a point of the board, given in its units. */
async function pressAt(page: Page, x: number, y: number): Promise<void> {
  const point = await page.locator('.sheet-of-board').evaluate(
    (sheet, [east, south]) => {
      const { left, top, width } = sheet.getBoundingClientRect();
      const unit = width / 9000;
      return [left + (east + 500) * unit, top + (south + 500) * unit] as const;
    },
    [x, y] as const,
  );
  await page.mouse.click(...point);
}

it('presses what the outline holds, and nothing beside it', async () => {
  const page = await openStage();
  await pressAt(page, 500, 500);
  await pressAt(page, 3700, 700);
  // within the box of a hexagon and outside of its outline
  await pressAt(page, 3120, 30);
  await pressAt(page, 500, 5000);
  // within the box of the area: in its bay, beside the square that lies there and on it
  await pressAt(page, 3500, 4500);
  await pressAt(page, 2500, 4500);
  expect(await pressedOn(page)).toBe('a1 h1 lake.district bay');
  await page.close();
});

it('gives a thin border fourteen pixels at any zoom', async () => {
  const page = await openStage();
  const widthOf = async () =>
    Math.round((await page.getByRole('button', { name: 'Border' }).boundingBox())?.width ?? 0);
  expect(await widthOf()).toBe(14);
  await pressAt(page, 4010 + 60, 4500);
  await pressAt(page, 4010 + 120, 4500);
  expect(await pressedOn(page)).toBe('lake.district~desert');
  for (let step = 0; step < 4; step++) await page.getByRole('button', { name: 'Zoom in' }).click();
  expect(await widthOf()).toBe(14);
  await page.close();
});

it('is walked through with arrow keys, by geometry or as a place says', async () => {
  const page = await openStage();
  await page.getByRole('button', { name: 'Square a1' }).focus();
  const walk = async (...arrows: string[]) => {
    const heard: (string | null | undefined)[] = [];
    for (const arrow of arrows) {
      await page.keyboard.press(`Arrow${arrow}`);
      heard.push(await focused(page));
    }
    return heard;
  };
  expect(await walk('Right', 'Right', 'Right', 'Right', 'Down')).toEqual([
    'Square b1',
    'Hexagon h1',
    'Hexagon h2',
    'Square told-1',
    'Hexagon told-2',
  ]);
  await page.keyboard.press('Enter');
  expect(await page.locator('.telling-words').innerText()).toBe('Hexagon told-2');
  await page.getByRole('button', { name: 'Area with a bay' }).focus();
  expect(await walk('Down')).toEqual(['Square a1']);
  await page.keyboard.press('Enter');
  expect(await pressedOn(page)).toBe('a1');
  await page.close();
});

it('shows a price at the centre of a place that is no square, and the piece in hand', async () => {
  const page = await openStage();
  const [price, sheet] = await Promise.all(
    ['.cell-price', '.sheet-of-board'].map((part) => page.locator(part).boundingBox()),
  );
  const unit = (sheet?.width ?? 0) / 9000;
  expect((price?.x ?? 0) + (price?.width ?? 0) / 2).toBeCloseTo((sheet?.x ?? 0) + 1000 * unit, 0);
  expect(await page.locator('.cell.held').getAttribute('data-place')).toBe('bay');
  await page.close();
});

it('marks places of every kind, with their own arrow keys, and passes axe', async () => {
  const page = await openStage();
  await axeHere(page);
  await page.getByRole('button', { name: 'Mark' }).click();
  await pressAt(page, 500, 5000);
  await pressAt(page, 4010, 4500);
  await page.getByRole('button', { name: 'Mark Square a1' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toBe('Mark Square b1');
  await page.keyboard.press('Enter');
  expect(await pressedOn(page)).toBe('mark lake.district mark lake.district~desert mark b1');
  await axeHere(page);
  await page.close();
});
