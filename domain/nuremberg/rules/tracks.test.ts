import { describe, expect, it } from 'vitest';
import { moved, orderOn, pointsOn } from '../tracks.ts';
import type { Track } from '../types.ts';

const track = (...discs: [number, number][]): Track => discs.map(([seat, points]) => ({ seat, points }));
const printed = (given: Track) => given.map(({ seat, points }) => [seat, points]);

describe('3 tracks', () => {
  it('a disc that gains lands on top of those on its new space', () => {
    expect(printed(moved(track([0, 3], [1, 3], [2, 1]), 2, 2))).toEqual([
      [2, 3],
      [0, 3],
      [1, 3],
    ]);
  });

  it('a disc that loses lands on top of those on its new space, too', () => {
    expect(printed(moved(track([0, 3], [1, 1], [2, 1]), 0, -2))).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
    ]);
  });

  it('a disc that does not change its space keeps its place in the stack', () => {
    expect(printed(moved(track([0, 2], [1, 2]), 1, 0))).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });

  it('a disc passes over stacks without touching them', () => {
    expect(printed(moved(track([0, 5], [1, 4], [2, 3], [3, 2]), 3, 2))).toEqual([
      [0, 5],
      [3, 4],
      [1, 4],
      [2, 3],
    ]);
  });

  it('the profit track goes below zero, and no track has an upper end', () => {
    expect(printed(moved(track([0, 0], [1, 0]), 0, -64))).toEqual([
      [1, 0],
      [0, -64],
    ]);
    expect(pointsOn(moved(track([0, 0], [1, 0]), 1, 300), 1)).toBe(300);
  });

  it('the higher position is first; on a tie the upper disc', () => {
    expect(orderOn(moved(track([0, 1], [1, 1], [2, 0]), 2, 1))).toEqual([2, 0, 1]);
  });
});
