import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeat } from './repeat.ts';

const never = (error: unknown) => expect.unreachable(String(error));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('runs at once, again after each pause, and no more once it is stopped', async () => {
  let runs = 0;
  const loop = repeat(() => Promise.resolve(runs++), 1000, never);
  expect(runs).toBe(1);
  await vi.advanceTimersByTimeAsync(2500);
  expect(runs).toBe(3);
  await loop.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(runs).toBe(3);
});

test('a run that fails is reported and followed by the next', async () => {
  let runs = 0;
  const errors: unknown[] = [];
  const loop = repeat(
    () => Promise.reject(new Error(String(runs++))),
    1000,
    (error) => errors.push(error),
  );
  await vi.advanceTimersByTimeAsync(1000);
  expect(runs).toBe(2);
  expect(errors).toEqual([new Error('0'), new Error('1')]);
  await loop.stop();
});

test('a slow run delays the next one, and stopping waits for it', async () => {
  let runs = 0;
  let finish = () => {};
  const slow = () => {
    runs++;
    return new Promise<void>((done) => (finish = done));
  };
  const loop = repeat(slow, 1000, never);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(runs).toBe(1);
  let over = false;
  const stopping = loop.stop().then(() => (over = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(over).toBe(false);
  finish();
  await stopping;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(runs).toBe(1);
});
