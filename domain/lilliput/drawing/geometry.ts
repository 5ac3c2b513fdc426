/**
 * Where things lie inside a cell of 100 × 100 units: sides, corners, and the ways that track takes between them. A way
 * is a straight line or a true arc; track, routes and the tests that keep flags off the track all read the same ways.
 */
import { turned } from '../board.ts';
import type { Rotation, Side, Stop, TileDefinition } from '../data.ts';
import { onCurve, reach, slot, track } from './proportions.ts';
import { d } from './svg.ts';

export type Point = readonly [x: number, y: number];

export type Way =
  | { readonly kind: 'line'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'arc'; readonly centre: Point; readonly start: number; readonly sweep: number };

const sidePoints: Readonly<Record<Side, Point>> = { 0: [50, 0], 1: [100, 50], 2: [50, 100], 3: [0, 50] };
const outwards: Readonly<Record<Side, Point>> = { 0: [0, -1], 1: [1, 0], 2: [0, 1], 3: [-1, 0] };

const opposite = (side: Side): Side => ((side + 2) % 4) as Side;
export const sidePoint = (side: Side): Point => sidePoints[side];
export const outward = (side: Side): Point => outwards[side];

/** Two neighbouring sides, and nothing else: the track bends round the corner between them. */
export const isCurve = (sides: readonly Side[]): boolean =>
  sides.length === 2 && sides[0] !== undefined && sides[1] !== undefined && (sides[0] + sides[1]) % 2 === 1;

/** The corner between two neighbouring sides. */
export const cornerBetween = (sides: readonly Side[]): Point => [
  sides.includes(1) ? 100 : 0,
  sides.includes(2) ? 100 : 0,
];

/** The sides that a tile's track reaches, as it lies. */
export function sidesOf(definition: TileDefinition, rotation: Rotation): readonly Side[] {
  const own = definition.stops[0]?.sides ?? [...new Set(definition.tracks.flat())];
  return own.map((side) => turned(side, rotation));
}

/** Where a stop stands: beside the corner on a curve, otherwise in the middle. */
export function standOf(stop: Stop, rotation: Rotation): Point {
  const sides = stop.sides.map((side) => turned(side, rotation));
  if (!isCurve(sides)) return [50, 50];
  const [x, y] = cornerBetween(sides);
  const inset = stop.kind === 'metropolis' ? onCurve.metropolis : onCurve.city;
  return [Math.abs(x - inset), Math.abs(y - inset)];
}

/** Centres of a stop's slots: two always lie side by side, whatever the rotation, because tokens are read like text. */
export function slotCentres(stop: Stop, rotation: Rotation): readonly Point[] {
  const [x, y] = standOf(stop, rotation);
  if (stop.slots === 0) return [];
  if (stop.slots === 1) return [[x, y]];
  return [
    [x - slot.pitch, y],
    [x + slot.pitch, y],
  ];
}

/** How far track runs in from the edge towards a stop that is not on a curve. */
export function reachOf(stop: Stop): number {
  if (stop.kind === 'harbour') return reach.harbour;
  return stop.kind === 'mildendo' ? reach.mildendo : reach.middle;
}

const line = (from: Point, to: Point): Way => ({ kind: 'line', from, to });

/** In from a side towards the middle, `length` units. */
export function inwards(side: Side, length: number): Way {
  const [x, y] = sidePoint(side);
  const [dx, dy] = outward(side);
  return line([x, y], [x - dx * length, y - dy * length]);
}

/** From side to side: a straight line, or the quarter circle round the corner between them. */
export function across(from: Side, to: Side): Way {
  if (opposite(from) === to) return line(sidePoint(from), sidePoint(to));
  const centre = cornerBetween([from, to]);
  const [x, y] = sidePoint(from);
  const start = Math.atan2(y - centre[1], x - centre[0]);
  return { kind: 'arc', centre, start, sweep: ((from + 1) % 4 === to ? -1 : 1) * (Math.PI / 2) };
}

/** The part of a way between two shares of its length; `part(way, 1, 0)` is the way back. */
export function part(way: Way, from: number, to: number): Way {
  if (way.kind === 'line') return line(pointAt(way, from), pointAt(way, to));
  return { ...way, start: way.start + way.sweep * from, sweep: way.sweep * (to - from) };
}

export function pointAt(way: Way, share: number): Point {
  if (way.kind === 'arc') {
    const angle = way.start + way.sweep * share;
    return [way.centre[0] + track.curve * Math.cos(angle), way.centre[1] + track.curve * Math.sin(angle)];
  }
  const [x, y] = way.from;
  return [x + (way.to[0] - x) * share, y + (way.to[1] - y) * share];
}

export const lengthOf = (way: Way): number =>
  way.kind === 'arc' ? Math.abs(way.sweep) * track.curve : Math.hypot(way.to[0] - way.from[0], way.to[1] - way.from[1]);

/** The way as path data that goes on from where the pen is; `x` and `y` move it to its cell. */
export function drawnOn(way: Way, x = 0, y = 0): string {
  const [endX, endY] = pointAt(way, 1);
  if (way.kind === 'line') return d`L${x + endX} ${y + endY}`;
  return d`A${track.curve} ${track.curve} 0 0 ${way.sweep > 0 ? 1 : 0} ${x + endX} ${y + endY}`;
}

/** Every way on a tile as it lies: what is drawn as track. */
export function waysOf(definition: TileDefinition, rotation: Rotation): readonly Way[] {
  const sides = sidesOf(definition, rotation);
  const stop = definition.stops[0];
  if (stop === undefined) {
    return definition.tracks.map(([from, to]) => across(turned(from, rotation), turned(to, rotation)));
  }
  const [first, second] = sides;
  if (isCurve(sides) && first !== undefined && second !== undefined) return [across(first, second)];
  return sides.map((side) => inwards(side, reachOf(stop)));
}
