/** The table as it will be set, for those who look at it before it has started. */
import { unknownDealer } from '../../../domain/kernel/unknown-draw.ts';
import { isRejection } from '../../../domain/kernel/rejection.ts';
import { lilliputFolding } from '../../../domain/lilliput/folding/index.ts';
import type { LilliputState } from '../../../domain/lilliput/types.ts';
import { rulesNow } from './rules.ts';

export function tableToBe(seats: number): LilliputState {
  const rules = rulesNow();
  if (rules === null) return lilliputFolding.blank();
  const { lilliput } = rules;
  const { min, max } = lilliput.seats;
  const facts = lilliput.start(
    { firstPlayer: 0, variants: [], landscape: null },
    Math.min(max, Math.max(min, seats)),
    unknownDealer,
  );
  return isRejection(facts) ? lilliput.blank() : facts.reduce(lilliput.evolve, lilliput.blank());
}
