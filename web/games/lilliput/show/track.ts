/** A train's way over the board as a line of points, each with its distance from the start, and where its stops lie. */
import { cellKey } from '../../../../domain/lilliput/board.ts';
import type { Board, Leg } from '../../../../domain/lilliput/drawing/index.ts';
import { lengthOf, pointAt } from '../../../../domain/lilliput/drawing/geometry.ts';
import { journeyOf } from '../../../../domain/lilliput/drawing/journey.ts';
import { cell } from '../../../../domain/lilliput/drawing/proportions.ts';

export interface TrackPoint {
  readonly x: number;
  readonly y: number;
  /** How far from the start, in hundredths of a cell. */
  readonly at: number;
}

export interface Track {
  readonly points: readonly TrackPoint[];
  readonly length: number;
  /** How far from the start each stop lies, in the order of travel. */
  readonly stops: readonly number[];
}

const SPACING = 4;

export function trackOf(legs: readonly Leg[], board: Board): Track {
  const points: TrackPoint[] = [];
  const stops: number[] = [];
  let last: Leg | null = null;
  const far = () => points.at(-1)?.at ?? 0;
  for (const { way, leg } of journeyOf(legs, board)) {
    const hasStop = leg !== last && (board.get(cellKey(leg))?.definition.stops.length ?? 0) > 0;
    last = leg;
    if (hasStop && leg.from === 'stop') stops.push(far());
    const steps = Math.max(1, Math.ceil(lengthOf(way) / SPACING));
    for (let step = 0; step <= steps; step++) {
      const [inX, inY] = pointAt(way, step / steps);
      const [x, y] = [leg.x * cell + inX, leg.y * cell + inY];
      const before = points.at(-1);
      const gone = before === undefined ? 0 : Math.hypot(x - before.x, y - before.y);
      if (before === undefined || gone > 0.01) points.push({ x, y, at: far() + gone });
    }
    if (hasStop && leg.from !== 'stop') stops.push(far());
  }
  return { points, length: far(), stops };
}

export interface PlaceOnTrack {
  readonly x: number;
  readonly y: number;
  /** In degrees, clockwise from east. */
  readonly angle: number;
}

/** Where a train is that has gone so far, and which way it looks. */
export function placeOn({ points, length }: Track, distance: number): PlaceOnTrack {
  const along = Math.min(length, Math.max(0, distance));
  const next = Math.max(
    1,
    points.findIndex(({ at }) => at >= along),
  );
  const [from, to] = [points[next - 1], points[next]];
  if (from === undefined) return { x: 0, y: 0, angle: 0 };
  if (to === undefined) return { x: from.x, y: from.y, angle: 0 };
  const share = to.at === from.at ? 0 : (along - from.at) / (to.at - from.at);
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
  };
}

/** The line as path data. */
export const pathOf = ({ points }: Track): string =>
  points.length === 0 ? '' : `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`;

const round = (value: number): number => Math.round(value * 100) / 100;
