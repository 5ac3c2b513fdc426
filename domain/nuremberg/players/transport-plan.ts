/** What a seat could earn by transport from here: which trains it would buy, and what they would carry. */
import type { TrainData } from '../data.ts';
import { goodsIn, isPassenger, passengersIn } from '../items.ts';
import { reachedBy } from '../rules/carrying.ts';
import { trainNamed, trainsOf } from '../rules/trains.ts';
import { influenceOf } from '../tracks.ts';
import type { Items, ItemKind, NurembergState } from '../types.ts';
import { itemWorth, pointsWorth } from './worth.ts';

export type Supply = { readonly [kind in ItemKind]: number };

/** Items that other seats reach, as `area kind`. */
export type Contested = ReadonlySet<string>;

const NOT_CONTESTED: Contested = new Set();
/** An item that somebody else may take is counted as so much of one. */
const SHARE_OF_CONTESTED = 0.5;

export const contestedBy = (state: NurembergState, seats: readonly number[]): Contested =>
  new Set(seats.flatMap((seat) => reachedBy(state, seat).map(({ area, kind }) => `${area} ${kind}`)));

/** Items within reach, by kind. */
export function supplyOf(state: NurembergState, seat: number, contested: Contested = NOT_CONTESTED): Supply {
  const supply = { plain: 0, rough: 0, red: 0, green: 0 };
  for (const { area, kind } of reachedBy(state, seat)) {
    const count = isPassenger(kind) ? (state.figures[area]?.[kind] ?? 0) : (state.goods[area] ?? 0);
    supply[kind] += contested.has(`${area} ${kind}`) ? SHARE_OF_CONTESTED * count : count;
  }
  return supply;
}

interface Room {
  readonly goods: number;
  readonly passengers: number;
  readonly passengerVp: number;
}

/** The free room of a train. */
const roomOf = (train: TrainData, load: Items): Room => ({
  goods: train.goods - goodsIn(load),
  passengers: train.passengers - passengersIn(load),
  passengerVp: train.passengerVp,
});

/** The best that these trains could carry: dear goods first, passengers on the trains that give most for them. */
function carriedWorth(supply: Supply, rooms: readonly Room[], kept: Items): number {
  let goodsRoom = rooms.reduce((sum, { goods }) => sum + goods, 0);
  let worth = 0;
  for (const kind of ['rough', 'plain'] as const) {
    const carried = Math.min(goodsRoom, supply[kind]);
    goodsRoom -= carried;
    worth += carried * itemWorth(kind, { passengerVp: 0 }, kept);
  }
  let waiting = supply.red + supply.green;
  for (const { passengers, passengerVp } of rooms.toSorted((one, other) => other.passengerVp - one.passengerVp)) {
    const carried = Math.min(passengers, waiting);
    waiting -= carried;
    worth += carried * itemWorth('red', { passengerVp }, kept);
  }
  return worth;
}

export interface Plan {
  readonly worth: number;
  /** Trains to buy, the most useful one first. */
  readonly trains: readonly TrainData[];
}

/** What replaces a brown point is worth about this much. */
const REPLACED = 1.6;

/** What a train costs the seat, in victory points. */
function priceWorth(state: NurembergState, seat: number, cost: number, brownUsed: number): number | null {
  const brown = Math.max(0, influenceOf(state, seat, 'brown') - brownUsed);
  const paid = Math.min(cost, brown);
  const missing = cost - paid;
  const { cubes = 0 } = state.players[seat] ?? {};
  const others = cubes + (['white', 'red', 'green'] as const).reduce((sum, c) => sum + influenceOf(state, seat, c), 0);
  if (missing * 3 > others) return null;
  const later = state.turn < state.turns ? 0.4 * pointsWorth('brown', brown - paid, paid) : 0;
  return later + missing * REPLACED;
}

/** Trains are added one by one, each time the one that gains most. */
export function planFor(state: NurembergState, seat: number, contested?: Contested): Plan {
  const supply = supplyOf(state, seat, contested);
  const kept = state.players[seat]?.kept ?? { plain: 0, rough: 0, red: 0, green: 0 };
  const own = state.trains.filter((train) => train.seat === seat);
  const rooms = own.flatMap(({ id, load }) => {
    const train = trainNamed(state, id);
    return train ? [roomOf(train, load)] : [];
  });
  const prices = new Set(own.map(({ id }) => trainNamed(state, id)?.cost));
  const taken = new Set(state.trains.map(({ id }) => id));
  const bought: TrainData[] = [];
  let worth = carriedWorth(supply, rooms, kept);
  let brownUsed = 0;
  for (;;) {
    let best: { train: TrainData; gain: number } | null = null;
    for (const train of trainsOf(state)) {
      if (taken.has(train.id) || prices.has(train.cost)) continue;
      const price = priceWorth(state, seat, train.cost, brownUsed);
      if (price === null) continue;
      const room = { goods: train.goods, passengers: train.passengers, passengerVp: train.passengerVp };
      const gain = carriedWorth(supply, [...rooms, room], kept) - worth - price;
      if (gain > (best?.gain ?? 0)) best = { train, gain };
    }
    if (!best) return { worth, trains: bought };
    const { train, gain } = best;
    bought.push(train);
    rooms.push({ goods: train.goods, passengers: train.passengers, passengerVp: train.passengerVp });
    prices.add(train.cost);
    brownUsed += train.cost;
    worth += gain;
  }
}
