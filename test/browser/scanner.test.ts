/**
 * A mail scanner in a real browser: it asks for every link of every kind of mail, runs the pages' scripts, fills in
 * every field with junk and presses every button. Nothing of a table, a seat, a session or a person changes by it.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canonical } from '../../domain/kernel/canonical.ts';
import { createApp } from '../../functions/http/app.ts';
import { builtPages, filesIn, shellIn } from '../../functions/local/static-files.ts';
import { loopbackSettings } from '../../functions/service/settings.ts';
import { everyKind } from '../mail/every-kind.ts';
import { type MailWorld, openMailWorld } from '../mail/world.ts';
import { launch } from './chromium.ts';

let server: Server;
let browser: Browser;
let world: MailWorld;
let links: string[];

beforeAll(async () => {
  server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  world = await openMailWorld({
    ...loopbackSettings(port, false),
    publicUrl: `http://127.0.0.1:${port}`,
    mail: 'sent',
  });
  const app = createApp({
    ...world.service,
    shell: shellIn(builtPages),
    files: filesIn(builtPages),
    runsOn: { runsOn: 'local', store: 'dynalite' },
    addressOf: () => '192.0.2.1',
  });
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  server.on('request', (incoming, outgoing) => void listener(incoming, outgoing));
  const letters = await everyKind(world);
  links = [...new Set([...letters.values()].flatMap(linksIn))];
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  await world.close();
});

/** As a program finds them: in both forms, and in the headers. */
function linksIn({ text, html, headers }: { text: string; html: string; headers: object }): string[] {
  const everything = `${text}\n${html.replaceAll('&amp;', '&')}\n${Object.values(headers).join('\n')}`;
  return [...everything.matchAll(/http:\/\/127\.0\.0\.1:\d+\/[^\s"<>]*/g)].map(([link]) => link);
}

/** What junk may bring: counters, the letter with a new link after too many wrong codes, and somebody who only asked. */
const PASSING = /^(limit|tries|letter|due|address)#/;

async function standing(): Promise<Map<string, string>> {
  const shelves = [...(await world.shelves())].filter(([partition]) => !PASSING.test(partition));
  return new Map(shelves.map(([partition, items]) => [partition, items.map(canonical).join('\n')]));
}

function fillAndPress(): void {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (field.type === 'checkbox' || field.type === 'radio') field.click();
    else field.value = field.type === 'email' ? 'scanner@example.org' : 'ABCDEF';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  for (const form of document.querySelectorAll('form')) form.requestSubmit();
  for (const button of document.querySelectorAll<HTMLElement>('button, [role=button], summary')) button.click();
}

/** Until nothing is under way, or for a moment: some pages ask the service again and again. */
const PATIENCE = 3000;
const idle = (page: Page) => page.waitForLoadState('networkidle', { timeout: 2000 }).catch(() => null);

async function scan(context: BrowserContext, link: string): Promise<void> {
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept('ABCDEF'));
  await page.goto(link);
  await idle(page);
  for (let round = 0; round < 3; round++) {
    // It may have pressed what leads away, or what keeps the page busy.
    await Promise.race([page.evaluate(fillAndPress).catch(() => null), pause(PATIENCE)]);
    await idle(page);
  }
  await Promise.race([page.close(), pause(PATIENCE)]);
}

/** Pages that are the same for every letter are visited a few times; what opens a table or a person's own pages, always. */
function toVisit(all: readonly string[]): string[] {
  const alike = (page: string): string[] => all.filter((link) => new URL(link).pathname.startsWith(`/${page}`));
  return [
    ...alike('t/'),
    ...alike('me'),
    ...['settings', 'lock', 'unsubscribe', 'privacy'].flatMap((page) => alike(page).slice(0, 3)),
  ];
}

test('changes nothing', { timeout: 240_000 }, async () => {
  const kinds = new Set(links.map((link) => new URL(link).pathname.split('/')[1] ?? ''));
  expect([...kinds].toSorted()).toEqual(['lock', 'me', 'privacy', 'settings', 't', 'unsubscribe']);
  const before = await standing();
  const players = [...before.keys()].filter((partition) => partition.startsWith('player#'));
  expect(players.length).toBeGreaterThan(5);

  for (const link of links) {
    for (const method of ['GET', 'HEAD']) await (await fetch(link, { method })).arrayBuffer();
  }
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.addInitScript(() => (window.print = () => {})); // nobody is there to answer it
  const left = toVisit(links);
  const scanner = async (): Promise<void> => {
    for (let link = left.pop(); link !== undefined; link = left.pop()) await scan(context, link);
  };
  await Promise.all([scanner(), scanner(), scanner()]);

  const after = await standing();
  for (const [partition, items] of before) expect([partition, after.get(partition)]).toEqual([partition, items]);
  const added = [...after.keys()].filter((partition) => !before.has(partition));
  // Somebody who typed an address and confirmed nothing; no browser was let in anywhere.
  expect(added.filter((partition) => !partition.startsWith('player#'))).toEqual([]);
  await expect.poll(() => context.cookies()).toEqual([]);
});
