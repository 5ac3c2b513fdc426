/**
 * The game as a page shows it: as it stands, with the pick or turn in hand where that is whole; or as it stood at a past
 * moment, from which nothing can be played.
 */
import { signal } from '@preact/signals';
import type { Route } from '../../../domain/lilliput/drawing/index.ts';
import type { LilliputState } from '../../../domain/lilliput/types.ts';
import { type Hold, pickHold, turnHold } from '../../games/lilliput/hold.ts';
import type { LilliputPosition } from '../../games/lilliput/pick.ts';
import { tableToBe } from '../../games/lilliput/preview.ts';
import type { RunDecided, RunShown } from '../../games/lilliput/show/run-shown.tsx';
import { earlierRuns, isSameStep, routesOfRun, type TellingStep } from '../../games/lilliput/show/steps.ts';
import type { ViewsProps } from '../../games/lilliput/views.tsx';
import type { TableModel } from './model.ts';

export interface Shown {
  readonly position: LilliputPosition | null;
  readonly base: LilliputState;
  readonly state: LilliputState;
  /** A past moment is shown. */
  readonly past: boolean;
}

/** On the board. */
export const shownOf = (model: TableModel): Shown => shownFrom(model, model.look.position.value);

/** Beside the board, where the past may come a frame later. */
export const shownBeside = (model: TableModel): Shown => shownFrom(model, model.look.beside.value.position);

function shownFrom({ session, pick, turn }: TableModel, then: LilliputPosition | null): Shown {
  if (then !== null) return { position: then, base: then.state.game, state: then.state.game, past: true };
  const position = session.position.value;
  const base = position?.state.game ?? tableToBe(session.info.value?.seats.length ?? 0);
  const drafted = turn.base.value?.state ?? base;
  return { position, base: drafted, state: pick.made.value?.state ?? turn.made.value?.state ?? base, past: false };
}

/** What the board lets one do: a pick in the draft, a turn afterwards. */
export const holdOf = ({ pick, turn }: TableModel, { base }: Shown): Hold =>
  base.draft === null ? turnHold(turn, base) : pickHold(pick);

const nothing = () => {};
/** Nothing to press; what the step changed is marked. */
const watching = (step: TellingStep | null): Hold => ({
  held: undefined,
  legal: [],
  fresh: step?.cells ?? [],
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

export function boardShownOf(model: TableModel, shown: Shown): BoardShown {
  const told = model.playback.value;
  const then = told === null || shown.past ? null : told.position.value;
  if (told !== null && then !== null) return telling(model, shown, then.state.game, told.step.value);
  if (shown.past) return lookingBack(model, shown);
  const step = runDecidedNow(model);
  return {
    state: shown.base,
    hold: holdOf(model, shown),
    ...(step === null ? { routes: model.turn.routes.value, earlier: [] } : routesAt(model, step)),
    telling: false,
    fitted: shown.base,
    run: null,
    decided: decidedNow(model),
  };
}

/** The run of the company whose director decides now, unless something else is told just then. */
export function decidedNow(model: TableModel): RunDecided | null {
  if (model.playback.value?.position.value) return null;
  const run = runDecidedNow(model)?.run;
  return run ? { fact: run, again: () => model.again.value++ } : null;
}

function telling(model: TableModel, shown: Shown, state: LilliputState, step: TellingStep | null): BoardShown {
  const elapsed = model.playback.value?.elapsed ?? allOver;
  return {
    state,
    hold: watching(step),
    ...routesAt(model, step),
    telling: true,
    fitted: nowOf(model, shown),
    run: step?.run ? { fact: step.run, elapsed } : null,
    decided: null,
  };
}

/** A run and its lines come once the board has been painted; trains that are about to run have left no line yet anyway. */
function lookingBack(model: TableModel, shown: Shown): BoardShown {
  const step = model.look.step.value;
  const board = telling(model, shown, shown.base, step);
  const told = model.playback.value?.step.value;
  if (!step?.run || (told !== undefined && isSameStep(told, step))) return board;
  return { ...board, run: null, routes: [] };
}

const allOver = signal(Infinity);

const nowOf = ({ session }: TableModel, { base }: Shown): LilliputState => session.position.value?.state.game ?? base;

function routesAt({ look }: TableModel, step: TellingStep | null): Pick<BoardShown, 'routes' | 'earlier'> {
  if (!step?.run) return { routes: [], earlier: [] };
  return { routes: routesOfRun(step.run), earlier: earlierRuns(look.steps.value, step).flatMap(routesOfRun) };
}

/** The run of the company whose director decides now. */
export function runDecidedNow({ session, look }: TableModel): TellingStep | null {
  const company = session.position.value?.state.game.running?.company;
  if (company === undefined) return null;
  return look.steps.value.findLast(({ run, takenBack }) => run?.company === company && !takenBack) ?? null;
}

/** Something is being told that one did not ask for: what happened meanwhile, or just now. */
export const isTold = ({ playback }: TableModel): boolean => playback.value !== null && playback.value.kind !== 'look';

/** What the views beside the board are given. */
export const viewsOf = ({ names, pick, look, session }: TableModel, shown: Shown): ViewsProps => ({
  ...shown,
  names: names.value,
  pick,
  mine: session.seat.value,
  steps: look.steps.value,
  moment: look.beside.value.moment,
  onLook: look.go,
});
