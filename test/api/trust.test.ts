/** What never leaves, what reading never changes, and what every answer carries. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publicSettings } from '../../functions/service/settings.ts';
import { json, openService, type Browser, seatedBrowser, type Created, type TestService, turn } from './service.ts';

let service: TestService;
let browser: Browser;
let table: Created;
beforeAll(async () => {
  service = await openService();
  ({ browser, table } = await seatedBrowser(service, {
    game: 'lilliput',
    title: 'Secret garden',
    seats: [{ name: 'Annabel' }, { name: 'Bobby' }],
  }));
  const { awaiting } = await json(browser.get(`/api/tables/${table.id}/head`));
  await browser.command(table.id, turn(awaiting[0].seat, 1, { type: 'takeCharacter', character: 'emperor' }));
});
afterAll(() => service.close());

/** Every address that can be read, of this table and of one that does not exist. */
const readable = (): string[] =>
  service.app.routes
    .filter(({ method, path }) => method === 'GET' && path !== '/*')
    .flatMap(({ path }) => [table.id, 'a'.repeat(26)].map((id) => path.replace(':id', id).replace(':block', '1-64')))
    .concat('/', '/nope', '/api/nope');

it('reading changes nothing in the store', async () => {
  const before = await service.dump();
  expect(before.split('\n').length).toBeGreaterThan(5);
  for (const path of readable()) {
    for (const method of ['GET', 'HEAD']) {
      await service.app.request(path, { method, headers: { Cookie: browser.cookie } });
      await service.app.request(path, { method });
    }
  }
  // Nor does it where the head is missing, or the session is about to end.
  expect(await service.dump()).toBe(before);
  await service.store.remove({ PK: `game#${table.id}`, SK: 'head' });
  const without = await service.dump();
  service.wait(170 * 86_400_000);
  for (const path of readable()) await browser.get(path);
  expect(await service.dump()).toBe(without);
});

it('neither seed nor keys nor session stand in any answer or log line', async () => {
  const seed = String((await service.items()).find((item) => 'seed' in item)?.['seed']);
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  const secrets = [seed, browser.cookie.split('=')[1] ?? '', ...Object.values(service.keys.secrets)];
  expect(secrets.every((secret) => secret.length > 40)).toBe(true);
  for (const path of readable()) {
    const answer = await browser.get(path);
    const said = `${await answer.text()}${JSON.stringify([...answer.headers])}`;
    expect(secrets.filter((secret) => said.includes(secret))).toEqual([]);
  }
  const capability = table.seats[0]?.link.split('#')[1] ?? '';
  const logged = JSON.stringify(service.lines);
  const never = [...secrets, capability, table.id, 'Annabel', 'Secret garden', '192.0.2.1', 'emperor'];
  expect(never.filter((secret) => logged.includes(secret))).toEqual([]);
  expect(service.lines[0]).toEqual({
    at: expect.any(String),
    method: 'POST',
    route: '/api/tables',
    status: 201,
    ms: expect.any(Number),
  });
});

it('an export carries names in its header only, and no link', async () => {
  const text = await (await browser.get(`/api/tables/${table.id}/export`)).text();
  const [header = '', ...commits] = text.split('\n');
  expect(header).toContain('Annabel');
  expect(commits.join('\n')).not.toMatch(/Annabel|Bobby|Secret garden|v1\./);
  expect(header).not.toMatch(/v1\./);
});

it('every answer carries the security headers', async () => {
  const policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
  const secure = service.another({ settings: publicSettings('https://games.example.org') });
  for (const path of readable()) {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT']) {
      const { headers } = await service.app.request(path, { method });
      // The page that ends mails brings its styles along, and nothing else.
      const own = path.startsWith('/unsubscribe/') && ['GET', 'HEAD', 'POST'].includes(method);
      const expected = own
        ? expect.stringMatching(/^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'/)
        : policy;
      expect(headers.get('Content-Security-Policy')).toEqual(expected);
      expect(headers.get('Referrer-Policy')).toBe('same-origin');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Strict-Transport-Security')).toBeNull();
      expect(headers.get('X-Powered-By')).toBeNull();
      const over = await secure.request(path, { method });
      expect(over.headers.get('Strict-Transport-Security')).toMatch(/^max-age=\d{8}/);
    }
  }
});

it('every answer says how long it may be kept, and private ones not at all', async () => {
  const kept =
    /\/head$|\/commits\/|\/export$|\/t\/|openapi|\/games$|\/api\/tables$|\/privacy$|\/site$|\/api\/statistics$/;
  for (const path of readable()) {
    const answer = await browser.get(path);
    const cache = answer.headers.get('Cache-Control');
    if (answer.status === 200 && kept.test(path)) expect([path, cache]).not.toEqual([path, 'no-store']);
    else if (!path.startsWith('/t/')) expect([path, cache]).toEqual([path, 'no-store']);
    expect(cache).not.toBeNull();
  }
});

it('a failure inside is a 500 without a word of what failed, and a log line with its place', async () => {
  const broken = {
    ...service.store,
    get: () => Promise.reject(new TypeError('the secret is 12345')),
  };
  const answer = await service.another({ store: broken }).request(`/api/tables/${table.id}`);
  expect(answer.status).toBe(500);
  const problem = await json(answer);
  expect(problem).toEqual({
    type: 'about:blank',
    title: 'Internal Server Error',
    status: 500,
    code: 'internal',
    detail: 'Something failed in the service. Nothing was lost; try again.',
  });
  const line = service.lines.at(-1);
  expect(line).toMatchObject({ route: '/api/tables/:id', status: 500, error: 'TypeError' });
  expect(JSON.stringify(line)).not.toContain('12345');
  expect(JSON.stringify(line?.['stack'])).toContain('trust.test.ts');
});
