/** The final count (rules 5). The profit track breaks ties, so there is always one winner. */
import { scoring } from '../data.ts';
import { ITEM_KINDS } from '../items.ts';
import { networkOf } from '../network.ts';
import { orderOn, pointsOn } from '../tracks.ts';
import type { FinalStanding, Items, NurembergState } from '../types.ts';

/** One item of each kind. */
export const setsIn = (items: Items): number => Math.min(...ITEM_KINDS.map((kind) => items[kind]));

export function standings(state: NurembergState): FinalStanding[] {
  const ahead = orderOn(state.tracks.profit);
  return state.players
    .map(({ vp, kept }, seat) => {
      const [sets, profit] = [setsIn(kept), pointsOn(state.tracks.profit, seat)];
      const links = networkOf(state).countOf(seat);
      const total = vp + scoring.setVp * sets + profit - scoring.linkPenalty * links;
      return { seat, rank: 0, total, vp, sets, profit, links };
    })
    .toSorted((one, other) => other.total - one.total || ahead.indexOf(one.seat) - ahead.indexOf(other.seat))
    .map((standing, index) => ({ ...standing, rank: index + 1 }));
}
