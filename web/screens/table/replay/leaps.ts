/** Going along the history: by step, by turn, by round, to the first moment and to now. */
import { type HistoryLine, type Leap, leap } from '../../../table/history-line.ts';
import type { ReplayPosition } from '../../../table/replay-position.ts';
import { playing } from './pace.ts';

/** The step that is shown; now is the last one. */
export function indexNow({ steps, step, moment }: ReplayPosition): number {
  const list = steps.value;
  const looked = moment.value;
  if (looked === null) return list.length - 1;
  if (step.value !== null) return list.indexOf(step.value);
  return Math.max(
    0,
    list.findLastIndex(({ version }) => version < looked.version),
  );
}

/** Whoever goes by hand wants to look: the replay stops going on by itself. */
export function goToStep(replay: ReplayPosition, index: number): void {
  playing.value = false;
  const step = replay.steps.peek()[index];
  if (step !== undefined) replay.go(step.moment);
}

export function goBy(replay: ReplayPosition, line: HistoryLine, by: 1 | -1, kind: Leap): void {
  goToStep(replay, leap(line, indexNow(replay), by, kind));
}

const KEYS: { readonly [key: string]: readonly [by: 1 | -1, kind: Leap] } = {
  ArrowLeft: [-1, 'step'],
  ArrowRight: [1, 'step'],
  PageUp: [-1, 'round'],
  PageDown: [1, 'round'],
  Home: [-1, 'first'],
  End: [1, 'first'],
};

/** With Shift, the arrow keys go from turn to turn. Null for keys that mean nothing here. */
function leapOf({ key, shiftKey }: KeyboardEvent): readonly [by: 1 | -1, kind: Leap] | null {
  const [by, kind] = KEYS[key] ?? [];
  if (by === undefined || kind === undefined) return null;
  return [by, shiftKey && kind === 'step' ? 'turn' : kind];
}

/** Lists, tabs and fields have keys of their own. */
const isElsewhere = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof HTMLElement &&
    target.closest('select, textarea, input:not([type="range"]), [contenteditable], [role="tablist"], .log, .stage') !==
      null);

export function listenToReplayKeys(replay: ReplayPosition, toggle: () => void): () => void {
  const listener = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
    const isPressed = event.target instanceof HTMLElement && event.target.closest('a, button, summary') !== null;
    const found = leapOf(event);
    if (found === null && (event.key !== ' ' || isPressed)) return;
    event.preventDefault();
    if (found === null) toggle();
    else goBy(replay, replay.line.peek(), ...found);
  };
  addEventListener('keydown', listener);
  return () => removeEventListener('keydown', listener);
}
