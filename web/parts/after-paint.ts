/**
 * A signal that follows another once the page has painted what else hangs on it: what stands beside the thing one looks
 * at may come a frame later, so that the thing itself comes in time. It never follows past a later value, and always
 * ends where the other one is.
 */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';

/** `waits` says whether there is something to be painted first; otherwise the signal follows at once. */
export function afterPaint<Value>(
  source: ReadonlySignal<Value>,
  waits: (next: Value, shown: Value) => boolean,
  painted: (then: () => void) => void = nextPaint,
): ReadonlySignal<Value> {
  const shown = signal(source.peek());
  let isUnderWay = false;
  const follow = () => {
    isUnderWay = false;
    shown.value = source.peek();
  };
  effect(() => {
    if (!waits(source.value, shown.peek())) return follow();
    if (isUnderWay) return;
    isUnderWay = true;
    painted(follow);
  });
  // Worked out and not only set, so that nobody who reads both sees them apart where nothing waits.
  return computed(() => (waits(source.value, shown.value) ? shown.value : source.value));
}

/** A page that nobody sees is not painted, and need not wait. */
export function nextPaint(then: () => void): void {
  if (document.hidden) return then();
  // A frame's callbacks come before it is painted, the next task comes after.
  requestAnimationFrame(() => setTimeout(then));
}
