import { describe, expect, it } from 'vitest';
import { spread, ticksUpTo } from './worth-lines.ts';

describe('the scale', () => {
  it.each([
    [758, [0, 200, 400, 600, 800]],
    [1000, [0, 200, 400, 600, 800, 1000]],
    [3, [0, 1, 2, 3]],
    [0, [0, 1]],
  ])('up to %i has round figures', (highest, ticks) => {
    expect(ticksUpTo(highest)).toEqual(ticks);
  });

  it('reaches above every value with few lines', () => {
    for (let highest = 1; highest < 4000; highest += 37) {
      const ticks = ticksUpTo(highest);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
      expect(ticks.length).toBeLessThanOrEqual(6);
    }
  });
});

describe('names at the ends of lines', () => {
  it('stay where their line ends when there is room', () => {
    expect(spread([20, 60, 100], 14, 180)).toEqual([20, 60, 100]);
  });

  it('move apart, in the order of the lines', () => {
    expect(spread([52, 50, 51], 14, 180)).toEqual([78, 50, 64]);
  });

  it('never leave the chart at the bottom', () => {
    expect(spread([178, 179], 14, 180)).toEqual([166, 180]);
  });
});
