/** Transport (rules 4.6): which goods and passengers a seat can reach, and the trains that have room for them. */
import { type Rejection, reject } from '../../kernel/rejection.ts';
import { boardFor } from '../board.ts';
import { goodsIn, isPassenger, passengersIn } from '../items.ts';
import { COMPANIES, type Network, networkOf } from '../network.ts';
import type { StepOf } from '../steps.ts';
import type { AreaId, Company, ItemKind, NurembergState, OwnedTrain } from '../types.ts';
import type { Bench } from './bench.ts';
import { trainNamed } from './trains.ts';

interface Reached {
  readonly area: AreaId;
  readonly kind: ItemKind;
}

const hasRoom = (state: NurembergState, { id, load }: OwnedTrain, kind: ItemKind): boolean => {
  const train = trainNamed(state, id);
  if (!train) return false;
  return isPassenger(kind) ? passengersIn(load) < train.passengers : goodsIn(load) < train.goods;
};

/** Whether the seat has a link here, and the area is not on a company network. */
const isServed = (network: Network, seat: number, area: AreaId): boolean =>
  network.touched(seat).has(area) && !network.isOnCompanyNetwork(area);

/** Mail and cheese are picked up in their own area, beer and stone from an area next to theirs. */
function reachesGoods(state: NurembergState, seat: number, area: AreaId): boolean {
  const board = boardFor(state.map);
  const network = networkOf(state);
  return board.goodsKind(area) === 'plain'
    ? isServed(network, seat, area)
    : board.neighbours(area).some((next) => isServed(network, seat, next));
}

/** The way of a passenger leads over links of the seat alone, to a town of his colour; at home he does not travel. */
function reachesHome(state: NurembergState, seat: number, town: AreaId, company: Company): boolean {
  const network = networkOf(state);
  if (!network.touched(seat).has(town) || network.companiesAt(town).includes(company)) return false;
  const seen = new Set([town]);
  for (const area of seen) {
    if (network.companiesAt(area).includes(company)) return true;
    for (const next of network.joined(seat, area)) seen.add(next);
  }
  return false;
}

/** What the seat could carry if it had room, in the order of the areas. */
export function reachedBy(state: NurembergState, seat: number): Reached[] {
  const goods = Object.keys(state.goods)
    .filter((area) => reachesGoods(state, seat, area))
    .map((area): Reached => ({ area, kind: boardFor(state.map).goodsKind(area) ?? 'plain' }));
  const passengers = Object.entries(state.figures).flatMap(([area, figures]) =>
    COMPANIES.filter((company) => figures[company] > 0 && reachesHome(state, seat, area, company)).map(
      (kind): Reached => ({ area, kind }),
    ),
  );
  return [...goods, ...passengers];
}

export function carriesFor(state: NurembergState, seat: number): StepOf<'carry'>[] {
  const own = state.trains.filter((train) => train.seat === seat);
  if (own.length === 0) return [];
  return reachedBy(state, seat).flatMap(({ area, kind }) =>
    own
      .filter((train) => hasRoom(state, train, kind))
      .map(({ id }) => ({ type: 'carry' as const, area, kind, train: id })),
  );
}

export function carry(bench: Bench, seat: number, { area, kind, train: id }: StepOf<'carry'>): Rejection | undefined {
  const { state } = bench;
  if (!boardFor(state.map).area(area)) return reject('area.unknown', { area });
  const train = state.trains.find((other) => other.id === id);
  if (!train || train.seat !== seat) return reject('carry.notYours', { train: id });
  const refused = isPassenger(kind) ? refusedPassenger(state, seat, area, kind) : refusedGoods(state, seat, area, kind);
  if (refused) return refused;
  if (!hasRoom(state, train, kind)) return reject('carry.full', { train: id });
  bench.emit({ type: 'itemCarried', v: 1, seat, area, kind, train: id });
  return undefined;
}

function refusedGoods(state: NurembergState, seat: number, area: AreaId, kind: ItemKind): Rejection | undefined {
  if (boardFor(state.map).goodsKind(area) !== kind || (state.goods[area] ?? 0) === 0) {
    return reject('carry.nothing', { area, kind });
  }
  if (reachesGoods(state, seat, area)) return undefined;
  return kind === 'plain' ? reject('carry.unreachedPlain', { area }) : reject('carry.unreachedRough', { area });
}

function refusedPassenger(state: NurembergState, seat: number, area: AreaId, kind: Company): Rejection | undefined {
  if ((state.figures[area]?.[kind] ?? 0) === 0) return reject('carry.nothing', { area, kind });
  if (networkOf(state).companiesAt(area).includes(kind)) return reject('carry.atHome', { area, company: kind });
  return reachesHome(state, seat, area, kind) ? undefined : reject('carry.noWay', { area, company: kind });
}
