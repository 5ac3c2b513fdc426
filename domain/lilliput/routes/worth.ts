/**
 * What a trail is worth to a train (spec 3 and 7): a D-train doubles the stops, the bonus for named cities comes on
 * top, and an obsolete train brings half of all that, rounded down to tens. Mines are counted beside it (spec 9).
 */
import { type TrainName, type TrainType, trains, type Variant, variants } from '../data.ts';
import type { Train } from '../types.ts';
import type { Trails } from './trails.ts';

export interface TrainKind {
  readonly type: TrainName;
  readonly obsolete: boolean;
  readonly range: number;
  readonly double: boolean;
}

const trainTypes: ReadonlyMap<TrainName, TrainType> = new Map(trains.map((train) => [train.type, train]));

/** Later types are worth more: their place in the data tells. */
export const rankOf = (type: TrainName): number => trains.findIndex((train) => train.type === type);

export function kindOf({ type, obsolete }: Train): TrainKind {
  const { range, double } = trainTypes.get(type) ?? { range: 0, double: false };
  return { type, obsolete, range, double };
}

const ROUNDED_TO = 10;

/** The cities that count for a bonus in a game with these variants. */
export const namedCities = (played: readonly Variant[]): readonly string[] =>
  played.includes('allenbeck') ? variants.allenbeck.named : [];

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

const bonuses: Readonly<Record<string, number>> = variants.allenbeck.bonus;

/** The bonus for the named cities visited, given as bits. */
export const bonusFor = (named: number): number => bonuses[countBits(named)] ?? 0;

/** The revenue of a train of this kind on a trail. */
export function revenueOn(trails: Trails, trail: number, { double, obsolete }: TrainKind): number {
  const stops = trails.value[trail]!;
  const bonus = bonusFor(trails.named[trail]!);
  const doubledBonus = double && variants.allenbeck.doubledByD ? 2 * bonus : bonus;
  const sum = (double ? 2 * stops : stops) + doubledBonus;
  return obsolete ? Math.floor(sum / 2 / ROUNDED_TO) * ROUNDED_TO : sum;
}
