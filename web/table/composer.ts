/**
 * The turn this seat is putting together, for any game: as signals, by the game's own `begin` and `step`. A turn grows
 * in stages; undo goes back through them. It is kept in the browser, follows the table when others act, is shared with
 * other tabs of the same seat, and stays as it is while it is being sent.
 *
 * What a stage is, is the game's business: at least its steps, and perhaps a piece in hand that is no whole step yet.
 */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Draft, Fact, Game, Step } from '../../domain/kernel/contract.ts';
import { unknownDealer } from '../../domain/kernel/unknown-draw.ts';
import { isRejection } from '../../domain/kernel/rejection.ts';
import { type DraftKeeper, draftKeeper } from './draft-keeper.ts';
import type { Position, TableSession } from './session.ts';

/** The drafts that a row of steps leads through: before each step, and after the last one. */
export type Drafts<D> = readonly [D, ...D[]];

/** What became of a half-made turn when somebody else had acted. */
export type Aftermath = 'kept' | 'dropped';

/** How a game's stages become steps. */
export interface Staging<State extends object, S extends Step, F extends Fact, Choice extends object, Stage> {
  readonly empty: Stage;
  stepsOf(stage: Stage): readonly S[];
  /** What was kept in the browser may be from an older page; only its shape is checked here. */
  isStage(value: unknown): value is Stage;
  /** Whether what is in hand can still become a legal step. Default: always. */
  isPossible?(stage: Stage, drafts: Drafts<Draft<State, S, F, Choice>>): boolean;
}

export interface Composer<
  State extends object = object,
  S extends Step = Step,
  F extends Fact = Fact,
  Choice extends object = object,
  Stage = unknown,
> {
  readonly stage: ReadonlySignal<Stage>;
  /** Null when nothing is asked of this seat, or before the rules are here. */
  readonly drafts: ReadonlySignal<Drafts<Draft<State, S, F, Choice>> | null>;
  /** Before any step. */
  readonly begun: ReadonlySignal<Draft<State, S, F, Choice> | null>;
  /** With all steps: what would be sent. */
  readonly made: ReadonlySignal<Draft<State, S, F, Choice> | null>;
  readonly choices: ReadonlySignal<readonly Choice[]>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly aftermath: ReadonlySignal<Aftermath | null>;
  /** Goes on to this stage. */
  go(stage: Stage): void;
  undo(): void;
  startOver(): void;
}

/** The stages of a game that holds nothing in hand. */
export interface PlainStage<S extends Step = Step> {
  readonly steps: readonly S[];
}

export const plainStaging = {
  empty: { steps: [] } as PlainStage,
  stepsOf: ({ steps }: PlainStage): readonly Step[] => steps,
  isStage: (value: unknown): value is PlainStage =>
    typeof value === 'object' && value !== null && 'steps' in value && Array.isArray(value.steps),
};

export function createComposer<
  State extends object,
  S extends Step,
  F extends Fact,
  Choice extends object,
  Options extends object,
  Stage,
