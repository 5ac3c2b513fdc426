/**
 * Statistics per round: for each company revenue, treasury and share price, for each player cash and net worth at the end
 * of the round. Computed from the facts still in force, so turns that were taken back do not count.
 */
import type { Commit } from '../kernel/commit.ts';
import { inForce, upcast } from '../kernel/fold.ts';
import { isTableFact, type TableState } from '../kernel/table.ts';
import type { CompanyId } from './data.ts';
import type { LilliputFact } from './facts.ts';
import { lilliputFolding } from './folding/index.ts';
import { byPrice, priceOf } from './rules/holdings.ts';
import { standings } from './rules/ranking.ts';
import type { LilliputState, RoundRevenue } from './types.ts';

export interface RoundFigures {
  /** Round 0 is the end of the draft. */
  readonly round: number;
  /** False while the round is still being played; the figures are then those of the moment. */
  readonly closed: boolean;
  readonly revenues: { readonly [company in CompanyId]?: RoundRevenue };
  readonly prices: { readonly [company in CompanyId]?: number };
  readonly treasuries: { readonly [company in CompanyId]?: number };
  /** By player, Gulliver last. */
  readonly cash: readonly number[];
  readonly worth: readonly number[];
}

type Retractions = Pick<TableState, 'retractions'>;

/** The game facts that count, in order. */
export function* factsInForce(commits: Iterable<Commit>, { retractions }: Retractions): Generator<LilliputFact> {
  for (const commit of commits) {
    if (!inForce({ retractions }, commit.version)) continue;
    for (const stored of commit.facts) {
      const fact = upcast(lilliputFolding, stored);
      if (!isTableFact(fact)) yield fact as LilliputFact;
    }
  }
}

function figuresOf(state: LilliputState, closed: boolean): RoundFigures {
  const companies = byPrice(state);
  const revenueOf = (company: CompanyId): [CompanyId, RoundRevenue][] => {
    const run = state.revenues[company]?.find(({ round }) => round === state.round);
    return run === undefined ? [] : [[company, run]];
  };
  return {
    round: state.round,
    closed,
    revenues: Object.fromEntries(companies.flatMap(revenueOf)),
    prices: Object.fromEntries(companies.map((company) => [company, priceOf(state, company)])),
    treasuries: Object.fromEntries(companies.map((company) => [company, state.companies[company]?.treasury ?? 0])),
    cash: state.players.map(({ cash }) => cash),
    worth: standings(state)
      .toSorted((one, other) => one.seat - other.seat)
      .map(({ total }) => total),
  };
}

/** One entry per round, after one for the start; none while companies are still being picked. */
export function roundFigures(commits: Iterable<Commit>, table: Retractions): RoundFigures[] {
  const rounds: RoundFigures[] = [];
  let state = lilliputFolding.blank();
  for (const fact of factsInForce(commits, table)) {
    // What ends a round (prices, the pool) is told before the next one starts.
    if (fact.type === 'roundStarted') rounds.push(figuresOf(state, true));
    state = lilliputFolding.evolve(state, fact);
  }
  if (state.round > 0) rounds.push(figuresOf(state, state.stage === 'over'));
  return rounds;
}

/** The order of all turns of the round that is played, as it began; empty before the first. */
export function orderOfRound(commits: readonly Commit[], table: Retractions): readonly number[] {
  let order: readonly number[] = [];
  for (const fact of factsInForce(commits, table)) if (fact.type === 'roundStarted') order = fact.order;
  return order;
}
