/** Appliers: one function per type of fact, which changes the state in place. */
import type { FactOf, RocketFact } from '../facts.ts';
import type { Bonus, RocketState } from '../types.ts';

export type Appliers<Type extends RocketFact['type']> = {
  readonly [T in Type]: (state: RocketState, fact: FactOf<T>) => void;
};

type Payouts = FactOf<'cityPaid'>['payouts'];

export function payOut({ players }: RocketState, payouts: Payouts): void {
  for (const { seat, amount } of payouts) {
    const player = players[seat];
    if (player) player.cash += amount;
  }
}

export function addBonus({ players }: RocketState, part: keyof Bonus, payouts: Payouts): void {
  for (const { seat, amount } of payouts) {
    const player = players[seat];
    if (player) player.bonus[part] += amount;
  }
}
