/**
 * A train's journey over the board: which way it takes inside each cell, and in which section, counted from stop to
 * stop. Routes are drawn along it, and lanes are chosen by its sections.
 */
import { cellKey } from '../board.ts';
import type { Rotation, Side, TileDefinition } from '../data.ts';
import { across, inwards, isCurve, part, reachOf, sidesOf, type Way } from './geometry.ts';
import { reach, route } from './proportions.ts';
import type { Board, Leg } from './types.ts';

/** The ways a train takes inside a cell: two where it passes a stop, in to it and out again. */
function waysOfLeg(definition: TileDefinition, rotation: Rotation, { from, to }: Leg): readonly Way[] {
  const stop = definition.stops[0];
  if (stop === undefined) return from === 'stop' || to === 'stop' ? [] : [across(from, to)];
  const sides = sidesOf(definition, rotation);
  const toStop = (side: Side): Way => {
    const other = sides.find((candidate) => candidate !== side);
    if (isCurve(sides) && other !== undefined) return part(across(side, other), 0, 0.5);
    // the round end of a line must not show behind a wall or a bar at which the track itself ends
    const full = reachOf(stop);
    return inwards(side, full === reach.middle ? full : full - route.width / 2);
  };
  return [...(from === 'stop' ? [] : [toStop(from)]), ...(to === 'stop' ? [] : [part(toStop(to), 1, 0)])];
}

export interface Travelled {
  readonly way: Way;
  readonly leg: Leg;
  readonly section: number;
  /** The side by which it leaves the cell, unless it ends at a stop. */
  readonly leaves: Side | undefined;
}

export function journeyOf(legs: readonly Leg[], board: Board): readonly Travelled[] {
  const journey: Travelled[] = [];
  let section = 0;
  for (const leg of legs) {
    const laid = board.get(cellKey(leg));
    const ways = laid === undefined ? [] : waysOfLeg(laid.definition, laid.tile.rotation, leg);
    for (const [half, way] of ways.entries()) {
      const setsOutFromStop = half > 0 || leg.from === 'stop';
      if (setsOutFromStop && journey.length > 0) section += 1;
      const leaves = half === ways.length - 1 && leg.to !== 'stop' ? leg.to : undefined;
      journey.push({ way, leg, section, leaves });
    }
  }
  return journey;
}
