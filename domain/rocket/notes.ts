/** Notes beside the lines of a record: who was paid how much, by how many cities, and what was swapped. */
import type { Line } from '../kernel/contract.ts';
import type { FactOf, RocketFact } from './facts.ts';

const note = (key: string, params: Line['params']): Line => ({ key: `note.${key}`, params });

const paid = ({ payouts }: Pick<FactOf<'cityPaid'>, 'payouts'>): Line[] =>
  payouts.map(({ seat, amount }) => note('paid', { seat, amount }));

export function notesOf(fact: RocketFact): Line[] {
  switch (fact.type) {
    case 'cityPaid':
    case 'tokensScored':
      return paid(fact);
    case 'townPaid':
    case 'mergerPaid':
    case 'stationsScored':
    case 'sharesScored':
      return [note('cities', { value: fact.value }), ...paid(fact)];
    case 'linesMerged':
      return fact.swaps.map(({ seat, given, received }) => note('swapped', { seat, given, received }));
    default:
      return [];
  }
}
