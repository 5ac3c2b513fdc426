import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fold } from '../../../../domain/kernel/fold.ts';
import { lilliput } from '../../../../domain/lilliput/game.ts';
import { createMoments } from '../../../table/moments.ts';
import { wholeRecord } from '../../../table/recorded-table.ts';
import { createPlayback, type Playback } from '../../../table/playback.ts';
import { reachedBy, scheduleOf } from './schedule.ts';
import type { TellingStep } from '../../../table/telling.ts';
import { placeOn } from './track.ts';
import { fetchSchedule, lilliputSteps, runOf, telling } from './telling.ts';
import { stepSentences } from '../words.ts';

/** Frames come when the test says so, sixty a second. */
let asked: ((now: number) => void) | null = null;
let now = 0;
beforeEach(() => {
  asked = null;
  vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) => ((asked = frame), 1));
  vi.stubGlobal('cancelAnimationFrame', () => (asked = null));
});
afterEach(() => void vi.unstubAllGlobals());

function frames(count: number): void {
  for (let frame = 0; frame < count; frame++) {
    now += 1000 / 60;
    const draw = asked;
    asked = null;
    draw?.(now);
  }
}

await fetchSchedule();
const { state, commits } = fold(lilliput, wholeRecord);
const steps = lilliputSteps(commits, state.table);
const moments = createMoments(lilliput);
const at = (step: TellingStep) => moments.at(commits, step.moment);
const runs = steps.filter((step) => (runOf(step)?.routes.length ?? 0) > 0);
const [firstRun] = runs;

function play(told: readonly TellingStep[], wishes: { kind?: Playback['kind']; still?: boolean } = {}) {
  const ended = vi.fn<() => void>();
  const [first, ...others] = told;
  if (first === undefined) throw new Error('nothing to tell');
  const playback = createPlayback({
    kind: 'recap',
    still: false,
    speed: () => 1,
    ...wishes,
    steps: [first, ...others],
    sentences: (step) => stepSentences(step, ['Ines', 'Piet', 'Nora', 'Tariq']),
    telling,
    at,
    ended,
  });
  return { playback, ended };
}

it('tells one step after the other and ends by itself', () => {
  const told = steps.slice(1, 4);
  const { playback, ended } = play(told);
  const seen = new Set<number>();
  for (let frame = 0; frame < 3000 && ended.mock.calls.length === 0; frame++) {
    seen.add(playback.index.value);
    frames(1);
  }
  expect([...seen]).toEqual([0, 1, 2]);
  expect(ended).toHaveBeenCalledOnce();
});

it('stands still while it is paused, and goes on from there', () => {
  const { playback } = play(steps.slice(1, 4));
  frames(10);
  playback.toggle();
  const held = playback.elapsed.value;
  frames(3600);
  expect([playback.index.value, playback.elapsed.value]).toEqual([0, held]);
  playback.toggle();
  frames(2);
  expect(playback.elapsed.value).toBeGreaterThan(held);
  expect(playback.elapsed.value).toBeLessThan(held + 200);
});

it('goes back and on by hand; on from the last step it ends', () => {
  const { playback, ended } = play(steps.slice(1, 3));
  playback.next();
  expect(playback.index.value).toBe(1);
  playback.previous();
  playback.previous();
  expect(playback.index.value).toBe(0);
  playback.next();
  playback.next();
  expect(ended).toHaveBeenCalledOnce();
});

it('shows every step as it ends, and waits, for those who want no motion', () => {
  const { playback, ended } = play(runs.slice(0, 2), { still: true });
  frames(3600);
  expect(playback.index.value).toBe(0);
  expect(playback.isOver.value).toBe(true);
  expect(playback.playing.value).toBe(false);
  playback.next();
  expect([playback.index.value, playback.isOver.value]).toEqual([1, true]);
  expect(ended).not.toHaveBeenCalled();
});

it('keeps a run that is looked at on the board, to be seen again', () => {
  const { playback, ended } = play(runs.slice(0, 1), { kind: 'replay' });
  playback.next();
  expect(playback.isOver.value).toBe(true);
  playback.again();
  expect([playback.isOver.value, playback.playing.value]).toEqual([false, true]);
  expect(ended).not.toHaveBeenCalled();
});

it('has a timetable: trains pass their stops in order, a quarter of a second a cell, and come in', () => {
  const run = firstRun === undefined ? null : runOf(firstRun);
  if (firstRun === undefined || run === null) throw new Error('no train runs in the record');
  const schedule = scheduleOf(run, at(firstRun).state.game);
  for (const [index, train] of schedule.trains.entries()) {
    const legs = run.routes[index]?.legs.length ?? 0;
    expect(train.stops).toHaveLength(run.routes[index]?.stops.length ?? 0);
    expect(train.stops.map(({ at: when }) => when)).toEqual(
      train.stops.map(({ at: when }) => when).toSorted((one, other) => one - other),
    );
    expect(train.end - train.start).toBeGreaterThan((legs - 2) * 200);
    expect(train.end - train.start).toBeLessThan(legs * 300);
    expect(reachedBy(train, train.start - 1)).toBe(0);
    expect(reachedBy(train, train.end)).toBe(train.stops.length);
    // A stop is passed inside its own cell.
    for (const [number, stop] of train.stops.entries()) {
      const { x, y } = placeOn(train.track, train.track.stops[number] ?? 0);
      expect([Math.floor(x / 100 - 1e-6), Math.floor(y / 100 - 1e-6)].map((value) => value + 0)).toEqual([
        stop.x,
        stop.y,
      ]);
    }
  }
});
