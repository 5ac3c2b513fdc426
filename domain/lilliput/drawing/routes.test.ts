import { describe, expect, it } from 'vitest';
import type { CompanyId } from '../data.ts';
import { lightPalette } from './colours.ts';
import { pointAt } from './geometry.ts';
import { journeyOf } from './journey.ts';
import { lanesOf } from './lanes.ts';
import { route as proportions } from './proportions.ts';
import { drawRoutes, routePath } from './routes.ts';
import { type BoardTile, boardOf, type Leg, type Route } from './types.ts';

const laid: readonly BoardTile[] = [
  { tile: 'mildendo', x: 0, y: 0, rotation: 0 },
  { tile: 'y-city-straight', x: 1, y: 0, rotation: 1 },
  { tile: 'g-plain-crossover', x: 2, y: 0, rotation: 0 },
  { tile: 'g-city', x: 3, y: 0, rotation: 1 },
  { tile: 'y-city-straight', x: 2, y: -1, rotation: 0 },
  { tile: 'y-city-curve', x: 2, y: 1, rotation: 0 },
  { tile: 'y-plain-curve', x: 3, y: 1, rotation: 3 },
  { tile: 'harbour', x: 4, y: 0, rotation: 3 },
  { tile: 'tunnel-straight', x: 2, y: -2, rotation: 0 },
  { tile: 'y-city-straight', x: 2, y: -3, rotation: 0 },
];
const board = boardOf(laid);
const leg = (x: number, y: number, from: Leg['from'], to: Leg['to']): Leg => ({ x, y, from, to });
const east: readonly Leg[] = [
  leg(0, 0, 'stop', 1),
  leg(1, 0, 3, 1),
  leg(2, 0, 3, 1),
  leg(3, 0, 3, 1),
  leg(4, 0, 3, 'stop'),
];
const back: readonly Leg[] = [leg(3, 0, 'stop', 3), leg(2, 0, 1, 3), leg(1, 0, 1, 'stop')];
const south: readonly Leg[] = [
  leg(2, -1, 'stop', 2),
  leg(2, 0, 0, 2),
  leg(2, 1, 0, 1),
  leg(3, 1, 3, 0),
  leg(3, 0, 2, 'stop'),
];
const under: readonly Leg[] = [leg(2, -3, 'stop', 2), leg(2, -2, 0, 2), leg(2, -1, 0, 'stop')];
const route = (company: CompanyId, legs: readonly Leg[], train = '3'): Route => ({
  company,
  train,
  obsolete: false,
  revenue: 50,
  legs,
});

describe('a route’s line', () => {
  it('is one unbroken path along the track', () => {
    expect(routePath(east, board)).toBe('M86.3 50L100 50L150 50L200 50L300 50L350 50L400 50L435.7 50');
    expect(routePath(south, board)).toBe(
      'M250 -50L250 0L250 100A50 50 0 0 0 264.64 135.36A50 50 0 0 0 300 150A50 50 0 0 0 350 100L350 50',
    );
  });

  it('is the same whether a stop is passed in one leg or in two', () => {
    const inTwo = east.flatMap((one) => (one.x === 1 ? [leg(1, 0, 3, 'stop'), leg(1, 0, 'stop', 1)] : [one]));
    expect(routePath(inTwo, board)).toBe(routePath(east, board));
  });

  it('never jumps: every way begins where the one before it ended', () => {
    for (const legs of [east, back, south, under]) {
      const journey = journeyOf(legs, board);
      for (const [index, { way, leg: at }] of journey.entries()) {
        const before = journey[index - 1];
        if (before === undefined) continue;
        const [x, y] = pointAt(way, 0);
        const [endX, endY] = pointAt(before.way, 1);
        expect(at.x * 100 + x).toBeCloseTo(before.leg.x * 100 + endX, 6);
        expect(at.y * 100 + y).toBeCloseTo(before.leg.y * 100 + endY, 6);
      }
    }
  });

  it('leaves out cells that are not on the board instead of failing', () => {
    expect(routePath([leg(9, 9, 'stop', 1)], board)).toBe('');
  });
});

