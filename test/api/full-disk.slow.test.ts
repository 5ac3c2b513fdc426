/**
 * The service on a disk that refuses writes: whoever writes is told that it failed, everybody can go on reading, and what
 * was acknowledged, before and between the refusals, is there after a restart.
 */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { everyGame } from '../every-game.ts';
import { verify } from '../../domain/kernel/verify.ts';
import { installServer } from './process.ts';
import { json } from './service.ts';

/** No file may grow beyond 192 KB; to leveldb that is a full disk. The signal for it is ignored, so that writing fails. */
const LIMITED = 'trap "" XFSZ; ulimit -f 384; exec "$@"';
const ATTEMPTS = 200;
const REFUSALS = 6;
const SETUP = JSON.stringify({ game: 'lilliput', seats: [{ name: 'Ann' }, { name: 'Bob' }] });

let server: Awaited<ReturnType<typeof installServer>>;
beforeAll(async () => {
  server = await installServer();
});
afterAll(() => server.close());

it('refuses with a sentence, reads on, and keeps what it acknowledged', { timeout: 90_000 }, async () => {
  const environment = { DATA_DIR: join(server.home, 'full') };
  const full = await server.start(environment, LIMITED);
  const acknowledged: string[] = [];
  let refused = 0;
  for (let attempt = 0; attempt < ATTEMPTS && refused < REFUSALS; attempt++) {
    const headers = { 'Content-Type': 'application/json', Origin: full.address };
    const answer = await fetch(`${full.address}/api/tables`, { method: 'POST', headers, body: SETUP });
    const body = await json(answer);
    if (answer.status === 201) {
      acknowledged.push(body.id);
      continue;
    }
    refused++;
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect(body.detail).toMatch(/^[A-Z].*\.$/);
    const known = acknowledged.at(-1);
    if (known !== undefined) expect((await fetch(`${full.address}/api/tables/${known}/head`)).status).toBe(200);
  }
  console.log(`full disk: ${acknowledged.length} tables acknowledged, ${refused} refused`);
  expect(refused).toBe(REFUSALS);
  expect(acknowledged.length).toBeGreaterThan(20);
  await full.end('SIGKILL');

  const roomy = await server.start(environment);
  for (const id of acknowledged) {
    const history = await (await fetch(`${roomy.address}/api/tables/${id}/export`)).text();
    expect([id, verify(history, everyGame).ok]).toEqual([id, true]);
  }
  expect(await roomy.end('SIGTERM')).toBe(0);
});
