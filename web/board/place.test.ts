import { expect, it } from 'vitest';
import { cellPlace, nearest } from './place.ts';

const cells = [
  { x: 0, y: 0 },
  { x: 2, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: -3 },
];

it('goes to the nearest cell that lies that way, straight ahead before aside', () => {
  expect(nearest({ x: 0, y: 0 }, 'ArrowRight', cells)).toEqual({ x: 2, y: 0 });
  expect(nearest({ x: 0, y: 0 }, 'ArrowDown', cells)).toEqual({ x: 1, y: 1 });
  expect(nearest({ x: 0, y: 0 }, 'ArrowUp', cells)).toEqual({ x: 0, y: -3 });
});

it('stays where nothing lies that way, or the key is no arrow', () => {
  expect(nearest({ x: 0, y: 0 }, 'ArrowLeft', cells)).toBeUndefined();
  expect(nearest({ x: 0, y: 0 }, 'Enter', cells)).toBeUndefined();
});

it('places a cell in shares of the sheet', () => {
  expect(cellPlace({ x: 0, y: 1 }, { west: -2, north: -1, east: 2, south: 3 })).toEqual({
    left: '50%',
    top: '50%',
    width: '25%',
    height: '25%',
  });
});
