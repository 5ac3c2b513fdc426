/**
 * The round and a half that the tour plays: a real table of the real game, decided by its rules here in the browser. The
 * other player follows a script; what the learner does at a stop is remembered and carried on to the stops behind it.
 */
import { seededDealer } from '../../../../domain/kernel/draws.ts';
import { isRejection } from '../../../../domain/kernel/rejection.ts';
import type { LilliputFact } from '../../../../domain/lilliput/facts.ts';
import { lilliputFolding } from '../../../../domain/lilliput/folding/index.ts';
import type { LilliputDraft } from '../../../../domain/lilliput/game.ts';
import { start } from '../../../../domain/lilliput/rules/set-up.ts';
import { turns } from '../../../../domain/lilliput/turns.ts';
import type { LilliputStep } from '../../../../domain/lilliput/steps.ts';
import type { Cell, LilliputState } from '../../../../domain/lilliput/types.ts';

export const STOPS = [
  'goal',
  'cards',
  'lay',
  'city',
  'trains',
  'station',
  'run',
  'dividend',
  'phase',
  'upgrade',
  'shares',
  'end',
] as const;
export type StopId = (typeof STOPS)[number];

/** Where the learner does something, and which of the ways was chosen there. */
export const TASKS = ['cards', 'lay', 'city', 'station', 'dividend', 'upgrade'] as const;
export type TaskId = (typeof TASKS)[number];
export type Done = { readonly [task in TaskId]?: number };

export const isTask = (stop: StopId): stop is TaskId => TASKS.some((task) => task === stop);

export const LEARNER = 0;
export const OTHER = 1;
/** The learner's company. */
export const OWN = 'red';

/** A table at some moment of the tour. */
export interface Tale {
  readonly state: LilliputState;
  /** The learner's turn as far as it is put together. */
  readonly draft: LilliputDraft | null;
  /** What happened since the stop before, oldest first. */
  readonly news: readonly LilliputFact[];
}

/** Nothing in the tour is left to chance but what the game itself draws, and that shall be the same for everybody. */
const dealer = seededDealer('5a'.repeat(32));

function fail(code: string): never {
  throw new Error(`the tour plays something that the rules refuse: ${code}`);
}

function begun(): Tale {
  const facts = start({ firstPlayer: LEARNER, variants: [], landscape: null }, 2, dealer);
  if ('rejected' in facts) return fail(facts.code);
  return { state: facts.reduce(lilliputFolding.evolve, lilliputFolding.blank()), draft: null, news: [] };
}

/** The learner goes on with a turn, or begins one. */
function withSteps(tale: Tale, seat: number, steps: readonly LilliputStep[]): Tale {
  let draft = tale.draft ?? turns.begin(tale.state, seat, dealer, 0);
  for (const step of steps) {
    if (isRejection(draft)) return fail(draft.code);
    draft = turns.step(draft, step);
  }
  return isRejection(draft) ? fail(draft.code) : { ...tale, draft, state: draft.state };
}

/** The turn is sent. */
function sent({ draft, news }: Tale): Tale {
  const closed = draft === null ? fail('nothing to send') : turns.close(draft);
  if (isRejection(closed)) return fail(closed.code);
  return { state: closed.state, draft: null, news: [...news, ...closed.facts] };
}

const turn = (tale: Tale, seat: number, ...steps: LilliputStep[]): Tale => sent(withSteps(tale, seat, steps));

/** What happens on the way to a stop, apart from what the learner did at the one before. */
const ON_THE_WAY: { readonly [stop in StopId]?: (tale: Tale) => Tale } = {
  goal: (tale) =>
    [
      [LEARNER, { type: 'takeCompany', company: OWN, tile: 'y-city-straight', x: 0, y: -1, rotation: 0 }] as const,
      [OTHER, { type: 'takeCompany', company: 'blue', tile: 'y-metro-curve', x: 1, y: 0, rotation: 2 }] as const,
      [OTHER, { type: 'takeCharacter', character: 'admiral' }] as const,
      [LEARNER, { type: 'takeCharacter', character: 'general' }] as const,
    ].reduce((now, [seat, step]) => turn(now, seat, step), tale),
  trains(tale) {
    const bought = turn(
      sent(tale),
      OTHER,
      { type: 'takeCard', card: 'train-two', side: 'action' },
      { type: 'buyTrain', company: 'blue' },
      { type: 'buyTrain', company: 'blue' },
    );
    return turn(bought, OTHER, { type: 'takeCard', card: 'treasury', side: 'alternative' });
  },
  station: (tale) => withSteps(tale, LEARNER, [{ type: 'takeCard', card: 'station', side: 'action' }]),
  run: sent,
  dividend: (tale) => withSteps(tale, LEARNER, []),
  phase: (tale) => turn(sent(tale), OTHER, { type: 'payDividend' }),
  upgrade(tale) {
    const later = turn(
      tale,
      OTHER,
      { type: 'takeCard', card: 'share-or-10', side: 'action' },
      { type: 'buyShare', company: OWN },
    );
    return withSteps(later, LEARNER, [{ type: 'takeCard', card: 'tile-yellow-green', side: 'alternative' }]);
  },
  shares: sent,
};

