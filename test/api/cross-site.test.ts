/**
 * Requests that another site lets a browser make. No write gets through from elsewhere, whatever the route and however
 * the request is dressed up; no answer gives another site leave to read it; and no GET or HEAD writes anything but
 * the counters of rate limits.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../functions/http/app.ts';
import { dueHandlers } from '../../functions/due/handlers.ts';
import { runDue } from '../../functions/due/run.ts';
import { follow } from '../../functions/follow/follow.ts';
import { mailboxTransport } from '../../functions/transport/mail/mailbox.ts';
import { feedLink, unsubscribeLink } from '../../functions/people/links.ts';
import { isProblem } from '../../functions/service/problem.ts';
import { loopbackSettings, publicSettings, type Settings } from '../../functions/service/settings.ts';
import type { Store } from '../../functions/store/store.ts';
import { tableCache } from '../../functions/store/table-cache.ts';
import { readTable } from '../../functions/tables/table-item.ts';
import { confirm, servicePartsOf, personAt } from './mailed.ts';
import { routeTable } from './route-table.ts';
import { json, openService, PORT, seatedBrowser, SHELL, type TestService } from './service.ts';

type App = ReturnType<typeof createApp>;
type Write = 'append' | 'put' | 'putNewer' | 'remove' | 'count';

let service: TestService;
let cookie: string;
/** A table for each state of its life. */
let tables: readonly string[];
/** What may stand for each parameter of a path. */
let values: { readonly [parameter: string]: readonly string[] };

/** Every write is noted by its name and partition. */
function watched(store: Store, written: string[]): Store {
  const noting =
    <Rest extends unknown[], Result>(name: Write, write: (first: never, ...rest: Rest) => Result) =>
    (first: string | { readonly PK: string }, ...rest: Rest): Result => {
      written.push(`${name} ${typeof first === 'string' ? first : first.PK}`);
      return write(first as never, ...rest);
    };
  return {
    ...store,
    append: noting('append', store.append),
    put: noting('put', store.put),
    putNewer: noting('putNewer', store.putNewer),
    remove: noting('remove', store.remove),
    count: noting('count', store.count),
  };
}

function watchedApp(settings: Settings) {
  const written: string[] = [];
  const woken: string[] = [];
  const store = watched(service.store, written);
  const app = createApp({
    ...service.follower,
    store,
    keys: service.keys,
    tables: tableCache(store),
    settings,
    shell: () => Promise.resolve(SHELL),
    runsOn: { runsOn: 'local', store: 'dynalite' },
    addressOf: () => '192.0.2.1',
    wake: (table) => void woken.push(table),
  });
  return { app, written, woken };
}

const own = loopbackSettings(PORT, false);
const mailing = { ...own, mail: 'mailbox' } as const;

beforeAll(async () => {
  service = await openService({ settings: mailing });
  const { browser, table: running } = await seatedBrowser(service);
  const solo = await browser.create({ game: 'lilliput', seats: [{ name: 'Solo' }] });
  await browser.join(solo.seats[0]!.link);
  const head = await json(browser.get(`/api/tables/${solo.id}/head`));
  await browser.command(solo.id, {
    seat: 0,
    expectedVersion: head.version,
    commandId: '6f1a36b8-5a0c-4e0f-9d5b-2f7a3b0c1d2e',
    command: { type: 'resign' },
  });
  await confirm(service, 'ann@example.org', browser);
  const gathering = await browser.create({ game: 'lilliput', seats: [{ address: 'bob@example.org' }, {}] });
  const closed = await browser.create({ game: 'lilliput', seats: [{}, {}] });
  await browser.post(`/api/tables/${closed.id}/close`);
  await browser.post(`/api/tables/${running.id}/chat`, { seat: 0, text: 'Hello' });
  ({ cookie } = browser);
  tables = [gathering.id, running.id, solo.id, closed.id];

  const transport = mailboxTransport(service.store, service.clock);
  const delivery = {
    transport,
    from: { name: 'R', address: 'r@example.org' },
    webhook: () => Promise.resolve('sent' as const),
  };
  const sender = { ...service.follower, settings: mailing, keys: () => Promise.resolve(service.keys), delivery };
  for (const id of tables) await follow(sender, id);
  service.wait(3_600_000);
  await runDue(sender, dueHandlers, service.clock());
  const { messages } = await json(browser.get('/api/mailbox'));
  if (messages.length === 0) throw new Error('no letter in the mailbox');

  const table = await readTable(service, running.id);
  if (isProblem(table)) throw new Error(table.detail);
  const parts = servicePartsOf(service);
  const feed = (await feedLink(parts, table)).split('/').at(-1) ?? '';
  const leave = (await unsubscribeLink(parts, await personAt(service, 'ann@example.org'))).split('/').at(-1) ?? '';
  values = {
    id: [...tables, 'a'.repeat(26)],
    seat: ['0', '7'],
    block: ['1-64', '1-2'],
    token: [feed, leave, 'x'],
    message: [messages[0].id, 'x'],
  };
});
afterAll(() => service.close());

/** A path with every combination of what its parameters may be; a parameter without a value fails here. */
function pathsOf(pattern: string): string[] {
  const parameter = /:(\w+)/.exec(pattern)?.[1];
  if (parameter === undefined) return [pattern];
  const possible = values[parameter];
  if (!possible) throw new Error(`say in this test what :${parameter} can be`);
  return possible.flatMap((value) => pathsOf(pattern.replace(`:${parameter}`, value)));
}

