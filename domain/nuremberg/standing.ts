/** A player's standing as every game tells it: a total, and what it is made of. */
import type { Standing } from '../kernel/contract.ts';
import { scoring } from './data.ts';
import type { FinalStanding } from './types.ts';

export const standingOf = ({ seat, rank, total, vp, sets, profit, links }: FinalStanding): Standing => ({
  seat,
  rank,
  total,
  parts: [
    { key: 'vp', amount: vp },
    { key: 'sets', amount: scoring.setVp * sets },
    { key: 'profit', amount: profit },
    { key: 'links', amount: 0 - scoring.linkPenalty * links },
  ],
});
