/** Trains run (rules 3, 10): the best routes of a company, and what its director does with the revenue. */
import { type Rejection, reject } from '../../kernel/rejection.ts';
import { type ChartSpace, type CompanyId, setup } from '../data.ts';
import { bestRun } from '../routes/best.ts';
import type { LilliputChoice } from '../steps.ts';
import type { LilliputState } from '../types.ts';
import {
  ALL_SHARES,
  type Bench,
  companyNamed,
  DIRECTOR_SHARES,
  isGullivers,
  isLastRound,
  phaseOf,
  sharesOf,
  spaceNamed,
  spaceOf,
} from './holdings.ts';
import { runningVariants } from './variants.ts';
import { poolChoices } from './trains.ts';

/** Runs the next company's trains. What needs no decision follows at once. */
export function runNext(bench: Bench): void {
  const { state } = bench;
  const [company] = state.toRun;
  if (company === undefined) return;
  const { trains } = companyNamed(state, company);
  const best = bestRun({
    board: state.board,
    company,
    trains,
    phaseColour: phaseOf(state).phaseColour,
    variants: runningVariants(state.variants),
  });
  const factor = isLastRound(state) ? setup.lastRoundDividendFactor : 1;
  const revenue = best.revenue * factor;
  bench.emit({
    type: 'trainsRun',
    v: 1,
    company,
    revenue,
    mineBonus: isGullivers(state, company) ? 0 : best.mineBonus, // he has no treasury for it
    routes: best.routes.map(({ type, obsolete, revenue: sum, stops, legs }) => ({
      train: type,
      obsolete,
      revenue: sum,
      stops: stops.map(({ x, y, value }) => ({ x, y, value })),
      legs: legs.map(({ x, y, from, to }) => ({ x, y, from, to })),
    })),
  });
  if (revenue === 0) keep(bench, company);
  else if (isLastRound(state) || isGullivers(state, company)) pay(bench, company);
}

const decided = ({ running }: LilliputState): boolean => running?.kept === true;

/** What of a revenue goes to the shareholders: all of it, or in Brobdingnag half, rounded up to tens. */
const sharedOut = ({ variants }: LilliputState, revenue: number): number =>
  variants.includes('brobdingnag') ? Math.ceil(revenue / 20) * 10 : revenue;

/** Every 10 % in a player's hand gets a tenth; the bank's shares pay nobody. The marker goes right. */
function pay(bench: Bench, company: CompanyId): void {
  const { state } = bench;
  const revenue = state.running?.revenue ?? 0;
  const shared = sharedOut(state, revenue);
  const from = spaceOf(state, company);
  const { director } = companyNamed(state, company);
  const payouts = state.players
    .map((_, seat) => {
      const shares = sharesOf(state, seat, company) + (seat === director ? DIRECTOR_SHARES : 0);
      return { seat, amount: (shared * shares) / ALL_SHARES };
    })
    .filter(({ amount }) => amount > 0);
  const to = spaceNamed(isLastRound(state) ? from.lastRoundPay : from.pay);
  bench.emit({
    type: 'dividendPaid',
    v: 1,
    company,
    revenue,
    payouts,
    toTreasury: isGullivers(state, company) ? 0 : revenue - shared,
    ...(shared === revenue ? {} : { shared }),
    from: from.id,
    to: to.id,
  });
  bench.emit({ type: 'companyDone', v: 1, company });
}

/** All goes to the treasury, the marker goes left; then a train of the pool may be bought, except in the last round. */
function keep(bench: Bench, company: CompanyId): void {
  const revenue = bench.state.running?.revenue ?? 0;
  const from: ChartSpace = spaceOf(bench.state, company);
  bench.emit({ type: 'revenueKept', v: 1, company, revenue, from: from.id, to: from.withhold });
  if (afterKeeping(bench.state).length === 0) bench.emit({ type: 'companyDone', v: 1, company });
}

/** The trains of the pool that a company may buy once it has kept its revenue. */
function afterKeeping(state: LilliputState): LilliputChoice[] {
  if (!state.running || isLastRound(state) || isGullivers(state, state.running.company)) return [];
  return poolChoices(state, state.running.company);
}

export function runningChoices(state: LilliputState): LilliputChoice[] {
  if (!state.running) return [];
  return decided(state) ? afterKeeping(state) : [{ type: 'payDividend' }, { type: 'keepRevenue' }];
}

export function payDividend(bench: Bench): Rejection | undefined {
  const { running } = bench.state;
  if (!running || decided(bench.state)) return reject('turn.asked.poolTrain');
  pay(bench, running.company);
  return undefined;
}

export function keepRevenue(bench: Bench): Rejection | undefined {
  const { running } = bench.state;
  if (!running || decided(bench.state)) return reject('turn.asked.poolTrain');
  keep(bench, running.company);
  return undefined;
}

/** The director sends without buying a train of the pool, or has bought one. */
export function finishCompany(bench: Bench): void {
  const { running } = bench.state;
  if (running) bench.emit({ type: 'companyDone', v: 1, company: running.company });
}
