/**
 * What a trail is worth to a train (rules 3 and 7): a D-train doubles the stops, the bonus for named cities comes on
 * top, and an obsolete train brings half of all that, rounded down to tens. Mines are counted beside it (rules 9).
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

/** Stops and bonus together, for a train that is not obsolete. */
export const wholeRevenue = (stops: number, bonus: number, { double }: TrainKind): number =>
  (double ? 2 * stops : stops) + (double && variants.allenbeck.doubledByD ? 2 * bonus : bonus);

/** What an obsolete train brings of it. */
export const halved = (whole: number): number => Math.floor(whole / 2 / ROUNDED_TO) * ROUNDED_TO;

/** The revenue of a train of this kind on a trail. */
export function revenueOn(trails: Trails, trail: number, kind: TrainKind): number {
  const whole = wholeRevenue(trails.value[trail]!, bonusFor(trails.named[trail]!), kind);
  return kind.obsolete ? halved(whole) : whole;
}
