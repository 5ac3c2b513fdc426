/** The turn this seat is putting together: what the composer holds, and what the board and the cards need to know of it. */
import { computed, type ReadonlySignal } from '@preact/signals';
import type { LilliputDraft } from '../../../../domain/lilliput/game.ts';
import { type Need, needOf } from '../../../../domain/lilliput/rules/awaiting.ts';
import type { CompanyId } from '../../../../domain/lilliput/data.ts';
import type { Route } from '../../../../domain/lilliput/drawing/types.ts';
import type { LilliputChoice, LilliputStep, StepOf } from '../../../../domain/lilliput/steps.ts';
import type { Cell } from '../../../../domain/lilliput/types.ts';
import type { LilliputComposer, LilliputDrafts } from '../composing.ts';
import { type Prices, pricesOn } from './prices.ts';
import { type Forecast, forecast } from './revenues.ts';
import {
  type Aim,
  aimFor,
  boardChoices,
  cellsOf,
  isAt,
  type LayStep,
  laysAt,
  pressed,
  stepsOf,
  type TurnStage,
} from './turn-stage.ts';

export type CardStep = StepOf<'takeCard' | 'copyCard'>;

const isCard = ({ type }: LilliputStep): boolean => type === 'takeCard' || type === 'copyCard';

export interface Turn {
  readonly stage: ReadonlySignal<TurnStage>;
  /** Before each step and after the last one. */
  readonly drafts: ReadonlySignal<LilliputDrafts | null>;
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

export function createTurn(composer: LilliputComposer): Turn {
  const { stage } = composer;
  /** Before the first round there are picks and no turns. */
  const drafts = computed(() => {
    const all = composer.drafts.value;
    return all?.[0].state.draft === null ? all : null;
  });
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

  const push = (next: Partial<TurnStage>) => composer.go({ ...stage.peek(), ...next });

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
    canUndo: composer.canUndo,
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
    undo: () => composer.undo(),
    startOver: () => composer.startOver(),
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
