import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { boxOf, cornersOf, hitOutline, shareOf, thicknessOf, widened } from './outline.ts';

const polygon = (...points: [x: number, y: number][]) => points.map(([x, y]) => ({ x, y }));
const square = polygon([0, 1], [1, 1], [1, 2], [0, 2]);
const hexagon = Array.from({ length: 6 }, (_, corner) => ({
  x: Math.cos((corner * Math.PI) / 3),
  y: Math.sin((corner * Math.PI) / 3),
}));
/** An area with a bay in its east. */
const area = polygon([0, 0], [6, 0], [6, 2], [2, 2], [2, 4], [6, 4], [6, 6], [0, 6]);
/** The border between two areas, with a bend. */
const border = polygon([0, 0], [4, 0], [4, 4], [3.9, 4], [3.9, 0.1], [0, 0.1]);

const scale = (pixels: number, smallest: number) => ({ smallest, pixels: signal(pixels) });

describe('an outline on the sheet', () => {
  it('is placed by its box, in shares of the sheet', () => {
    expect(shareOf(boxOf(square), { west: -2, north: -1, east: 2, south: 3 })).toEqual({
      left: '50%',
      top: '50%',
      width: '25%',
      height: '25%',
    });
    expect(boxOf(area)).toEqual({ west: 0, north: 0, east: 6, south: 6 });
  });

  it('is not clipped where it is its own box', () => {
    expect(cornersOf(square, boxOf(square))).toBeNull();
  });

  it('is clipped to its corners otherwise', () => {
    expect(cornersOf(hexagon, boxOf(hexagon))?.map(({ x, y }) => [x, y])).toEqual([
      [100, 50],
      [75, 100],
      [25, 100],
      [0, 50],
      [25, 0],
      [75, 0],
    ]);
    expect(cornersOf(area, boxOf(area))).toContainEqual({ x: 33.33, y: 66.67 });
  });
});

describe('the thickness of an outline', () => {
  it('is the side of a square, and about the height of a hexagon', () => {
    expect(thicknessOf(square)).toBeCloseTo(1);
    expect(thicknessOf(hexagon)).toBeCloseTo(1.5);
  });

  it('is that of the line for a border, whether it bends or not', () => {
    expect(thicknessOf(border)).toBeCloseTo(0.1, 2);
    expect(thicknessOf(border.toReversed())).toBeCloseTo(0.1, 2);
  });
});

describe('what a pointer hits', () => {
  it('is the outline itself where it is thick enough', () => {
    expect(hitOutline(square, scale(36, 36))).toBe(square);
    expect(hitOutline(area, scale(10, 10))).toBe(area);
    expect(hitOutline(border, scale(140, 20))).toBe(border);
  });

  it.each([20, 50, 100])('is 14 pixels of a border at %d pixels per unit', (pixels) => {
    expect(thicknessOf(hitOutline(border, scale(pixels, 20))) * pixels).toBeCloseTo(14, 0);
  });

  it('waits until the frame has been measured', () => {
    expect(hitOutline(border, scale(0, 20))).toBe(border);
  });

  it('is wider on all sides, whichever way round the outline goes', () => {
    const wide = [
      [-1, 0],
      [2, 0],
      [2, 3],
      [-1, 3],
    ];
    expect(widened(square, 1).map(({ x, y }) => [x, y])).toEqual(wide);
    expect(
      widened(square.toReversed(), 1)
        .toReversed()
        .map(({ x, y }) => [x, y]),
    ).toEqual(wide);
  });
});
