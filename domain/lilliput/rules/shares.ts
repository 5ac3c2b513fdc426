/** Dealing in shares (rules 2.4, 10): first sell, then buy one certificate at most, or found a company. */
import { type Rejection, reject } from '../../kernel/rejection.ts';
import { cellKey, cellName, cellOf } from '../board.ts';
import { type ChartSpace, type CompanyId, chart, companyRules, tiles } from '../data.ts';
import type { LilliputChoice, StepOf } from '../steps.ts';
import type { Cell, LilliputState } from '../types.ts';
import {
  ALL_SHARES,
  bankShares,
  type Bench,
  byPrice,
  cashOf,
  directedBy,
  DIRECTOR_SHARES,
  priceOf,
  sharesOf,
  spaceNamed,
  spaceOf,
} from './holdings.ts';

const isDealing = ({ turn }: LilliputState): boolean => turn?.shares === 'selling' && !turn.acted;

/** Why shares cannot be traded now. */
function notDealing({ turn }: LilliputState): Rejection {
  if (turn?.acted) return reject('turn.acted');
  return reject(turn?.shares === 'bought' ? 'share.bought' : 'share.noCard');
}

export function sellShares(bench: Bench, seat: number, step: StepOf<'sellShares'>): Rejection | undefined {
  const { state } = bench;
  const { company, count } = step;
  if (!isDealing(state)) return notDealing(state);
  if (sharesOf(state, seat, company) < count) return reject('share.notYours', { company, count });
  if (state.turn?.sold.includes(company)) return reject('share.oneBatch', { company });
  const from = spaceOf(state, company);
  let to = from;
  for (let sold = 0; sold < count; sold++) to = spaceNamed(to.sellOne);
  bench.emit({
    type: 'sharesSold',
    v: 1,
    seat,
    company,
    count,
    proceeds: count * from.value,
    from: from.id,
    to: to.id,
  });
  return undefined;
}

const certificates = (state: LilliputState, seat: number): number => state.players[seat]?.certificates.length ?? 0;

export function buyShare(bench: Bench, seat: number, { company }: StepOf<'buyShare'>): Rejection | undefined {
  const { state } = bench;
  if (!isDealing(state)) return notDealing(state);
  if (!state.companies[company]) return reject('company.notFounded', { company });
  if (bankShares(state, company) === 0) return reject('share.noneLeft', { company });
  const limit = companyRules.shareLimitPerPlayer;
  if (certificates(state, seat) >= limit) return reject('share.limit', { limit });
  const price = priceOf(state, company);
  if (cashOf(state, seat) < price) return reject('money.cash', { price, cash: cashOf(state, seat) });
  bench.emit({ type: 'shareBought', v: 1, seat, company, price });
  return undefined;
}

/** Stops with a free slot where a new company can have its home; a Laputa tile is nobody's home. */
export function freeHomes(state: LilliputState): Cell[] {
  return Object.entries(state.board)
    .filter(([, laid]) => laid.tokens.includes(null) && tiles.get(laid.tile)?.usableBy === undefined)
    .map(([key]) => cellOf(key));
}

const foundingSpaces: readonly ChartSpace[] = chart.spaces.filter(({ value }) => value >= chart.founding.minimum);

export function foundCompany(bench: Bench, seat: number, step: StepOf<'foundCompany'>): Rejection | undefined {
  const { state } = bench;
  const { company, x, y } = step;
  if (!isDealing(state)) return notDealing(state);
  if (!state.unfounded.includes(company)) return reject('company.cannotFound', { company });
  const limit = companyRules.shareLimitPerPlayer;
  if (certificates(state, seat) >= limit) return reject('share.limit', { limit });
  const directors = companyRules.directorLimitPerPlayer;
  if (directedBy(state, seat).length >= directors) return reject('share.directorLimit', { limit: directors });
  const space = foundingSpaces.find(({ id }) => id === step.space);
  if (!space) return reject('company.foundingPrice', { minimum: chart.founding.minimum });
  const paid = DIRECTOR_SHARES * space.value;
  if (cashOf(state, seat) < paid) return reject('money.cash', { price: paid, cash: cashOf(state, seat) });
  const laid = state.board[cellKey(step)];
  const cell = cellName(x, y);
  if (!laid?.tokens.includes(null)) return reject('station.noSlot', { cell });
  const owner = tiles.get(laid.tile)?.usableBy;
  if (owner !== undefined) return reject('company.noHome', { cell, owner });
  bench.emit({
    type: 'companyFounded',
    v: 1,
    seat,
    company,
    space: space.id,
    price: space.value,
    paid,
    treasury: ALL_SHARES * space.value,
    tokens: companyRules.stationMarkers - 1,
    x,
    y,
    slot: laid.tokens.indexOf(null),
  });
  return undefined;
}

export function shareChoices(state: LilliputState, seat: number): LilliputChoice[] {
  if (!isDealing(state)) return [];
  const companies = byPrice(state);
  return [
    ...companies.flatMap((company) => saleChoices(state, seat, company)),
    ...(certificates(state, seat) < companyRules.shareLimitPerPlayer
      ? [
          ...companies
            .filter((company) => bankShares(state, company) > 0 && cashOf(state, seat) >= priceOf(state, company))
            .map((company): LilliputChoice => ({ type: 'buyShare', company })),
          ...foundingChoices(state, seat),
        ]
      : []),
  ];
}

function saleChoices(state: LilliputState, seat: number, company: CompanyId): LilliputChoice[] {
  if (state.turn?.sold.includes(company)) return [];
  return Array.from({ length: sharesOf(state, seat, company) }, (_, index) => ({
    type: 'sellShares',
    company,
    count: index + 1,
  }));
}

function foundingChoices(state: LilliputState, seat: number): LilliputChoice[] {
  if (directedBy(state, seat).length >= companyRules.directorLimitPerPlayer) return [];
  const spaces = foundingSpaces.filter(({ value }) => DIRECTOR_SHARES * value <= cashOf(state, seat));
  const homes = spaces.length > 0 ? freeHomes(state) : [];
  return state.unfounded.flatMap((company) =>
    spaces.flatMap(({ id: space }) =>
      homes.map((cell): LilliputChoice => ({ type: 'foundCompany', company, space, ...cell })),
    ),
  );
}
