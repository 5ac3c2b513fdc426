/** Gulliver's shares (rules 8 and 10, D): one certificate a round; three shares, then a second company. */
import { cellKey } from '../../board.ts';
import { type CompanyId, chart, companyRules } from '../../data.ts';
import {
  type Bench,
  bankShares,
  byPrice,
  cashOf,
  companyNamed,
  DIRECTOR_SHARES,
  directedBy,
  priceOf,
} from '../holdings.ts';
import { freeHomes } from '../shares.ts';
import { choose, type Draws, distance, nearest, withDraws } from './choosing.ts';

/** Shares of 10 % that he buys at most. */
const MOST_SHARES = 3;
const MOST_COMPANIES = 2;

export function invest(bench: Bench, seat: number): void {
  const { state } = bench;
  const onSale = byPrice(state).filter((company) => bankShares(state, company) > 0);
  const held = state.players[seat]?.certificates.filter(({ percent }) => percent === 10).length ?? 0;
  if (held < MOST_SHARES && onSale.length > 0) return buyOne(bench, seat, onSale);
  if (directedBy(state, seat).length < MOST_COMPANIES) found(bench, seat);
}

function buyOne(bench: Bench, seat: number, onSale: readonly CompanyId[]): void {
  const { state } = bench;
  const draws: Draws = [];
  const company = choose(
    bench,
    draws,
    onSale.filter((candidate) => priceOf(state, candidate) <= cashOf(state, seat)),
  );
  if (company === undefined) return;
  bench.emit({ type: 'gulliverChose', v: 1, rule: 'D1', ...withDraws(draws) });
  bench.emit({ type: 'shareBought', v: 1, seat, company, price: priceOf(state, company) });
}

/** A new company at the highest price he can pay, at home with his first one if there is room. */
function found(bench: Bench, seat: number): void {
  const { state } = bench;
  const spaces = chart.spaces.filter(
    ({ value }) => value >= chart.founding.minimum && DIRECTOR_SHARES * value <= cashOf(state, seat),
  );
  const space = spaces.toSorted((a, b) => b.value - a.value)[0];
  const homes = freeHomes(state);
  const first = directedBy(state, seat)[0];
  // Check before drawing: every draw must be recorded in a fact.
  if (!space || homes.length === 0 || first === undefined || state.unfounded.length === 0) return;
  const draws: Draws = [];
  const company = choose(bench, draws, state.unfounded);
  const { home } = companyNamed(state, first);
  const cell = choose(
    bench,
    draws,
    nearest(homes, (candidate) => distance(candidate, home)),
  );
  if (company === undefined || !cell) return;
  bench.emit({ type: 'gulliverChose', v: 1, rule: 'D2', ...cell, ...withDraws(draws) });
  bench.emit({
    type: 'companyFounded',
    v: 1,
    seat,
    company,
    space: space.id,
    price: space.value,
    paid: DIRECTOR_SHARES * space.value,
    treasury: 0, // his companies have none
    tokens: companyRules.stationMarkers - 1,
    ...cell,
    slot: state.board[cellKey(cell)]?.tokens.indexOf(null) ?? 0,
  });
}
