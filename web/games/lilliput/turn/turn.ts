/**
 * The turn this seat is putting together, as signals. It is kept in the browser, follows the table when others act, and
 * can be undone stage by stage until it is sent.
 */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { LilliputDraft } from '../../../../domain/lilliput/game.ts';
import { type Need, needOf } from '../../../../domain/lilliput/rules/asked.ts';
import type { CompanyId } from '../../../../domain/lilliput/data.ts';
import type { Route } from '../../../../domain/lilliput/drawing/types.ts';
import type { LilliputChoice, LilliputStep, StepOf } from '../../../../domain/lilliput/steps.ts';
import type { Cell, LilliputState } from '../../../../domain/lilliput/types.ts';
import { type DraftKeeper, draftKeeper } from '../../../table/draft-keeper.ts';
import type { TableSession } from '../../../table/session.ts';
import { createWalk, type Drafts } from './drafts.ts';
import { type Prices, pricesOn } from './prices.ts';
import { type Forecast, forecast } from './revenues.ts';
import { rulesNow } from '../rules.ts';
import {
  type Aim,
  aimFor,
  boardChoices,
  cellsOf,
  emptyStage,
  isAt,
  isStage,
  type LayStep,
  laysAt,
  pressed,
  stepsOf,
  type TurnStage,
} from './stage.ts';

export type CardStep = StepOf<'takeCard' | 'copyCard'>;

const isCard = ({ type }: LilliputStep): boolean => type === 'takeCard' || type === 'copyCard';

export interface Turn {
  readonly stage: ReadonlySignal<TurnStage>;
  /** Before each step and after the last one. */
  readonly drafts: ReadonlySignal<Drafts | null>;
  /** Before any step; null when nothing is asked of this seat, or a pick of the draft is. */
  readonly begun: ReadonlySignal<LilliputDraft | null>;
  /** With the steps, without the tile in hand. */
  readonly base: ReadonlySignal<LilliputDraft | null>;
  /** With all of it: what would be sent. */
  readonly made: ReadonlySignal<LilliputDraft | null>;
  readonly choices: ReadonlySignal<readonly LilliputChoice[]>;
  /** What is asked of this seat before any step, and what with the steps so far: a train to give up, the rest of a turn. */
  readonly asked: ReadonlySignal<Need | null>;
  readonly need: ReadonlySignal<Need | null>;
  readonly aim: ReadonlySignal<Aim | null>;
  readonly legal: ReadonlySignal<readonly Cell[]>;
  /** What pressing a legal cell costs at least and at most, by its key. */
  readonly prices: ReadonlySignal<Prices>;
  readonly lays: ReadonlySignal<readonly LayStep[]>;
  /** What companies would earn without this turn, and with it. */
  readonly earnedBefore: ReadonlySignal<Forecast>;
  readonly earnedAfter: ReadonlySignal<Forecast>;
  /** How the company that the turn is for would run with it; empty while that is not known. */
  readonly routes: ReadonlySignal<readonly Route[]>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly aftermath: ReadonlySignal<'kept' | 'dropped' | null>;
  add(step: LilliputStep): void;
  /** Takes a card: in place of one that was taken, else on top of what was done before the card. */
  takeCard(step: CardStep): void;
  /** One of several: in place of whatever was chosen. */
  decide(step: LilliputStep): void;
  aimAt(aim: Aim): void;
  press(cell: Cell): void;
  turnTile(by: number): void;
  hold(lay: LayStep): void;
  undo(): void;
  startOver(): void;
  /** Keeps the first so many steps. */
  backTo(steps: number): void;
}

