/**
 * The turn this seat is putting together, as signals. It is kept in the browser, follows the table when others act, and
 * can be undone stage by stage until it is sent.
 */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { isRejection } from '../../../../domain/kernel/rejection.ts';
import { lilliput, type LilliputDraft } from '../../../../domain/lilliput/game.ts';
import { settle } from '../../../../domain/lilliput/settle.ts';
import type { LilliputChoice, LilliputStep } from '../../../../domain/lilliput/steps.ts';
import type { Cell, LilliputState } from '../../../../domain/lilliput/types.ts';
import { type DraftKeeper, draftKeeper } from '../../../table/draft-keeper.ts';
import type { Position, TableSession } from '../../../table/session.ts';
import { replay } from '../../../table/turn.ts';
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
  stepsOf,
  type TurnStage,
} from './stage.ts';

export interface Turn {
  readonly stage: ReadonlySignal<TurnStage>;
  /** Before any step; null when nothing is asked of this seat, or a pick of the draft is. */
  readonly begun: ReadonlySignal<LilliputDraft | null>;
  /** With the steps, without the tile in hand. */
  readonly base: ReadonlySignal<LilliputDraft | null>;
  /** With all of it: what would be sent. */
  readonly made: ReadonlySignal<LilliputDraft | null>;
  readonly choices: ReadonlySignal<readonly LilliputChoice[]>;
  readonly aim: ReadonlySignal<Aim | null>;
  readonly legal: ReadonlySignal<readonly Cell[]>;
  readonly lays: ReadonlySignal<readonly LayStep[]>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly aftermath: ReadonlySignal<'kept' | 'dropped' | null>;
  add(step: LilliputStep): void;
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

  const draftWith = (steps: readonly LilliputStep[]) => draftOf(session.position.value, session.seat.value, steps);
  const stage = computed(() => stages.value.at(-1) ?? emptyStage);
  const begun = computed(() => draftWith([]));
  const base = computed(() => draftWith(stage.value.steps));
  const made = computed(() => draftWith(stepsOf(stage.value)));
  const choices = computed(() => made.value?.choices ?? []);
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
    const possible = left.filter((one) => draftWith(stepsOf(one)) !== null);
    stages.value = begun.peek() === null ? [] : possible;
    return left.length;
  };
  const save = (next: readonly TurnStage[]) => {
    stages.value = next;
    aftermath.value = null;
    keeper?.write({ version: session.position.peek()?.version ?? 0, hands: next });
    session.stir();
  };
  const push = (next: Partial<TurnStage>) => save([...stages.peek(), { ...stage.peek(), ...next }]);

  effect(() => {
    const seat = session.seat.value;
    stopListening();
    keeper = seat === null ? null : draftKeeper(`${session.id}.turn`, seat, isStage);
    stopListening = keeper?.onChange(() => void read()) ?? (() => {});
    read();
  });

  let seenVersion = 0;
  effect(() => {
    const version = session.position.value?.version ?? 0;
    if (version === seenVersion) return;
    seenVersion = version;
    const left = keeper?.read() ?? null;
    const kept = read();
    if (left === null || left.version === version) return;
    const whole = stages.peek().length === kept;
    if (stages.peek().length === 0) keeper?.write(null);
    aftermath.value = begun.peek() === null || kept === 0 ? null : whole ? 'kept' : 'dropped';
  });

  const press = (cell: Cell) => {
    const { hand, steps } = stage.peek();
    const { aim, from } = source.peek();
    if (hand !== null && isAt(cell, hand)) return turnTile(1);
    const choice = boardChoices(from, aim).find((one) => isAt(cell, one));
    if (choice === undefined) return;
    const goesOn = from === choices.peek();
    const before = goesOn ? stepsOf(stage.peek()) : [...steps];
    const step = settle(choice, () => 0);
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

  return {
    stage,
    begun,
    base,
    made,
    choices,
    aim: computed(() => source.value.aim),
    legal: computed(() => cellsOf(boardChoices(source.value.from, source.value.aim))),
    lays: handLays,
    canUndo: computed(() => stages.value.length > 0),
    aftermath,
    add: (step) => push({ steps: [...stepsOf(stage.peek()), step], hand: null, aim: null }),
    aimAt: (aim) => push({ steps: stepsOf(stage.peek()), hand: null, aim }),
    press,
    turnTile,
    hold: (hand) => push({ hand }),
    undo: () => save(stages.peek().slice(0, -1)),
    startOver: () => save([]),
    backTo: (count) => push({ steps: stepsOf(stage.peek()).slice(0, count), hand: null, aim: null }),
  };
}

function aimOfHand(choices: readonly LilliputChoice[], hand: LayStep, wished: Aim | null): Aim | null {
  const aim: Aim =
    hand.type === 'layTile'
      ? { what: 'layTile', company: hand.company }
      : { what: 'layCharacterTile', company: hand.company, tile: hand.tile };
  return boardChoices(choices, aim).length > 0 ? aim : wished;
}

function draftOf(
  position: Position<LilliputState> | null,
  seat: number | null,
  steps: readonly LilliputStep[],
): LilliputDraft | null {
  if (position === null || seat === null || position.state.game.draft !== null) return null;
  const draft = replay(lilliput, position.state, seat, steps);
  return isRejection(draft) ? null : draft;
}
