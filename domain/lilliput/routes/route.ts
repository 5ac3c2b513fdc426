/** A trail as people see it: the stops with their values, and the cells and sides in the order of travel. */
import type { PhaseColour, Side, TrainName } from '../data.ts';
import type { Cell } from '../types.ts';
import { cellOf, type Network, sideOf } from './network.ts';
import { valueOfStop } from './stop-value.ts';
import { NO_TRAIL, type Trails } from './trails.ts';
import { bonusFor, revenueOn, type TrainKind } from './worth.ts';

/** A cell on the way: where the train enters and leaves it, or 'stop' where its route begins or ends. */
export interface Leg extends Cell {
  readonly from: Side | 'stop';
  readonly to: Side | 'stop';
}

export interface StopOnRoute extends Cell {
  /** What it brings, before a D-train doubles it. */
  readonly value: number;
}

export interface Route {
  /** The train's place in the company's list. */
  readonly train: number;
  readonly type: TrainName;
  readonly obsolete: boolean;
  readonly revenue: number;
  readonly mineBonus: number;
  /** For named cities; contained in the revenue. */
  readonly bonus: number;
  readonly stops: readonly StopOnRoute[];
  readonly legs: readonly Leg[];
}

export interface RouteQuery {
  readonly network: Network;
  readonly trails: Trails;
  readonly trail: number;
  readonly train: number;
  readonly kind: TrainKind;
  readonly phaseColour: PhaseColour;
}

/** The exits that a train takes on a trail, one for each edge, from its earlier end in reading order. */
function exitsAlong({ facing }: Network, { links, parent, link }: Trails, trail: number): readonly number[] {
  const [first, second]: [number[][], number[][]] = [[], []];
  for (let part = trail; part !== NO_TRAIL; part = parent[part]!) {
    const last = link[part]!;
    if (last >= 0) first.unshift([...links.list[last]!.exits]);
    else second.unshift([...links.list[~last]!.exits]);
  }
  const backwards = (exits: readonly number[]): number[] => exits.toReversed().map((exit) => facing[exit]!);
  const exits = [...backwards(second.flat()), ...first.flat()];
  const [start, end] = [cellOf(exits[0]!), cellOf(facing[exits.at(-1)!]!)];
  return start <= end ? exits : backwards(exits);
}

export function routeOf({ network, trails, trail, train, kind, phaseColour }: RouteQuery): Route {
  const { cells, facing } = network;
  const exits = exitsAlong(network, trails, trail);
  const entrances = exits.map((exit) => facing[exit]!);
  const way = [cellOf(exits[0]!), ...entrances.map(cellOf)];
  const legs = way.map((cell, index): Leg => {
    const { x, y } = cells[cell]!;
    const [entrance, exit] = [entrances[index - 1], exits[index]];
    return {
      x,
      y,
      from: entrance === undefined ? 'stop' : (sideOf(entrance) as Side),
      to: exit === undefined ? 'stop' : (sideOf(exit) as Side),
    };
  });
  const stops = way.flatMap((cell): StopOnRoute[] => {
    const { x, y, own, tile } = cells[cell]!;
    return tile.stop ? [{ x, y, value: valueOfStop(tile.stop, own, phaseColour) }] : [];
  });
  return {
    train,
    type: kind.type,
    obsolete: kind.obsolete,
    revenue: revenueOn(trails, trail, kind),
    mineBonus: trails.mine[trail]!,
    bonus: bonusFor(trails.named[trail]!),
    stops,
    legs,
  };
}
