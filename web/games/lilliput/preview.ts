/** The table as it will be set, for those who look at it before it has started. */
import { veiledDealer } from '../../../domain/kernel/draws.ts';
import { isRejection } from '../../../domain/kernel/rejection.ts';
import { lilliput } from '../../../domain/lilliput/game.ts';
import type { LilliputState } from '../../../domain/lilliput/types.ts';

export function tableToBe(seats: number): LilliputState {
  const { min, max } = lilliput.seats;
  const facts = lilliput.start(
    { firstPlayer: 0, variants: [], landscape: null },
    Math.min(max, Math.max(min, seats)),
    veiledDealer,
  );
  return isRejection(facts) ? lilliput.blank() : facts.reduce(lilliput.evolve, lilliput.blank());
}
