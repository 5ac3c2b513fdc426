/**
 * The table's page in a real browser, as JSON lines: how long an empty cache takes until what is asked can be answered,
 * and how long frames take while a late board is dragged about. The browser draws as fast as it can, without waiting
 * for a screen; an empty page in the same run says what this machine takes for nothing at all.
 */
import type { Page } from 'playwright-core';
import { fold } from '../../domain/kernel/fold.ts';
import { lilliput } from '../../domain/lilliput/game.ts';
import { playedTable } from '../browser/played.ts';
import { openWorld } from '../browser/world.ts';

const ROUNDS = 5;
const FRAMES = 240;

const world = await openWorld({ more: ['--disable-frame-rate-limit', '--disable-gpu-vsync'] });
/** The landscape that has more tiles than any other, in the last round. */
const late = await playedTable(
  world,
  ['Nora', 'Tariq', 'Ines', 'Piet'],
  ({ round, order }) => round === 8 && order.length === 2,
  7,
  { firstPlayer: 0, landscape: 'city-on-city' },
);
const { game } = fold(lilliput, late.commits).state;
const address = `/t/${late.id}?seat=${lilliput.awaiting(game)[0]?.seat ?? 0}`;
const tiles = Object.keys(game.board).length;

const rounded = (ms: number): number => Math.round(ms * 10) / 10;
const at = (sorted: readonly number[], share: number): number =>
  rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);

/** A page in a browser profile of its own, so that no cache is filled. */
async function newPage(): Promise<Page> {
  const context = await world.person();
  await context.addCookies([late.cookie]);
  const page = await context.newPage();
  // The loader of this file writes `__name` round functions, which a page does not know.
  await page.addInitScript('globalThis.__name = (named) => named');
  return page;
}

/** What the page's own thread has worked since it began, whatever else the machine does. */
async function watchWork(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
  };
}

/** From the first byte asked for until the board stands and the way to act can be pressed. */
async function timeToInteractive(): Promise<{ ms: number; work: number }> {
  const page = await newPage();
  await page.addInitScript(() => {
    const look = () => {
      const ready = document.querySelector('.drawing svg') !== null && document.querySelector('#ask') !== null;
      if (!ready) return requestAnimationFrame(look);
      // After the next frame nothing is left to do before a press is answered.
      return requestAnimationFrame(() => setTimeout(() => performance.mark('interactive'), 0));
    };
    requestAnimationFrame(look);
  });
  const worked = await watchWork(page);
  const before = await worked();
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
  const work = (await worked()) - before;
  const ms = await page.evaluate(() => performance.getEntriesByName('interactive')[0]?.startTime ?? 0);
  await page.context().close();
  return { ms, work };
}

/** Drags by a circle, a bit with every frame, and notes when frames come. */
function frames(page: Page, selector: string, count: number): Promise<number[]> {
  return page.evaluate(
    ([wanted, most]) => {
      const frame = document.querySelector(wanted) ?? document.body;
      const { left, top, width, height } = frame.getBoundingClientRect();
      const send = (type: string, step: number) => {
        const angle = step / 12;
        const clientX = left + width / 2 + 160 * Math.cos(angle);
        const clientY = top + height / 2 + 160 * Math.sin(angle);
        frame.dispatchEvent(
          new PointerEvent(type, { pointerId: 1, clientX, clientY, bubbles: true, pointerType: 'touch' }),
        );
      };
      // The pointer is made up, so there is none to capture.
      frame.setPointerCapture = () => {};
      return new Promise<number[]>((resolve) => {
        const times: number[] = [];
        let before = 0;
        let step = 0;
        const next = (now: number) => {
          if (step > 20) times.push(now - before);
          before = now;
          send('pointermove', step);
          step += 1;
          if (times.length < most) requestAnimationFrame(next);
          else resolve(times);
        };
        send('pointerdown', 0);
        requestAnimationFrame(next);
      });
    },
    [selector, count] as const,
  );
}

interface Panned {
  /** From frame to frame, sorted. */
  readonly times: readonly number[];
  /** What the page's own thread worked for each of them, whatever else the machine does. */
  readonly work: number;
}

async function panning(path: string, selector: string): Promise<Panned> {
  const page = await newPage();
  await page.goto(path);
  if (selector !== 'body') await page.locator('.drawing svg').waitFor();
  await page.waitForTimeout(300);
  const worked = await watchWork(page);
  const before = await worked();
  const times = await frames(page, selector, FRAMES);
  const work = ((await worked()) - before) / FRAMES;
  await page.context().close();
  return { times: times.toSorted((one, other) => one - other), work: rounded(work) };
}

const loads: { ms: number; work: number }[] = [];
for (let round = 0; round < ROUNDS; round++) loads.push(await timeToInteractive());
const sorted = (figures: readonly number[]): number[] => figures.toSorted((one, other) => one - other);
const waits = sorted(loads.map(({ ms }) => ms));
console.log(
  JSON.stringify({
    bench: 'table page until interactive, empty cache',
    cases: ROUNDS,
    ms: { p50: at(waits, 0.5), max: at(waits, 1), work: at(sorted(loads.map(({ work }) => work)), 0.5) },
  }),
);

const nothing = await panning('about:blank', 'body');
const board = await panning(address, '.stage-frame');
console.log(
  JSON.stringify({
    bench: 'frames while a late board is dragged',
    tiles,
    cases: FRAMES,
    ms: { p50: at(board.times, 0.5), p95: at(board.times, 0.95), max: at(board.times, 1), work: board.work },
    emptyPage: { p50: at(nothing.times, 0.5), p95: at(nothing.times, 0.95), work: nothing.work },
    over16: board.times.filter((ms) => ms > 16).length,
  }),
);
await world.close();
