/**
 * Every route that makes mail leave goes through the mail gate. The list of these routes stands here: whoever adds one
 * adds it here too, with a request that sends a letter, and declares it (`mails: true`). A route that puts a letter into
 * the outbox without being counted by the gate fails.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '../../functions/people/codes.ts';
import type { Item, Key, Store } from '../../functions/store/store.ts';
import { type ExposedService, openExposed } from './exposed.ts';
import { confirm, seatMail } from './mailed.ts';
import { routeTable } from './route-table.ts';
import { type Browser, capabilityOf, json, openBrowser, playOut } from './service.ts';

interface Written {
  /** The letters that were put into the outbox. */
  readonly letters: Item[];
  /** The names of the limits that were counted. */
  readonly counted: string[];
}

/** A store that notes the letters and the counts of the request under way. */
function watched(store: Store) {
  let written: Written = { letters: [], counted: [] };
  const watching: Store = {
    ...store,
    put(key: Key, item: Item, ...rest) {
      if (key.PK.startsWith('letter#')) written.letters.push(item);
      return store.put(key, item, ...rest);
    },
    count(key: Key, expiresAt: number) {
      if (key.PK.startsWith('limit#')) written.counted.push(key.SK.split('#')[0] ?? '');
      return store.count(key, expiresAt);
    },
  };
  return {
    watching,
    /** What was written since the last time. */
    take() {
      const taken = written;
      written = { letters: [], counted: [] };
      return taken;
    },
  };
}

let service: ExposedService;
let watch: ReturnType<typeof watched>;
let app: ExposedService['app'];
beforeEach(async () => {
  service = await openExposed();
  watch = watched(service.store);
  app = service.another({ store: watch.watching });
});
afterEach(() => service.close());

const ME = 'me@example.org';
const SOMEBODY = { name: 'Zoë', address: 'somebody@example.org' };

const browserOf = async (address: string): Promise<Browser> => {
  service.fromElsewhere();
  return confirm(service, address, openBrowser(app));
};

/** Takes a seat that was invited by mail. */
async function sit(browser: Browser, id: string, address: string): Promise<void> {
  const { link, code } = await seatMail(service, id, address);
  const answer = await browser.join(link, undefined, code);
  if (answer.status !== 200) throw new Error(await answer.text());
}

/** A table of which this browser is the host and has seat 0 with its address; it has begun, or waits for seat 1. */
async function tableOf(me: Browser, begins: boolean, address = ME): Promise<string> {
  const seats = [{ name: 'Me', address }, begins ? { name: 'Bob' } : { address: 'invited@example.org' }];
  const { id } = await me.create({ game: 'lilliput', seats });
  await sit(me, id, address);
  return id;
}

/** A request of each route that sends letters, by somebody who may. */
const sending: { readonly [route: string]: (me: Browser) => Promise<() => Promise<Response>> } = {
  'POST /api/people/links': async () => async () => openBrowser(app).post('/api/people/links', { address: ME }),
  'POST /api/session/links': async (me) => {
    const id = await tableOf(me, false);
    const { link } = await seatMail(service, id, 'invited@example.org');
    const wrong = () => openBrowser(app).join(link, undefined, 'AAAAAA');
    for (let count = 0; count < 5; count++) await wrong();
    return wrong;
  },
  'POST /api/tables': async (me) => () => me.post('/api/tables', { game: 'lilliput', seats: [SOMEBODY, {}] }),
  'POST /api/tables/:id/seats/:seat/invitation': async (me) => {
    const id = await tableOf(me, false);
    return () => me.post(`/api/tables/${id}/seats/1/invitation`, SOMEBODY);
  },
  'POST /api/tables/:id/seats/:seat/letters': async (me) => {
    const id = await tableOf(me, false);
    return () => me.post(`/api/tables/${id}/seats/1/letters`);
  },
  'POST /api/tables/:id/seats/:seat/substitute': async (me) => {
    const id = await tableOf(me, true);
    return () => me.post(`/api/tables/${id}/seats/1/substitute`, SOMEBODY);
  },
  'POST /api/tables/:id/seats/:seat/hand-over-codes': async (me) => {
    const id = await tableOf(me, true);
    return () => me.post(`/api/tables/${id}/seats/0/hand-over-codes`, { address: SOMEBODY.address });
  },
  'POST /api/tables/:id/seats/:seat/hand-over': async (me) => {
    const { id, seats } = await me.create();
    await me.join(seats[0]!.link);
    return () => me.post(`/api/tables/${id}/seats/0/hand-over`, SOMEBODY);
  },
  'POST /api/tables/:id/seats/:seat/resign-codes': async (me) => {
    const id = await tableOf(me, true);
    return () => me.post(`/api/tables/${id}/seats/0/resign-codes`);
  },
  'POST /api/tables/:id/rematch': async (me) => {
    const seats = [
      { name: 'Me', address: ME },
      { name: 'Bob', address: 'bob@example.org' },
    ];
    const { id } = await me.create({ game: 'box-auction', seats });
    for (const { address } of seats) await sit(me, id, address);
    await playOut(me, id, 7);
    const bob = await browserOf('bob@example.org');
    return () => bob.post(`/api/tables/${id}/rematch`);
  },
  'POST /api/people/me/links': async (me) => {
    await tableOf(me, true);
    return () => me.post('/api/people/me/links');
  },
  'POST /api/people/me/address-codes': async (me) => () =>
    me.post('/api/people/me/address-codes', { address: 'new@example.org' }),
  'POST /api/people/me/address': async (me) => {
    watch.take();
    await me.post('/api/people/me/address-codes', { address: 'new@example.org' });
    const [letter] = watch.take().letters;
    const { codeFor } = letter!['params'] as { codeFor: string };
    const code = codeOf(service.keys, codeFor);
    return () => me.post('/api/people/me/address', { address: 'new@example.org', code });
  },
  'POST /api/people/me/forget-codes': async (me) => () => me.post('/api/people/me/forget-codes'),
};

