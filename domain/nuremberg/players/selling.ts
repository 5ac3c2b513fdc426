/** Which links the greedy robot sells: those that cost more than they will still bring. */
import { scoring } from '../data.ts';
import { evolve } from '../evolve.ts';
import { copy } from '../copy.ts';
import { networkOf } from '../network.ts';
import { runsFor, saleCost } from '../rules/takeover.ts';
import type { NurembergStep, StepOf } from '../steps.ts';
import { influenceOf } from '../tracks.ts';
import type { NurembergState } from '../types.ts';
import { supplyOf } from './transport-plan.ts';
import { isLastTurn, pointsWorth, turnsAfter } from './worth.ts';

/** An item within reach is worth this much for the next turns; trains carry only so many a turn. */
const [ITEM_LATER, ITEMS_A_TURN] = [1.3, 6];
const POINT_LATER = 0.5;

/** What the links on the board cost until the end: every turn, and once more at the end. */
const upkeep = (state: NurembergState, seat: number): number =>
  networkOf(state).countOf(seat) * (scoring.linkUpkeep * turnsAfter(state) + scoring.linkPenalty);

function outlook(state: NurembergState, seat: number): number {
  const supply = supplyOf(state, seat);
  const items = Math.min(ITEMS_A_TURN * turnsAfter(state), supply.plain + supply.rough + supply.red + supply.green);
  const points = isLastTurn(state)
    ? 0
    : (['red', 'green'] as const).reduce(
        (sum, company) => sum + POINT_LATER * pointsWorth(company, 0, influenceOf(state, seat, company)),
        0,
      );
  return items * ITEM_LATER + points - upkeep(state, seat);
}

export function bestSale(state: NurembergState, seat: number): NurembergStep[] {
  let best: { step: NurembergStep; worth: number } = { step: { type: 'sellNothing' }, worth: outlook(state, seat) };
  for (const step of runsFor(state, seat)) {
    const worth = outlook(afterSale(state, seat, step), seat);
    if (worth > best.worth) best = { step, worth };
  }
  return [best.step];
}

const afterSale = (state: NurembergState, seat: number, { company, areas }: StepOf<'sellRun'>): NurembergState =>
  evolve(copy(state), { type: 'runSold', v: 1, seat, company, areas, cost: saleCost(areas.length - 1) });