describe('sections', () => {
  it('run from stop to stop', () => {
    expect(journeyOf(east, board).map(({ section }) => section)).toEqual([0, 0, 1, 1, 1, 2, 2]);
    expect(journeyOf(south, board).map(({ section }) => section)).toEqual([0, 0, 0, 1, 1, 1]);
  });
});

describe('lanes', () => {
  const lanes = (running: readonly (readonly Leg[])[], earlier: readonly (readonly Leg[])[]) =>
    lanesOf(
      running.map((legs) => journeyOf(legs, board)),
      earlier.map((legs) => journeyOf(legs, board)),
    );
  const { laneOffset } = proportions;

  it('leave the middle to whoever is alone', () => {
    expect(lanes([], [east])).toEqual([[0, 0, 0]]);
  });

  it('move an earlier line aside for whole sections that it shares with the running company', () => {
    expect(lanes([back], [east])).toEqual([[0, laneOffset, 0]]);
  });

  it('keep a line on its side of the street whichever way it travels', () => {
    expect(lanes([east], [back])).toEqual([[-laneOffset]]);
  });

  it('put two earlier lines on the two sides of the running one', () => {
    expect(lanes([east], [east, back])).toEqual([[laneOffset, laneOffset, laneOffset], [laneOffset]]);
    expect(lanes([east], [back, back])).toEqual([[-laneOffset], [laneOffset]]);
  });

  it('find a place even when the street is full', () => {
    const many = Array.from({ length: 7 }, () => back);
    for (const lane of lanes([east], many).flat()) expect(Number.isFinite(lane)).toBe(true);
  });
});

describe('drawn routes', () => {
  it('draw the running company exactly and last, and what shares its street beside it', () => {
    const { routes } = drawRoutes([route('blue', back)], [route('red', east)], board, lightPalette);
    expect(routes.indexOf('data-company="red"')).toBeLessThan(routes.indexOf('data-company="blue"'));
    expect(routes).toContain(`d="${routePath(back, board)}"`);
    expect(routes).not.toContain(`d="${routePath(east, board)}"`);
    // eastwards, left is north
    expect(routes).toMatch(/L250\.?\d* 42\.8/);
  });

  it('tell the trains of one company apart by more than place', () => {
    const { routes } = drawRoutes(
      [route('blue', east), route('blue', south), route('red', under), route('blue', under)],
      [],
      board,
      lightPalette,
    );
    const groups = routes.split('</g>');
    const patterns = groups.map((one) => (one.match(/<path/g) ?? []).length);
    expect(patterns.slice(0, 4)).toEqual([2, 3, 2, 3]);
    expect(groups[3]).toContain('stroke-dasharray="0.01 8"');
  });

  it('pass under the bridge from east to west, and over it from north to south', () => {
    expect(drawRoutes([route('blue', east)], [], board, lightPalette).above).toBe('');
    const over = drawRoutes([route('blue', south)], [], board, lightPalette).above;
    expect(over).toContain('d="M250 0L250 100"');
    expect(over).toContain(lightPalette['co-blue']);
  });

  it('show a train in a tunnel as dashes in its colour', () => {
    const { above } = drawRoutes([route('green', under)], [], board, lightPalette);
    expect(above).toContain('d="M250 -175L250 -125"');
    expect(above).toMatch(new RegExp(`stroke="${lightPalette['co-green']}"[^>]*stroke-dasharray`));
  });

  it('lay a light line along both edges of a black one, so that it is not taken for track', () => {
    const strokes = (company: CompanyId): (readonly [string | undefined, number])[] =>
      [...drawRoutes([route(company, east)], [], board, lightPalette).routes.matchAll(/<path[^>]*>/g)].map(
        ([drawn]) => [/ stroke="([^"]*)"/.exec(drawn)?.[1], Number(/stroke-width="([^"]*)"/.exec(drawn)?.[1])],
      );
    const { width, rim, inlaid } = proportions;
    expect(strokes('black')).toEqual([
      [lightPalette['co-black'], rim],
      [lightPalette['track-casing'], width],
      [lightPalette['co-black'], Number((width * inlaid).toFixed(2))],
    ]);
    expect(strokes('red').map(([colour]) => colour)).toEqual([lightPalette['track-core'], lightPalette['co-red']]);
  });
});
