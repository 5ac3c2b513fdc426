/**
 * A train's run as a smooth line in its company's colour. The line of the running company follows the track exactly, in
 * straight lines and true arcs; a line that has to go beside another one is sampled, shifted and eased under the stops.
 * The trains of one company differ by more than place: plain, light centre line, dots, dashes.
 */
import { cellKey } from '../board.ts';
import type { CompanyId } from '../data.ts';
import { colourOf, onColourOf, type Palette } from './colours.ts';
import { crossingOf, isOnBridge } from './crossings.ts';
import { across, drawnOn, lengthOf, part, type Point, pointAt } from './geometry.ts';
import { journeyOf, type Travelled } from './journey.ts';
import { type Lanes, lanesOf } from './lanes.ts';
import { cell, route as proportions, tunnel } from './proportions.ts';
import { type Attributes, d, group, path } from './svg.ts';
import type { Board, Leg, Route } from './types.ts';

/** A route's line, and the pieces of it that lie on or under a crossing. */
interface Line {
  readonly path: string;
  readonly pieces: readonly { readonly leg: Leg; readonly path: string; readonly start: number }[];
}

/** Along the track: lines and arcs. */
function exactLine(journey: readonly Travelled[]): Line {
  let whole = '';
  let travelled = 0;
  let pen: Point | undefined;
  const pieces = journey.map(({ way, leg }) => {
    const [east, south] = [leg.x * cell, leg.y * cell];
    const [x, y] = pointAt(way, 0);
    const start = d`${east + x} ${south + y}`;
    const drawn = drawnOn(way, east, south);
    const goesOn = pen !== undefined && Math.hypot(pen[0] - east - x, pen[1] - south - y) < 0.01;
    whole += goesOn ? drawn : `${pen === undefined ? 'M' : 'L'}${start}${drawn}`;
    const [endX, endY] = pointAt(way, 1);
    pen = [east + endX, south + endY];
    const piece = { leg, path: `M${start}${drawn}`, start: travelled };
    travelled += lengthOf(way);
    return piece;
  });
  return { path: whole, pieces };
}

interface Sample {
  readonly at: Point;
  readonly shift: number;
  readonly leg: Leg;
}

const spacing = 3;
/** So many samples to both sides are averaged: as far as a slot reaches, so that a line changes lanes under the stop. */
const easing = 6;

