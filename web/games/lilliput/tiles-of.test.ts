import { expect, it } from 'vitest';
import { coreOf } from './tiles-of.ts';

const tile = (name: string, x: number, y: number) => ({ tile: name, x, y, rotation: 0 as const });

it('shows two cells round the capital of a board that has just begun', () => {
  expect(coreOf([tile('mildendo', 0, 0)])).toEqual({ west: -2, north: -2, east: 3, south: 3 });
});

it('shows the cells beside lines whole, and of what only lies there no more than its edge', () => {
  const line = [1, 2, 3].map((row) => tile('y-plain-straight', 0, -row));
  const core = coreOf([tile('mildendo', 0, 0), ...line, tile('hills30', 5, 0), tile('y-plain-straight', 0, 4)]);
  expect(core).toEqual({ west: -2, north: -4, east: 6.25, south: 5.25 });
});