>(
  session: TableSession<State>,
  rules: ReadonlySignal<Game<State, S, F, Choice, Options> | null>,
  staging: Staging<State, S, F, Choice, Stage>,
): Composer<State, S, F, Choice, Stage> {
  const stages = signal<readonly Stage[]>([]);
  const aftermath = signal<Aftermath | null>(null);
  let keeper: DraftKeeper<Stage> | null = null;
  let stopListening = () => {};

  const walk = createWalk<State, S, F, Choice, Options>();
  const draftsOf = (stage: Stage) =>
    walk(rules.value, session.position.value, session.seat.value, staging.stepsOf(stage));
  const isPossible = (stage: Stage): boolean => {
    const drafts = draftsOf(stage);
    return drafts !== null && (staging.isPossible?.(stage, drafts) ?? true);
  };
  const stage = computed(() => stages.value.at(-1) ?? staging.empty);
  const drafts = computed(() => draftsOf(stage.value));
  const begun = computed(() => drafts.value?.[0] ?? null);
  const made = computed(() => drafts.value?.at(-1) ?? null);

  /** Shows as much of what was kept as is still possible; gives how much was kept. */
  const read = (): number => {
    const left = keeper?.read()?.stages ?? [];
    stages.value = left.filter(isPossible);
    return left.length;
  };
  const change = (next: readonly Stage[]) => {
    // What is on its way must stay what the page shows.
    if (session.sending.peek() !== 'idle') return;
    stages.value = next;
    aftermath.value = null;
    keeper?.write({ version: session.position.peek()?.version ?? 0, stages: next });
    session.stir();
  };

  effect(() => {
    const seat = session.seat.value;
    // Without the rules nothing can be said of what was kept.
    if (rules.value === null) return;
    stopListening();
    keeper = seat === null ? null : draftKeeper(session, seat, staging.isStage);
    stopListening = keeper?.onChange(() => void read()) ?? (() => {});
    read();
  });

  let seenVersion = 0;
  effect(() => {
    const version = session.position.value?.version ?? 0;
    if (version === seenVersion || rules.value === null) return;
    seenVersion = version;
    const left = keeper?.read() ?? null;
    const kept = read();
    if (left === null || left.version === version) return;
    const isWhole = stages.peek().length === kept;
    if (stages.peek().length === 0) keeper?.write(null);
    // With nothing left to do the turn has been sent, by this tab or another one: nothing to tell.
    aftermath.value = begun.peek() === null || kept === 0 ? null : isWhole ? 'kept' : 'dropped';
  });

  // What was sent is done: the next question to the same seat begins with nothing chosen.
  effect(() => {
    const delivery = session.delivery.value;
    if (delivery?.outcome !== 'sent') return;
    const { actor, command } = session.position.peek()?.commits[delivery.version - 1] ?? {};
    if (actor !== `seat:${session.seat.peek()}` || command?.type !== 'turn') return;
    keeper?.write(null);
    stages.value = [];
    aftermath.value = null;
  });

  return {
    stage,
    drafts,
    begun,
    made,
    choices: computed(() => made.value?.choices ?? []),
    canUndo: computed(() => stages.value.length > 0),
    aftermath,
    go: (next) => change([...stages.peek(), next]),
    undo: () => change(stages.peek().slice(0, -1)),
    startOver: () => change([]),
  };
}

/**
 * Walks steps from a position. What was walked before is not walked again: turning a tile costs one step, not the whole
 * turn. Null where nothing is asked of the seat, or a step cannot be taken.
 */
function createWalk<State extends object, S extends Step, F extends Fact, Choice extends object, O extends object>() {
  type D = Draft<State, S, F, Choice>;
  interface Walked {
    readonly position: Position<State>;
    readonly seat: number;
    readonly steps: readonly S[];
    readonly drafts: Drafts<D>;
  }
  let last: Walked | null = null;
  return (
    rules: Game<State, S, F, Choice, O> | null,
    position: Position<State> | null,
    seat: number | null,
    steps: readonly S[],
  ): Drafts<D> | null => {
    if (position === null || seat === null || rules === null) return null;
    const known = last?.position === position && last.seat === seat ? last : null;
    let draft: D | undefined;
    const drafts: D[] = [];
    if (known !== null) drafts.push(...known.drafts.slice(0, sharedSteps(known.steps, steps) + 1));
    else {
      const begun = rules.begin(position.state.game, seat, unknownDealer, position.state.table.drawn);
      if (isRejection(begun)) return null;
      drafts.push(begun);
    }
    draft = drafts.at(-1);
    for (const step of steps.slice(drafts.length - 1)) {
      if (draft === undefined) return null;
      const next: ReturnType<typeof rules.step> = rules.step(draft, step);
      if (isRejection(next)) return null;
      drafts.push(next);
      draft = next;
    }
    last = { position, seat, steps: [...steps], drafts: drafts as unknown as Drafts<D> };
    return last.drafts;
  };
}

/** How many of the first steps are the very same. */
function sharedSteps<S>(one: readonly S[], other: readonly S[]): number {
  const different = one.findIndex((step, index) => step !== other[index]);
  return different < 0 ? one.length : different;
}
