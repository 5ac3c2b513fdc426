/**
 * The game as a page shows it: as it stands, with the pick or turn in hand where that is whole; or as it stood at a past
 * moment, from which nothing can be played.
 */
import { signal } from '@preact/signals';
import type { Route } from '../../../domain/lilliput/drawing/index.ts';
import type { LilliputState } from '../../../domain/lilliput/types.ts';
import { type Hold, pickHold, turnHold } from './hold.ts';
import type { LilliputPosition } from './pick.ts';
import { tableToBe } from './preview.ts';
import type { RunDecided, RunShown } from './show/run-shown.tsx';
import { isSameStep, type TellingStep } from '../../table/telling.ts';
import type { ViewsProps } from './views.tsx';
import type { LilliputTable } from './open-table.ts';
import { cellsOfStep, earlierRuns, runOf } from './show/telling.ts';
import { routesOfRun } from './show/runs.ts';

export interface Shown {
  readonly position: LilliputPosition | null;
  readonly base: LilliputState;
  readonly state: LilliputState;
  /** A past moment is shown. */
  readonly past: boolean;
}

/** On the board. */
export const shownOf = (table: LilliputTable): Shown => shownFrom(table, table.replay.position.value);

/** Beside the board, where the past may come a frame later. */
export const shownBeside = (table: LilliputTable): Shown => shownFrom(table, table.replay.beside.value.position);

function shownFrom({ session, pick, turn }: LilliputTable, then: LilliputPosition | null): Shown {
  if (then !== null) return { position: then, base: then.state.game, state: then.state.game, past: true };
  const position = session.position.value;
  const base = position?.state.game ?? tableToBe(session.info.value?.seats.length ?? 0);
  const drafted = turn.base.value?.state ?? base;
  return { position, base: drafted, state: pick.made.value?.state ?? turn.made.value?.state ?? base, past: false };
}

/** What the board lets one do: a pick in the draft, a turn afterwards. */
export const holdOf = ({ pick, turn }: LilliputTable, { base }: Shown): Hold =>
  base.draft === null ? turnHold(turn, base) : pickHold(pick);

const nothing = () => {};
/** Nothing to press; what the step changed is marked. */
const watching = (step: TellingStep | null): Hold => ({
  held: undefined,
  legal: [],
  fresh: step === null ? [] : cellsOfStep(step),
  ways: [],
  phaseColour: 'yellow',
  labelOf: () => '',
  priceOf: () => '',
  press: nothing,
  turn: nothing,
});

/** What the board shows, and what it lets one do. */
export interface BoardShown {
  readonly state: LilliputState;
  readonly hold: Hold;
  readonly routes: readonly Route[];
  /** Of the companies that ran before in the same round. */
  readonly earlier: readonly Route[];
  /** The board tells of something that happened; nothing on it can be pressed. */
  readonly telling: boolean;
  /** The game whose board fills the frame: the one of now. */
  readonly fitted: LilliputState;
  /** Trains that run there, and how long they have. */
  readonly run: RunShown | null;
  /** Trains that have run and whose director decides now. */
  readonly decided: RunDecided | null;
}

export function boardShownOf(table: LilliputTable, shown: Shown): BoardShown {
  const told = table.playback.value;
  const then = told === null || shown.past ? null : told.position.value;
  if (told !== null && then !== null) return telling(table, shown, then.state.game, told.step.value);
  if (shown.past) return lookingBack(table, shown);
  const step = runDecidedNow(table);
  return {
    state: shown.base,
    hold: holdOf(table, shown),
    ...(step === null ? { routes: table.turn.routes.value, earlier: [] } : routesAt(table, step)),
    telling: false,
    fitted: shown.base,
    run: null,
    decided: decidedNow(table),
  };
}

/** The run of the company whose director decides now, unless something else is told just then. */
export function decidedNow(table: LilliputTable): RunDecided | null {
  if (table.playback.value?.position.value) return null;
  const step = runDecidedNow(table);
  const run = step === null ? null : runOf(step);
  return step === null || run === null ? null : { fact: run, again: () => table.tellAgain(step) };
}

function telling(table: LilliputTable, shown: Shown, state: LilliputState, step: TellingStep | null): BoardShown {
  const elapsed = table.playback.value?.elapsed ?? allOver;
  const run = step === null ? null : runOf(step);
  return {
    state,
    hold: watching(step),
    ...routesAt(table, step),
    telling: true,
    fitted: nowOf(table, shown),
    run: run === null ? null : { fact: run, elapsed },
    decided: null,
  };
}

/** A run and its lines come once the board has been painted; trains that are about to run have left no line yet anyway. */
function lookingBack(table: LilliputTable, shown: Shown): BoardShown {
  const step = table.replay.step.value;
  const board = telling(table, shown, shown.base, step);
  const told = table.playback.value?.step.value;
  if (step === null || runOf(step) === null || (told !== undefined && isSameStep(told, step))) return board;
  return { ...board, run: null, routes: [] };
}

const allOver = signal(Infinity);

const nowOf = ({ session }: LilliputTable, { base }: Shown): LilliputState =>
  session.position.value?.state.game ?? base;

function routesAt({ replay }: LilliputTable, step: TellingStep | null): Pick<BoardShown, 'routes' | 'earlier'> {
  const run = step === null ? null : runOf(step);
  if (step === null || run === null) return { routes: [], earlier: [] };
  return { routes: routesOfRun(run), earlier: earlierRuns(replay.steps.value, step).flatMap(routesOfRun) };
}

/** The run of the company whose director decides now. */
export function runDecidedNow({ session, replay }: LilliputTable): TellingStep | null {
  const company = session.position.value?.state.game.running?.company;
  if (company === undefined) return null;
  return replay.steps.value.findLast((step) => runOf(step)?.company === company && !step.takenBack) ?? null;
}

/** What the views beside the board are given. */
export const viewsOf = ({ names, pick, replay, session }: LilliputTable, shown: Shown): ViewsProps => ({
  ...shown,
  names: names.value,
  pick,
  mine: session.seat.value,
  steps: replay.steps.value,
  moment: replay.beside.value.moment,
  onLook: replay.go,
});
