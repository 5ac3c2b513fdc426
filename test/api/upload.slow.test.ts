/** A file that is far too large meets the server as people run it: refused at the cap, in flat memory, and all goes on. */
import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RecordedGame, recordedGames, textOf } from '../games/lilliput/golden/recorded.ts';
import { installServer, type Started } from './process.ts';
import { json } from './service.ts';

const MEGABYTE = 1_000_000;
const SIZE = 100 * MEGABYTE;
const CHUNK = Buffer.alloc(64 * 1024, 'x');
/** The cap, twice for the copy that is put together, and what the collector leaves lying about. */
const MOST_GROWTH = 64 * MEGABYTE;

let server: Awaited<ReturnType<typeof installServer>>;
let running: Started;
beforeAll(async () => {
  server = await installServer();
  running = await server.start({ DATA_DIR: join(server.home, 'data') });
});
afterAll(async () => {
  await running.end('SIGTERM');
  await server.close();
});

interface Refused {
  readonly status: number;
  readonly code: string;
  /** Bytes that the server has let us send. */
  readonly sent: number;
}

/** Sends as fast as the server takes it, until it answers or hangs up. */
function upload(headers: Record<string, string>): Promise<Refused> {
  return new Promise((resolve, reject) => {
    let sent = 0;
    let answered = false;
    const ask = request(`${running.address}/api/imports`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-ndjson', ...headers },
    });
    ask.on('response', (answer) => {
      answered = true;
      let body = '';
      answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
      answer.on('end', () => {
        ask.destroy();
        resolve({ status: answer.statusCode ?? 0, code: JSON.parse(body).code, sent });
      });
    });
    // Whoever is refused may find the connection closed while still sending.
    ask.on('error', (error) => (answered ? undefined : reject(error)));
    const more = (): void => {
      if (answered) return;
      while (sent < SIZE) {
        sent += CHUNK.length;
        if (!ask.write(CHUNK)) return void ask.once('drain', more);
      }
      ask.end();
    };
    more();
  });
}

const memory = (): number => {
  const status = readFileSync(`/proc/${running.child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
};

/** The most memory that the server held while something went on, beyond what it held before. */
async function growth(act: () => Promise<unknown>): Promise<number> {
  const before = memory();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, memory())), 5);
  await act();
  clearInterval(watch);
  return Math.max(most, memory()) - before;
}

const golden = textOf(recordedGames[1] as RecordedGame);
const bring = () =>
  fetch(`${running.address}/api/imports`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-ndjson' },
    body: golden,
  });

describe.skipIf(!existsSync('/proc/self/status'))('a hundred megabytes', () => {
  it.each([
    ['announced', { 'Content-Length': String(SIZE) }],
    ['in pieces of unknown number', { 'Transfer-Encoding': 'chunked' }],
  ])('%s are refused at the cap, in flat memory', async (_, headers) => {
    expect((await json(bring())).id).toMatch(/^[a-z2-7]{26}$/); // all that an import needs is loaded
    const answers: Refused[] = [];
    const grown = await growth(async () => {
      for (let time = 0; time < 5; time++) answers.push(await upload(headers));
    });
    for (const { status, code, sent } of answers) {
      expect([status, code]).toEqual([413, 'too-large']);
      expect(sent, 'taken on after the cap').toBeLessThan(20 * MEGABYTE);
    }
    expect(grown).toBeLessThan(MOST_GROWTH);
    expect((await bring()).status).toBe(201);
  });
});
