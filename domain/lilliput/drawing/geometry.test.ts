import { describe, expect, it } from 'vitest';
import { type Rotation, type Side, tiles } from '../data.ts';
import {
  across,
  drawnOn,
  inwards,
  lengthOf,
  part,
  pointAt,
  sidePoint,
  slotCentres,
  standOf,
  waysOf,
} from './geometry.ts';
import { trackPath } from './track.ts';

const sides = [0, 1, 2, 3] as const satisfies readonly Side[];
const rotations = [0, 1, 2, 3] as const satisfies readonly Rotation[];

const expectPoint = ([x, y]: readonly [number, number], [wantedX, wantedY]: readonly [number, number]): void => {
  expect(x).toBeCloseTo(wantedX, 6);
  expect(y).toBeCloseTo(wantedY, 6);
};

describe('ways', () => {
  it('lead from the middle of one side to the middle of another, straight or by a quarter circle', () => {
    for (const from of sides) {
      for (const to of sides) {
        if (from === to) continue;
        const way = across(from, to);
        expectPoint(pointAt(way, 0), sidePoint(from));
        expectPoint(pointAt(way, 1), sidePoint(to));
        expect(lengthOf(way)).toBeCloseTo((from + 2) % 4 === to ? 100 : 25 * Math.PI, 6);
        expectPoint(pointAt(part(way, 1, 0), 0), sidePoint(to));
      }
    }
  });

  it('bend towards the corner between their sides, never away from it', () => {
    for (const from of sides) {
      const to = ((from + 1) % 4) as Side;
      const [x, y] = pointAt(across(from, to), 0.5);
      const straight = [
        (sidePoint(from)[0] + sidePoint(to)[0]) / 2,
        (sidePoint(from)[1] + sidePoint(to)[1]) / 2,
      ] as const;
      expect(Math.hypot(x - 50, y - 50)).toBeLessThan(Math.hypot(straight[0] - 50, straight[1] - 50));
    }
  });

  it('are drawn as lines and true arcs, past the edge at both ends', () => {
    expect(trackPath(across(0, 2))).toBe('M50 -0.4L50 100.4');
    expect(trackPath(across(0, 1))).toBe('M50 -0.4L50 0A50 50 0 0 0 100 50L100.4 50');
    expect(trackPath(inwards(3, 40))).toBe('M-0.4 50L40 50');
    expect(drawnOn(across(1, 0), 100, -100)).toBe('A50 50 0 0 1 150 -100');
  });

  it('turn with the tile: one quarter turn moves every point a quarter turn round the middle', () => {
    for (const definition of tiles.values()) {
      for (const rotation of [0, 1, 2] as const) {
        const next = waysOf(definition, (rotation + 1) as Rotation).map((way) => pointAt(way, 0.3));
        const turned = waysOf(definition, rotation).map((way) => {
          const [x, y] = pointAt(way, 0.3);
          return [100 - y, x] as const;
        });
        expect(next).toHaveLength(turned.length);
        for (const [index, point] of turned.entries()) expectPoint(next[index] ?? [0, 0], point);
      }
    }
  });
});

describe('slots', () => {
  it('lie side by side when there are two, in every rotation, the first one west', () => {
    for (const { stops } of tiles.values()) {
      for (const stop of stops.filter(({ slots }) => slots === 2)) {
        for (const rotation of rotations) {
          const [first, second] = slotCentres(stop, rotation);
          expect(first?.[1]).toBe(second?.[1]);
          expect((second?.[0] ?? 0) - (first?.[0] ?? 0)).toBe(35);
        }
      }
    }
  });

  it('are as many as the data says', () => {
    for (const { stops } of tiles.values()) {
      for (const stop of stops) expect(slotCentres(stop, 1)).toHaveLength(stop.slots);
    }
  });

  it('of a city on a curve lie on the arc', () => {
    const [stop] = tiles.get('y-city-curve')?.stops ?? [];
    if (stop === undefined) throw new Error('no city');
    for (const rotation of rotations) {
      const [way] = waysOf(tiles.get('y-city-curve') ?? expect.fail(), rotation);
      const [x, y] = standOf(stop, rotation);
      const [onX, onY] = pointAt(way ?? expect.fail(), 0.5);
      expect(Math.hypot(x - onX, y - onY)).toBeLessThan(0.01);
    }
  });
});
