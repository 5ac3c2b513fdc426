/**
 * Hostile names, titles, messages, comments, files, queries and fragments on every page: all of it stays text. No script
 * runs, no element gets in, and the content security policy has nothing to stop.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printAnnotationsFile } from '../../domain/kernel/annotations-file.ts';
import { golden, hostileHistory, type HostileWorld, hostileWorld } from './hostile-world.ts';
import { intrusions, payloads, shows, watch } from './injected.ts';
import { openWorld, type World } from './world.ts';

const folder = mkdtempSync(join(tmpdir(), 'railpost-injection-'));
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

let world: World;
let made: HostileWorld;

beforeAll(async () => {
  world = await openWorld();
  made = await hostileWorld(world);
}, 60_000);
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});

async function person(options: object = {}): Promise<BrowserContext> {
  const context = await world.person(options);
  const [name = '', value = ''] = made.cookie.split('=');
  await context.addCookies([{ name, value, url: world.address }]);
  await watch(context);
  return context;
}

const settled = (page: Page) => page.waitForLoadState('networkidle', { timeout: 1500 }).catch(() => null);

/** Opens what a page holds: its tabs, and whatever folds out. */
async function openAll(page: Page): Promise<void> {
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click({ timeout: 2000 }).catch(() => null);
    expect(await intrusions(page)).toEqual([]);
  }
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('details')) one.open = true;
  });
}

/** Two pages at a time, as many as there are processors on the smallest machine. */
async function visitAll(context: BrowserContext, paths: readonly string[], hostile = false): Promise<number> {
  const left = [...paths];
  let visited = 0;
  const visitor = async () => {
    const page = await context.newPage();
    page.on('dialog', (dialog) => void dialog.dismiss().then(() => expect.fail('a dialog came up')));
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      // A page whose address differs in its fragment alone would not be loaded again.
      await page.goto('about:blank');
      await page.goto(path, { waitUntil: 'load' });
      await settled(page);
      if (hostile) {
        await expect.poll(() => shows(page), { message: path }).toBe(true);
        await openAll(page);
      }
      expect([path, await intrusions(page)]).toEqual([path, []]);
      visited++;
    }
    await page.close();
  };
  await Promise.all([visitor(), visitor()]);
  return visited;
}

let visits = 0;

test('what would get in is noticed', async () => {
  const page = await (await person()).newPage();
  await page.goto('/about');
  expect(await intrusions(page)).toEqual([]);
  await page.evaluate((texts) => (document.body.innerHTML = texts.join('')), [payloads[0], payloads[1]]);
  await expect.poll(() => intrusions(page)).toContainEqual(expect.stringMatching(/^script-src-attr inline/));
  expect(await intrusions(page)).toContainEqual(expect.stringMatching(/^<injected-x/));
  expect(await intrusions(page)).toContainEqual(expect.stringMatching(/^<img src="x" onerror/));
});

