/** A player's standing as every game tells it: a total, and what it is made of. */
import type { Standing } from '../kernel/contract.ts';
import type { FinalStanding } from './types.ts';

export const standingOf = ({ seat, rank, total, cash, tokens, stations, shares }: FinalStanding): Standing => ({
  seat,
  rank,
  total,
  parts: [
    { key: 'cash', amount: cash },
    { key: 'tokens', amount: tokens },
    { key: 'stations', amount: stations },
    { key: 'shares', amount: shares },
  ],
});
