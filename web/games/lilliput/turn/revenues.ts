/**
 * What companies would earn before and after the turn in hand, worked out beside the page. Answers that come late are
 * dropped; while one is under way the last known figures stay. A browser without workers works it out by itself, in a
 * pause.
 */
import { type ReadonlySignal, effect, signal } from '@preact/signals';
import type { LilliputState } from '../../../../domain/lilliput/types.ts';
import { type Answered, type Earned, type EarningsQuery, earningsQuery } from './earnings-query.ts';

/** The addresses of the built workers, by their path in `web/games`. */
declare const __WORKERS__: { readonly [name: string]: string };

/** Works a question out and calls back, later. */
export type Reckoner = (query: EarningsQuery, done: (earned: Earned) => void) => void;

const onThePage: Reckoner = (query, done) => void import('./earned.ts').then(({ earned }) => done(earned(query)));

/** Asks a worker, which is loaded with the first question; one that cannot be loaded is replaced by the page itself. */
export function reckonBeside(makeWorker: () => Worker): Reckoner {
  const open = new Map<number, { readonly query: EarningsQuery; done(earned: Earned): void }>();
  let number = 0;
  let worker: Worker | null = null;
  let failed = false;
  const giveUp = () => {
    failed = true;
    for (const { query, done } of open.values()) onThePage(query, done);
    open.clear();
  };
  const start = (): Worker | null => {
    try {
      const started = makeWorker();
      started.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
        open.get(data.number)?.done(data.earned);
        open.delete(data.number);
      });
      started.addEventListener('error', giveUp);
      return started;
    } catch {
      failed = true;
      return null;
    }
  };
  return (query, done) => {
    worker ??= failed ? null : start();
    if (worker === null || failed) return onThePage(query, done);
    number += 1;
    open.set(number, { query, done });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
    worker.postMessage({ number, query });
  };
}

export const besideThePage: Reckoner = reckonBeside(
  () => new Worker(__WORKERS__['lilliput/turn/revenue-worker'] ?? ''),
);

/** What a state that may change at any time brings; `settled` is false while it is that of an earlier one. */
export interface Forecast extends Partial<Earned> {
  readonly settled: boolean;
}

interface EarningsRequest {
  readonly state: LilliputState;
  readonly answer: ReadonlySignal<Earned | null>;
}

const known = new WeakMap<LilliputState['board'], EarningsRequest[]>();

/** Board, trains and phase are all that matters. */
const sameRun = (one: LilliputState, other: LilliputState): boolean =>
  one.phase === other.phase &&
  JSON.stringify(earningsQuery(one).trains) === JSON.stringify(earningsQuery(other).trains);

/** What companies would earn in a state, asked once; null until it is known. */
export function earningsOf(state: LilliputState, reckon: Reckoner = besideThePage): ReadonlySignal<Earned | null> {
  const asked = known.get(state.board) ?? [];
  const before = asked.find((one) => sameRun(one.state, state));
  if (before !== undefined) return before.answer;
  const answer = signal<Earned | null>(null);
  known.set(state.board, [...asked, { state, answer }]);
  reckon(earningsQuery(state), (earned) => (answer.value = earned));
  return answer;
}

/** Follows a state for as long as the page lives. */
export function forecast(
  state: ReadonlySignal<LilliputState | null>,
  reckon: Reckoner = besideThePage,
): ReadonlySignal<Forecast> {
  const shown = signal<Forecast>({ settled: false });
  effect(() => {
    if (state.value === null) return;
    const earned = earningsOf(state.value, reckon).value;
    shown.value = earned === null ? { ...shown.peek(), settled: false } : { ...earned, settled: true };
  });
  return shown;
}
