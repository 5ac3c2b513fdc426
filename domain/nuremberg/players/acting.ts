/** How the greedy robot uses trains: it buys those that its plan asks for, and carries what others could take first. */
import { trainNamed } from '../rules/trains.ts';
import { carriesFor } from '../rules/carrying.ts';
import type { NurembergChoice, NurembergStep, StepOf } from '../steps.ts';
import type { NurembergState } from '../types.ts';
import { payCheaply } from './paying.ts';
import { contestedBy, planFor } from './transport-plan.ts';
import { itemWorth } from './worth.ts';

/** An item that another seat in the phase could carry, too, is taken first. */
const CONTESTED = 1.5;

function bestCarry(state: NurembergState, seat: number): { step: StepOf<'carry'>; contested: boolean } | null {
  const carries = carriesFor(state, seat);
  if (carries.length === 0) return null;
  const reached = contestedBy(
    state,
    state.toAct.filter((other) => other !== seat),
  );
  const kept = state.players[seat]?.kept ?? { plain: 0, rough: 0, red: 0, green: 0 };
  const rated = carries.map((step) => {
    const contested = reached.has(`${step.area} ${step.kind}`);
    const train = trainNamed(state, step.train) ?? { passengerVp: 0 };
    return { step, contested, worth: itemWorth(step.kind, train, kept) + (contested ? CONTESTED : 0) };
  });
  return rated.toSorted((one, other) => other.worth - one.worth)[0] ?? null;
}

export function bestAct(state: NurembergState, seat: number, choices: readonly NurembergChoice[]): NurembergStep {
  const carried = bestCarry(state, seat);
  if (carried?.contested) return carried.step;
  const [wanted] = planFor(state, seat).trains;
  const purchase = choices.find((choice) => choice.type === 'buyTrain' && choice.train === wanted?.id);
  if (purchase) return payCheaply(purchase);
  return carried?.step ?? { type: 'pass' };
}
