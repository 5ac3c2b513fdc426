/**
 * The pick this seat is putting together, as signals: the hand with all its stages, the draft that the domain makes of
 * it, and what may be chosen next. It is kept in the browser, follows the table when others act, and is shared with
 * other tabs of the same seat.
 */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { isRejection } from '../../../domain/kernel/rejection.ts';
import type { LilliputDraft } from '../../../domain/lilliput/game.ts';
import type { LilliputStep } from '../../../domain/lilliput/steps.ts';
import type { LilliputState } from '../../../domain/lilliput/types.ts';
import { type DraftKeeper, draftKeeper } from '../../table/draft-keeper.ts';
import type { Position, TableSession } from '../../table/session.ts';
import { replay } from '../../table/turn.ts';
import { type Hand, isHand, isPossible, stepOf } from './hand.ts';
import { rulesNow } from './rules.ts';

export type { LilliputDraft };
export type LilliputPosition = Position<LilliputState>;

/** What became of a half-made pick when somebody else had acted. */
export type Aftermath = 'kept' | 'dropped';

export interface Pick {
  readonly hand: ReadonlySignal<Hand | null>;
  /** The draft before anything was chosen; null when this seat has nothing to pick. */
  readonly begun: ReadonlySignal<LilliputDraft | null>;
  /** The draft with the hand in it, once the hand is a whole step. */
  readonly made: ReadonlySignal<LilliputDraft | null>;
  readonly choices: ReadonlySignal<readonly LilliputStep[]>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly aftermath: ReadonlySignal<Aftermath | null>;
  take(hand: Hand): void;
  undo(): void;
  startOver(): void;
}

export function createPick(session: TableSession<LilliputState>): Pick {
  const hands = signal<readonly Hand[]>([]);
  const aftermath = signal<Aftermath | null>(null);
  let keeper: DraftKeeper<Hand> | null = null;
  let stopListening = () => {};

  const begun = computed(() => draftOf(session.position.value, session.seat.value, []));
  const choices = computed(() => begun.value?.choices ?? []);
  const hand = computed(() => hands.value.at(-1) ?? null);
  const made = computed(() => {
    const step = stepOf(hand.value);
    return step === null ? null : draftOf(session.position.value, session.seat.value, [step]);
  });

  const load = () => {
    const left = keeper?.read()?.hands ?? [];
    hands.value = left.filter((one) => isPossible(choices.peek(), one));
  };
  const change = (next: readonly Hand[]) => {
    // What is on its way must stay what the page shows.
    if (session.sending.peek() !== 'idle') return;
    hands.value = next;
    aftermath.value = null;
    keeper?.write({ version: session.position.peek()?.version ?? 0, hands: next });
    session.stir();
  };

  effect(() => {
    const seat = session.seat.value;
    // Without the rules nothing can be said of what was kept.
    if (rulesNow() === null) return;
    stopListening();
    keeper = seat === null ? null : draftKeeper(session, 'pick', seat, isHand);
    stopListening = keeper?.onChange(load) ?? (() => {});
    load();
  });

  let seenVersion = 0;
  effect(() => {
    const version = session.position.value?.version ?? 0;
    if (version === seenVersion || rulesNow() === null) return;
    seenVersion = version;
    const left = keeper?.read() ?? null;
    load();
    if (left === null || left.version === version) return;
    const whole = hands.peek().length === left.hands.length;
    if (hands.peek().length === 0) keeper?.write(null);
    // With nothing left to pick the pick has been sent, by this tab or another one: nothing to tell.
    aftermath.value = begun.peek() === null ? null : whole ? 'kept' : 'dropped';
  });

  return {
    hand,
    begun,
    made,
    choices,
    canUndo: computed(() => hands.value.length > 0),
    aftermath,
    take: (next) => change([...hands.peek(), next]),
    undo: () => change(hands.peek().slice(0, -1)),
    startOver: () => change([]),
  };
}

function draftOf(
  position: LilliputPosition | null,
  seat: number | null,
  steps: readonly LilliputStep[],
): LilliputDraft | null {
  if (position === null || seat === null || position.state.game.draft === null) return null;
  const rules = rulesNow();
  if (rules === null) return null;
  const draft = replay(rules.lilliput, position.state, seat, steps);
  return isRejection(draft) ? null : draft;
}
