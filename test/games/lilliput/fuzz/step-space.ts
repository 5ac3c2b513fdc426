/**
 * Everything that somebody might try at a moment of 18Lilliput, without asking the rules what is legal: all cards and
 * sides, companies, tiles, cells and rotations, trains, spaces and splits; prices at their ends. Lays are so many that each
 * visit takes a few cells at random, and all that can be tried on them. What the moment is not for at all (a station
 * without a card for stations) is tried too, but only a little of it.
 */
import type { Pick } from '../../../../domain/kernel/random-player.ts';
import { neighbour, ROTATIONS, SIDES } from '../../../../domain/lilliput/board.ts';
import {
  actionCards,
  type CompanyId,
  characters,
  chart,
  companies,
  tiles,
  type TrainName,
  trains,
} from '../../../../domain/lilliput/data.ts';
import type { LilliputStep } from '../../../../domain/lilliput/steps.ts';
import type { Cell, LilliputState } from '../../../../domain/lilliput/types.ts';

const COMPANIES = companies.map(({ id }) => id);
const TRAINS = trains.map(({ type }) => type);
const CARD_SIDES = ['action', 'alternative'] as const;
const ALL_TILES = [...tiles.keys()];
const AGES = [false, true];
const CELLS_A_VISIT = 24;
const MOST_SHARES = 4;

/** Every cell of the board and two around it. */
function nearBoard({ board }: LilliputState): Cell[] {
  const xs = Object.keys(board).map((key) => Number(key.split(',')[0]));
  const ys = Object.keys(board).map((key) => Number(key.split(',')[1]));
  const [west, east, north, south] = [
    Math.min(...xs) - 2,
    Math.max(...xs) + 2,
    Math.min(...ys) - 2,
    Math.max(...ys) + 2,
  ];
  return range(west, east).flatMap((x) => range(north, south).map((y) => ({ x, y })));
}

const range = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** Some cells at random: built on, beside those, and anywhere. */
function someCells(state: LilliputState, pick: Pick): Cell[] {
  const cells = nearBoard(state);
  const built = Object.keys(state.board).map((key) => key.split(',').map(Number));
  const isLaying = state.turn?.lays.some((left) => left > 0) ?? false;
  return Array.from({ length: isLaying ? CELLS_A_VISIT : 2 }, (_, visit) => {
    const [x = 0, y = 0] = built[pick(built.length)] ?? [];
    if (visit % 3 === 0) return { x, y };
    if (visit % 3 === 1) return neighbour({ x, y }, SIDES[pick(SIDES.length)] ?? 0);
    return cells[pick(cells.length)] ?? { x, y };
  });
}

/** Nothing, one, two or all of the kinds that a company owns, obsolete or not. */
function returnsOf(state: LilliputState, company: CompanyId): (TrainName[] | undefined)[] {
  const owned = state.companies[company]?.trains.map(({ type }) => type) ?? [];
  const subsets: TrainName[][] = [];
  for (let mask = 1; mask < 1 << owned.length; mask++) subsets.push(owned.filter((_, index) => mask & (1 << index)));
  return [undefined, ...subsets, ['4D']];
}

const withReturns = (returns: TrainName[] | undefined) => (returns === undefined ? {} : { returns });

const pricesFor = (treasury: number): number[] => [0, 1, Math.ceil(treasury / 2), treasury, treasury + 1];

function splitsOf(state: LilliputState, seat: number): { [id in CompanyId]?: number }[] {
  const own = COMPANIES.filter((company) => state.companies[company]?.director === seat);
  const [first, second] = own;
  const foreign = COMPANIES.find((company) => !own.includes(company));
  return [5, 19, 20, 50, 70, 100, 101].flatMap((amount) => [
    ...COMPANIES.map((company) => ({ [company]: amount })),
    ...(first && second ? [{ [first]: amount - 1, [second]: 1 }] : []),
    ...(first && foreign ? [{ [first]: amount - 1, [foreign]: 1 }] : []),
    {},
  ]);
}

function* draftSteps(state: LilliputState): Iterable<LilliputStep> {
  for (const { id: character } of characters) yield { type: 'takeCharacter', character };
  const cells = [...range(-1, 1).flatMap((x) => range(-1, 1).map((y) => ({ x, y }))), { x: 2, y: 0 }];
  // Outside the draft one tile is enough to see that nobody takes a company any more.
  const homes = state.draft ? ALL_TILES : ['y-city-curve'];
  for (const cell of state.draft ? cells : cells.slice(0, 8)) {
    for (const company of COMPANIES) {
      for (const tile of homes) {
        for (const rotation of ROTATIONS) yield { type: 'takeCompany', company, tile, ...cell, rotation };
      }
    }
  }
}

