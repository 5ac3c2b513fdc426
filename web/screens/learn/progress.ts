/** How far somebody is in a tour and what they did there; kept by the browser, so that leaving costs nothing. */
import { signal, type Signal } from '@preact/signals';
import type { TourDone, TourPart } from '../../games/contract/site-parts.ts';
import { keep, kept } from '../../net/local-storage.ts';

type Route = Pick<TourPart, 'stops' | 'tasks'>;

interface Kept {
  readonly stop: string;
  readonly done: TourDone;
}

const isWay = (way: unknown): way is number => Number.isSafeInteger(way) && Number(way) >= 0;

/** What is kept may be old or damaged; whatever makes no sense is left out. */
export function readProgress({ stops, tasks }: Route, value: unknown): Kept {
  const { stop, done } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const ways = (typeof done === 'object' && done !== null ? done : {}) as Record<string, unknown>;
  return {
    stop: stops.find((one) => one === stop) ?? stops[0] ?? '',
    done: Object.fromEntries(tasks.flatMap((task) => (isWay(ways[task]) ? [[task, ways[task]]] : []))),
  };
}

export interface Progress {
  readonly stop: Signal<string>;
  readonly done: Signal<TourDone>;
  goTo(stop: string): void;
  goBy(steps: number): void;
  /** The learner has done what the present stop asks, in one of its ways. */
  act(way: number): void;
  startOver(): void;
}

export function openProgress(game: string, route: Route): Progress {
  const key = `tour.${game}`;
  const begun = readProgress(route, kept(key));
  const stop = signal(begun.stop);
  const done = signal(begun.done);
  const goTo = (next: string): void => {
    stop.value = next;
    remember();
  };
  const remember = (): void => keep(key, { stop: stop.peek(), done: done.peek() });
  return {
    stop,
    done,
    goTo,
    goBy(steps) {
      const next = route.stops[route.stops.indexOf(stop.peek()) + steps];
      if (next !== undefined) goTo(next);
    },
    act(way) {
      if (!route.tasks.includes(stop.peek())) return;
      done.value = { ...done.peek(), [stop.peek()]: way };
      remember();
    },
    startOver() {
      done.value = {};
      goTo(route.stops[0] ?? '');
    },
  };
}