export function createTurn(session: TableSession<LilliputState>): Turn {
  const stages = signal<readonly TurnStage[]>([]);
  const aftermath = signal<'kept' | 'dropped' | null>(null);
  let keeper: DraftKeeper<TurnStage> | null = null;
  let stopListening = () => {};

  const walk = createWalk();
  const draftsWith = (steps: readonly LilliputStep[]): Drafts | null => {
    const position = session.position.value;
    return position?.state.game.draft === null ? walk(position, session.seat.value, steps) : null;
  };
  const stage = computed(() => stages.value.at(-1) ?? emptyStage);
  const drafts = computed(() => draftsWith(stepsOf(stage.value)));
  const begun = computed(() => drafts.value?.[0] ?? null);
  const base = computed(() => drafts.value?.[stage.value.steps.length] ?? null);
  const made = computed(() => drafts.value?.at(-1) ?? null);
  const choices = computed(() => made.value?.choices ?? []);
  const needIn = (draft: LilliputDraft | null) => (draft === null ? null : needOf(draft.state, draft.seat));
  const asked = computed(() => needIn(begun.value));
  const need = computed(() => (choices.value.length === 0 ? null : needIn(made.value)) ?? asked.value);
  /** What the board is for: going on, or moving the tile in hand where nothing goes on. */
  const source = computed(() => {
    const onward = aimFor(choices.value, stage.value.aim);
    if (onward !== null || stage.value.hand === null) return { aim: onward, from: choices.value };
    const before = base.value?.choices ?? [];
    return { aim: aimFor(before, stage.value.aim), from: before };
  });
  const handLays = computed(() => {
    const { hand, aim } = stage.value;
    if (hand === null) return [];
    const before = base.value?.choices ?? [];
    return laysAt(before, aimOfHand(before, hand, aim), hand);
  });

  const read = () => {
    const left = keeper?.read()?.hands ?? [];
    stages.value = left.filter((one) => draftsWith(stepsOf(one)) !== null);
    return left.length;
  };
  const save = (next: readonly TurnStage[]) => {
    // What is on its way must stay what the page shows.
    if (session.sending.peek() !== 'idle') return;
    stages.value = next;
    aftermath.value = null;
    keeper?.write({ version: session.position.peek()?.version ?? 0, hands: next });
    session.stir();
  };
  const push = (next: Partial<TurnStage>) => save([...stages.peek(), { ...stage.peek(), ...next }]);

  effect(() => {
    const seat = session.seat.value;
    // Without the rules nothing can be said of what was kept.
    if (rulesNow() === null) return;
    stopListening();
    keeper = seat === null ? null : draftKeeper(session, 'turn', seat, isStage);
    stopListening = keeper?.onChange(() => void read()) ?? (() => {});
    read();
  });

  let seenVersion = 0;
  effect(() => {
    const version = session.position.value?.version ?? 0;
    if (version === seenVersion || rulesNow() === null) return;
    seenVersion = version;
    const left = keeper?.read() ?? null;
    const kept = read();
    if (left === null || left.version === version) return;
    const whole = stages.peek().length === kept;
    if (stages.peek().length === 0) keeper?.write(null);
    aftermath.value = begun.peek() === null || kept === 0 ? null : whole ? 'kept' : 'dropped';
  });

  // What was sent is done: the next decision of the same seat begins with nothing chosen.
  effect(() => {
    const delivery = session.delivery.value;
    if (delivery?.outcome !== 'sent') return;
    const { actor, command } = session.position.peek()?.commits[delivery.version - 1] ?? {};
    if (actor !== `seat:${session.seat.peek()}` || command?.type !== 'turn') return;
    keeper?.write(null);
    stages.value = [];
    aftermath.value = null;
  });

  const press = (cell: Cell) => {
    const { hand, steps } = stage.peek();
    const { aim, from } = source.peek();
    if (hand !== null && isAt(cell, hand)) return turnTile(1);
    const step = pressed(from, aim, cell);
    if (step === undefined) return;
    const goesOn = from === choices.peek();
    const before = goesOn ? stepsOf(stage.peek()) : [...steps];
    if (step.type === 'layTile' || step.type === 'layCharacterTile') push({ steps: before, hand: step, aim });
    else push({ steps: [...before, step], hand: null, aim: null });
  };
  const turnTile = (by: number) => {
    const { hand } = stage.peek();
    const possible = handLays.peek();
    if (hand === null || possible.length === 0) return;
    const index = possible.findIndex(({ tile, rotation }) => tile === hand.tile && rotation === hand.rotation);
    const next = possible[(index + by + possible.length) % possible.length];
    if (next !== undefined) push({ hand: next });
  };

  const begunState = computed(() => begun.value?.state ?? null);
  const madeState = computed(() => made.value?.state ?? null);
  const earnedAfter = forecast(madeState);

  return {
    stage,
    drafts,
    begun,
    base,
    made,
    choices,
    asked,
    need,
    aim: computed(() => source.value.aim),
    legal: computed(() => cellsOf(boardChoices(source.value.from, source.value.aim))),
    prices: computed(() => {
      const { aim, from } = source.value;
      const draft = from === choices.value ? made.value : base.value;
      return draft === null ? new Map() : pricesOn(draft, boardChoices(from, aim));
    }),
    lays: handLays,
    earnedBefore: forecast(begunState),
    earnedAfter,
    routes: computed(() => {
      const company = companyIn(stepsOf(stage.value));
      const { routes, settled } = earnedAfter.value;
      return company === null || !settled ? [] : (routes?.[company] ?? []);
    }),
    canUndo: computed(() => stages.value.length > 0),
    aftermath,
    add: (step) => push({ steps: [...stepsOf(stage.peek()), step], hand: null, aim: null }),
    takeCard(step) {
      const made = stepsOf(stage.peek());
      const card = made.findIndex(isCard);
      push({ steps: [...(card < 0 ? made : made.slice(0, card)), step], hand: null, aim: null });
    },
    decide: (step) => push({ steps: [step], hand: null, aim: null }),
    aimAt: (aim) => push({ steps: stepsOf(stage.peek()), hand: null, aim }),
    press,
    turnTile,
    hold: (hand) => push({ hand }),
    undo: () => save(stages.peek().slice(0, -1)),
    startOver: () => save([]),
    backTo: (count) => push({ steps: stepsOf(stage.peek()).slice(0, count), hand: null, aim: null }),
  };
}

/** Steps that change how a company runs. */
const FOR_RUNS: ReadonlySet<LilliputStep['type']> = new Set([
  'layTile',
  'layCharacterTile',
  'placeStation',
  'buyTrain',
  'buyPoolTrain',
  'tradeTrain',
]);

/** The company for whose runs the last such step was made. */
function companyIn(steps: readonly LilliputStep[]): CompanyId | null {
  const last = steps.findLast(({ type }) => FOR_RUNS.has(type));
  return last !== undefined && 'company' in last ? last.company : last?.type === 'tradeTrain' ? last.buyer : null;
}

function aimOfHand(choices: readonly LilliputChoice[], hand: LayStep, wished: Aim | null): Aim | null {
  const aim: Aim =
    hand.type === 'layTile'
      ? { what: 'layTile', company: hand.company }
      : { what: 'layCharacterTile', company: hand.company, tile: hand.tile };
  return boardChoices(choices, aim).length > 0 ? aim : wished;
}
