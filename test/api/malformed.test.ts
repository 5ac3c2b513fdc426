/** Requests that are no good HTTP, or whose target no URL can be made of, at a real port. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalSettings, readEnvironment } from '../../functions/local/environment.ts';
import { type Running, serve } from '../../functions/local/serve.ts';

let folder: string;
let running: Running;
const lines: Readonly<Record<string, unknown>>[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'railpost-malformed-'));
  const settings = readEnvironment({ PORT: '0', DATA_DIR: folder }) as LocalSettings;
  const started = await serve(settings, (line) => void lines.push(line));
  if (typeof started === 'string') throw new Error(started);
  running = started;
});
afterAll(async () => {
  await running.stop();
  await rm(folder, { recursive: true });
});

/** What comes back for these bytes, until the server closes the connection. */
async function send(text: string): Promise<{ status: string; headers: Map<string, string>; body: string }> {
  const connection = connect(Number(new URL(running.address).port), '127.0.0.1');
  let answer = '';
  connection.on('data', (chunk) => (answer += chunk.toString()));
  connection.on('error', () => {});
  connection.write(text);
  await once(connection, 'close');
  const [head = '', ...body] = answer.split('\r\n\r\n');
  const [status = '', ...fields] = head.split('\r\n');
  const headers = new Map(
    fields.map((field) => [field.split(': ')[0]?.toLowerCase() ?? '', field.split(': ')[1] ?? '']),
  );
  return { status, headers, body: body.join('\r\n\r\n') };
}

const get = (target: string, more = 'Host: localhost\r\n', method = 'GET') =>
  send(`${method} ${target} HTTP/1.1\r\n${more}Connection: close\r\n\r\n`);

const SECURITY = [
  'content-security-policy',
  'referrer-policy',
  'x-content-type-options',
  'cross-origin-resource-policy',
];

describe('a target or host that cannot be read', () => {
  it.each([
    ['/\\evil.com', undefined],
    ['/\\\\evil.com/x', undefined],
    ['/api\\tables', undefined],
    ['http://[::1', undefined],
    ['http://localhost/\\evil.com', undefined],
    ['*', undefined],
    ['/', ''],
    ['/', 'Host: a b\r\n'],
    ['/', 'Host:\r\n'],
    ['/', 'Host: [::1\r\n'],
    ['/', 'Host: evil.com/x?\r\n'],
    ['/', 'Host: user@evil.com\r\n'],
    ['/', 'Host: localhost:99999\r\n'],
  ])('%s with %s is answered by problem details and all security headers', async (target, host) => {
    const well = await get('/api/health');
    expect(well.status).toBe('HTTP/1.1 200 OK');
    const { status, headers, body } = await get(target, host);
    expect(status).toBe('HTTP/1.1 400 Bad Request');
    expect(headers.get('content-type')).toBe('application/problem+json');
    for (const name of SECURITY) expect([name, headers.get(name)]).toEqual([name, well.headers.get(name)]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(JSON.parse(body)).toMatchObject({ type: 'about:blank', status: 400, code: 'bad-target' });
    expect(lines.at(-1)).toMatchObject({ status: 400, route: 'none' });
    expect(JSON.stringify(lines)).not.toContain('evil');
  });

  it('is answered in the language of the caller, and without a body for HEAD', async () => {
    const french = await get('/\\x', 'Host: localhost\r\nAccept-Language: fr\r\n');
    expect(JSON.parse(french.body).detail).toMatch(/requête/);
    const head = await get('/\\x', undefined, 'HEAD');
    expect([head.status, head.body]).toEqual(['HTTP/1.1 400 Bad Request', '']);
  });
});

it.each(['TRACE', 'CONNECT', 'PROPFIND', 'TRACK'])(
  'the method %s gets a 4xx or a closed connection',
  async (method) => {
    const { status } = await get('/api/health', undefined, method);
    expect(status).toMatch(/^(HTTP\/1\.1 4\d\d .*|)$/);
  },
);

it.each([
  ['no HTTP at all', 'GARBAGE\r\n\r\n', 400],
  ['another protocol', '\u0016\u0003\u0001\u0002\u0000', 400],
  ['two lengths', 'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}', 400],
  [
    'a length and chunks',
    'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['a header that is far too long', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
])('%s is answered without a body, and the service goes on', async (_, text, expected) => {
  const { status, body } = await send(text);
  expect([status.split(' ')[1], body]).toEqual([String(expected), '']);
  expect((await get('/api/health')).status).toBe('HTTP/1.1 200 OK');
});
