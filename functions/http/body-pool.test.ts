/** A pool of bytes for bodies under way: what it gives, when it ends the oldest, and when it refuses. */
import { expect, it, vi } from 'vitest';
import { bodyPool } from './body-pool.ts';

it('gives up to its size and takes back', () => {
  const pool = bodyPool(100);
  const one = pool.open(() => {});
  expect([one.take(60), one.take(40), pool.held()]).toEqual([true, true, 100]);
  one.release();
  one.release();
  expect(pool.held()).toBe(0);
});

it('ends the oldest bodies that are still arriving when a newer one needs the room', () => {
  const pool = bodyPool(100);
  const ended = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  const [first, second, third] = ended.map((end) => pool.open(end));
  expect([first?.take(50), second?.take(50), third?.take(30)]).toEqual([true, true, true]);
  expect(ended.map((end) => end.mock.calls.length)).toEqual([1, 0, 0]);
  expect(pool.held()).toBe(80);
  expect(first?.take(1), 'what was ended gets no more').toBe(false);
  first?.release();
  expect(pool.held()).toBe(80);
});

it('never ends a body that has arrived: its request is being answered', () => {
  const pool = bodyPool(100);
  const end = vi.fn<() => void>();
  const whole = pool.open(end);
  whole.take(90);
  whole.arrived();
  const newer = pool.open(() => {});
  expect([newer.take(20), end.mock.calls.length, pool.held()]).toEqual([false, 0, 90]);
  expect(newer.take(10)).toBe(true);
});

it('refuses what is larger than the pool without ending others for it', () => {
  const pool = bodyPool(100);
  const end = vi.fn<() => void>();
  pool.open(end).take(10);
  expect(pool.open(() => {}).take(101)).toBe(false);
  expect(end).not.toHaveBeenCalled();
});
