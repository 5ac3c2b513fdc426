/** Victory points, profit and loss, and the new general order (rules 4.7, 4.8). */
import { scoring } from '../data.ts';
import { goodsIn, ITEM_KINDS, passengersIn } from '../items.ts';
import { networkOf } from '../network.ts';
import { orderOn } from '../tracks.ts';
import type { NurembergState } from '../types.ts';
import type { Bench } from './bench.ts';
import { trainNamed } from './trains.ts';

export interface TurnScore {
  readonly vp: number;
  readonly profit: number;
}

export function scoreOf(state: NurembergState, seat: number): TurnScore {
  const own = state.trains.filter((train) => train.seat === seat);
  let vp = 0;
  let profit = 0 - scoring.linkUpkeep * networkOf(state).countOf(seat);
  for (const { id, load } of own) {
    vp += goodsIn(load) * scoring.goodsVp + passengersIn(load) * (trainNamed(state, id)?.passengerVp ?? 0);
    for (const kind of ITEM_KINDS) profit += load[kind] * scoring.profit[kind];
  }
  return { vp, profit };
}

/** In the general order so far, each disc once. */
export function scoreTurn(bench: Bench): void {
  for (const seat of bench.state.general) {
    bench.emit({ type: 'turnScored', v: 1, seat, ...scoreOf(bench.state, seat) });
  }
  bench.emit({ type: 'generalOrderSet', v: 1, general: orderOn(bench.state.tracks.profit) });
}
