import { expect, it } from 'vitest';
import { fitted, offset, panned, zoomed } from './camera.ts';

const bounds = { west: -2, north: -2, east: 3, south: 3 };
const zoom = { smallest: 36, largest: 190, largestFit: 132 };
const frame = { width: 1000, height: 500 };

it('shows all of the bounds, in the middle', () => {
  expect(fitted(bounds, frame, zoom)).toEqual({ x: 0.5, y: 0.5, size: 100 });
});

it('never fits larger than it may or smaller than one can press', () => {
  expect(fitted(bounds, { width: 4000, height: 4000 }, zoom).size).toBe(132);
  expect(fitted(bounds, { width: 50, height: 50 }, zoom).size).toBe(36);
});

it('moves with the finger and never loses the board', () => {
  const camera = fitted(bounds, frame, zoom);
  expect(panned(camera, 100, -50, bounds)).toEqual({ x: -0.5, y: 1, size: 100 });
  expect(panned(camera, 9999, 9999, bounds)).toEqual({ x: -2, y: -2, size: 100 });
});

it('zooms round the point under the finger', () => {
  const camera = { x: 0.5, y: 0.5, size: 100 };
  const closer = zoomed(camera, { factor: 1.5, dx: 60, dy: 0 }, bounds, zoom);
  const under = (one: typeof camera) => one.x + 60 / one.size;
  expect(closer.size).toBe(150);
  expect(under(closer)).toBeCloseTo(under(camera));
});

it('zooms no further than is sensible, and then stays where it is', () => {
  const camera = { x: 0.5, y: 0.5, size: 190 };
  expect(zoomed(camera, { factor: 4, dx: 100, dy: 100 }, bounds, zoom)).toEqual(camera);
});

it('keeps the limits of a board whose unit is another one', () => {
  const fine = { smallest: 0.2, largest: 4, largestFit: 2 };
  const map = { west: 0, north: 0, east: 1000, south: 500 };
  expect(fitted(map, { width: 800, height: 600 }, fine)).toEqual({ x: 500, y: 250, size: 0.8 });
  expect(zoomed({ x: 500, y: 250, size: 0.8 }, { factor: 9, dx: 0, dy: 0 }, map, fine).size).toBe(4);
});

it('puts the sheet so that the middle of the camera is the middle of the frame', () => {
  expect(offset({ x: 0.5, y: 0.5, size: 100 }, { west: -7, north: -7, east: 8, south: 8 }, frame)).toEqual({
    left: -250,
    top: -500,
  });
});
