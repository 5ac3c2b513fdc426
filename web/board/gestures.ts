/**
 * Fingers, mouse and wheel on the board: one pointer drags, two pinch, the wheel zooms. A press that has become a drag
 * is no press any more.
 */
export interface Gestures {
  pan(dx: number, dy: number): void;
  /** Zooms round a point given in pixels from the middle of the frame. */
  zoom(factor: number, dx: number, dy: number): void;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Less than this is a shaky press. */
const SLACK = 6;
const WHEEL_SPEED = 0.0016;

const middleOf = (one: Spot, other: Spot): Spot => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const distance = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);

export function watchGestures(frame: HTMLElement, { pan, zoom }: Gestures): () => void {
  const pointers = new Map<number, Spot>();
  let dragging = false;
  let start: Spot = { x: 0, y: 0 };

  const fromMiddle = ({ x, y }: Spot): Spot => {
    const box = frame.getBoundingClientRect();
    return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
  };

  const down = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (pointers.size === 0) {
      dragging = false;
      start = { x: event.clientX, y: event.clientY };
    }
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (!dragging && other === undefined && distance(start, now) < SLACK) return;
    if (!dragging) {
      dragging = true;
      frame.setPointerCapture(event.pointerId);
    }
    pointers.set(event.pointerId, now);
    if (other === undefined) {
      pan(now.x - before.x, now.y - before.y);
      return;
    }
    const from = middleOf(before, other);
    const to = middleOf(now, other);
    pan(to.x - from.x, to.y - from.y);
    const around = fromMiddle(to);
    zoom(distance(now, other) / Math.max(1, distance(before, other)), around.x, around.y);
  };
  const up = (event: PointerEvent) => {
    pointers.delete(event.pointerId);
  };
  const click = (event: MouseEvent) => {
    if (!dragging) return;
    dragging = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const around = fromMiddle({ x: event.clientX, y: event.clientY });
    zoom(Math.exp(-event.deltaY * WHEEL_SPEED), around.x, around.y);
  };

  const abort = new AbortController();
  const { signal } = abort;
  frame.addEventListener('pointerdown', down, { signal });
  frame.addEventListener('pointermove', move, { signal });
  frame.addEventListener('pointerup', up, { signal });
  frame.addEventListener('pointercancel', up, { signal });
  frame.addEventListener('click', click, { capture: true, signal });
  frame.addEventListener('wheel', wheel, { passive: false, signal });
  return () => abort.abort();
}
