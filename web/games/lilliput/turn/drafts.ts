/**
 * The drafts that a row of steps leads through, one before each step and one after the last. What was walked before is
 * not walked again: turning a tile costs one step, not the whole turn.
 */
import { isRejection } from '../../../../domain/kernel/rejection.ts';
import type { LilliputDraft } from '../../../../domain/lilliput/game.ts';
import type { LilliputStep } from '../../../../domain/lilliput/steps.ts';
import type { LilliputState } from '../../../../domain/lilliput/types.ts';
import type { Position } from '../../../table/session.ts';
import { replay } from '../../../table/turn.ts';
import { rulesNow } from '../rules.ts';

/** From the empty draft to the one with all steps; null where nothing is asked of the seat, or a step cannot be. */
export type Drafts = readonly [LilliputDraft, ...LilliputDraft[]];

interface Walked {
  readonly position: Position<LilliputState>;
  readonly seat: number;
  readonly steps: readonly LilliputStep[];
  readonly drafts: Drafts;
}

export type Walk = (
  position: Position<LilliputState> | null,
  seat: number | null,
  steps: readonly LilliputStep[],
) => Drafts | null;

export function createWalk(): Walk {
  let last: Walked | null = null;
  return (position, seat, steps) => {
    const rules = rulesNow();
    if (position === null || seat === null || rules === null) return null;
    const { lilliput } = rules;
    const known = last?.position === position && last.seat === seat ? last : null;
    const drafts: LilliputDraft[] = [];
    if (known !== null) drafts.push(...known.drafts.slice(0, sharedSteps(known.steps, steps) + 1));
    else {
      const begun = replay(lilliput, position.state, seat, []);
      if (isRejection(begun)) return null;
      drafts.push(begun);
    }
    for (const step of steps.slice(drafts.length - 1)) {
      const next = lilliput.step(drafts.at(-1)!, step);
      if (isRejection(next)) return null;
      drafts.push(next);
    }
    last = { position, seat, steps: [...steps], drafts: drafts as unknown as Drafts };
    return last.drafts;
  };
}

/** How many of the first steps are the very same. */
function sharedSteps(one: readonly LilliputStep[], other: readonly LilliputStep[]): number {
  const different = one.findIndex((step, index) => step !== other[index]);
  return different < 0 ? one.length : different;
}
