import { expect, test } from 'vitest';
import { followQueue } from './follow-queue.ts';

const soon = () => new Promise((done) => setTimeout(done, 1));

test('nudges that come together are one run, and one that comes meanwhile is one more', async () => {
  const runs: string[] = [];
  const wake = followQueue(async (table) => {
    runs.push(table);
    if (runs.length === 1) wake('a');
    await soon();
  });
  wake('a');
  wake('a');
  wake('b');
  while (runs.length < 3) await soon();
  await wake.stop();
  expect(runs.toSorted()).toEqual(['a', 'a', 'b']);
});

test('a run that fails does not keep the next one back', async () => {
  const runs: string[] = [];
  const wake = followQueue((table) => {
    runs.push(table);
    return Promise.reject(new Error('the disk is full'));
  });
  wake('a');
  while (runs.length < 1) await soon();
  await soon();
  wake('a');
  while (runs.length < 2) await soon();
  await wake.stop();
  expect(runs).toEqual(['a', 'a']);
});

test('stopping waits for what runs, and takes nothing more', async () => {
  let done = 0;
  const wake = followQueue(async () => {
    await soon();
    done++;
  });
  wake('a');
  await soon();
  await wake.stop();
  wake('b');
  await soon();
  expect(done).toBeLessThanOrEqual(1);
});
