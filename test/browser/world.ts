/**
 * A real service and a real browser for the tests in this folder: the bundled local server on a folder of its own, and
 * one Chromium. People are browser contexts, each with its own cookies.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { TestRunner } from 'vitest';
import type { Commit } from '../../domain/kernel/commit.ts';
import { findChromium } from '../chromium.mjs';

export interface MadeTable {
  readonly id: string;
  readonly host: string;
  readonly seats: readonly { readonly seat: number; readonly name: string | null; readonly link: string }[];
}

export interface World {
  readonly address: string;
  readonly browser: Browser;
  /** A person with a browser of their own, who wants no motion unless the test is about it. */
  person(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** A table made without a page; its host is nobody's browser. */
  makeTable(names: readonly (string | null)[], options?: object, more?: object): Promise<MadeTable>;
  /** Moves the service's clock forward. */
  wait(milliseconds: number): Promise<void>;
  commits(table: string): Promise<Commit[]>;
  close(): Promise<void>;
}

const server = fileURLToPath(new URL('../../functions/dist/server.mjs', import.meta.url));
const movingClock = new URL('./moving-clock.mjs', import.meta.url).href;
/** Debian's launcher asks for drawing by the graphics card; without one, plain drawing is a good deal faster. */
const plainDrawing = ['--disable-gpu', '--disable-gpu-rasterization', '--disable-software-rasterizer'];
const noErrands = ['--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
/** Letters stand where the typeface wants them, as in a window. */
const flags = ['--no-sandbox', '--font-render-hinting=none', ...plainDrawing, ...noErrands];
/** Reached at this name, which is not localhost, so the browser gives the page no secure context. */
const PLAIN_NAME = 'railpost.test';

interface WorldOptions {
  /** The service has a name that is not localhost. */
  readonly plainName?: boolean;
  /** More settings of the service. */
  readonly environment?: { readonly [name: string]: string };
  /** More flags for the browser. */
  readonly more?: readonly string[];
}

export async function openWorld({ plainName = false, more = [], environment = {} }: WorldOptions = {}): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'railpost-browser-'));
  const port = await freePort();
  const address = `http://${plainName ? PLAIN_NAME : '127.0.0.1'}:${port}`;
  const local = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--import', movingClock, server], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: address,
      DATA_DIR: folder,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const [browser] = await Promise.all([launch(plainName, more), ready(child)]);
  child.removeAllListeners('exit');
  child.once('exit', (code, signal) => console.error(`The service ended by itself: ${code ?? signal}`));
  return {
    address,
    browser,
    async person(options = {}) {
      const context = await browser.newContext({
        baseURL: address,
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
        ...options,
      });
      // Two files at a time share a machine: a page that comes late is no failure.
      context.setDefaultTimeout(20_000);
      // A page that stands open goes on asking and drawing: who comes in a test leaves with it.
      TestRunner.getCurrentTest()?.context.onTestFinished(() => leave(context));
      return context;
    },
    async makeTable(names, options = { firstPlayer: 0 }, more = {}) {
      const seats = names.map((name) => (name === null ? {} : { name }));
      const answer = await fetch(`${local}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ game: 'lilliput', title: 'Thursday table', seats, options, ...more }),
      });
      if (answer.status !== 201) throw new Error(`no table: ${await answer.text()}`);
      return (await answer.json()) as MadeTable;
    },
    wait: (milliseconds) =>
      new Promise((moved) => {
        child.once('message', () => moved());
        child.send({ wait: milliseconds });
      }),
    async commits(table) {
      const answer = await fetch(`${local}/api/tables/${table}/commits/1-64`);
      const lines = (await answer.text()).split('\n').filter((line) => line !== '');
      return lines.map((line) => JSON.parse(line) as Commit);
    },
    async close() {
      await Promise.all(browser.contexts().map(leave));
      await browser.close();
      await ended(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What the person's pages were just asking comes to nothing, and no test is to blame for it. */
async function leave(context: BrowserContext): Promise<void> {
  const hasLeft = context.browser()?.contexts().includes(context) !== true;
  if (hasLeft) return;
  const places = [context, ...context.pages()];
  await Promise.allSettled(places.map((place) => place.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

export const launch = (plainName = false, more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium() ?? 'chromium',
    args: [...flags, ...more, ...(plainName ? [`--host-resolver-rules=MAP ${PLAIN_NAME} 127.0.0.1`] : [])],
  });

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    if (child.stdout === null) return;
    createInterface(child.stdout).on('line', (line) => {
      if (line.startsWith('Railpost is ready')) resolve();
    });
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.removeAllListeners('exit');
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** Opens the link of a seat and sits down. */
export async function sitDown(context: BrowserContext, table: MadeTable, seat: number): Promise<Page> {
  const page = await context.newPage();
  await page.goto(table.seats[seat]?.link ?? '');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.waitForURL(new RegExp(`\\?seat=${seat}$`));
  return page;
}

/** A table whose people have all sat down and see each other. */
export async function seated(
  world: World,
  names: readonly string[],
  more: object = {},
  options: readonly BrowserContextOptions[] = [],
): Promise<{ table: MadeTable; pages: Page[] }> {
  const table = await world.makeTable(names, { firstPlayer: 0 }, more);
  const pages: Page[] = [];
  for (const seat of names.keys()) pages.push(await sitDown(await world.person(options[seat]), table, seat));
  await nudge(...pages);
  for (const page of pages) await page.getByRole('tab', { name: 'Talk' }).waitFor();
  return { table, pages };
}

/** Takes a company on the card, presses the cell of its home, and sends. */
export async function takeCompany(page: Page, company: string, cell: string): Promise<void> {
  await page.locator(`[data-pick="${company}"]`).click();
  await page.locator(`button.cell[data-place="${cell}"]`).click();
  await send(page);
}

export async function takeCharacter(page: Page, character: string): Promise<void> {
  await page.locator(`[data-pick="${character}"]`).click();
  await send(page);
}

export async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send pick' }).click();
}

/** Waits until this is what the page asks. */
export async function asks(page: Page, sentence: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name: sentence }).waitFor();
}

/** Makes the page ask the service at once, as when the network comes back; polling by itself is tested elsewhere. */
export async function nudge(...pages: Page[]): Promise<void> {
  await Promise.all(pages.map((page) => page.evaluate(() => dispatchEvent(new Event('online')))));
}