function* laySteps(state: LilliputState, seat: number, pick: Pick): Iterable<LilliputStep> {
  const foreign = COMPANIES[pick(COMPANIES.length)];
  for (const cell of someCells(state, pick)) {
    for (const company of COMPANIES) {
      if (state.companies[company]?.director !== seat && company !== foreign) continue;
      for (const tile of ALL_TILES) {
        for (const rotation of ROTATIONS) {
          yield { type: 'layTile', company, tile, ...cell, rotation };
          if (tiles.get(tile)?.character) yield { type: 'layCharacterTile', company, tile, ...cell, rotation };
        }
      }
    }
  }
}

function* trainSteps(state: LilliputState): Iterable<LilliputStep> {
  for (const company of COMPANIES) {
    for (const returns of returnsOf(state, company)) {
      yield { type: 'buyTrain', company, ...withReturns(returns) };
      for (const train of TRAINS) {
        for (const obsolete of AGES) {
          yield { type: 'buyPoolTrain', company, train, obsolete, ...withReturns(returns) };
        }
      }
    }
    for (const train of TRAINS) for (const obsolete of AGES) yield { type: 'discardTrain', company, train, obsolete };
  }
  yield* tradeSteps(state);
}

function* tradeSteps(state: LilliputState): Iterable<LilliputStep> {
  const [nowhere] = state.unfounded;
  const about = [...(Object.keys(state.companies) as CompanyId[]), ...(nowhere === undefined ? [] : [nowhere])];
  const isBuying = (state.turn?.purchases ?? 0) > 0;
  for (const buyer of isBuying ? about : about.slice(-2)) {
    for (const seller of about) {
      for (const { type: train, obsolete } of state.companies[seller]?.trains ?? [{ type: '2', obsolete: false }]) {
        for (const price of pricesFor(state.companies[buyer]?.treasury ?? 0)) {
          for (const returns of returnsOf(state, buyer)) {
            yield { type: 'tradeTrain', buyer, seller, train, obsolete, price, ...withReturns(returns) };
          }
        }
      }
    }
  }
}

function* shareSteps(state: LilliputState, pick: Pick): Iterable<LilliputStep> {
  for (const company of COMPANIES) {
    yield { type: 'buyShare', company };
    for (const count of range(1, MOST_SHARES)) yield { type: 'sellShares', company, count };
  }
  const cells = [...Object.keys(state.board).map((key) => key.split(',').map(Number)), [9, 9]];
  const [some, other] = [pick(COMPANIES.length), pick(COMPANIES.length)];
  const isDealing = state.turn?.shares === 'selling';
  for (const company of [COMPANIES[some]!, COMPANIES[other]!]) {
    for (const { id: space } of isDealing ? chart.spaces : chart.spaces.slice(0, 2)) {
      for (const [x = 0, y = 0] of cells) yield { type: 'foundCompany', company, space, x, y };
    }
  }
}

function* otherSteps(state: LilliputState, seat: number): Iterable<LilliputStep> {
  for (const { id: card } of actionCards) {
    for (const side of CARD_SIDES) {
      yield { type: 'takeCard', card, side };
      yield { type: 'copyCard', card, side };
    }
  }
  for (const treasuries of [null, ...splitsOf(state, seat)]) yield { type: 'takeIncome', treasuries };
  for (const treasuries of splitsOf(state, seat)) yield { type: 'grantTreasury', treasuries };
  const isBuilding = (state.turn?.stations ?? 0) > 0;
  for (const cell of isBuilding ? nearBoard(state) : nearBoard(state).slice(-8)) {
    for (const company of COMPANIES) yield { type: 'placeStation', company, ...cell };
  }
  yield { type: 'tradeIn' };
  yield { type: 'answerOffer', accept: true };
  yield { type: 'answerOffer', accept: false };
  yield { type: 'withdrawOffer' };
  yield { type: 'payDividend' };
  yield { type: 'keepRevenue' };
}

export function* attempts(state: LilliputState, seat: number, pick: Pick): Iterable<LilliputStep> {
  yield* draftSteps(state);
  yield* laySteps(state, seat, pick);
  yield* trainSteps(state);
  yield* shareSteps(state, pick);
  yield* otherSteps(state, seat);
}
