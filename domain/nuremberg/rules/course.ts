/**
 * The course of a turn (rules 4): from one decision to the next everything that needs nobody happens by itself, in the
 * commit that ends the phase before. A seat without a legal action is skipped.
 */
import type { NurembergState } from '../types.ts';
import { creditBoxes, setOrders } from './auction.ts';
import type { Bench } from './bench.ts';
import { canBuild } from './building.ts';
import { carriesFor } from './carrying.ts';
import { standings } from './ranking.ts';
import { scoreTurn } from './scoring.ts';
import { runsFor } from './takeover.ts';
import { purchasesFor } from './trains.ts';
import { startTurn } from './turn-start.ts';

/** Goes on until somebody is asked, or the game is over. */
export function proceed(bench: Bench): void {
  while (!isWaiting(bench.state)) goOn(bench);
}

const canAct = (state: NurembergState, seat: number): boolean =>
  purchasesFor(state, seat).length > 0 || carriesFor(state, seat).length > 0;

function isWaiting(state: NurembergState): boolean {
  const [seat] = state.toAct;
  switch (state.stage) {
    case 'auction':
      return state.bidder !== null;
    case 'building':
      return seat !== undefined && canBuild(state, seat);
    case 'transport':
      return seat !== undefined && canAct(state, seat);
    case 'takeover':
      return seat !== undefined && runsFor(state, seat).length > 0;
    case 'setUp':
    case 'over':
      return true;
  }
}

function goOn(bench: Bench): void {
  const { stage, toAct, turn, turns } = bench.state;
  const [seat] = toAct;
  const skip = { v: 1, skipped: true } as const;
  switch (stage) {
    case 'auction':
      creditBoxes(bench);
      return setOrders(bench);
    case 'building':
      if (seat !== undefined) return bench.emit({ type: 'nothingBuilt', seat, ...skip });
      return bench.emit({ type: 'transportBegun', v: 1 });
    case 'transport':
      if (seat !== undefined) return bench.emit({ type: 'passed', seat, ...skip });
      return scoreTurn(bench);
    case 'takeover':
      if (seat !== undefined) return bench.emit({ type: 'nothingSold', seat, ...skip });
      if (turn < turns) return startTurn(bench, turn + 1);
      return bench.emit({ type: 'gameEnded', v: 1, ranking: standings(bench.state) });
    case 'setUp':
    case 'over':
      return;
  }
}
