/**
 * Thousands of connections that never become a request: some say nothing, some stop within the headers, some within the
 * body. Others are answered meanwhile, memory stays bounded, and the connections are closed after a time.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installServer, type Started } from './process.ts';

const clock = new URL('faster-timeouts.mjs', import.meta.url).href;
/** Node gives headers a minute and a request five. */
const FASTER = 60;
const SPARE_FILES = 400;
const openFiles = Number(execFileSync('sh', ['-c', 'ulimit -n']).toString()) || Number.POSITIVE_INFINITY;
const CONNECTIONS = Math.min(3000, openFiles - SPARE_FILES);
const MOST_MEGABYTES = 120;
const SLOWEST_ANSWER = 2000;

const LENGTH = 'Content-Type: application/json\r\nContent-Length: 60000';
const beginnings = [
  '',
  'G',
  'GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  `POST /api/tables HTTP/1.1\r\nHost: x\r\n${LENGTH}\r\n\r\n{"game":`,
];

let server: Awaited<ReturnType<typeof installServer>>;
let running: Started;
beforeAll(async () => {
  server = await installServer();
  running = await server.start({ NODE_OPTIONS: `--import=${clock}`, FASTER: String(FASTER) });
});
afterAll(() => server.close());

/** Resident memory of the service; null where the system does not tell. */
function megabytes(): number | null {
  if (process.platform !== 'linux') return null;
  const status = readFileSync(`/proc/${running.child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

async function open(beginning: string): Promise<Socket> {
  const socket = connect(Number(new URL(running.address).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.resume();
  await once(socket, 'connect');
  if (beginning !== '') socket.write(beginning);
  return socket;
}

async function answerTime(): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${running.address}/api/health`);
  expect(answer.status).toBe(200);
  return performance.now() - began;
}

it(`answers others beside ${CONNECTIONS} half-open connections, and closes those in the end`, {
  timeout: 90_000,
}, async () => {
  await answerTime();
  const before = megabytes();
  const sockets: Socket[] = [];
  let closed = 0;
  for (let count = 0; count < CONNECTIONS; count++) {
    const socket = await open(beginnings[count % beginnings.length] ?? '');
    socket.once('close', () => closed++);
    sockets.push(socket);
  }
  const slowest = Math.max(...(await Promise.all(Array.from({ length: 5 }, answerTime))));
  const during = megabytes();
  expect(slowest).toBeLessThan(SLOWEST_ANSWER);
  if (before !== null && during !== null) expect(during - before).toBeLessThan(MOST_MEGABYTES);
  // Bodies may be refused early; those that have sent no whole headers are all there.
  expect(closed).toBeLessThanOrEqual(CONNECTIONS / beginnings.length);

  running.child.kill('SIGUSR2');
  await expect.poll(() => closed, { timeout: 60_000, interval: 100 }).toBe(CONNECTIONS);
  await answerTime();
  const sizes = [before, during, megabytes()].map((size) => size?.toFixed(0)).join(', ');
  console.log(`half-open: ${CONNECTIONS} connections, slowest answer ${slowest.toFixed(0)} ms, RSS ${sizes} MB`);
  expect(running.errors()).toBe('');
  expect(await running.end('SIGTERM')).toBe(0);
});