describe('pages that show what others wrote', () => {
  test('a table: its board, talk, comments, notes, rounds, and trying things out', async () => {
    const at = `/t/${made.played.id}`;
    const views = ['?seat=0', '?seat=1', '', '?seat=0&at=4', '?at=4', '?review=1', '?try=6'];
    visits += await visitAll(
      await person(),
      views.map((view) => at + view),
      true,
    );
    visits += await visitAll(
      await person(phone),
      ['?seat=0', '?at=4'].map((view) => at + view),
      true,
    );
  });

  test('tables that gather or were imported, lists, own pages, mails, files', async () => {
    const hostile = [
      `/t/${made.gathering.id}`,
      made.gathering.host,
      ...made.gathering.seats.flatMap(({ link }) => link ?? []),
      `/t/${made.imported}`,
      `/t/${made.imported}?at=9`,
      `/t/${made.imported}?review=1`,
      '/',
      '/watch',
      '/watch?list=running',
      '/me',
      ...made.messages.slice(0, 1).map((id) => `/mailbox#${id}`),
      ...made.messages.slice(0, 1).map((id) => `/api/mailbox/${id}/page`),
    ];
    visits += await visitAll(await person(), hostile, true);
    const others = ['/settings', '/statistics', '/mailbox', ...made.messages.map((id) => `/api/mailbox/${id}`)];
    const files = ['feed', 'chat', 'seats', 'annotations', 'clock', 'host-log'];
    const paths = [...others, ...files.map((name) => `/api/tables/${made.played.id}/${name}`)];
    visits += await visitAll(await person(), paths);
  });

  test('files that a browser would show as pages', async () => {
    const context = await person();
    await context.route('**/export?*', async (route) => {
      const answer = await route.fetch();
      const { 'content-disposition': _, ...headers } = answer.headers();
      await route.fulfill({ response: answer, headers });
    });
    const files = ['svg', 'record', 'annotations'].map(
      (format) => `/api/tables/${made.played.id}/export?format=${format}`,
    );
    visits += await visitAll(context, files);
  });

  test('a file that somebody opens at the import page', async () => {
    const [line = ''] = golden.split('\n');
    const header = JSON.parse(line);
    const files: readonly (readonly [string, string])[] = [
      ['names', hostileHistory()],
      ['long names', hostileHistory(() => payloads.join(' '))],
      ['format', golden.replace(line, JSON.stringify({ ...header, format: payloads[0] }))],
      ['game', golden.replace(line, JSON.stringify({ ...header, game: payloads[0] }))],
      ['rules', golden.replace(line, JSON.stringify({ ...header, rules: payloads[1] }))],
      ['landscape', golden.replace(line, JSON.stringify({ ...header, options: { landscape: payloads[0] } }))],
      ['field', golden.replace(line, JSON.stringify({ ...header, [payloads[0]]: payloads[1] }))],
      ['fact', golden.replace('"type":"table.started"', `"type":${JSON.stringify(payloads[0])}`)],
      ['text', payloads.join('\n')],
      [payloads[0].replaceAll('/', ''), 'x'],
      [
        'comments',
        printAnnotationsFile({
          game: 'lilliput',
          id: header.id,
          annotations: payloads.map((text, index) => ({
            version: 4,
            hash: JSON.parse(golden.split('\n')[4] ?? '').hash,
            at: payloads[index] ?? '',
            seat: null,
            host: false,
            name: text,
            text,
            marks: [],
          })),
        }),
      ],
    ];
    const page = await (await person()).newPage();
    for (const [name, content] of files) {
      writeFileSync(join(folder, `${name}.ndjson`), content);
      await page.goto('/import');
      const input = page.locator('.drop-place input');
      await input.setInputFiles(join(folder, `${name}.ndjson`));
      await settled(page);
      expect([name, await intrusions(page)]).toEqual([name, []]);
      visits++;
    }
    // Comments belong to a history that is there.
    writeFileSync(join(folder, 'whole.ndjson'), golden);
    await page.goto('/import');
    const both = ['whole', 'comments'].map((name) => join(folder, `${name}.ndjson`));
    await page
      .locator('.drop-place input')
      .setInputFiles(both)
      .catch(() => null);
    await settled(page);
    expect(await intrusions(page)).toEqual([]);
  });
});

const PLACES = ['', 'new', 'learn', 'rules', 'about', 'privacy', 'settings', 'me', 'lock', 'import', 'watch'];
const PARAMETERS = ['list', 'players', 'table', 'player', 'back', 'at', 'seat', 'try', 'review', 'x', payloads[1]];
const queryOf = (text: string): string =>
  PARAMETERS.map((name) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`).join('&');

describe('addresses that somebody made up', () => {
  test('queries and fragments of every page, encoded and as they are', async () => {
    const paths = [...PLACES, 'statistics', 'mailbox', `t/${made.played.id}`].flatMap((place, index) => {
      const [one, other] = [index, index + 7].map((number) => payloads[number % payloads.length] ?? '') as [
        string,
        string,
      ];
      return [
        `/${place}?${queryOf(one)}#${encodeURIComponent(other)}`,
        `/${place}?${queryOf('javascript:hit()//')}#${one}`,
      ];
    });
    visits += await visitAll(await person(), paths);
  });

  test('paths that are not there', async () => {
    const paths = payloads
      .map((text) => encodeURIComponent(text))
      .flatMap((text, index) => [
        [`/${text}`, `/t/${text}`, `/unsubscribe/${text}`, `/api/tables/${text}`][index % 4]!,
      ]);
    visits += await visitAll(await person(), paths);
  });
});

test('has been to more than 74 pages', () => expect(visits).toBeGreaterThan(74));
