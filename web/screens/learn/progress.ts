/** How far somebody is in the tour and what they did there; kept by the browser, so that leaving costs nothing. */
import { signal } from '@preact/signals';
import { keep, kept } from '../../net/local-storage.ts';
import { type Done, isTask, STOPS, type StopId, TASKS } from './story.ts';

interface Kept {
  readonly stop: StopId;
  readonly done: Done;
}

const isWay = (way: unknown): way is number => Number.isSafeInteger(way) && Number(way) >= 0;

/** What is kept may be old or damaged; whatever makes no sense is left out. */
export function readProgress(value: unknown): Kept {
  const { stop, done } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const ways = (typeof done === 'object' && done !== null ? done : {}) as Record<string, unknown>;
  return {
    stop: STOPS.find((one) => one === stop) ?? STOPS[0],
    done: Object.fromEntries(TASKS.filter((task) => isWay(ways[task])).map((task) => [task, ways[task]])),
  };
}

const KEY = 'tour';
const begun = readProgress(kept(KEY));

export const stopNow = signal<StopId>(begun.stop);
export const doneNow = signal<Done>(begun.done);

const remember = (): void => keep(KEY, { stop: stopNow.peek(), done: doneNow.peek() });

export function goTo(stop: StopId): void {
  stopNow.value = stop;
  remember();
}

export function goBy(steps: number): void {
  const next = STOPS[STOPS.indexOf(stopNow.peek()) + steps];
  if (next !== undefined) goTo(next);
}

/** The learner has done what the present stop asks, in one of its ways. */
export function doIt(way: number): void {
  const stop = stopNow.peek();
  if (!isTask(stop)) return;
  doneNow.value = { ...doneNow.peek(), [stop]: way };
  remember();
}

export function startOver(): void {
  doneNow.value = {};
  goTo(STOPS[0]);
}
