/** Phase changes (rules 2.3, 10): rust, turn obsolete, new limit, and what companies must give up. */
import { type Rejection, reject } from '../../kernel/rejection.ts';
import { phases, type TrainName, trainTriggers } from '../data.ts';
import type { LilliputChoice, StepOf } from '../steps.ts';
import type { LilliputState, Train } from '../types.ts';
import { type Bench, byPrice, companyNamed, differentTrains, directs, isGullivers, phaseOf } from './holdings.ts';
import { scrapSurplus } from './gulliver/scrap.ts';

/** A train of a kind never seen before changes the phase the moment it is bought, or put in the pool. */
export function changePhase(bench: Bench, type: TrainName): void {
  const trigger = trainTriggers.find(({ first }) => first === type);
  if (!trigger || trigger.phase <= bench.state.phase) return;
  const { trainLimit } = phases.find(({ phase }) => phase === trigger.phase) ?? phaseOf(bench.state);
  const kept = ({ type: kind }: Train) => !trigger.rusts.includes(kind);
  const surplus = byPrice(bench.state)
    .filter((company) => !isGullivers(bench.state, company))
    .map((company) => ({
      company,
      count: companyNamed(bench.state, company).trains.filter(kept).length - trainLimit,
    }))
    .filter(({ count }) => count > 0);
  bench.emit({
    type: 'phaseChanged',
    v: 1,
    phase: trigger.phase,
    rusted: [...trigger.rusts],
    obsolete: [...trigger.obsolete],
    trainLimit,
    surplus,
  });
  scrapSurplus(bench, trainLimit);
  discardWithoutChoice(bench);
}

/** Where all trains of a company are alike its director has nothing to choose. */
function discardWithoutChoice(bench: Bench): void {
  for (;;) {
    const [first] = bench.state.surplus;
    if (!first) return;
    const { trains } = companyNamed(bench.state, first.company);
    if (differentTrains(trains).length > 1) return;
    bench.emit({ type: 'trainsDiscarded', v: 1, company: first.company, trains: trains.slice(0, first.count) });
  }
}

export function discardChoices(state: LilliputState): LilliputChoice[] {
  const [first] = state.surplus;
  if (!first) return [];
  return differentTrains(companyNamed(state, first.company).trains).map(({ type, obsolete }) => ({
    type: 'discardTrain',
    company: first.company,
    train: type,
    obsolete,
  }));
}

export function discardTrain(bench: Bench, seat: number, step: StepOf<'discardTrain'>): Rejection | undefined {
  const { state } = bench;
  const [first] = state.surplus;
  if (!first || first.company !== step.company) return reject('train.noSurplus', { company: step.company });
  if (!directs(state, seat, step.company)) return reject('company.notYours', { company: step.company });
  const train = companyNamed(state, step.company).trains.find(
    ({ type, obsolete }) => type === step.train && obsolete === step.obsolete,
  );
  if (!train) return reject('train.notThere', { company: step.company, train: step.train });
  bench.emit({ type: 'trainsDiscarded', v: 1, company: step.company, trains: [{ ...train }] });
  discardWithoutChoice(bench);
  return undefined;
}
