/** The run of the learner's company, and the clock by which its trains go; without motion they are there at once. */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { scheduleOf } from '../../games/lilliput/show/schedule.ts';
import type { RunFact } from '../../games/lilliput/show/telling.ts';
import { fetchRunParts } from '../../games/lilliput/show/run-parts.tsx';
import { OWN, type Scene } from './story.ts';

export interface Run {
  readonly fact: RunFact;
  readonly elapsed: ReadonlySignal<number>;
}

const wantsNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function useRun({ stop, now }: Scene): Run | null {
  const fact = stop === 'run' ? now.news.find(isOwnRun) : undefined;
  const run = useMemo(
    () => (fact === undefined ? null : { fact, elapsed: signal(wantsNoMotion() ? Infinity : 0) }),
    [stop],
  );
  useEffect(fetchRunParts, []);
  useEffect(() => {
    if (run === null || wantsNoMotion()) return;
    const { end } = scheduleOf(run.fact, now.state);
    return tick(run.elapsed, end);
  }, [run]);
  return run;
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
