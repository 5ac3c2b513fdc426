/** How 18Lilliput's turns grow: a stage is a pick of the draft, or the steps of a turn with the tile in hand. */
import type { LilliputFact } from '../../../domain/lilliput/facts.ts';
import type { LilliputDraft } from '../../../domain/lilliput/game.ts';
import type { LilliputChoice, LilliputStep } from '../../../domain/lilliput/steps.ts';
import type { LilliputState } from '../../../domain/lilliput/types.ts';
import type { Composer, Drafts, Staging } from '../../table/composer.ts';
import { isHand, isPossible, stepOf } from './hand.ts';
import { emptyStage, isStage, stepsOf, type TurnStage } from './turn/turn-stage.ts';

export type LilliputDrafts = Drafts<LilliputDraft>;
export type LilliputComposer = Composer<LilliputState, LilliputStep, LilliputFact, LilliputChoice, TurnStage>;

export const lilliputStaging: Staging<LilliputState, LilliputStep, LilliputFact, LilliputChoice, TurnStage> = {
  empty: emptyStage,
  stepsOf(stage) {
    if (stage.pick === undefined) return stepsOf(stage);
    const step = stepOf(stage.pick);
    return step === null ? [] : [step];
  },
  isStage: (value): value is TurnStage => isStage(value) && (value.pick === undefined || isHand(value.pick)),
  isPossible: ({ pick }, [begun]) => pick === undefined || isPossible(begun.choices, pick),
};