function samplesOf(journey: readonly Travelled[], lanes: Lanes): readonly Sample[] {
  return journey.flatMap(({ way, leg, section }, index) => {
    const steps = Math.ceil(lengthOf(way) / spacing);
    const points = Array.from({ length: steps + 1 }, (_, step) => pointAt(way, step / steps));
    return points
      .slice(index === 0 ? 0 : 1)
      .map(([x, y]) => ({ at: [leg.x * cell + x, leg.y * cell + y] as const, shift: lanes[section] ?? 0, leg }));
  });
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** Beside the track: every sample moves to the left of the way of travel by its eased shift. */
function shiftedLine(journey: readonly Travelled[], lanes: Lanes): Line {
  const samples = samplesOf(journey, lanes);
  const shifts = samples.map(({ shift }) => shift);
  const moved = samples.map(({ at: [x, y], leg }, index) => {
    const shift = average(shifts.slice(Math.max(0, index - easing), index + easing + 1));
    const [fromX, fromY] = samples[Math.max(0, index - 1)]?.at ?? [x, y];
    const [toX, toY] = samples[Math.min(samples.length - 1, index + 1)]?.at ?? [x, y];
    const length = Math.hypot(toX - fromX, toY - fromY) || 1;
    return { point: d`${x + ((toY - fromY) / length) * shift} ${y - ((toX - fromX) / length) * shift}`, leg };
  });
  const polyline = (points: readonly { readonly point: string }[]): string =>
    points.length === 0 ? '' : `M${points.map(({ point }) => point).join('L')}`;
  const legs = [...new Set(journey.map(({ leg }) => leg))];
  const pieces = legs.map((leg) => ({ leg, path: polyline(moved.filter((sample) => sample.leg === leg)), start: 0 }));
  return { path: polyline(moved), pieces };
}

/** The line that the train takes, for drawing it or for moving something along it. */
export const routePath = (legs: readonly Leg[], board: Board): string => exactLine(journeyOf(legs, board)).path;

interface Pen {
  readonly company: CompanyId;
  readonly width: number;
  readonly rim: number;
  /** Which of its company's trains, from 0; earlier companies' lines are too thin for patterns. */
  readonly train: number | undefined;
}

const patterns: readonly (Attributes | undefined)[] = [
  undefined,
  { 'stroke-width': 1.9 },
  { 'stroke-width': 3, 'stroke-dasharray': '0.01 8' },
  { 'stroke-width': 2.4, 'stroke-dasharray': '5 6' },
];

interface Stroke {
  readonly colour: string;
  readonly width: number;
}

/**
 * From the outermost inwards: a rim as dark as track, and the company's colour. A company as dark as track is told from
 * it by light: its train's pattern, or else a line along both edges.
 */
function strokesOf(
  { company, width, rim }: Pen,
  hasPattern: boolean,
  palette: Palette,
): readonly [Stroke, ...Stroke[]] {
  const colour = colourOf(company, palette);
  if (company !== 'black')
    return [
      { colour: palette['track-core'], width: rim },
      { colour, width },
    ];
  if (hasPattern) return [{ colour, width: rim }];
  return [
    { colour, width: rim },
    { colour: palette['track-casing'], width },
    { colour, width: width * proportions.inlaid },
  ];
}

function stroke(data: string, pen: Pen, palette: Palette, ends: 'whole' | 'piece', start = 0): string {
  const line = (colour: string, attributes: Attributes): string =>
    path(data, { fill: 'none', stroke: colour, 'stroke-linejoin': 'round', 'stroke-linecap': 'round', ...attributes });
  // where a piece is drawn again its colour must run over the ends of its rim, which would show across the line
  const [rimEnd, end] = ends === 'whole' ? ['round', 'round'] : ['butt', 'square'];
  const pattern = pen.train === undefined ? undefined : patterns[pen.train % patterns.length];
  const [rim, ...inside] = strokesOf(pen, pattern !== undefined, palette);
  return (
    line(rim.colour, { 'stroke-width': rim.width, 'stroke-linecap': rimEnd }) +
    inside.map(({ colour, width }) => line(colour, { 'stroke-width': width, 'stroke-linecap': end })).join('') +
    (pattern === undefined
      ? ''
      : line(onColourOf(pen.company, palette), {
          'stroke-dashoffset': start === 0 || pattern['stroke-dasharray'] === undefined ? undefined : start,
          ...pattern,
        }))
  );
}

/** A train below a hill is seen as dashes in its colour. */
function inTunnel({ x, y, from, to }: Leg, company: CompanyId, palette: Palette): string {
  if (from === 'stop' || to === 'stop') return '';
  const below = part(across(from, to), tunnel.from / cell, tunnel.to / cell);
  const [startX, startY] = pointAt(below, 0);
  const data = d`M${x * cell + startX} ${y * cell + startY}${drawnOn(below, x * cell, y * cell)}`;
  const line = (colour: string, width: number, dash?: string): string =>
    path(data, { fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-dasharray': dash });
  const { inTunnel: width, inTunnelRim: rim } = proportions;
  const [, ...inside] = strokesOf({ company, width, rim, train: undefined }, false, palette);
  return (
    line(palette['track-casing'], rim) +
    line(palette['track-core'], rim, '6.6 3') +
    inside.map((inner) => line(inner.colour, inner.width, '5.2 4.4')).join('')
  );
}

/** What of a line must be drawn again above the crossings: on a bridge the whole piece, in a tunnel dashes. */
function aboveCrossings(line: Line, pen: Pen, board: Board, palette: Palette): string {
  return line.pieces
    .map(({ leg, path: piece, start }) => {
      const definition = board.get(cellKey(leg))?.definition;
      const crossing = definition === undefined ? 'none' : crossingOf(definition);
      if (crossing === 'tunnel') return inTunnel(leg, pen.company, palette);
      if (crossing === 'none' || leg.from === 'stop' || leg.to === 'stop') return '';
      return isOnBridge(leg.from, leg.to) ? stroke(piece, pen, palette, 'piece', start) : '';
    })
    .join('');
}

interface DrawnRoutes {
  readonly routes: string;
  /** What lies above the crossings. */
  readonly above: string;
}

/** Routes of companies that ran earlier, thin, and over them those of the running company. */
export function drawRoutes(
  running: readonly Route[],
  earlier: readonly Route[],
  board: Board,
  palette: Palette,
): DrawnRoutes {
  const journeys = running.map(({ legs }) => journeyOf(legs, board));
  const earlierJourneys = earlier.map(({ legs }) => journeyOf(legs, board));
  const lanes = lanesOf(journeys, earlierJourneys);
  const lines = [
    ...earlier.map(({ company }, index) => {
      const journey = earlierJourneys[index] ?? [];
      const lane = lanes[index] ?? [];
      const line = lane.some((shift) => shift !== 0) ? shiftedLine(journey, lane) : exactLine(journey);
      const { earlierWidth: width, earlierRim: rim } = proportions;
      return { line, pen: { company, width, rim, train: undefined } };
    }),
    ...running.map(({ company }, index) => {
      const train = running.slice(0, index).filter((route) => route.company === company).length;
      const { width, rim } = proportions;
      return { line: exactLine(journeys[index] ?? []), pen: { company, width, rim, train } };
    }),
  ];
  return {
    routes: lines
      .map(({ line, pen }) =>
        group(
          { class: 'route', 'data-company': pen.company, 'data-train': pen.train },
          stroke(line.path, pen, palette, 'whole'),
        ),
      )
      .join(''),
    above: lines
      .map(({ line, pen }) => group({ 'data-train': pen.train }, aboveCrossings(line, pen, board, palette)))
      .join(''),
  };
}
