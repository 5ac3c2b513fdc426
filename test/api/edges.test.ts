/** Whatever comes in, the answer is the right 4xx as problem details: never a 5xx, never a stack. */
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routeTable } from './route-table.ts';
import { json, openService, ORIGIN, seatedBrowser, type TestService } from './service.ts';

let service: TestService;
let id: string;
let cookie: string;
beforeAll(async () => {
  service = await openService();
  const { browser, table } = await seatedBrowser(service);
  id = table.id;
  cookie = browser.cookie;
});
afterAll(() => service.close());

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Every route as it is mounted, with the table's id and a block filled in. */
const routes = () =>
  service.app.routes
    .filter(({ method, path }) => method !== 'ALL' && path !== '/*')
    .map(({ method, path }) => ({ method, pattern: path, path: filled(path) }));

const filled = (path: string): string =>
  path.replace(':id', id).replace(':block', '1-64').replace(':seat', '0').replace(':token', 'x');

const ask = (method: string, path: string, body?: BodyInit, headers: Record<string, string> = {}) =>
  service.app.request(path, {
    method,
    headers: { Origin: ORIGIN, Cookie: cookie, 'Content-Type': 'application/json', ...headers },
    ...(body === undefined || method === 'GET' ? {} : { body, duplex: 'half' }),
  });

/** Problem details as every one of them must be. */
async function problemOf(answer: Response) {
  expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const problem = await json(answer);
  expect(problem).toMatchObject({ type: 'about:blank', status: answer.status });
  expect(problem.title).toMatch(/^[A-Z]/);
  expect(problem.detail).toMatch(/^[A-Z].*\.$/);
  expect(JSON.stringify(problem)).not.toMatch(/\bat .*:\d+:\d+|node_modules|\.ts\b/);
  return problem;
}

describe('a wrong method', () => {
  it('is answered by 405 and what is allowed, on every route', async () => {
    const paths = [...new Set(routes().map(({ path }) => path))];
    expect(paths.length).toBeGreaterThan(12);
    for (const path of paths) {
      const allowed = routes().flatMap((route) => (route.path === path ? [route.method] : []));
      for (const method of METHODS.filter((one) => !allowed.includes(one))) {
        const answer = await ask(method, path);
        expect(await problemOf(answer), `${method} ${path}`).toMatchObject({ status: 405, code: 'wrong-method' });
        const allow = (answer.headers.get('Allow') ?? '').split(', ');
        expect(allow.filter((one) => one !== 'HEAD').toSorted()).toEqual(allowed.toSorted());
        expect(allow.includes('HEAD')).toBe(allowed.includes('GET'));
      }
    }
  });

  it('does not include HEAD where GET is allowed: the same headers, no body', async () => {
    for (const { path } of routes().filter(({ method }) => method === 'GET')) {
      const [head, get] = [await ask('HEAD', path), await ask('GET', path)];
      expect([path, head.status, await head.text()]).toEqual([path, get.status, '']);
      expect(head.headers.get('ETag')).toBe(get.headers.get('ETag'));
    }
  });
});

it.each([
  '/api',
  '/api/',
  '/api/nope',
  '/api/tables/x/nope',
  '/nope',
  '/t',
  '/t/',
  '/t/a/b',
  '/api/health/',
  '/%',
  '/%00',
  '/api/%E0%A4%A',
  '/..%2f..%2fetc/passwd',
  '//evil.example/api/health',
])('answers 404 at %s', async (path) => {
  for (const method of ['GET', 'POST']) {
    expect(await problemOf(await ask(method, path))).toMatchObject({ status: 404, code: 'unknown-route' });
  }
});

