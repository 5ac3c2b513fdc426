import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startHeartbeat } from './heartbeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('beats at once, again after each pause, and no more once it is stopped', async () => {
  let beats = 0;
  const heart = startHeartbeat(() => Promise.resolve(beats++), 1000);
  expect(beats).toBe(1);
  await vi.advanceTimersByTimeAsync(2500);
  expect(beats).toBe(3);
  await heart.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(beats).toBe(3);
});

test('a beat that fails is followed by the next', async () => {
  let beats = 0;
  const heart = startHeartbeat(() => Promise.reject(new Error(String(beats++))), 1000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(beats).toBe(2);
  await heart.stop();
});

test('a slow beat delays the next one, and stopping waits for it', async () => {
  let beats = 0;
  let finish = () => {};
  const slow = () => {
    beats++;
    return new Promise<void>((done) => (finish = done));
  };
  const heart = startHeartbeat(slow, 1000);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(beats).toBe(1);
  let over = false;
  const stopping = heart.stop().then(() => (over = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(over).toBe(false);
  finish();
  await stopping;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(beats).toBe(1);
});
