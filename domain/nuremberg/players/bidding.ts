/** How the greedy robot bids: the least for the box that gives most for its cubes. */
import { auction } from '../data.ts';
import { possibleBids } from '../rules/auction.ts';
import type { NurembergStep } from '../steps.ts';
import { COLOURS, influenceOf } from '../tracks.ts';
import type { Colour, NurembergState } from '../types.ts';
import { pointsWorth } from './worth.ts';

/** A cube that is left builds a link, and the first ones most of all. */
const CUBES_TO_BUILD = 7;
const [DEAR_CUBE, CHEAP_CUBE] = [1.1, 0.6];

/** Among boxes that differ by less than this it chooses at random, so that games differ. */
const WHIM = 0.4;
const WHIMS = 100;

function coloursOf({ side, boxes }: NurembergState, box: number): Colour[] {
  const printed = auction.sides[side].boxes.find(({ n }) => n === box)?.printed ?? [];
  const token = boxes[box - 1]?.token;
  return token ? [...printed, token] : [...printed];
}

/** Points that the seat would have from the boxes that it leads. */
function hasWithLeads(state: NurembergState, seat: number, colour: Colour): number {
  const led = state.boxes.flatMap(({ lead }, index) => (lead?.seat === seat ? coloursOf(state, index + 1) : []));
  return influenceOf(state, seat, colour) + led.filter((other) => other === colour).length;
}

function boxWorth(state: NurembergState, seat: number, box: number): number {
  const colours = coloursOf(state, box);
  return COLOURS.reduce((sum, colour) => {
    const more = colours.filter((other) => other === colour).length;
    return sum + pointsWorth(colour, hasWithLeads(state, seat, colour), more);
  }, 0);
}

/** What a bid costs: cubes that would have built. */
function cubesWorth(state: NurembergState, seat: number, cubes: number): number {
  const left = (state.players[seat]?.cubes ?? 0) - cubes;
  const dear = Math.max(0, Math.min(cubes, CUBES_TO_BUILD - left));
  return dear * DEAR_CUBE + (cubes - dear) * CHEAP_CUBE;
}

export function bestBid(state: NurembergState, seat: number, pick: (sides: number) => number): NurembergStep[] {
  const bids = possibleBids(state, seat).map(({ box, least }) => ({
    box,
    cubes: least,
    worth: boxWorth(state, seat, box) - cubesWorth(state, seat, least) + (WHIM * pick(WHIMS)) / WHIMS,
  }));
  const [best] = bids.toSorted((one, other) => other.worth - one.worth);
  return best ? [{ type: 'bid', box: best.box, cubes: best.cubes }] : [];
}