const routes = Object.entries(routeTable).map(([route, { body }]) => {
  const [method = '', pattern = ''] = route.split(' ');
  return { route, method, pattern, body };
});
const writes = routes.filter(({ method }) => method !== 'GET');
const reads = routes.filter(({ method }) => method === 'GET');

const corsHeaders = (answer: Response): string[] =>
  [...answer.headers.keys()].filter((name) => name.startsWith('access-control-') || name === 'timing-allow-origin');

const foreign: readonly (readonly [string, Record<string, string>])[] = [
  ['another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
  ['another site that claims to be ours', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' }],
  ['a sandboxed frame', { Origin: 'null' }],
  ['an empty origin', { Origin: '' }],
  ['two origins', { Origin: `http://localhost:${PORT}, https://evil.example` }],
  ['a name that begins like ours', { Origin: `http://localhost:${PORT}.evil.example` }],
  ['another port', { Origin: `http://localhost:${PORT + 1}` }],
  ['another scheme', { Origin: `https://localhost:${PORT}` }],
  ['another site without an origin', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a neighbour without an origin', { 'Sec-Fetch-Site': 'same-site' }],
  ['a proxy’s word', { Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example', Host: 'evil.example' }],
];
/** What a form on another page can send without asking first, and what a script would. */
const TYPES = ['application/json', 'text/plain', 'application/x-www-form-urlencoded'];

describe('a write from elsewhere', () => {
  it.each(writes)('$route is refused before anything is looked at', async ({ method, pattern, body }) => {
    const { app, written, woken } = watchedApp(mailing);
    const path = pathsOf(pattern)[1] ?? pathsOf(pattern)[0] ?? '';
    for (const [name, headers] of foreign) {
      for (const type of TYPES) {
        const answer = await app.request(path, {
          method,
          headers: { Cookie: cookie, 'Content-Type': type, ...headers },
          ...(method === 'DELETE' ? {} : { body: JSON.stringify(body ?? {}) }),
        });
        expect([name, answer.status, (await json(answer)).code]).toEqual([name, 403, 'foreign-origin']);
        expect([name, corsHeaders(answer), answer.headers.getSetCookie()]).toEqual([name, [], []]);
      }
    }
    expect([written, woken]).toEqual([[], []]);
  });

  it('is not even announced: no preflight is answered', async () => {
    const { app, written } = watchedApp(mailing);
    for (const { method, pattern } of routes) {
      const [path = ''] = pathsOf(pattern);
      const answer = await app.request(path, {
        method: 'OPTIONS',
        headers: {
          Origin: 'https://evil.example',
          'Access-Control-Request-Method': method,
          'Access-Control-Request-Headers': 'content-type',
          'Access-Control-Request-Private-Network': 'true',
        },
      });
      expect([path, answer.status, corsHeaders(answer)]).toEqual([path, 405, []]);
    }
    expect(written).toEqual([]);
  });
});

describe('reading', () => {
  /** Query parameters as the API describes them, with values that lead into as many branches as possible. */
  async function queriesOf(pattern: string): Promise<string[]> {
    const { paths } = await json(service.app.request('/api/openapi.json'));
    const path = pattern.replaceAll(/:(\w+)/g, '{$1}');
    const parameters: { in: string; name: string }[] = paths[path]?.get?.parameters ?? [];
    const named = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
    const possible = ['0', '1', 'fr', 'png', 'svg', 'csv', 'record', tables[1]];
    return ['?_method=DELETE', ...named.flatMap((name) => possible.map((value) => `?${name}=${value}`))];
  }

  const settings: readonly [string, Settings][] = [
    ['at home', mailing],
    ['on the internet', { ...publicSettings('https://games.example.org'), mail: 'sent' }],
  ];

  async function expectShut(app: App, path: string, method: string, headers: Record<string, string>): Promise<void> {
    const answer = await app.request(path, {
      method,
      headers: { Origin: 'https://evil.example', 'X-HTTP-Method-Override': 'DELETE', ...headers },
    });
    expect([path, answer.status < 500, corsHeaders(answer)]).toEqual([path, true, []]);
    expect(answer.headers.getSetCookie()).toEqual([]);
    await answer.arrayBuffer();
  }

  it.each(reads)('$route writes nothing but the counters of rate limits, and lets no other site read', async (row) => {
    for (const [where, setting] of settings) {
      const { app, written, woken } = watchedApp(setting);
      const name = setting === mailing ? cookie : cookie.replace('railpost=', '__Host-railpost=');
      for (const path of pathsOf(row.pattern)) {
        for (const method of ['GET', 'HEAD']) {
          for (const headers of [{}, { Cookie: name }] as Record<string, string>[]) {
            await expectShut(app, path, method, headers);
          }
        }
        const queries = setting === mailing ? await queriesOf(row.pattern) : [];
        for (const query of queries) await expectShut(app, `${path}${query}`, 'GET', { Cookie: name });
      }
      const more = written.filter((write) => !write.startsWith('count limit#'));
      expect([where, more, woken]).toEqual([where, [], []]);
      if (!setting.exposed) expect([where, written]).toEqual([where, []]);
    }
  });
});
