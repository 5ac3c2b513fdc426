/** Pictures in the server as people run it: drawn beside the requests, and no hindrance when it stops. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installServer, type Started } from './process.ts';
import { json } from './service.ts';

let server: Awaited<ReturnType<typeof installServer>>;
let running: Started;
let table: string;
beforeAll(async () => {
  server = await installServer();
  running = await server.start();
  const body = await readFile(new URL('../games/lilliput/golden/games/4-greedy-44.ndjson', import.meta.url));
  const headers = { 'Content-Type': 'application/x-ndjson' };
  const { id } = await json(fetch(`${running.address}/api/imports`, { method: 'POST', headers, body }));
  table = `${running.address}/api/tables/${id}`;
});
afterAll(() => server.close());

it('answers polls while it draws its first picture, which loads the renderer too', async () => {
  const drawing = { done: false };
  const picture = fetch(`${table}/export?format=png`).finally(() => (drawing.done = true));
  let polls = 0;
  while (!drawing.done) {
    expect((await fetch(`${table}/head`)).status).toBe(200);
    polls++;
  }
  const png = Buffer.from(await (await picture).arrayBuffer());
  expect([png.subarray(1, 4).toString(), polls]).toEqual(['PNG', expect.toSatisfy((count) => count > 10)]);
  expect(running.errors()).toBe('');
});

it('finishes the pictures under way when it is stopped', async () => {
  const asked = ['30', '60', '90'].map((at) => fetch(`${table}/export?format=png&at=${at}`));
  await fetch(`${table}/head`);
  const ended = running.end('SIGTERM');
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect([statuses, await ended, running.errors()]).toEqual([[200, 200, 200], 0, '']);
});
