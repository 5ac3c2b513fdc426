/** Money, booked from the facts alone: income of the game, and what the final scoring adds. */
import type { RocketFact } from '../../../../domain/rocket/facts.ts';
import type { RocketState } from '../../../../domain/rocket/types.ts';
import { must, mustEqual } from '../../../fuzz/failure.ts';

/** The most that one payment brings all seats together. */
const LIMITS: { readonly [type: string]: (value: number) => number } = {
  cityPaid: () => 3_000,
  tokensScored: () => 9_000,
  townPaid: (value) => value * 1_500,
  mergerPaid: (value) => value * 1_500,
  stationsScored: (value) => value * 1_500,
  sharesScored: (value) => value * 1_500,
};

export function moneyBooks() {
  let cash: number[] = [];
  let bonus: number[] = [];

  return {
    enter(fact: RocketFact): void {
      if (fact.type === 'gameSetUp') {
        cash = Array.from({ length: fact.seats }, () => 0);
        bonus = [...cash];
      }
      if (!('payouts' in fact)) return;
      const total = fact.payouts.reduce((sum, { amount }) => sum + amount, 0);
      const limit = LIMITS[fact.type]?.('value' in fact ? fact.value : 0) ?? 0;
      must(total > 0 && total <= limit, () => `${fact.type} pays ${total} of ${limit}`);
      for (const { seat, amount } of fact.payouts) {
        must(amount > 0 && amount % 1_000 === 0, () => `${amount} pounds are paid`);
        (fact.type.endsWith('Scored') ? bonus : cash)[seat]! += amount;
      }
    },
    compare({ players, ranking }: RocketState): void {
      mustEqual(
        'cash',
        players.map((player) => player.cash),
        cash,
      );
      mustEqual(
        'what the scoring brought',
        players.map(({ bonus: own }) => own.tokens + own.stations + own.shares),
        bonus,
      );
      for (const { seat, total } of ranking ?? []) mustEqual('a fortune', total, cash[seat]! + bonus[seat]!);
    },
  };
}
