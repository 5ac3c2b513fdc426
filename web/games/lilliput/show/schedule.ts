/**
 * The timetable of a show: when each train of a company sets out, passes its stops and comes in. All of it is a function
 * of the milliseconds since the show began, so it can be paused, skipped and run again.
 */
import { boardOf } from '../../../../domain/lilliput/drawing/index.ts';
import { cell } from '../../../../domain/lilliput/drawing/proportions.ts';
import type { Cell, LilliputState } from '../../../../domain/lilliput/types.ts';
import { tilesOf } from '../tiles-of.ts';
import type { RunFact } from './runs.ts';
import { type Track, trackOf } from './track.ts';

/** A train needs this long for a cell. */
const PER_CELL = 250;
/** The next train of the same company sets out so much later. */
const BETWEEN_TRAINS = 500;
/** The board is looked at for a moment before anything moves. */
const BEFORE = 350;

export interface TrainTimes {
  readonly track: Track;
  readonly start: number;
  readonly end: number;
  readonly stops: readonly (Cell & { readonly value: number; readonly at: number })[];
}

export interface Schedule {
  readonly trains: readonly TrainTimes[];
  /** When the last train has come in. */
  readonly end: number;
}

/** The last one of each run: its clock, its trains and its sums ask for the same. */
const known = new WeakMap<RunFact, { readonly state: LilliputState; readonly schedule: Schedule }>();

export function scheduleOf(run: RunFact, state: LilliputState): Schedule {
  const last = known.get(run);
  if (last?.state === state) return last.schedule;
  const schedule = workedOut(run, state);
  known.set(run, { state, schedule });
  return schedule;
}

function workedOut({ routes }: RunFact, state: LilliputState): Schedule {
  const board = boardOf(tilesOf(state));
  const trains = routes.map(({ legs, stops }, index): TrainTimes => {
    const track = trackOf(legs, board);
    const start = BEFORE + index * BETWEEN_TRAINS;
    const after = (distance: number) => start + (distance / cell) * PER_CELL;
    return {
      track,
      start,
      end: after(track.length),
      stops: stops.map((stop, number) => ({ ...stop, at: after(track.stops[number] ?? track.length) })),
    };
  });
  return { trains, end: Math.max(0, ...trains.map(({ end }) => end)) };
}

/** How far a train has gone, in hundredths of a cell. */
export const goneBy = ({ start }: TrainTimes, elapsed: number): number =>
  Math.max(0, ((elapsed - start) / PER_CELL) * cell);

/** How many of its stops a train has reached. */
export const reachedBy = ({ stops }: TrainTimes, elapsed: number): number =>
  stops.filter(({ at }) => at <= elapsed).length;
