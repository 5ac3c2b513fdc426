/**
 * kill -9 while eight people write: every table whose making was answered with 201 is there after the restart, with its
 * whole history, its links and the session of whoever made it.
 */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { everyGame } from '../every-game.ts';
import { verify } from '../../domain/kernel/verify.ts';
import { pickFrom } from '../seeded.ts';
import { installServer, type Started } from './process.ts';
import { capabilityOf, type Created, json } from './service.ts';

const WRITERS = 8;
const KILLS = 3;
const SETUP = JSON.stringify({ game: 'lilliput', seats: [{ name: 'Ann' }, { name: 'Bob' }] });

let server: Awaited<ReturnType<typeof installServer>>;
beforeAll(async () => {
  server = await installServer();
});
afterAll(() => server.close());

type Acknowledged = Created & { readonly cookie: string };

const post = ({ address }: Started, path: string, body: string) =>
  fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: address },
    body,
  });

/** Makes one table after the other until the service is gone. */
async function writer(running: Started, acknowledged: Acknowledged[]): Promise<void> {
  for (;;) {
    const answer = await post(running, '/api/tables', SETUP).catch(() => null);
    const created = answer && (await json(answer).catch(() => null));
    if (!answer || !created) return;
    expect(answer.status).toBe(201);
    acknowledged.push({ ...created, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' });
  }
}

async function missing(running: Started, made: readonly Acknowledged[]): Promise<string[]> {
  const lost: string[] = [];
  for (const { id, cookie, seats } of made) {
    const history = await (await fetch(`${running.address}/api/tables/${id}/export`)).text();
    const session = await json(fetch(`${running.address}/api/session`, { headers: { Cookie: cookie } }));
    const link = JSON.stringify({ link: capabilityOf(seats[0]?.link ?? '') });
    const seat = await post(running, '/api/session/links', link);
    const whole = verify(history, everyGame).ok && session.hosts[0]?.table === id && seat.status === 200;
    if (!whole) lost.push(id);
  }
  return lost;
}

it('loses nothing that was acknowledged', { timeout: 90_000 }, async () => {
  const environment = { DATA_DIR: join(server.home, 'killed') };
  const pick = pickFrom(757);
  const all: Acknowledged[] = [];
  let running = await server.start(environment);
  for (let kill = 0; kill < KILLS; kill++) {
    const made: Acknowledged[] = [];
    const writers = Array.from({ length: WRITERS }, () => writer(running, made));
    while (made.length < WRITERS) await pause(5);
    await pause(pick(400));
    expect(await running.end('SIGKILL')).toBe('SIGKILL');
    await Promise.all(writers);
    running = await server.start(environment);
    all.push(...made);
    expect(await missing(running, made)).toEqual([]);
  }
  // What an earlier life had acknowledged has lived through the later ones.
  expect(await missing(running, all.slice(0, 3 * WRITERS))).toEqual([]);
  expect(running.errors()).toBe('');
  expect(await running.end('SIGTERM')).toBe(0);
  console.log(`kill -9 under ${WRITERS} writers: ${KILLS} kills, ${all.length} tables acknowledged, none lost`);
});
