/**
 * A history as a line with stops: every round is a stop, every turn a tick, every step a place one can stand on. Rounds
 * are equally far apart, however much happened in them, so that the line reads like a timetable.
 */
import type { Telling, TellingStep } from './telling.ts';

export interface LineRound {
  /** 0 is the draft. */
  readonly round: number;
  /** The step with which it begins. */
  readonly first: number;
  readonly count: number;
}

export interface HistoryLine {
  readonly rounds: readonly LineRound[];
  /** The steps that end a turn. */
  readonly turns: readonly number[];
}

const lines = new WeakMap<readonly TellingStep[], HistoryLine>();

/** Drawn once for a history, however often one goes along it. */
export function lineOf(steps: readonly TellingStep[], { endsTurn }: Pick<Telling, 'endsTurn'> = {}): HistoryLine {
  const line = lines.get(steps) ?? drawLine(steps, endsTurn);
  lines.set(steps, line);
  return line;
}

function drawLine(steps: readonly TellingStep[], endsTurn: Telling['endsTurn']): HistoryLine {
  const rounds: { round: number; first: number; count: number }[] = [];
  for (const [index, { round }] of steps.entries()) {
    const last = rounds.at(-1);
    // What was taken back can lead into an earlier round: that is still where the line goes on.
    if (last === undefined || round > last.round) rounds.push({ round, first: index, count: 1 });
    else last.count++;
  }
  return { rounds, turns: steps.flatMap((_, index) => (isTurnsEnd(steps, index, endsTurn) ? [index] : [])) };
}

/** Somebody acted, and the next who acts begins something new. */
function isTurnsEnd(steps: readonly TellingStep[], index: number, endsTurn: Telling['endsTurn']): boolean {
  const step = steps[index];
  if (typeof step?.seat !== 'number') return false;
  const next = steps.slice(index + 1).find(({ seat }) => seat !== null);
  return next?.seat !== step.seat || step.round === 0 || step.facts.some((fact) => endsTurn?.(fact) ?? false);
}

/** Where a step stands on the line, between 0 and 1. */
export function placeOf({ rounds }: HistoryLine, index: number): number {
  const number = rounds.findLastIndex(({ first }) => first <= index);
  const { first = 0, count = 1 } = rounds[number] ?? {};
  // The last step of all is the end of the line.
  const steps = number === rounds.length - 1 ? count - 1 : count;
  return (number + Math.min(1, (index - first) / Math.max(1, steps))) / rounds.length;
}

/** The step nearest to a place. */
export function stepNear(line: HistoryLine, place: number): number {
  const total = line.rounds.reduce((sum, { count }) => sum + count, 0);
  let best = 0;
  for (let index = 1; index < total; index++) {
    if (Math.abs(placeOf(line, index) - place) < Math.abs(placeOf(line, best) - place)) best = index;
  }
  return best;
}

export type Leap = 'first' | 'step' | 'turn' | 'round';

/** The step to which this leads from there; past the last one is the last. */
export function leap({ rounds, turns }: HistoryLine, from: number, by: 1 | -1, kind: Leap): number {
  const last = rounds.reduce((sum, { count }) => sum + count, 0) - 1;
  const stops = kind === 'turn' ? turns : rounds.map(({ first }) => first);
  if (kind === 'first') return by === 1 ? last : 0;
  if (kind === 'step') return Math.min(last, Math.max(0, from + by));
  return by === 1 ? (stops.find((stop) => stop > from) ?? last) : (stops.findLast((stop) => stop < from) ?? 0);
}
