/** The description of the API is complete: it is made of the same routes and schemas. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { json, openService, type TestService } from './service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

it('describes every route that is mounted, and nothing else', async () => {
  const { openapi, paths } = await json(service.app.request('/api/openapi.json'));
  expect(openapi).toBe('3.1.0');
  const mounted = service.app.routes
    .filter(({ method, path }) => method !== 'ALL' && path !== '/*')
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  const described = Object.entries<object>(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(mounted.length).toBeGreaterThan(15);
  expect(described.toSorted()).toEqual([...new Set(mounted)].toSorted());
});

it('says of each what it takes, what it answers and what can go wrong', async () => {
  const { paths, components } = await json(service.app.request('/api/openapi.json'));
  const command = paths['/api/tables/{id}/commands'].post;
  expect(command.parameters).toEqual([{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }]);
  expect(Object.keys(command.responses).join(' ')).toBe('200 400 403 404 408 409 413 415 422 429 503');
  expect(command.responses[409].description).toBe('not-started, version-conflict, command-id-used, robot-plays');
  const { schema } = command.requestBody.content['application/json'];
  expect(schema.required).toEqual(['seat', 'expectedVersion', 'commandId', 'command']);
  expect(command.responses[200].content['application/json'].schema.required).toEqual(['version', 'hash', 'facts']);
  expect(components.schemas.Problem.required).toContain('code');

  const create = paths['/api/tables'].post.requestBody.content['application/json'].schema;
  expect(create.properties.seats.items.anyOf[0].properties.name.type).toBe('string');
  expect(paths['/api/tables/{id}/commits/{block}'].get.responses[200].content).toHaveProperty('application/x-ndjson');
  expect(paths['/api/session'].delete.responses).toHaveProperty('204');
  for (const operations of Object.values<Record<string, { summary: string }>>(paths)) {
    for (const { summary } of Object.values(operations)) expect(summary).toMatch(/^[A-Z]/);
  }
});

it('answers what it describes', async () => {
  const browser = service.browser();
  expect(await json(browser.get('/api/health'))).toEqual({
    status: 'ok',
    runsOn: 'local',
    store: 'dynalite',
    mail: 'mailbox',
    node: process.version,
    build: expect.stringMatching(/^\d/),
  });
  expect(await json(browser.get('/api/games'))).toContainEqual({ id: 'lilliput', seats: { min: 1, max: 4 } });
});
