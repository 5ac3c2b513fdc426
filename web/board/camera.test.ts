import { expect, it } from 'vitest';
import { fitted, LARGEST, offset, panned, SMALLEST, zoomed } from './camera.ts';

const bounds = { west: -2, north: -2, east: 3, south: 3 };
const frame = { width: 1000, height: 500 };

it('shows all of the bounds, in the middle', () => {
  expect(fitted(bounds, frame, 132)).toEqual({ x: 0.5, y: 0.5, size: 100 });
});

it('never fits larger than it may or smaller than one can press', () => {
  expect(fitted(bounds, { width: 4000, height: 4000 }, 132).size).toBe(132);
  expect(fitted(bounds, { width: 50, height: 50 }, 132).size).toBe(SMALLEST);
});

it('moves with the finger and never loses the board', () => {
  const camera = fitted(bounds, frame, 132);
  expect(panned(camera, 100, -50, bounds)).toEqual({ x: -0.5, y: 1, size: 100 });
  expect(panned(camera, 9999, 9999, bounds)).toEqual({ x: -2, y: -2, size: 100 });
});

it('zooms round the point under the finger', () => {
  const camera = { x: 0.5, y: 0.5, size: 100 };
  const closer = zoomed(camera, 1.5, 60, 0, bounds);
  const under = (one: typeof camera) => one.x + 60 / one.size;
  expect(closer.size).toBe(150);
  expect(under(closer)).toBeCloseTo(under(camera));
});

it('zooms no further than is sensible, and then stays where it is', () => {
  const camera = { x: 0.5, y: 0.5, size: LARGEST };
  expect(zoomed(camera, 4, 100, 100, bounds)).toEqual(camera);
});

it('puts the sheet so that the middle of the camera is the middle of the frame', () => {
  expect(offset({ x: 0.5, y: 0.5, size: 100 }, { west: -7, north: -7, east: 8, south: 8 }, frame)).toEqual({
    left: -250,
    top: -500,
  });
});
