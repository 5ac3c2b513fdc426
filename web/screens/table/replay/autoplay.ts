/** Goes on from step to step by itself: a step stands as long as it takes to read, a run until its trains have come in. */
import { effect } from '@preact/signals';
import { readingTime } from '../../../table/playback.ts';
import type { TableModel } from '../model.ts';
import { neighbour } from '../../../table/replay-position.ts';
import { playing, speed, wantsNoMotion } from './pace.ts';

export const followAutoplay = (model: TableModel): (() => void) =>
  effect(() => {
    const { replay, playback } = model;
    if (!playing.value) return;
    // As the trains do, it follows what has been painted: a run that is about to begin must not be taken for one that is over.
    const { moment, step } = replay.beside.value;
    if (moment === null) {
      playing.value = false;
      return;
    }
    const run = playback.value?.kind === 'replay' ? playback.value : null;
    if (run !== null && !run.isOver.value) return;
    // A run stands for a while at its end already.
    const stay = step === null || (run !== null && !wantsNoMotion()) ? 0 : readingTime(model.sentences(step));
    const timer = setTimeout(() => replay.go(neighbour(replay, 1)), stay / speed.value);
    return () => clearTimeout(timer);
  });

/** At the end of a run, playing goes on to the next step; in the middle of one it goes on with the run. */
export function togglePlaying({ playback }: TableModel): void {
  const shown = playback.peek();
  const run = shown?.kind === 'replay' ? shown : null;
  const goesOn = !playing.peek();
  playing.value = goesOn;
  if (run !== null && run.playing.peek() !== goesOn && !run.isOver.peek()) run.toggle();
}
