/** Several processes on one data folder: one has it, the others say so and leave it alone. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installServer, type Started } from './process.ts';
import { json } from './service.ts';

const PROCESSES = 3;
const SETUP = JSON.stringify({ game: 'lilliput', seats: [{ name: 'Ann' }, { name: 'Bob' }] });

let server: Awaited<ReturnType<typeof installServer>>;
beforeAll(async () => {
  server = await installServer();
});
afterAll(() => server.close());

const outcomes = async (environment: Record<string, string>) => {
  const started = await Promise.allSettled(Array.from({ length: PROCESSES }, () => server.start(environment)));
  return {
    running: started.flatMap((one): Started[] => (one.status === 'fulfilled' ? [one.value] : [])),
    refused: started.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : [])),
  };
};

it('of several that start at once on an empty folder, one runs and the others are told who', {
  timeout: 60_000,
}, async () => {
  const folder = join(server.home, 'race');
  const { running, refused } = await outcomes({ DATA_DIR: folder });
  expect([running.length, refused.length]).toEqual([1, PROCESSES - 1]);
  for (const sentence of refused) expect(sentence).toContain(folder);
  const [first] = running;
  const headers = { 'Content-Type': 'application/json', Origin: first!.address };
  const answer = await fetch(`${first!.address}/api/tables`, { method: 'POST', headers, body: SETUP });
  expect(answer.status).toBe(201);
  const { id } = await json(answer);
  const keys = await readFile(join(folder, 'keys.json'), 'utf8');

  // The folder is in use, and whoever was refused has changed nothing in it.
  const late = await outcomes({ DATA_DIR: folder });
  expect([late.running.length, late.refused.length]).toEqual([0, PROCESSES]);
  for (const sentence of late.refused) expect(sentence).toContain(String(first!.child.pid));
  expect(await readFile(join(folder, 'keys.json'), 'utf8')).toBe(keys);
  expect((await fetch(`${first!.address}/api/tables/${id}/head`)).status).toBe(200);

  await first!.end('SIGKILL');
  const again = await outcomes({ DATA_DIR: folder });
  expect([again.running.length, again.refused.length]).toEqual([1, PROCESSES - 1]);
  expect((await fetch(`${again.running[0]!.address}/api/tables/${id}/head`)).status).toBe(200);
  expect(await again.running[0]!.end('SIGTERM')).toBe(0);
});
