/** The mailbox shows every player's links and codes. It closes as soon as something shows that a proxy is in front. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { json, openService, PORT, type TestService } from './service.ts';

const HOME = `http://localhost:${PORT}`;
const PATHS = ['/api/mailbox', `/api/mailbox/${'a'.repeat(32)}`, `/api/mailbox/${'a'.repeat(32)}/page`, '/mailbox'];

let service: TestService;
beforeEach(async () => {
  service = await openService({ files: () => Promise.resolve(new Response('the page')) });
});
afterEach(() => service.close());

const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  (await service.app.request(`${HOME}${path}`, { method, headers })).status;

const HEADERS = [
  'X-Forwarded-For',
  'Forwarded',
  'X-Real-IP',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Forwarded-Port',
  'Via',
  'CF-Connecting-IP',
  'CF-Ray',
  'True-Client-IP',
  'X-Client-IP',
  'X-Cluster-Client-IP',
  'X-Original-Forwarded-For',
  'Fastly-Client-IP',
  'Fly-Client-IP',
  'X-Envoy-External-Address',
  'X-Amzn-Trace-Id',
  'Tailscale-User-Login',
];

describe.each(HEADERS)('a request with %s', (header) => {
  it('gets no mailbox, and from then on nobody does', async () => {
    expect([await ask('/api/mailbox'), await ask('/mailbox')]).toEqual([200, 200]);
    expect(await ask('/api/mailbox', { [header]: '203.0.113.9' })).toBe(404);
    for (const path of PATHS) expect([path, await ask(path)]).toEqual([path, 404]);
    expect(await ask('/api/mailbox/deliveries', {}, 'POST')).toBe(404);
  });
});

it('closes the mailbox by a request for anything else too', async () => {
  await ask('/api/health', { Via: '1.1 proxy' });
  expect(await ask('/api/mailbox')).toBe(404);
});

it('says once in the log why, and what to set, but not what the header held', async () => {
  for (let count = 0; count < 3; count++) await ask('/api/health', { 'X-Forwarded-For': '203.0.113.9' });
  const told = service.lines.filter((line) => 'warning' in line);
  expect(told).toMatchObject([{ warning: 'mailbox-closed' }]);
  expect(told[0]?.['detail']).toMatch(/X-Forwarded-For.*PUBLIC_URL.*TRUST_PROXY.*SMTP_URL/s);
  expect(JSON.stringify(service.lines)).not.toContain('203.0.113.9');
});

it('stays open for headers that browsers send by themselves', async () => {
  const usual = {
    'User-Agent': 'Mozilla/5.0',
    Accept: 'text/html',
    'Accept-Language': 'fr',
    Referer: `${HOME}/`,
    'Sec-Fetch-Site': 'same-origin',
    'X-Requested-With': 'fetch',
  };
  expect(await ask('/api/mailbox', usual)).toBe(200);
  expect(service.lines.some((line) => 'warning' in line)).toBe(false);
});

it('cannot be closed by a page of another site: its preflight is refused', async () => {
  const preflight = await service.app.request(`${HOME}/api/health`, {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://evil.example',
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'x-forwarded-for',
    },
  });
  expect([preflight.status, preflight.headers.get('Access-Control-Allow-Headers')]).toEqual([405, null]);
  expect((await json(service.app.request(`${HOME}/api/mailbox`))).messages).toEqual([]);
});