it('answers 404 for an unknown table on every route of a table, whatever its id looks like', async () => {
  const foreign = ['a'.repeat(26), 'x', id.toUpperCase(), `${id}a`, '%00', 'a%2fb', '%F0%9F%98%80', '%ff'];
  for (const other of foreign) {
    for (const { method, path, pattern } of routes().filter(({ path }) => path.startsWith(`/api/tables/${id}`))) {
      const body = JSON.stringify(routeTable[`${method} ${pattern}`]?.body);
      const answer = await ask(method, path.replace(id, other), body);
      expect(await problemOf(answer)).toMatchObject({ status: 404, code: 'unknown-table' });
    }
  }
});

const SUBMISSION = JSON.stringify({
  seat: 0,
  expectedVersion: 1,
  commandId: '6f1a36b8-5a0c-4e0f-9d5b-2f7a3b0c1d2e',
  command: { type: 'turn', steps: [] },
});

const KILOBYTE = 1024;
const stream = (kilobytes: number) =>
  new ReadableStream({
    pull(controller) {
      if (kilobytes-- <= 0) controller.close();
      else controller.enqueue(new Uint8Array(KILOBYTE).fill(32));
    },
  });

/** Bodies that no route takes, with what must be said of them. */
const bad: readonly [string, () => BodyInit | undefined, Record<string, string>, number, string][] = [
  ['no type', () => '{}', { 'Content-Type': '' }, 415, 'wrong-type'],
  ['a form', () => 'a=1', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415, 'wrong-type'],
  ['plain text', () => '{}', { 'Content-Type': 'text/plain' }, 415, 'wrong-type'],
  ['a type that only begins like JSON', () => '{}', { 'Content-Type': 'application/jsonp' }, 415, 'wrong-type'],
  ['no body', () => undefined, {}, 400, 'bad-json'],
  ['half of an object', () => '{"a":', {}, 400, 'bad-json'],
  ['two values', () => '{} {}', {}, 400, 'bad-json'],
  ['bytes that are no UTF-8', () => new Uint8Array([0x22, 0xff, 0x22]), {}, 400, 'bad-json'],
  ['a body over the limit', () => ' '.repeat(65 * KILOBYTE), {}, 413, 'too-large'],
  ['an endless body', () => stream(1_000_000), {}, 413, 'too-large'],
  ['an announced length over the limit', () => '{}', { 'Content-Length': '70000' }, 413, 'too-large'],
  ['null', () => 'null', {}, 422, 'bad-request'],
  ['a list', () => '[]', {}, 422, 'bad-request'],
  ['a number', () => '1e999', {}, 422, 'bad-request'],
  ['an unknown field', () => '{"nope":1}', {}, 422, 'bad-request'],
  ['a prototype', () => '{"__proto__":{"seat":0},"constructor":1}', {}, 422, 'bad-request'],
  ['deep nesting', () => '['.repeat(30_000) + ']'.repeat(30_000), {}, 422, 'bad-request'],
];

describe.each(bad)('%s', (_, body, headers, status, code) => {
  it(`is answered by ${status} ${code} on every route with a body`, async () => {
    const { paths } = await json(service.app.request('/api/openapi.json'));
    const withBody = routes().filter(
      ({ method, pattern }) => 'requestBody' in paths[pattern.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()],
    );
    expect(withBody.length).toBeGreaterThan(4);
    for (const { method, path } of withBody) {
      const problem = await problemOf(await ask(method, path, body(), headers));
      expect(problem).toMatchObject({ status, code });
      if (code === 'bad-request') expect(problem.errors[0].message).toMatch(/\w/);
    }
  });
});

it('takes JSON with a charset, in any case', async () => {
  const answer = await ask('POST', '/api/tables', '{"game":"lilliput","seats":[{},{}]}', {
    'Content-Type': 'Application/JSON; charset=utf-8',
  });
  expect(answer.status).toBe(201);
});

it('takes deep nesting in the open parts of a body as what it is: wrong', async () => {
  const deep = '['.repeat(30_000) + ']'.repeat(30_000);
  const bodies = [
    ['/api/tables', `{"game":"lilliput","seats":[{},{}],"options":{"firstPlayer":${deep}}}`],
    [`/api/tables/${id}/commands`, SUBMISSION.replace('"steps":[]', `"steps":${deep}`)],
    [`/api/tables/${id}/commands`, SUBMISSION.replace('"type":"turn"', `"type":"turn","more":${deep}`)],
  ] as const;
  for (const [path, body] of bodies) expect((await ask('POST', path, body)).status).toBe(422);
});

