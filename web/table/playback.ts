/**
 * Tells steps of the history one after the other on the board: what happened while one was away, what has just come in,
 * or one run that is looked at. It has a clock of its own that only runs while it plays; whoever draws reads `elapsed`.
 * Those who want no motion get every step as it ends, and go on by hand.
 */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Position } from './session.ts';
import type { Telling, TellingStep } from './telling.ts';

export interface Playback<State extends object = object> {
  /** What happened meanwhile, what has just happened, or a single run of the past. */
  readonly kind: 'recap' | 'live' | 'replay';
  readonly steps: readonly TellingStep[];
  readonly index: ReadonlySignal<number>;
  readonly step: ReadonlySignal<TellingStep>;
  /** The table at the end of the step. */
  readonly position: ReadonlySignal<Position<State> | null>;
  readonly playing: ReadonlySignal<boolean>;
  /** Milliseconds into the step; changes with every frame. */
  readonly elapsed: ReadonlySignal<number>;
  /** The step stands as it ends. */
  readonly isOver: ReadonlySignal<boolean>;
  /** The step before; at the first one, its beginning. */
  previous(): void;
  /** The step after; after the last one it ends. */
  next(): void;
  /** Pauses or goes on; at the end of the last step it begins again. */
  toggle(): void;
  again(): void;
  /** Stops the clock, whatever is being shown. */
  stop(): void;
}

export interface PlaybackWishes<State extends object> {
  readonly kind: Playback['kind'];
  readonly steps: readonly [TellingStep, ...TellingStep[]];
  /** What a step says. */
  sentences(step: TellingStep): readonly string[];
  readonly telling?: Telling<State> | undefined;
  /** No motion is wanted. */
  readonly still: boolean;
  /** How many times faster than usual. */
  speed(): number;
  at(step: TellingStep): Position<State> | null;
  /** Called once when the last step is over, unless it stays to be looked at. */
  ended(): void;
}

/** How long a step stands once nothing moves any more. */
const REST = 1900;
/** Words are read at about this pace. */
const PER_SIGN = 48;
const SHORTEST = 1700;
const LONGEST = 8000;

/** How long it takes to read what happened in a step. */
export function readingTime(sentences: readonly string[]): number {
  const signs = sentences.join(' ').length;
  return Math.min(LONGEST, Math.max(SHORTEST, 1000 + signs * PER_SIGN));
}

export function createPlayback<State extends object>(wishes: PlaybackWishes<State>): Playback<State> {
  const { kind, steps, telling, still, speed, at, ended } = wishes;
  const index = signal(0);
  const playing = signal(!still);
  const step = computed(() => steps[index.value] ?? steps[0]);
  const position = computed(() => at(step.value));
  const length = computed(() => {
    const then = position.value;
    const moving = then === null ? null : (telling?.duration?.(step.value, then.state.game) ?? null);
    return moving === null ? readingTime(wishes.sentences(step.value)) : moving + REST;
  });
  const elapsed = signal(still ? Infinity : 0);
  let frame = 0;
  let before: number | null = null;

  const tick = (now: number) => {
    // A tab that was hidden, or a page that was busy, must not leap over what it should show.
    const gone = before === null ? 0 : Math.min(100, now - before) * speed();
    before = now;
    if (elapsed.peek() + gone < length.peek()) {
      elapsed.value += gone;
      frame = requestAnimationFrame(tick);
    } else forward();
  };
  const stopClock = () => cancelAnimationFrame(frame);
  const startClock = () => {
    stopClock();
    before = null;
    frame = requestAnimationFrame(tick);
  };
  const show = (next: number) => {
    batch(() => {
      index.value = next;
      elapsed.value = still ? Infinity : 0;
    });
    if (playing.peek() && !still) startClock();
  };
  const pause = () => {
    stopClock();
    playing.value = false;
  };
  /** The clock has come to the end of a step. */
  const forward = () => {
    elapsed.value = length.peek();
    if (index.peek() < steps.length - 1) return show(index.peek() + 1);
    pause();
    if (kind !== 'replay') ended();
  };
  if (!still) startClock();

  return {
    kind,
    steps,
    index,
    step,
    position,
    playing,
    elapsed,
    isOver: computed(() => elapsed.value >= length.value),
    previous: () => show(Math.max(0, index.peek() - 1)),
    next() {
      if (index.peek() < steps.length - 1) return show(index.peek() + 1);
      pause();
      if (kind === 'replay') elapsed.value = Infinity;
      else ended();
    },
    toggle() {
      if (playing.peek()) return pause();
      playing.value = true;
      if (still) return;
      if (elapsed.peek() >= length.peek()) show(index.peek());
      else startClock();
    },
    again() {
      playing.value = !still;
      show(0);
    },
    stop: stopClock,
  };
}
