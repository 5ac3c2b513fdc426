/** Writes come from our own pages only; who tells no origin is no browser. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loopbackSettings, publicSettings, type Settings } from '../../functions/service/settings.ts';
import { json, openService, type TestService } from './service.ts';

const SETUP = JSON.stringify({ game: 'lilliput', seats: [{}, {}] });

let service: TestService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

const create = (settings: Settings, headers: Record<string, string>) =>
  service.another({ settings }).request('/api/tables', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: SETUP,
  });

const local = loopbackSettings(3089, false);
const named = publicSettings('https://games.example.org');

describe('a write', () => {
  it.each([
    [local, { Origin: 'http://localhost:3089' }],
    [local, { Origin: 'http://127.0.0.1:3089' }],
    [local, { Origin: 'http://[::1]:3089' }],
    [loopbackSettings(80, false), { Origin: 'http://localhost' }],
    [local, {}],
    [local, { 'Sec-Fetch-Site': 'same-origin' }],
    [local, { 'Sec-Fetch-Site': 'none' }],
    [named, { Origin: 'https://games.example.org' }],
    [named, { Origin: 'https://games.example.org', 'Sec-Fetch-Site': 'same-origin' }],
    [named, {}],
  ])('is taken: %#', async (settings, headers) => {
    expect((await create(settings, headers)).status).toBe(201);
  });

  it.each([
    [local, { Origin: 'http://localhost:3090' }],
    [local, { Origin: 'https://localhost:3089' }],
    [local, { Origin: 'http://localhost' }],
    [local, { Origin: 'http://127.0.0.1.evil.example:3089' }],
    [local, { Origin: 'http://evil.example:3089' }],
    [local, { Origin: 'http://localhost:3089/' }],
    [local, { Origin: 'http://user@localhost:3089' }],
    [local, { Origin: 'null' }],
    [local, { Origin: '' }],
    [local, { Origin: 'not an origin' }],
    [local, { 'Sec-Fetch-Site': 'cross-site' }],
    [local, { 'Sec-Fetch-Site': 'same-site' }],
    [local, { Origin: 'http://evil.example', Host: 'evil.example' }],
    [named, { Origin: 'http://games.example.org' }],
    [named, { Origin: 'https://games.example.org.evil.example' }],
    [named, { Origin: 'https://games.example.org:8443' }],
    [named, { Origin: 'http://localhost:3089' }],
  ])('is refused with a sentence that names PUBLIC_URL: %#', async (settings, headers) => {
    const answer = await create(settings, headers);
    expect(answer.status).toBe(403);
    const problem = await json(answer);
    expect(problem.code).toBe('foreign-origin');
    expect(problem.detail).toContain('PUBLIC_URL');
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('is refused from elsewhere on every route, before anything else is looked at', async () => {
    const writes = service.app.routes.filter(({ method }) => !['ALL', 'GET'].includes(method));
    expect(writes.length).toBeGreaterThan(6);
    for (const { method, path } of writes) {
      const answer = await service.app.request(path, { method, headers: { Origin: 'http://evil.example' } });
      expect([path, answer.status, (await json(answer)).code]).toEqual([path, 403, 'foreign-origin']);
    }
  });
});

it('lets anybody read', async () => {
  const answer = await service.app.request('/api/health', {
    headers: { Origin: 'http://evil.example', 'Sec-Fetch-Site': 'cross-site' },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
});