describe('chance', () => {
  const RUNS = 150;

  it('in bodies never brings a 5xx', async () => {
    const submission = fc.record(
      {
        seat: fc.oneof(fc.integer(), fc.constantFrom(0, 1), fc.anything()),
        expectedVersion: fc.oneof(fc.integer(), fc.constantFrom(0, 1, 2)),
        commandId: fc.oneof(fc.uuid(), fc.string()),
        command: fc.oneof(
          fc.record({ type: fc.constant('turn'), steps: fc.array(fc.oneof(fc.jsonValue(), STEP)) }),
          fc.record({
            type: fc.constantFrom('askTakeBack', 'answerTakeBack'),
            backTo: fc.integer(),
            agree: fc.boolean(),
          }),
          fc.jsonValue(),
        ),
      },
      { requiredKeys: [] },
    );
    const setup = fc.record(
      {
        game: fc.constantFrom('lilliput', 'veto-round', '__proto__'),
        title: fc.string({ unit: 'binary' }),
        seats: SEATS,
        options: fc.jsonValue(),
      },
      { requiredKeys: ['game'] },
    );
    const link = fc.record(
      { link: fc.oneof(fc.string(), LINK), name: fc.string({ unit: 'binary' }) },
      { requiredKeys: [] },
    );
    const body = fc.oneof(
      fc.tuple(fc.constant(['POST', '/commands'] as const), submission),
      fc.tuple(fc.constant(['PATCH', ''] as const), fc.jsonValue()),
      fc.tuple(fc.constant(['POST', 'tables'] as const), setup),
      fc.tuple(fc.constant(['POST', 'session/links'] as const), link),
    );
    await fc.assert(
      fc.asyncProperty(body, async ([[method, where], value]) => {
        const path = /^(\/|$)/.test(where) ? `/api/tables/${id}${where}` : `/api/${where}`;
        const answer = await ask(method, path, JSON.stringify(value));
        expect(answer.status).toBeLessThan(500);
      }),
      { numRuns: RUNS },
    );
  });

  it('in paths, tags and cookies never brings a 5xx', async () => {
    const word = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('t', 'api', 'tables', id, 'head', 'commits', '1-64'),
    );
    const header = fc.string({ unit: 'grapheme-ascii' }).map((text) => text.replace(/[^\x21-\x7e]/g, ''));
    await fc.assert(
      fc.asyncProperty(fc.array(word, { maxLength: 5 }), header, header, async (words, tag, value) => {
        const path = `/${words.map((one) => (one.isWellFormed() ? encodeURIComponent(one) : '%ff')).join('/')}`;
        const answer = await ask('GET', path, undefined, { 'If-None-Match': tag, Cookie: `railpost=${value}` });
        expect(answer.status).toBeLessThan(500);
      }),
      { numRuns: RUNS },
    );
  });
});

const STEP = fc.record({
  type: fc.constantFrom('takeCompany', 'takeCharacter'),
  company: fc.constantFrom('red', 'blue'),
  character: fc.constantFrom('emperor', 'general'),
  tile: fc.string({ unit: 'binary' }),
  x: fc.integer({ min: -100, max: 100 }),
  y: fc.integer(),
  rotation: fc.integer({ min: 0, max: 4 }),
});
const SEATS = fc.array(fc.record({ name: fc.string({ unit: 'binary' }) }, { requiredKeys: [] }), { maxLength: 9 });
const LINK = fc
  .tuple(fc.constantFrom('v1', 'v2', ''), fc.constantFrom('k1', 'k2', '__proto__'), fc.string(), fc.base64String())
  .map((parts) => parts.join('.'));
