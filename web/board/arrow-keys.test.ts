import { expect, it } from 'vitest';
import { nearest } from './arrow-keys.ts';

const squares = [
  { x: 0, y: 0 },
  { x: 2, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: -3 },
];

it('goes to the nearest place that lies that way, straight ahead before aside', () => {
  expect(nearest({ x: 0, y: 0 }, 'ArrowRight', squares)).toEqual({ x: 2, y: 0 });
  expect(nearest({ x: 0, y: 0 }, 'ArrowDown', squares)).toEqual({ x: 1, y: 1 });
  expect(nearest({ x: 0, y: 0 }, 'ArrowUp', squares)).toEqual({ x: 0, y: -3 });
});

it('stays where nothing lies that way', () => {
  expect(nearest({ x: 0, y: 0 }, 'ArrowLeft', squares)).toBeUndefined();
});

it('goes along a row of hexagons, and from row to row', () => {
  const row = (y: number, shift: number) => [0, 1, 2].map((x) => ({ x: x + shift, y: y * 0.87 }));
  const hexes = [...row(0, 0), ...row(1, 0.5), ...row(2, 0)];
  expect(nearest({ x: 0, y: 0 }, 'ArrowRight', hexes)).toEqual({ x: 1, y: 0 });
  expect(nearest({ x: 1, y: 0 }, 'ArrowDown', hexes)).toEqual({ x: 0.5, y: 0.87 });
  expect(nearest({ x: 0.5, y: 0.87 }, 'ArrowUp', hexes)).toEqual({ x: 0, y: 0 });
});
