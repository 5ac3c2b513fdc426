/** Who is awaited, and for what. It only reads the state, so a page can use it before the rules are loaded. */
import type { Awaited } from '../../kernel/contract.ts';
import type { NurembergState } from '../types.ts';

/** The questions that a seat can be asked. */
export type Need = 'bid' | 'build' | 'act' | 'sell';

interface AwaitedNeed extends Awaited {
  readonly need: Need;
}

/**
 * Exactly one seat is awaited. Every question counts as an answer: phases are short and belong to all seats alike, so a
 * host may give them hours of their own and let them lapse.
 */
export function awaiting(state: NurembergState): AwaitedNeed[] {
  const { stage, turn, bidder, toAct } = state;
  const ask = (seat: number | null | undefined, need: Need, id: string): AwaitedNeed[] =>
    seat === null || seat === undefined ? [] : [{ seat, need, question: `${turn}.${id}`, answer: true }];
  switch (stage) {
    case 'auction':
      return ask(bidder, 'bid', `bid.${state.bids}`);
    case 'building':
      return ask(toAct[0], 'build', 'build');
    case 'transport':
      return ask(toAct[0], 'act', `act.${state.acts}`);
    case 'takeover':
      return ask(toAct[0], 'sell', 'sell');
    case 'setUp':
    case 'over':
      return [];
  }
}

export const needOf = (state: NurembergState, seat: number): Need | null =>
  awaiting(state).find((asked) => asked.seat === seat)?.need ?? null;
