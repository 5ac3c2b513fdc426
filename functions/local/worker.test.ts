/** The worker thread of the local server: its queue, and what becomes of it when a thread hangs, dies or is stopped. */
import { Worker } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import { heavyWorker, type HeavyWorker } from './worker.ts';

/** Answers by what the drawing asks for. */
const THREAD = `
  const { parentPort } = require('node:worker_threads');
  let count = 0;
  parentPort.on('message', ({ task, parameters: [wish] }) => {
    count++;
    if (wish === 'hang') for (;;);
    if (wish === 'die') process.exit(3);
    if (wish === 'throw') throw new Error('thrown in the thread');
    if (wish === 'fail') return parentPort.postMessage({ error: 'cannot draw that' });
    parentPort.postMessage({ result: new TextEncoder().encode([task, wish, count].join(' ')) });
  });
`;

const opened: HeavyWorker[] = [];
afterEach(async () => {
  for (const worker of opened.splice(0)) await worker.stop();
});

let started = 0;
const lines: object[] = [];
function open(bounds = { mostWaiting: 20, timeout: 5000 }): HeavyWorker {
  started = 0;
  lines.length = 0;
  const start = () => {
    started++;
    return new Worker(THREAD, { eval: true });
  };
  const worker = heavyWorker(start, (line) => void lines.push(line), bounds);
  opened.push(worker);
  return worker;
}
const text = async (result: Promise<Uint8Array>) => new TextDecoder().decode(await result);

it('runs one after another in one thread, which starts with the first', async () => {
  const worker = open();
  expect(started).toBe(0);
  expect(await Promise.all(['a', 'b', 'c'].map((svg) => text(worker.png(svg))))).toEqual([
    'png a 1',
    'png b 2',
    'png c 3',
  ]);
  expect(started).toBe(1);
});

it('hands a failure to whoever asked, and goes on in the same thread', async () => {
  const worker = open();
  await expect(worker.png('fail')).rejects.toThrow('cannot draw that');
  expect([await text(worker.png('a')), started]).toEqual(['png a 2', 1]);
});

it.each(['die', 'throw'])('starts another thread after one that ended by “%s”', async (wish) => {
  const worker = open();
  const [ended, next] = [worker.png(wish), worker.png('a')];
  await expect(ended).rejects.toBeDefined();
  expect([await text(next), started]).toEqual(['png a 1', 2]);
  expect(lines).toMatchObject([{ warning: 'worker-ended' }]);
});

it('ends a thread that takes too long, and goes on in another', async () => {
  const worker = open({ mostWaiting: 20, timeout: 300 });
  const [hanging, next] = [worker.png('hang'), worker.png('a')];
  await expect(hanging).rejects.toThrow(/too long/);
  expect([await text(next), started]).toEqual(['png a 1', 2]);
});

it('refuses what would wait behind too many, and is free again afterwards', async () => {
  const worker = open({ mostWaiting: 2, timeout: 5000 });
  const asked = ['a', 'b', 'c', 'd', 'e'].map((svg) => worker.png(svg));
  const outcomes = (await Promise.allSettled(asked)).map(({ status }) => status);
  expect(outcomes).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
  expect(await text(worker.png('f'))).toBe('png f 4');
});

it('stops with a thread that hangs, tells those who wait, and takes nothing more', async () => {
  const worker = open();
  const waiting = Promise.allSettled([worker.png('hang'), worker.png('a')]);
  await worker.stop();
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(worker.png('b')).rejects.toBeDefined();
  expect(lines).toEqual([]);
  await worker.stop();
});

it('tells whoever asked where a thread cannot start', async () => {
  const worker = heavyWorker(
    () => new Worker(new URL('file:///nowhere/thread.mjs')),
    () => {},
  );
  opened.push(worker);
  await expect(worker.png('a')).rejects.toBeDefined();
});
