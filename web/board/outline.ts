/** The geometry of outlines: where a place lies on the sheet, and the area in which a pointer hits it. */
import type { ReadonlySignal } from '@preact/signals';
import type { Bounds } from './camera.ts';
import type { Point } from './place.ts';

/** How board units become shares of the sheet and pixels of the screen. */
export interface Scale {
  readonly sheet: Bounds;
  /** The fewest pixels per unit. */
  readonly smallest: number;
  /** Pixels per unit now. */
  readonly pixels: ReadonlySignal<number>;
}

type Outline = readonly Point[];

/** A pointer must be able to hit the thinnest border. */
const LEAST_PIXELS = 14;

export function boxOf(outline: Outline): Bounds {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  return { west: Math.min(...xs), north: Math.min(...ys), east: Math.max(...xs), south: Math.max(...ys) };
}

/** A box on the sheet, in shares of the sheet, so that zooming moves it along. */
export function shareOf({ west, north, east, south }: Bounds, sheet: Bounds) {
  const across = 100 / (sheet.east - sheet.west);
  const down = 100 / (sheet.south - sheet.north);
  return {
    left: `${(west - sheet.west) * across}%`,
    top: `${(north - sheet.north) * down}%`,
    width: `${(east - west) * across}%`,
    height: `${(south - north) * down}%`,
  };
}

export function pointShare({ x, y }: Point, sheet: Bounds): { left: string; top: string } {
  const { left, top } = shareOf({ west: x, north: y, east: x, south: y }, sheet);
  return { left, top };
}

/** The corners in percent of the outline's own box; null for an outline that is its box. */
export function cornersOf(outline: Outline, { west, north, east, south }: Bounds): Point[] | null {
  const isCorner = ({ x, y }: Point): boolean => (x === west || x === east) && (y === north || y === south);
  if (outline.length === 4 && outline.every(isCorner)) return null;
  const percent = (part: number, whole: number): number => Math.round((part / whole) * 10_000) / 100;
  return outline.map(({ x, y }) => ({ x: percent(x - west, east - west), y: percent(y - north, south - north) }));
}

/** The outline, made wider where a pointer could not hit it at this zoom. */
export function hitOutline(outline: Outline, { smallest, pixels }: Pick<Scale, 'smallest' | 'pixels'>): Outline {
  const thickness = thicknessOf(outline);
  if (thickness * smallest >= LEAST_PIXELS) return outline;
  const missing = LEAST_PIXELS - thickness * pixels.value;
  return pixels.value === 0 || missing <= 0 ? outline : widened(outline, missing / 2 / pixels.value);
}

/** The shorter side of the rectangle that has the same area and circumference. */
export function thicknessOf(outline: Outline): number {
  const area = Math.abs(signedArea(outline));
  const half = edgesOf(outline).reduce((sum, [from, to]) => sum + Math.hypot(to.x - from.x, to.y - from.y), 0) / 2;
  return (half - Math.sqrt(Math.max(0, half * half - 4 * area))) / 2;
}

/** Corners sharper than this do not grow into long spikes. */
const BLUNTEST = 0.25;

/** Moves every edge outwards. */
export function widened(outline: Outline, by: number): Point[] {
  const outwards = Math.sign(signedArea(outline)) || 1;
  const normals = edgesOf(outline).map(([from, to]) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    return { x: ((to.y - from.y) / length) * outwards, y: ((from.x - to.x) / length) * outwards };
  });
  return outline.map(({ x, y }, index) => {
    const [before, after] = [normals.at(index - 1), normals[index]];
    if (before === undefined || after === undefined) return { x, y };
    const reach = by / Math.max(BLUNTEST, 1 + before.x * after.x + before.y * after.y);
    return { x: x + (before.x + after.x) * reach, y: y + (before.y + after.y) * reach };
  });
}

const edgesOf = (outline: Outline): (readonly [from: Point, to: Point])[] =>
  outline.flatMap((from, index) => {
    const to = outline[(index + 1) % outline.length];
    return to === undefined ? [] : [[from, to]];
  });

const signedArea = (outline: Outline): number =>
  edgesOf(outline).reduce((sum, [from, to]) => sum + from.x * to.y - to.x * from.y, 0) / 2;
