/** What the facts of a turn cost, purse by purse: a company's treasury, or a player's own cash. */
import type { Cost } from '../kernel/contract.ts';
import type { LilliputFact } from './facts.ts';
import type { LilliputState } from './types.ts';

export function costsOf(state: LilliputState, facts: readonly LilliputFact[]): Cost[] {
  const sums = new Map<string, number>();
  const add = (purse: string, amount: number) => {
    if (amount > 0) sums.set(purse, (sums.get(purse) ?? 0) + amount);
  };
  const director = (company: keyof LilliputState['companies']) => `seat:${state.companies[company]?.director ?? ''}`;
  for (const fact of facts) {
    if (fact.type === 'tileLaid' || fact.type === 'stationPlaced') add(fact.company, fact.cost);
    if (fact.type === 'trainTraded') add(fact.buyer, fact.price);
    if (fact.type === 'shareBought') add(`seat:${fact.seat}`, fact.price);
    if (fact.type === 'companyFounded') add(`seat:${fact.seat}`, fact.paid);
    if (fact.type === 'trainBought') {
      add(fact.company, fact.price - fact.help);
      add(director(fact.company), fact.help);
    }
  }
  return [...sums].map(([purse, amount]) => ({ purse, amount }));
}
