/** Parameters in paths and queries that no page of ours would send: every route answers them with a 4xx at most. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirm } from './mailed.ts';
import { routeTable } from './route-table.ts';
import { json, openService, ORIGIN, type TestService } from './service.ts';

let service: TestService;
let id: string;
let cookie: string;
beforeAll(async () => {
  service = await openService();
  // One browser with every right, so that no check of rights hides what the store would make of a parameter.
  const browser = await confirm(service, 'ann@example.org');
  const table = await browser.create();
  for (const { link } of table.seats) await browser.join(link);
  [id, cookie] = [table.id, browser.cookie];
});
afterAll(() => service.close());

const HOSTILE = {
  'three thousand characters': 'a'.repeat(3000),
  'a NUL': '%00',
  'a NUL at its end': `${'a'.repeat(25)}%00`,
  'encoded slashes': '..%2F..%2Fetc%2Fpasswd',
  'signs outside the basic plane': '%F0%9F%98%80'.repeat(100),
  'bytes that are no UTF-8': '%ff',
  'half of a surrogate pair': '%ED%A0%80',
  'an empty segment': '',
  'a space': '%20',
  dots: '..',
  'encoded dots': '%2e%2e',
  prototype: '__proto__',
  constructor: 'constructor',
  'the separator of keys': '%23commit%230000000001',
  'a line break': 'a%0D%0Ab',
};

const routes = () =>
  service.app.routes
    .filter(({ method, path }) => method !== 'ALL' && path !== '/*')
    .map(({ method, path }) => ({ method, path }));

const GOOD: Readonly<Record<string, () => string>> = {
  id: () => id,
  seat: () => '0',
  block: () => '1-64',
  token: () => 'x',
  message: () => 'a'.repeat(32),
};

const filled = (path: string, bad: string | null = null, value = ''): string =>
  path.replace(/:(\w+)/g, (_, name: string) => (name === bad ? value : (GOOD[name]?.() ?? '')));

function ask(method: string, pattern: string, path: string) {
  const body = method === 'GET' ? undefined : routeTable[`${method} ${pattern}`]?.body;
  return service.app.request(path, {
    method,
    headers: { Origin: ORIGIN, Cookie: cookie, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

it('knows a good value of every parameter that a path has', () => {
  const names = new Set(routes().flatMap(({ path }) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)));
  expect([...names].toSorted()).toEqual(Object.keys(GOOD).toSorted());
});

describe.each(Object.entries(HOSTILE))('%s', (_, value) => {
  it('is no parameter of any path', async () => {
    for (const { method, path } of routes()) {
      for (const [, name = ''] of path.matchAll(/:(\w+)/g)) {
        const answer = await ask(method, path, filled(path, name, value));
        expect([method, path, answer.status]).toEqual([method, path, expect.toSatisfy((status) => status < 500)]);
      }
    }
  });

  it('is no parameter of any query', async () => {
    const { paths } = await json(service.app.request('/api/openapi.json'));
    for (const { method, path } of routes()) {
      const { parameters } = paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()];
      for (const { name } of parameters.filter((one: { in: string }) => one.in === 'query')) {
        const answer = await ask(method, path, `${filled(path)}?${name}=${value}`);
        expect([method, path, name, answer.status]).toEqual([
          method,
          path,
          name,
          expect.toSatisfy((status) => status < 500),
        ]);
      }
    }
  });
});

it.each([
  ['GET', '/api/tables/:id/head', 'unknown-table'],
  ['DELETE', '/api/people/me/mutes/:id', 'unknown-table'],
  ['DELETE', '/api/session/tables/:id', 'unknown-table'],
  ['DELETE', '/api/session/players/:id', 'unknown-person'],
  ['GET', '/api/mailbox/:message', 'unknown-route'],
  ['GET', '/api/mailbox/:message/page', 'unknown-route'],
])('%s %s says that there is no such thing', async (method, path, code) => {
  const answer = await ask(method, path, path.replace(/:\w+/, 'a'.repeat(3000)));
  expect([answer.status, (await json(answer)).code]).toEqual([404, code]);
});
