/** The run of the learner's company, and the clock by which its trains go; without motion they are there at once. */
import { type Signal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { fetchRunParts } from '../show/run-parts.tsx';
import { scheduleOf } from '../show/schedule.ts';
import type { RunFact } from '../show/runs.ts';
import { OWN, type Scene } from './story.ts';

export interface Run {
  readonly fact: RunFact;
  readonly elapsed: Signal<number>;
}

const wantsNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Board and sums show the same run by the same clock. */
const runs = new WeakMap<Scene, Run | null>();

function begun({ stop, now }: Scene): Run | null {
  const fact = stop === 'run' ? now.news.find(isOwnRun) : undefined;
  return fact === undefined ? null : { fact, elapsed: signal(wantsNoMotion() ? Infinity : 0) };
}

export function runOf(scene: Scene): Run | null {
  const known = runs.get(scene);
  const run = known === undefined ? begun(scene) : known;
  runs.set(scene, run);
  return run;
}

/** Lets the trains go while the scene is shown. */
export function useTicking({ now: { state } }: Scene, run: Run | null): void {
  useEffect(fetchRunParts, []);
  useEffect(() => {
    if (run === null || wantsNoMotion()) return;
    return tick(run.elapsed, scheduleOf(run.fact, state).end);
  }, [run]);
}

const isOwnRun = (fact: { readonly type: string }): fact is RunFact =>
  fact.type === 'trainsRun' && 'company' in fact && fact.company === OWN;

function tick(elapsed: Signal<number>, end: number): () => void {
  const start = performance.now();
  let frame = requestAnimationFrame(function next(now) {
    elapsed.value = now - start >= end ? Infinity : now - start;
    if (now - start < end) frame = requestAnimationFrame(next);
  });
  return () => cancelAnimationFrame(frame);
}
