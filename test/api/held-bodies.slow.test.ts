/** Many bodies that stay unfinished, at the server as people run it: its memory is bounded, and others are served. */
import { existsSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RecordedGame, recordedGames, textOf } from '../games/lilliput/golden/recorded.ts';
import { installServer, type Started } from './process.ts';

const MEGABYTE = 2 ** 20;
const IMPORTS = 60;
const IMPORT_BYTES = 4_800_000;
const SLOW = 1000;
/** The pool of 24 MB, a thousand open connections, and what waits for the collector; unbounded it was 330 MB. */
const MOST_GROWTH = 160 * MEGABYTE;

let server: Awaited<ReturnType<typeof installServer>>;
let running: Started;
const sockets: Socket[] = [];
beforeAll(async () => {
  server = await installServer();
  running = await server.start({ DATA_DIR: join(server.home, 'data') });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await running.end('SIGTERM');
  await server.close();
});

const memory = (): number => {
  const status = readFileSync(`/proc/${running.child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
};

/** Begins a request and leaves its body without the last byte. */
async function hold(path: string, type: string, length: number, body: Buffer): Promise<{ answer: string }> {
  const socket = connect(Number(new URL(running.address).port), '127.0.0.1');
  sockets.push(socket);
  const got = { answer: '' };
  socket.on('data', (chunk) => (got.answer += chunk.toString()));
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`,
  );
  const gone = once(socket, 'close');
  await Promise.race([new Promise((sent) => socket.write(body, sent)), gone]);
  return got;
}

const post = (path: string, type: string, body: string) =>
  fetch(`${running.address}${path}`, { method: 'POST', headers: { 'Content-Type': type }, body });
const bring = () => post('/api/imports', 'application/x-ndjson', textOf(recordedGames[1] as RecordedGame));
const create = () => post('/api/tables', 'application/json', '{"game":"lilliput","seats":[{},{}]}');

describe.skipIf(!existsSync('/proc/self/status'))('bodies that do not end', () => {
  it(`${IMPORTS} histories and ${SLOW} commands stay within bounds, and others get through`, async () => {
    expect([(await bring()).status, (await create()).status]).toEqual([201, 201]); // all that is needed is loaded
    const before = memory();
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, memory())), 10);
    const file = Buffer.alloc(IMPORT_BYTES - 1, ' ');
    const held = [];
    for (let count = 0; count < IMPORTS; count++) {
      held.push(await hold('/api/imports', 'application/x-ndjson', IMPORT_BYTES, file));
    }
    for (let count = 0; count < SLOW; count++) await hold('/api/tables', 'application/json', 1000, Buffer.from('{'));
    expect([(await bring()).status, (await create()).status]).toEqual([201, 201]);
    clearInterval(watch);
    expect(most - before).toBeLessThan(MOST_GROWTH);
    const refused = held.filter(({ answer }) => /^HTTP\/1\.1 503 [^]*"code":"overloaded"/.test(answer)).length;
    expect(refused).toBeGreaterThanOrEqual(IMPORTS - 6);
  }, 60_000);
});
