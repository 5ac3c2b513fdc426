/** A PNG takes a good part of a second to draw. Where a worker thread draws it, everybody else is answered meanwhile. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type HeavyWork, inProcess } from '../../functions/render/heavy-work.ts';
import { heavyWorker, type HeavyWorker } from '../../functions/local/worker.ts';
import { json, openService, type TestService } from './service.ts';

const golden = readFileSync(new URL('../games/lilliput/golden/games/4-greedy-44.ndjson', import.meta.url));
const functions = new URL('../../functions/', import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'railpost-worker-'));

/** The thread as a file that Node runs, with the font and the renderer beside it. */
async function builtThread(): Promise<string> {
  const outfile = join(folder, 'worker-thread.mjs');
  const entry = fileURLToPath(new URL('local/worker-thread.ts', functions));
  await build({ entryPoints: [entry], outfile, bundle: true, platform: 'node', format: 'esm', target: 'node20' });
  cpSync(new URL('render/fonts/besley-bold.ttf', functions), join(folder, 'besley-bold.ttf'));
  cpSync(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm')), join(folder, 'resvg.wasm'));
  return outfile;
}

let service: TestService;
let worker: HeavyWorker;
let id: string;
beforeAll(async () => {
  service = await openService();
  const thread = await builtThread();
  worker = heavyWorker(
    () => new Worker(thread),
    () => {},
  );
  const imported = await service.app.request('/api/imports', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-ndjson' },
    body: golden,
  });
  ({ id } = await json(imported));
});
afterAll(async () => {
  await worker.stop();
  await service.close();
  rmSync(folder, { recursive: true });
});

/** How many polls are answered, one after another, until a picture is there; the renderer was loaded before. */
async function pollsDuringPicture(heavyWork: HeavyWork) {
  const app = service.another({ heavyWork });
  await app.request(`/api/tables/${id}/export?format=png&at=2`);
  const drawing = { done: false };
  const picture = Promise.resolve(app.request(`/api/tables/${id}/export?format=png`)).finally(() => {
    drawing.done = true;
  });
  let polls = 0;
  while (!drawing.done) {
    expect((await app.request(`/api/tables/${id}/head`)).status).toBe(200);
    polls++;
  }
  return { polls, png: Buffer.from(await (await picture).arrayBuffer()) };
}

it('answers many polls while a worker draws, and draws what the process itself would draw', async () => {
  const alone = await pollsDuringPicture(inProcess);
  const beside = await pollsDuringPicture(worker);
  expect(beside.png.subarray(1, 4).toString()).toBe('PNG');
  expect(beside.png.equals(alone.png)).toBe(true);
  expect(beside.polls).toBeGreaterThan(2 * alone.polls + 5);
});

it('goes on after a drawing that cannot be read', async () => {
  await expect(worker.png('no drawing')).rejects.toBeDefined();
  const square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/></svg>';
  expect((await worker.png(square, 8)).length).toBeGreaterThan(50);
});
