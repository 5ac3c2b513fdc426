/** Gulliver's train (rules 8 and 10, E): the top of the deck goes to the company that needs it more. */
import type { CompanyId } from '../../data.ts';
import type { LilliputState, Train } from '../../types.ts';
import { type Bench, companyNamed, directedBy, phaseOf, topTrain } from '../holdings.ts';
import { changePhase } from '../phases.ts';
import { lowest, rankOf, trim } from './scrap.ts';

const rankOfLowest = (trains: readonly Train[]): number => {
  const train = lowest(trains);
  return train ? rankOf(train) : 0;
};

/** Fewer trains, then the lower lowest train, then the first. */
function needier(state: LilliputState, companies: readonly CompanyId[]): CompanyId | undefined {
  return companies.toSorted((a, b) => {
    const [one, other] = [companyNamed(state, a).trains, companyNamed(state, b).trains];
    return one.length - other.length || rankOfLowest(one) - rankOfLowest(other);
  })[0];
}

export function takeTrain(bench: Bench, seat: number): void {
  const type = topTrain(bench.state);
  const company = needier(bench.state, directedBy(bench.state, seat));
  if (type === null || company === undefined) return;
  bench.emit({ type: 'gulliverChose', v: 1, rule: 'E' });
  trim(bench, company, phaseOf(bench.state).trainLimit - 1);
  bench.emit({ type: 'trainBought', v: 1, company, from: 'deck', train: { type, obsolete: false }, price: 0, help: 0 });
  changePhase(bench, type);
}
