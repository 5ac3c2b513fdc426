/**
 * The first paint of a late table's page on a slow network (150 ms latency, 1.6 Mbit/s, empty cache), as JSON lines:
 * when the board is visible, when the largest contentful paint happens, when the page can be used, how many requests
 * each takes, and how much the layout shifts meanwhile.
 */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { fold } from '../../domain/kernel/fold.ts';
import { lilliput } from '../../domain/lilliput/game.ts';
import { playedTable } from '../browser/played.ts';
import { openWorld } from '../browser/world.ts';

const ROUNDS = 5;
const LATENCY = 150;
const BYTES_PER_SECOND = 1_600_000 / 8;
/** In milliseconds: everything that the page fetches by itself has come by then. */
const SETTLED = 4000;

const world = await openWorld();
const late = await playedTable(
  world,
  ['Nora', 'Tariq', 'Ines', 'Piet'],
  ({ round, order }) => round === 8 && order.length === 2,
  7,
  { firstPlayer: 0, landscape: 'city-on-city' },
);
const { game } = fold(lilliput, late.commits).state;
const address = `/t/${late.id}?seat=${lilliput.awaiting(game)[0]?.seat ?? 0}`;

interface Load {
  readonly board: number;
  readonly interactive: number;
  readonly lcp: number;
  readonly shift: number;
  readonly requestsToBoard: number;
  readonly requestsToInteractive: number;
  readonly requests: number;
  readonly kilobytes: number;
}

async function throttled(options: BrowserContextOptions): Promise<Page> {
  const context = await world.person(options);
  await context.addCookies([late.cookie]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  // The loader of this file writes `__name` round functions, which a page does not know.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(observe);
  return page;
}

/** Runs in the page: marks the first frames with a board and with a way to act, and keeps what the browser reports. */
function observe(): void {
  const paints = { lcp: 0, element: '', shift: 0 };
  Object.assign(globalThis, { paints });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      paints.lcp = entry.startTime;
      const { element } = entry as unknown as { element?: Element };
      paints.element = `${element?.tagName ?? ''} ${element?.getAttribute('class') ?? ''}`;
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) paints.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  const markWhen = (name: string, isThere: () => boolean) => {
    const look = () => {
      if (!isThere()) return requestAnimationFrame(look);
      return requestAnimationFrame(() => setTimeout(() => performance.mark(name), 0));
    };
    requestAnimationFrame(look);
  };
  const drawn = () => (document.querySelector('svg.board path')?.getBoundingClientRect().width ?? 0) > 0;
  markWhen('board', drawn);
  markWhen('interactive', () => drawn() && document.querySelector('#ask') !== null);
}

async function load(options: BrowserContextOptions): Promise<Load & { element: string }> {
  const page = await throttled(options);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
  await page.waitForTimeout(SETTLED);
  const result = await page.evaluate(() => {
    const { paints } = globalThis as unknown as { paints: { lcp: number; element: string; shift: number } };
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
    const resources = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    const until = (time: number) => resources.filter(({ startTime }) => startTime <= time).length;
    return {
      board: at('board'),
      interactive: at('interactive'),
      ...paints,
      requestsToBoard: until(at('board')),
      requestsToInteractive: until(at('interactive')),
      requests: until(at('interactive') + 2000),
      kilobytes: resources.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
    };
  });
  await page.context().close();
  return result;
}

const median = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;

async function measure(screen: string, options: BrowserContextOptions): Promise<void> {
  const loads: (Load & { element: string })[] = [];
  for (let round = 0; round < ROUNDS; round++) loads.push(await load(options));
  const middle = (figure: keyof Load) => Math.round(median(loads.map((one) => one[figure])));
  console.log(
    JSON.stringify({
      bench: `first paint of a late table, ${LATENCY} ms and 1.6 Mbit/s, ${screen}`,
      cases: ROUNDS,
      ms: { lcp: middle('lcp'), board: middle('board'), interactive: middle('interactive') },
      requests: {
        untilBoard: middle('requestsToBoard'),
        untilInteractive: middle('requestsToInteractive'),
        all: middle('requests'),
      },
      kilobytes: middle('kilobytes'),
      largest: loads.at(-1)?.element,
      shift: Math.max(...loads.map(({ shift }) => Math.round(shift * 10_000) / 10_000)),
    }),
  );
}

await measure('wide', {});
await measure('phone', { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });
await world.close();