/** What the gate must have counted for these letters. */
function expectCounted({ letters, counted }: Written): void {
  const times = (name: string): number => counted.filter((one) => one === name).length;
  const mailboxes = new Set(letters.map(({ to, player }) => to ?? player)).size;
  expect(times('mail-mailbox-hour') + times('mail-own-hour')).toBeGreaterThanOrEqual(mailboxes);
  if (times('mail-mailbox-hour') === 0) return;
  const aboutTables = letters.some(({ table }) => table !== undefined);
  const names = ['mail-mailbox-day', 'mail-sender', 'mail-network', ...(aboutTables ? ['mail-table'] : [])];
  for (const name of names) expect([name, times(name)]).toEqual([name, times('mail-mailbox-hour')]);
}

describe.each(Object.entries(sending))('%s', (_, prepare) => {
  it('sends a letter, and the gate counts it', async () => {
    const me = await browserOf(ME);
    const request = await prepare(me);
    watch.take();
    await request();
    const written = watch.take();
    expect(written.letters).not.toEqual([]);
    expectCounted(written);
  });
});

it('the routes that declare letters are exactly these', async () => {
  const { paths } = await json(service.app.request('/api/openapi.json'));
  const declared = Object.entries<Record<string, { 'x-sends-mail'?: boolean }>>(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) =>
      operation['x-sends-mail'] ? [`${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`] : [],
    ),
  );
  expect(declared.toSorted()).toEqual(Object.keys(sending).toSorted());
});

describe('no other route puts a letter into the outbox, called by somebody who may do everything', () => {
  const others = Object.entries(routeTable).filter(([route]) => !Object.hasOwn(sending, route));
  const isRead = ([route]: readonly [string, unknown]): boolean => route.startsWith('GET ');

  /** The letters that a request brings; its caller hosts the table and has seat 0. */
  async function lettersBy(me: Browser, id: string, address: string, route: string): Promise<Item[]> {
    const link = capabilityOf((await seatMail(service, id, address)).link);
    const [method = '', pattern = ''] = route.split(' ');
    const path = pattern.replace(':id', id).replace(':seat', '0').replace(':block', '1-64').replace(':token', link);
    const { needs, body } = routeTable[route] ?? {};
    const filled = body && (needs === 'link' ? { ...body, link } : body);
    watch.take();
    await app.request(path, {
      method,
      headers: { Cookie: me.cookie, ...(filled ? { 'Content-Type': 'application/json' } : {}) },
      ...(filled ? { body: JSON.stringify(filled) } : {}),
    });
    return watch.take().letters;
  }

  it('to read', async () => {
    const me = await browserOf(ME);
    const id = await tableOf(me, true);
    for (const [route] of others.filter(isRead))
      expect([route, await lettersBy(me, id, ME, route)]).toEqual([route, []]);
  });

  it.each([
    ['of a table that has begun', true],
    ['of a table that waits for somebody', false],
  ] as const)('to write, %s', async (_, begins) => {
    for (const [place, [route]] of others.filter((row) => !isRead(row)).entries()) {
      const address = `me${place}@example.org`;
      const me = await browserOf(address);
      const id = await tableOf(me, begins, address);
      expect([route, await lettersBy(me, id, address, route)]).toEqual([route, []]);
      service.wait(7_200_000);
    }
  });
});

describe('in the sources', () => {
  const files = readdirSync('functions', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => ({ file, text: readFileSync(join('functions', file), 'utf8') }));
  const filesWith = (pattern: RegExp): string[] =>
    files.flatMap(({ file, text }) => (pattern.test(text) ? [file] : [])).toSorted();

  it('only what follows a table or its clock writes letters without a permit', () => {
    const causes = filesWith(/enqueue\([^;]*'game'/);
    expect(causes).toEqual([
      'due/reminders.ts',
      'mail/closed-letters.ts',
      'mail/commit-letters.ts',
      'mail/digest-notes.ts',
    ]);
  });

  it('only the gate makes permits, and only the operator’s acts pass it uncounted', () => {
    expect(filesWith(/as MailPermit\b/)).toEqual(['mail/gate.ts']);
    expect(filesWith(/\boperatorGate\b/)).toEqual(['actions/operator/admin.ts', 'mail/gate.ts']);
    expect(filesWith(/\bmailGate\(/)).toEqual(['http/mail-gate.ts', 'mail/gate.ts']);
  });

  it('only the outbox writes letters', () => {
    expect(filesWith(/\.put\(letterKey/)).toEqual(['mail/outbox.ts', 'mail/send.ts']);
  });
});
