import { batch, effect, type ReadonlySignal, signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { afterPaint } from './after-paint.ts';

/** A page that is painted when the test says so. */
function page() {
  const waiting: (() => void)[] = [];
  return {
    painted: (then: () => void) => void waiting.push(then),
    paint: () => {
      for (const then of waiting.splice(0)) then();
    },
    waiting,
  };
}

describe('what follows after the paint', () => {
  it('waits for it, and then stands where the other one is', () => {
    const { painted, paint, waiting } = page();
    const moment = signal(1);
    const beside = afterPaint(moment, () => true, painted);
    paint();
    moment.value = 2;
    expect(beside.value).toBe(1);
    paint();
    expect(beside.value).toBe(2);
    expect(waiting).toEqual([]);
  });

  it('waits once for many changes, and ends at the last of them', () => {
    const { painted, paint, waiting } = page();
    const moment = signal(1);
    const beside = afterPaint(moment, () => true, painted);
    paint();
    for (const next of [2, 3, 4]) moment.value = next;
    expect(waiting).toHaveLength(1);
    paint();
    expect(beside.value).toBe(4);
    moment.value = 5;
    paint();
    expect(beside.value).toBe(5);
  });

  it('follows at once where there is nothing to wait for, even if something was under way', () => {
    const { painted, paint } = page();
    const moment = signal<number | null>(1);
    const beside = afterPaint(moment, (next, shown) => next !== null && shown !== null, painted);
    moment.value = 2;
    moment.value = null;
    expect(beside.value).toBeNull();
    paint();
    expect(beside.value).toBeNull();
    batch(() => (moment.value = 3));
    expect(beside.value).toBe(3);
    moment.value = 4;
    expect(beside.value).toBe(3);
    paint();
    expect(beside.value).toBe(4);
  });

  it('is never seen apart where nothing waits, not even by who is told first', () => {
    const { painted } = page();
    const moment = signal<number | null>(null);
    const seen: unknown[] = [];
    let beside: ReadonlySignal<number | null> | null = null;
    effect(() => void seen.push([moment.value, beside?.value ?? null]));
    beside = afterPaint(moment, (next, shown) => next !== null && shown !== null, painted);
    moment.value = 7;
    expect(seen).toEqual([
      [null, null],
      [7, 7],
    ]);
  });
});
