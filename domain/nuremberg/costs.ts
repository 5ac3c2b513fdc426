/** What the facts of a submission cost its seat: cubes, and influence points by colour. */
import type { Cost } from '../kernel/contract.ts';
import type { NurembergFact } from './facts.ts';

const PURSES = ['cubes', 'white', 'brown', 'red', 'green'] as const;
type Purse = (typeof PURSES)[number];

function paidIn(fact: NurembergFact): { readonly [purse in Purse]?: number } {
  switch (fact.type) {
    case 'bidMade':
      return { cubes: fact.cubes };
    case 'lineStarted':
      return fact.fees;
    case 'linkBuilt':
      return { ...fact.fees, cubes: fact.cubes };
    case 'linksPaid':
      return fact.points;
    case 'trainBought':
      return fact.paid;
    case 'runSold':
      return { [fact.company]: fact.cost };
    default:
      return {};
  }
}

export const costsOf = (facts: readonly NurembergFact[]): Cost[] =>
  PURSES.map((purse) => ({ purse, amount: facts.reduce((sum, fact) => sum + (paidIn(fact)[purse] ?? 0), 0) })).filter(
    ({ amount }) => amount > 0,
  );
