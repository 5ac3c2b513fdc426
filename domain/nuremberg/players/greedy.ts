/**
 * The greedy robot: plays each phase by what it gains now. It values boxes by what their points are worth to it, builds
 * lines to what it can carry, buys the trains that fit the loads, and sells links that cost more than they bring.
 */
import type { Player } from '../../kernel/random-player.ts';
import { isRejection } from '../../kernel/rejection.ts';
import { nuremberg } from '../game.ts';
import { needOf } from '../rules/asked.ts';
import type { NurembergState } from '../types.ts';
import { bestAct } from './acting.ts';
import { bestBid } from './bidding.ts';
import { bestLine } from './building.ts';
import { bestSale } from './selling.ts';

export const greedyPlayer: Player = (_, given, seat, pick, dealer, drawn) => {
  const state = given as NurembergState;
  const draft = nuremberg.begin(state, seat, dealer, drawn);
  if (isRejection(draft)) return [];
  switch (needOf(state, seat)) {
    case 'bid':
      return bestBid(state, seat, pick);
    case 'build':
      return bestLine(draft, nuremberg.step);
    case 'act':
      return [bestAct(state, seat, draft.choices)];
    case 'sell':
      return bestSale(state, seat);
    case null:
      return [];
  }
};
