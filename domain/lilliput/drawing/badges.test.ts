import { describe, expect, it } from 'vitest';
import { placeBadges, drawBadge } from './badges.ts';
import { lightPalette } from './colours.ts';
import type { Point } from './geometry.ts';
import { type BoardTile, boardOf, type Route } from './types.ts';

const laid: readonly BoardTile[] = [
  { tile: 'y-city-straight', x: 0, y: 0, rotation: 1 },
  { tile: 'y-plain-straight', x: 1, y: 0, rotation: 1 },
  { tile: 'y-plain-straight', x: 2, y: 0, rotation: 1 },
  { tile: 'y-city-straight', x: 3, y: 0, rotation: 1 },
];
const route: Route = {
  company: 'orange',
  train: '3D',
  obsolete: false,
  revenue: 160,
  legs: [
    { x: 0, y: 0, from: 'stop', to: 1 },
    { x: 1, y: 0, from: 3, to: 1 },
    { x: 2, y: 0, from: 3, to: 1 },
    { x: 3, y: 0, from: 3, to: 'stop' },
  ],
};
const board = boardOf(laid);

describe('badges', () => {
  it('sit on their own line, in its middle if nothing is there', () => {
    expect(placeBadges([route], [], board, 1)).toEqual([[200, 50]]);
  });

  it('move along the line rather than cover a stop, and off it when the line is full', () => {
    const placed = (x: number, y: number, width: number, height: number): Point =>
      placeBadges([route], [{ x, y, width, height }], board, 1)[0] ?? expect.fail();
    const along = placed(150, 30, 100, 40);
    expect(along[1]).toBe(50);
    expect(Math.abs(along[0] - 200)).toBeGreaterThan(50);
    expect(placed(0, 40, 400, 20)[1]).not.toBe(50);
  });

  it('do not cover each other', () => {
    const [first, second] = placeBadges([route, { ...route, train: '2' }], [], board, 1);
    expect(first).not.toEqual(second);
    expect(Math.abs((first?.[0] ?? 0) - (second?.[0] ?? 0))).toBeGreaterThan(40);
  });

  it('say which train it is and what it earns, and mark one that runs at half', () => {
    const plain = drawBadge(route, [0, 0], 1, lightPalette);
    expect(plain).toContain('>3D<');
    expect(plain).toContain('>£160<');
    expect(plain).not.toContain('stroke-dasharray');
    expect(drawBadge({ ...route, obsolete: true }, [0, 0], 1, lightPalette)).toContain('stroke-dasharray');
  });
});
