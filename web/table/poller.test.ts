import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPoller } from './poller.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A world with a count of questions, answers to choose, and hands on the browser's signs. */
function world() {
  const seen = {
    asked: 0,
    answers: true,
    visible: true,
    woken: () => {},
    eased: () => {},
    /** Lets a question that is under way be answered. */
    answer: undefined as ((answered: boolean) => void) | undefined,
    held: false,
  };
  const poller = startPoller({
    ask: () => {
      seen.asked++;
      if (!seen.held) return Promise.resolve(seen.answers);
      return new Promise((resolve) => (seen.answer = resolve));
    },
    pace: () => ({ visible: seen.visible, awaitsOthers: true, quiet: 0 }),
    listen: (woken, eased) => {
      Object.assign(seen, { woken, eased });
      return () => {};
    },
  });
  return { seen, poller };
}

it('asks every three seconds', async () => {
  const { seen } = world();
  await vi.advanceTimersByTimeAsync(9100);
  expect(seen.asked).toBe(3);
});

it('asks once a minute in a hidden tab and at once when it is shown', async () => {
  const { seen } = world();
  seen.visible = false;
  seen.eased();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(seen.asked).toBe(0);
  await vi.advanceTimersByTimeAsync(2000);
  expect(seen.asked).toBe(1);
  seen.visible = true;
  seen.woken();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.asked).toBe(2);
});

it('waits longer after each question without an answer, and is quick again after one', async () => {
  const { seen } = world();
  seen.answers = false;
  await vi.advanceTimersByTimeAsync(3000 + 2000 + 4000 + 100);
  expect(seen.asked).toBe(3);
  seen.answers = true;
  await vi.advanceTimersByTimeAsync(8000);
  expect(seen.asked).toBe(4);
  await vi.advanceTimersByTimeAsync(3000);
  expect(seen.asked).toBe(5);
});

it('never has two questions under way; one that was wished meanwhile follows', async () => {
  const { seen, poller } = world();
  seen.held = true;
  poller.wake();
  poller.wake();
  poller.wake();
  expect(seen.asked).toBe(1);
  seen.answer?.(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.asked).toBe(2);
});

it('asks nothing more once it is stopped', async () => {
  const { seen, poller } = world();
  poller.stop();
  poller.wake();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(seen.asked).toBe(0);
});
