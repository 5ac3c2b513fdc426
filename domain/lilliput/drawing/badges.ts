/**
 * A train's badge: its number on the company's colour, and what it earns. It sits on the train's own line as near to the
 * middle as it can without covering a stop, a flag or another badge; where a line is too short for that it moves aside.
 */
import { colourOf, onColourOf, type Palette } from './colours.ts';
import { figures } from './flags.ts';
import { type Point, pointAt, lengthOf } from './geometry.ts';
import { journeyOf } from './journey.ts';
import { badge as proportions, cell } from './proportions.ts';
import { d, group, path, rectangle } from './svg.ts';
import type { Board, Route } from './types.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));

/** Nearer than this to a stop or a flag looks crowded. */
const margin = 24;
const grown = ({ x, y, width, height }: Box): Box => ({
  x: x - margin,
  y: y - margin,
  width: width + 2 * margin,
  height: height + 2 * margin,
});

const sumText = ({ revenue }: Route): string => `£${revenue}`;
const numberWidth = ({ train }: Route): number => proportions.numberPadding + train.length * proportions.perFigure;
const sumWidth = (route: Route): number => proportions.sumPadding + sumText(route).length * proportions.perFigure;

function boxAt([x, y]: Point, route: Route, scale: number): Box {
  const width = (numberWidth(route) + sumWidth(route) + 2 * proportions.halo) * scale;
  const height = (proportions.height + 2 * proportions.halo) * scale;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Points along the line, with how far along they lie. */
function pointsOf(route: Route, board: Board): readonly { readonly at: Point; readonly share: number }[] {
  const journey = journeyOf(route.legs, board);
  const total = journey.reduce((sum, { way }) => sum + lengthOf(way), 0) || 1;
  let travelled = 0;
  return journey.flatMap(({ way, leg }) => {
    const length = lengthOf(way);
    const steps = Math.ceil(length / 8);
    const points = Array.from({ length: steps + 1 }, (_, step) => {
      const [x, y] = pointAt(way, step / steps);
      const at: Point = [leg.x * cell + x, leg.y * cell + y];
      return { at, share: (travelled + (length * step) / steps) / total };
    });
    travelled += length;
    return points;
  });
}

/** On the line first; then off it, above, below and to the sides. */
const aside: readonly Point[] = [
  [0, 0],
  [0, -26],
  [0, 26],
  [0, -42],
  [0, 42],
  [-34, 0],
  [34, 0],
  [-30, 26],
  [30, 26],
  [-30, -26],
  [30, -26],
];

/** Covering something is worst, then hiding a line, then crowding, then lying far from the line or from its middle. */
const weights = { covered: 10, crowded: 0.2, hidden: 40, aside: 8, offMiddle: 100 } as const;

/** Where the badges of these routes go; `taken` are the stops and flags that they must not cover. */
export function placeBadges(
  routes: readonly Route[],
  taken: readonly Box[],
  board: Board,
  scale: number,
): readonly Point[] {
  const boxes = [...taken];
  const lines = routes.map((route) => pointsOf(route, board));
  const points = lines.flat().map(({ at: [x, y] }): Box => ({ x, y, width: 1, height: 1 }));
  const covered = (box: Box, others: readonly Box[]): number =>
    others.reduce((sum, other) => sum + overlap(box, other), 0);

  return routes.map((route, index) => {
    let best: { readonly at: Point; readonly cost: number } = { at: [0, 0], cost: Number.POSITIVE_INFINITY };
    for (const [dx, dy] of aside) {
      const distance = Math.hypot(dx, dy);
      for (const { at, share } of lines[index] ?? []) {
        const place: Point = [at[0] + dx, at[1] + dy];
        const near = distance * weights.aside + Math.abs(share - 0.5) * weights.offMiddle;
        if (near >= best.cost) continue;
        const box = boxAt(place, route, scale);
        const bare = near + covered(box, boxes) * weights.covered;
        if (bare >= best.cost) continue;
        const cost =
          bare +
          covered(grown(box), boxes) * weights.crowded +
          (distance === 0 ? 0 : covered(box, points) * weights.hidden);
        if (cost < best.cost) best = { at: place, cost };
      }
    }
    boxes.push(boxAt(best.at, route, scale));
    return best.at;
  });
}

export function drawBadge(route: Route, [x, y]: Point, scale: number, palette: Palette): string {
  const { height, text, halo, corner } = proportions;
  const first = numberWidth(route);
  const width = first + sumWidth(route);
  const ink = palette['track-core'];
  const line = { stroke: ink, 'stroke-width': 1.8 };
  const size = scale === 1 ? '' : ` scale(${scale})`;
  const left = d`M${corner} 0H${first}V${height}H${corner}A${corner} ${corner} 0 0 1 0 ${height - corner}V${corner}A${corner} ${corner} 0 0 1 ${corner} 0Z`;
  const on = onColourOf(route.company, palette);
  const base = height / 2 + text * 0.345;
  // an obsolete train runs at half: a broken box, as everywhere else
  const half = route.obsolete
    ? rectangle(2.6, 2.6, first - 5.2, height - 5.2, {
        rx: 1.6,
        fill: 'none',
        stroke: on,
        'stroke-width': 1.2,
        'stroke-dasharray': '2.4 1.9',
      })
    : '';
  return group(
    {
      class: 'badge',
      'data-company': route.company,
      transform: `${d`translate(${x} ${y})`}${size} ${d`translate(${-width / 2} ${-height / 2})`}`,
    },
    rectangle(-halo, -halo, width + 2 * halo, height + 2 * halo, { rx: corner + halo, fill: palette['track-casing'] }) +
      rectangle(0, 0, width, height, { rx: corner, fill: palette.flag, ...line }) +
      path(left, { fill: colourOf(route.company, palette), ...line }) +
      half +
      figures(route.train, first / 2, base, text, on, palette) +
      figures(sumText(route), first + (width - first) / 2, base, text, palette['on-flag'], palette),
  );
}
