/** Buying trains from the deck and from the pool (rules 2.3, 10). */
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts';
import { type CompanyId, characters, type TrainName } from '../data.ts';
import type { LilliputChoice, StepOf } from '../steps.ts';
import type { LilliputState, Train } from '../types.ts';
import {
  type Bench,
  cashOf,
  companyNamed,
  differentTrains,
  directedBy,
  directs,
  hasCharacter,
  phaseOf,
  topTrain,
  printedPrice,
} from './holdings.ts';
import { changePhase } from './phases.ts';

/** The Admiral's owner pays less for trains of the deck; not for those of the pool. */
export function deckPrice(state: LilliputState, seat: number, type: TrainName): number {
  const discounts = characters.flatMap(({ id, ability }) =>
    ability.type === 'trainDiscount' && hasCharacter(state, seat, id) ? [ability.prices[type]] : [],
  );
  return Math.min(printedPrice(type), ...discounts);
}

/** Every choice of obsolete trains that a company may give back before a purchase, none of them first. */
export function returnChoices(trains: readonly Train[]): TrainName[][] {
  const old = trains.filter(({ obsolete }) => obsolete).map(({ type }) => type);
  const seen = new Map<string, TrainName[]>();
  for (let mask = 0; mask < 1 << old.length; mask++) {
    const picked = old.filter((_, index) => mask & (1 << index));
    seen.set(picked.join(), picked);
  }
  return [...seen.values()];
}

/** Checks that these obsolete trains are there, and that the company has room for one more without them. */
export function roomFor(
  state: LilliputState,
  company: CompanyId,
  returns: readonly TrainName[],
): { readonly returned: Train[]; readonly kept: number } | Rejection {
  const { trains } = companyNamed(state, company);
  const old = trains.filter(({ obsolete }) => obsolete).map(({ type }) => type);
  for (const type of returns) {
    const index = old.indexOf(type);
    if (index < 0) return reject('train.notObsolete', { company, train: type });
    old.splice(index, 1);
  }
  const kept = trains.length - returns.length;
  const limit = phaseOf(state).trainLimit;
  if (kept >= limit) return reject('train.limit', { company, limit });
  return { returned: returns.map((type) => ({ type, obsolete: true })), kept };
}

export function giveBack(bench: Bench, company: CompanyId, returned: readonly Train[]): void {
  if (returned.length > 0) bench.emit({ type: 'trainsReturned', v: 1, company, trains: [...returned] });
}

/**
 * Whether a company can buy a train from the bank at this price once these obsolete trains are gone. The director adds
 * what the treasury lacks, but only for a company that is then without a train.
 */
function afford(
  state: LilliputState,
  company: CompanyId,
  returns: readonly TrainName[],
  price: number,
): { readonly returned: Train[]; readonly help: number } | Rejection {
  const room = roomFor(state, company, returns);
  if (isRejection(room)) return room;
  const { treasury, director } = companyNamed(state, company);
  const help = Math.max(0, price - treasury);
  if (help > 0 && room.kept > 0) return reject('money.noHelp', { company, price, treasury });
  if (cashOf(state, director) < help) return reject('money.help', { company, missing: help });
  return { returned: room.returned, help };
}

export function buyTrain(bench: Bench, seat: number, step: StepOf<'buyTrain'>): Rejection | undefined {
  const { state } = bench;
  const type = topTrain(state);
  if ((state.turn?.purchases ?? 0) === 0) return reject('train.noPurchase');
  if (!directs(state, seat, step.company)) return reject('company.notYours', { company: step.company });
  if (type === null) return reject('train.noDeck');
  const price = deckPrice(state, seat, type);
  const deal = afford(state, step.company, step.returns ?? [], price);
  if (isRejection(deal)) return deal;
  giveBack(bench, step.company, deal.returned);
  const train = { type, obsolete: false };
  bench.emit({ type: 'trainBought', v: 1, company: step.company, from: 'deck', train, price, help: deal.help });
  changePhase(bench, type);
  return undefined;
}

/** A train of the pool, for a company just founded or one that just kept its revenue: printed price, no phase change. */
export function buyPoolTrain(bench: Bench, step: StepOf<'buyPoolTrain'>): Rejection | undefined {
  const deal = poolDeal(bench.state, step);
  if (isRejection(deal)) return deal;
  const { returned, ...bought } = deal;
  giveBack(bench, step.company, returned);
  bench.emit({ type: 'trainBought', v: 1, company: step.company, from: 'pool', ...bought });
  return undefined;
}

/** What this train of the pool would cost the company, or why it cannot be bought. */
export function poolDeal(
  state: LilliputState,
  { company, train: type, obsolete, returns = [] }: StepOf<'buyPoolTrain'>,
) {
  const inPool = state.pool.some((train) => train.type === type && train.obsolete === obsolete);
  if (!inPool) return reject('train.notInPool', { train: type });
  const price = printedPrice(type);
  const deal = afford(state, company, returns, price);
  return isRejection(deal) ? deal : { ...deal, price, train: { type, obsolete } };
}

/** `returns` only where something is given back, so that equal steps look equal. */
export const withReturns = (returns: TrainName[]) => (returns.length > 0 ? { returns } : {});

/** The returns with which a company can buy at this price. */
const affordable = (state: LilliputState, company: CompanyId, price: number): TrainName[][] =>
  returnChoices(companyNamed(state, company).trains).filter(
    (returns) => !isRejection(afford(state, company, returns, price)),
  );

export function deckChoices(state: LilliputState, seat: number): LilliputChoice[] {
  const type = topTrain(state);
  if (type === null || (state.turn?.purchases ?? 0) === 0) return [];
  const price = deckPrice(state, seat, type);
  return directedBy(state, seat).flatMap((company) =>
    affordable(state, company, price).map(
      (returns): LilliputChoice => ({ type: 'buyTrain', company, ...withReturns(returns) }),
    ),
  );
}

export const poolChoices = (state: LilliputState, company: CompanyId): LilliputChoice[] =>
  differentTrains(state.pool).flatMap(({ type, obsolete }) =>
    affordable(state, company, printedPrice(type)).map(
      (returns): LilliputChoice => ({ type: 'buyPoolTrain', company, train: type, obsolete, ...withReturns(returns) }),
    ),
  );
