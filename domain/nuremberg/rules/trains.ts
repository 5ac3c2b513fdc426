/** Buying trains (rules 4.6). */
import { type Rejection, reject } from '../../kernel/rejection.ts';
import { type TrainData, trains } from '../data.ts';
import type { NurembergChoice, StepOf } from '../steps.ts';
import { influenceOf } from '../tracks.ts';
import type { NurembergState } from '../types.ts';
import type { Bench } from './bench.ts';

/** What may replace brown points that are missing. */
const REPLACEMENTS = ['cubes', 'white', 'red', 'green'] as const;
type Replacement = (typeof REPLACEMENTS)[number];

export interface Price {
  /** Brown points are used first. */
  readonly brown: number;
  /** Cubes or other points in place of the missing ones. */
  readonly instead: number;
}

export const trainsOf = ({ side }: Pick<NurembergState, 'side'>): readonly TrainData[] => trains.sides[side];

export const trainNamed = (state: Pick<NurembergState, 'side'>, id: string): TrainData | undefined =>
  trainsOf(state).find((train) => train.id === id);

function priceFor(state: NurembergState, seat: number, { cost }: TrainData): Price {
  const brown = Math.min(cost, influenceOf(state, seat, 'brown'));
  return { brown, instead: (cost - brown) * trains.cubesPerMissingPoint };
}

const held = (state: NurembergState, seat: number, purse: Replacement): number =>
  purse === 'cubes' ? (state.players[seat]?.cubes ?? 0) : influenceOf(state, seat, purse);

/** Why a seat cannot have this train, whatever it pays, or nothing. */
function refusedTrain(state: NurembergState, seat: number, train: TrainData): Rejection | undefined {
  const owner = state.trains.find(({ id }) => id === train.id)?.seat;
  if (owner !== undefined) return reject('train.taken', { train: train.id, owner });
  const same = state.trains.find((own) => own.seat === seat && trainNamed(state, own.id)?.cost === train.cost);
  if (same) return reject('train.onePerPrice', { train: train.id, cost: train.cost });
  const { instead } = priceFor(state, seat, train);
  const has = REPLACEMENTS.reduce((sum, purse) => sum + held(state, seat, purse), 0);
  return instead > has ? reject('train.tooDear', { train: train.id, instead, has }) : undefined;
}

/** The trains that a seat can buy now, with their prices. */
export const purchasesFor = (state: NurembergState, seat: number): { train: TrainData; price: Price }[] =>
  trainsOf(state)
    .filter((train) => !refusedTrain(state, seat, train))
    .map((train) => ({ train, price: priceFor(state, seat, train) }));

export const purchaseChoices = (state: NurembergState, seat: number): NurembergChoice[] =>
  purchasesFor(state, seat).map(({ train, price: { brown, instead } }) => ({
    type: 'buyTrain',
    train: train.id,
    pay: { brown, cubes: 0, white: 0, red: 0, green: 0 },
    ...(instead > 0 ? { split: { amount: instead, among: purses(state, seat) } } : {}),
  }));

const purses = (state: NurembergState, seat: number) =>
  Object.fromEntries(REPLACEMENTS.map((purse) => [purse, held(state, seat, purse)]));

export function buyTrain(bench: Bench, seat: number, { train: id, pay }: StepOf<'buyTrain'>): Rejection | undefined {
  const { state } = bench;
  const train = trainNamed(state, id);
  if (!train) return reject('train.unknown', { train: id });
  const refused = refusedTrain(state, seat, train);
  if (refused) return refused;
  const { brown, instead } = priceFor(state, seat, train);
  if (pay.brown !== brown) return reject('train.brownFirst', { brown });
  const sum = REPLACEMENTS.reduce((total, purse) => total + pay[purse], 0);
  if (sum !== instead) return reject('train.instead', { instead, sum });
  for (const purse of REPLACEMENTS) {
    const has = held(state, seat, purse);
    if (pay[purse] > has) return reject('train.short', { purse, has });
  }
  bench.emit({ type: 'trainBought', v: 1, seat, train: id, paid: pay });
  return undefined;
}
