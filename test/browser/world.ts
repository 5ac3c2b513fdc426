/**
 * A real service and a real browser for the tests in this folder: the bundled local server on a folder of its own, and
 * one Chromium for each worker of the test runner. People are browser contexts, each with its own cookies.
 */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { TestRunner } from 'vitest';
import type { Commit } from '../../domain/kernel/commit.ts';
import { launch, sharedBrowser } from './chromium.ts';
import { type RunningService, startService } from './service.ts';

export interface MadeTable {
  readonly id: string;
  readonly host: string;
  readonly seats: readonly { readonly seat: number; readonly name: string | null; readonly link: string }[];
}

/** What a test file may use of a service that other files use too. */
export interface World {
  readonly address: string;
  readonly browser: Browser;
  /** A person with a browser of their own, who wants no motion unless the test is about it. */
  person(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** A table made without a page; its host is nobody's browser. */
  makeTable(names: readonly (string | null)[], options?: object, more?: object): Promise<MadeTable>;
  commits(table: string): Promise<Commit[]>;
  close(): Promise<void>;
}

export interface OwnWorld extends World {
  /** Moves the service's clock forward. */
  wait(milliseconds: number): Promise<void>;
}

interface WorldOptions {
  /** The service has a name that is not localhost. */
  readonly plainName?: boolean;
  /** More settings of the service. */
  readonly environment?: { readonly [name: string]: string };
  /** More flags for the browser, which is then one of its own. */
  readonly more?: readonly string[];
  /** The bundle of a server with other games. */
  readonly server?: string;
}

/** For a file that moves the clock, changes settings, or reads what all tables share: lists, letters, statistics. */
export async function openWorld({
  plainName = false,
  more = [],
  environment = {},
  server,
}: WorldOptions = {}): Promise<OwnWorld> {
  const [browser, service] = await Promise.all([
    more.length > 0 ? launch(more) : sharedBrowser(),
    startService(plainName, environment, server),
  ]);
  const world = worldOf(browser, service);
  return {
    ...world,
    wait: service.wait,
    async close() {
      await world.close();
      if (more.length > 0) await browser.close();
      await service.stop();
    },
  };
}

let sharedService: Promise<RunningService> | undefined;

/**
 * For a file that looks at its own tables only: the service that this worker started for all such files, because a start
 * takes as long as a short test. It ends with the worker.
 */
export async function sharedWorld(): Promise<World> {
  sharedService ??= startService();
  const [browser, service] = await Promise.all([sharedBrowser(), sharedService]);
  return worldOf(browser, service);
}

function worldOf(browser: Browser, { address, local }: RunningService): World {
  const people = new Set<BrowserContext>();
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
      people.add(context);
      // Several files at a time share a machine: a page that comes late is no failure.
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
    async commits(table) {
      const answer = await fetch(`${local}/api/tables/${table}/commits/1-64`);
      const lines = (await answer.text()).split('\n').filter((line) => line !== '');
      return lines.map((line) => JSON.parse(line) as Commit);
    },
    close: async () => void (await Promise.all([...people].map(leave))),
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

/** Waits until what was sent has been answered: before that the page takes nothing new. */
export async function isAnswered(page: Page): Promise<void> {
  await page.locator('main[aria-busy="true"]').waitFor({ state: 'detached' });
}

/** Waits until this is what the page asks. */
export async function asks(page: Page, sentence: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name: sentence }).waitFor();
}

/** Milliseconds: what the page is to hear of may still be on its way to the service. */
const NUDGES = [0, 150, 500, 1500];

/** Makes the page ask the service at once, as when the network comes back; polling by itself is tested elsewhere. */
export async function nudge(...pages: Page[]): Promise<void> {
  await Promise.all(
    pages.map((page) =>
      page.evaluate((times) => {
        for (const time of times) setTimeout(() => dispatchEvent(new Event('online')), time);
      }, NUDGES),
    ),
  );
}
