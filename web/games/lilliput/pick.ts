/** A pick of the draft, as a part of the turn that is being put together: the card in hand and where its home tile goes. */
import { computed, type ReadonlySignal } from '@preact/signals';
import type { LilliputDraft } from '../../../domain/lilliput/game.ts';
import type { LilliputChoice } from '../../../domain/lilliput/steps.ts';
import type { LilliputState } from '../../../domain/lilliput/types.ts';
import type { Position } from '../../table/session.ts';
import type { LilliputComposer } from './composing.ts';
import { type Hand, stepOf } from './hand.ts';
import { emptyStage } from './turn/turn-stage.ts';

export type { LilliputDraft };
export type LilliputPosition = Position<LilliputState>;

export interface Pick {
  readonly hand: ReadonlySignal<Hand | null>;
  /** The draft before anything was chosen; null when this seat has nothing to pick. */
  readonly begun: ReadonlySignal<LilliputDraft | null>;
  /** The draft with the hand in it, once the hand is a whole step. */
  readonly made: ReadonlySignal<LilliputDraft | null>;
  readonly choices: ReadonlySignal<readonly LilliputChoice[]>;
  take(hand: Hand): void;
  startOver(): void;
}

export function createPick(composer: LilliputComposer): Pick {
  const begun = computed(() => {
    const draft = composer.begun.value;
    return draft?.state.draft ? draft : null;
  });
  const hand = computed(() => composer.stage.value.pick ?? null);
  return {
    hand,
    begun,
    made: computed(() => (begun.value === null || stepOf(hand.value) === null ? null : composer.made.value)),
    choices: computed(() => begun.value?.choices ?? []),
    take: (next) => composer.go({ ...emptyStage, pick: next }),
    startOver: () => composer.startOver(),
  };
}
