/** What the greedy robot thinks that items, points and cubes are worth, in victory points. */
import { scoring, setUp, type TrainData } from '../data.ts';
import { isPassenger, ITEM_KINDS } from '../items.ts';
import { influenceOf } from '../tracks.ts';
import type { Colour, ItemKind, Items, NurembergState } from '../types.ts';

/** A kind of which the player has fewest helps to fill a set. */
const WORTH_FOR_SET = 0.4;

export function itemWorth(kind: ItemKind, train: Pick<TrainData, 'passengerVp'>, kept: Items): number {
  const vp = isPassenger(kind) ? train.passengerVp : scoring.goodsVp;
  const fewest = Math.min(...ITEM_KINDS.map((other) => kept[other]));
  return vp + scoring.profit[kind] + (kept[kind] === fewest ? WORTH_FOR_SET : 0);
}

/** Worth of the first, second, third point of a colour and so on; the last figure holds for all further ones. */
const SCALES: { readonly [colour in Colour]: readonly number[] } = {
  white: [1, 0.8, 0.6, 0.4, 0.3],
  brown: [2.6, 2.3, 2, 1.5, 1.2, 0.9, 0.5],
  red: [1.3, 1.1, 1, 0.8, 0.5],
  green: [1.3, 1.1, 1, 0.8, 0.5],
};

const scaled = (scale: readonly number[], index: number): number => scale[Math.min(index, scale.length - 1)] ?? 0;

/** What further points of a colour are worth to somebody who has so many. */
export function pointsWorth(colour: Colour, has: number, more: number): number {
  let worth = 0;
  for (let index = has; index < has + more; index++) worth += scaled(SCALES[colour], index);
  return worth;
}

export const isLastTurn = ({ turn, turns }: NurembergState): boolean => turn >= turns;
export const turnsAfter = ({ turn, turns }: NurembergState): number => Math.max(0, turns - turn);

/** Cubes beyond those that the next turn cannot give anew are lost. */
const USEFUL_CUBES = 3;
const CUBE = 0.4;
/** Points are worth less when the auction of this turn is over. */
const LATER = 0.5;

/** What is left for the next turn. */
export function restWorth(state: NurembergState, seat: number): number {
  if (isLastTurn(state)) return 0;
  const colours = Object.keys(setUp.influence) as Colour[];
  const points = colours.reduce(
    (sum, colour) => sum + LATER * pointsWorth(colour, 0, influenceOf(state, seat, colour)),
    0,
  );
  return points + CUBE * Math.min(USEFUL_CUBES, state.players[seat]?.cubes ?? 0);
}
