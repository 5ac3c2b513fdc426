import { expect, test } from 'vitest';
import { followQueue } from './follow-queue.ts';

const never = (error: unknown) => expect.unreachable(String(error));
const soon = () => new Promise((done) => setTimeout(done, 1));

test('calls that come together are one run, and one that comes meanwhile is one more', async () => {
  const runs: string[] = [];
  const wake = followQueue(async (table) => {
    runs.push(table);
    if (runs.length === 1) wake('a');
    await soon();
  }, never);
  wake('a');
  wake('a');
  wake('b');
  while (runs.length < 3) await soon();
  await wake.stop();
  expect(runs.toSorted()).toEqual(['a', 'a', 'b']);
});

test('a run that fails does not keep the next one back, and is reported', async () => {
  const errors: unknown[] = [];
  const runs: string[] = [];
  const wake = followQueue(
    (table) => {
      runs.push(table);
      return Promise.reject(new Error('the disk is full'));
    },
    (error) => errors.push(error),
  );
  wake('a');
  while (runs.length < 1) await soon();
  await soon();
  wake('a');
  while (runs.length < 2) await soon();
  await wake.stop();
  expect(runs).toEqual(['a', 'a']);
  expect(errors).toEqual([new Error('the disk is full'), new Error('the disk is full')]);
});

test('stopping waits for what runs, and takes nothing more', async () => {
  let done = 0;
  const wake = followQueue(async () => {
    await soon();
    done++;
  }, never);
  wake('a');
  await soon();
  await wake.stop();
  wake('b');
  await soon();
  expect(done).toBeLessThanOrEqual(1);
});
