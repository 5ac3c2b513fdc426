/** Bodies that do not come to their end, at a real port: they are given up, and what they held is free again. */
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answerWith, httpServer } from '../../functions/local/http-server.ts';
import { loopbackSettings } from '../../functions/service/settings.ts';
import { json, openService, ORIGIN, PORT, type TestService } from './service.ts';

const LIMITS = {
  small: { together: 200_000, within: 1200 },
  large: { together: 2_000_000, within: 1500 },
};
const TIMEOUTS = { headers: 300, request: 5000, check: 50 };

let service: TestService;
let server: ReturnType<typeof httpServer>;
let port: number;
const sockets: Socket[] = [];
beforeEach(async () => {
  service = await openService();
  server = httpServer(TIMEOUTS);
  const settings = loopbackSettings(PORT, false);
  answerWith(service.another({ bodies: LIMITS }), server, { settings, clock: Date.now, log: () => {} });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
  await service.close();
});

const TABLES = ['/api/tables', 'application/json'] as const;
const IMPORTS = ['/api/imports', 'application/x-ndjson'] as const;

/** A request whose body has begun and does not end, and what comes back for it. */
async function begin([path, type]: readonly [string, string], length: number, first: string) {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  const got = { answer: '' };
  socket.on('data', (chunk) => (got.answer += chunk.toString()));
  socket.on('error', () => {});
  const closed = once(socket, 'close').then(() => got.answer);
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`,
  );
  await new Promise((written) => socket.write(first, written));
  return { socket, closed, got };
}

const bodyOf = (answer: string) => JSON.parse(answer.split('\r\n\r\n')[1] ?? '');

const create = () =>
  fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    headers: { Origin: ORIGIN, 'Content-Type': 'application/json' },
    body: JSON.stringify({ game: 'lilliput', seats: [{ name: 'Ann' }, { name: 'Bob' }] }),
  });

it.each([
  ['a command', TABLES, 1200],
  ['a history', IMPORTS, 1500],
] as const)('%s that trickles is given up with 408 and a sentence', async (_, where, within) => {
  const { socket, closed } = await begin(where, 5000, '{');
  const trickle = setInterval(() => socket.write(' '), 20);
  const began = Date.now();
  const answer = await closed;
  clearInterval(trickle);
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(answer).toMatch(/^connection: close\r$/im);
  expect(answer).toContain('x-content-type-options');
  expect(bodyOf(answer)).toMatchObject({ status: 408, code: 'too-slow', title: 'Request Timeout' });
  expect(bodyOf(answer).detail).toMatch(/^The request did not arrive within .*\.$/);
  expect(Date.now() - began).toBeGreaterThanOrEqual(within - 50);
});

it('an unsubscribe by one click that does not arrive is not answered as if it were done or misread', async () => {
  const { closed } = await begin(['/unsubscribe/x', 'application/x-www-form-urlencoded'], 26, 'List-Unsub');
  expect(await closed).toMatch(/^HTTP\/1\.1 408 /);
});

it('headers that do not come to their end are given up too', async () => {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  socket.write('GET /api/health HTTP/1.1\r\nHost: loc');
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});

it('more bytes than the process may hold end the oldest unfinished body with 503; newer ones get through', async () => {
  const held: Awaited<ReturnType<typeof begin>>[] = [];
  for (let count = 0; count < 5; count++) held.push(await begin(TABLES, 60_000, ' '.repeat(59_000)));
  await expect.poll(() => held[0]?.got.answer).toMatch(/\}$/);
  const oldest = held[0]?.got.answer ?? '';
  expect(oldest).toMatch(/^HTTP\/1\.1 503 Service Unavailable\r\n/);
  expect(oldest).toMatch(/^retry-after: [1-9]\d*\r$/im);
  expect(bodyOf(oldest)).toMatchObject({ status: 503, code: 'overloaded', title: 'Service Unavailable' });
  expect(held[4]?.got.answer).toBe('');
  expect((await create()).status).toBe(201);
});

it('small bodies do not wait for large ones', async () => {
  for (let count = 0; count < 4; count++) await begin(IMPORTS, 1_000_000, ' '.repeat(900_000));
  expect((await create()).status).toBe(201);
});

it('what was held is free again after answers, refusals and callers that went away', async () => {
  for (let round = 0; round < 3; round++) {
    const held = [];
    for (let count = 0; count < 3; count++) held.push(await begin(TABLES, 60_000, ' '.repeat(59_000)));
    if (round === 1) for (const { socket } of held) socket.destroy();
    else for (const { closed } of held) expect(await closed).toMatch(/^HTTP\/1\.1 408 /);
    for (let count = 0; count < 10; count++) expect((await create()).status).toBe(201);
  }
});

it('a body in pieces of one byte arrives whole', async () => {
  const text = JSON.stringify({ game: 'lilliput', seats: [{ name: 'Ann' }, { name: 'Bob' }] });
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  socket.write(
    `POST /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  socket.write(`${Array.from(text, (letter) => `1\r\n${letter}\r\n`).join('')}0\r\n\r\n`);
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 201 /);
});

it('a stopped service lets a body under way finish', async () => {
  const text = JSON.stringify({ game: 'lilliput', seats: [{ name: 'Ann' }, { name: 'Bob' }] });
  const { socket, got } = await begin(TABLES, text.length, text.slice(0, 20));
  const closed = new Promise((done) => server.close(done));
  socket.write(text.slice(20));
  await expect.poll(() => got.answer).toMatch(/^HTTP\/1\.1 201 /);
  socket.destroy();
  await closed;
});

it('says in the API description that a body may be refused so', async () => {
  const { paths } = await json(service.app.request('/api/openapi.json'));
  const described = JSON.stringify([paths['/api/tables'].post.responses, paths['/api/imports'].post.responses]);
  expect(described.match(/"408"/g)).toHaveLength(2);
  expect(described.match(/"503"/g)).toHaveLength(2);
});