/** The steps that the learner can choose from at a stop. The first one is what the tour shows. */
export function waysAt(task: TaskId, { draft, state }: Tale): readonly LilliputStep[] {
  const choices = (draft ?? begunFor(state)).choices;
  // A curve shows best that there is a choice, so it comes first.
  const lays = (kind: RegExp) =>
    choices
      .filter((choice) => choice.type === 'layTile' && kind.test(choice.tile))
      .toSorted((one, other) => Number(isCurve(other)) - Number(isCurve(one)));
  switch (task) {
    case 'cards':
      return choices.filter(({ type }) => type === 'takeCard').filter(isBuildingCard);
    case 'lay':
      return lays(/^y-plain/);
    case 'city':
      return lays(/^y-city/);
    case 'station':
      return choices.filter(({ type }) => type === 'placeStation');
    case 'dividend':
      return [{ type: 'payDividend' }, { type: 'keepRevenue' }];
    case 'upgrade':
      return lays(/^g-city/);
  }
}

const isCurve = (step: LilliputStep): boolean => step.type === 'layTile' && step.tile === 'y-plain-curve';

const isBuildingCard = (step: LilliputStep): boolean =>
  step.type === 'takeCard' && step.card === 'tile-two-yellow' && step.side === 'action';

function begunFor(state: LilliputState): LilliputDraft {
  const draft = turns.begin(state, LEARNER, dealer, 0);
  return isRejection(draft) ? fail(draft.code) : draft;
}

/** The way that was chosen at a stop, as a step. */
const chosen = (task: TaskId, tale: Tale, way: number): LilliputStep => {
  const ways = waysAt(task, tale);
  return ways[way % ways.length] ?? fail(`no way at ${task}`);
};

/** The table as somebody finds it who comes to a stop. */
function arriving(stop: StopId, done: Done): Tale {
  const index = STOPS.indexOf(stop);
  const before = STOPS[index - 1];
  const tale = before === undefined ? begun() : leaving(before, done);
  const fresh = { ...tale, news: [] };
  return ON_THE_WAY[stop]?.(fresh) ?? fresh;
}

/** The table once the learner has done what the stop asks; undone tasks are done as the tour would show them. */
function leaving(stop: StopId, done: Done): Tale {
  const tale = arriving(stop, done);
  return isTask(stop) ? acted(stop, tale, done[stop] ?? 0) : tale;
}

const acted = (task: TaskId, tale: Tale, way: number): Tale => withSteps(tale, LEARNER, [chosen(task, tale, way)]);

export interface Scene {
  readonly stop: StopId;
  /** Before the learner did anything here. */
  readonly found: Tale;
  /** What is to be seen now. */
  readonly now: Tale;
  readonly ways: readonly LilliputStep[];
  /** Which of them was chosen; null while nothing was. */
  readonly way: number | null;
}

export function sceneAt(stop: StopId, done: Done): Scene {
  const found = arriving(stop, done);
  if (!isTask(stop)) return { stop, found, now: found, ways: [], way: null };
  const ways = waysAt(stop, found);
  const way = done[stop];
  if (way === undefined) return { stop, found, now: found, ways, way: null };
  return { stop, found, now: acted(stop, found, way), ways, way: way % ways.length };
}

type CellStep = LilliputStep & Cell;
export const isOnBoard = (step: LilliputStep): step is CellStep => 'x' in step;

/** Another press on a cell: the next way to lie there; on another cell the first one. */
export function pressed({ ways, way }: Scene, { x, y }: Cell): number {
  const here = ways.flatMap((step, index) => (isOnBoard(step) && step.x === x && step.y === y ? [index] : []));
  const at = way === null ? -1 : here.indexOf(way);
  return here[(at + 1) % here.length] ?? 0;
}
