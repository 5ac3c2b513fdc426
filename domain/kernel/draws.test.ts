import { describe, expect, it } from 'vitest';
import { seedFrom } from '../../test/seeded.ts';
import { drawOf, isSeed, seededDealer, seedHashOf } from './draws.ts';
import { unknownDealer } from './unknown-draw.ts';

const SEED = seedFrom(7);

describe('recorded draws', () => {
  it('depend on seed and counter alone', () => {
    const first = Array.from({ length: 20 }, (_, counter) => drawOf(SEED, counter, 6));
    expect(Array.from({ length: 20 }, (_, counter) => seededDealer(SEED).draw(counter, 6))).toEqual(first);
    expect(Array.from({ length: 20 }, (_, counter) => drawOf(seedFrom(8), counter, 6))).not.toEqual(first);
  });

  it('are pinned: a change of the derivation would make old tables unverifiable', () => {
    expect(Array.from({ length: 12 }, (_, counter) => drawOf(SEED, counter, 6))).toMatchInlineSnapshot(`
      [
        5,
        0,
        5,
        2,
        0,
        0,
        3,
        5,
        2,
        3,
        2,
        2,
      ]
    `);
    expect(seedHashOf(SEED)).toMatchInlineSnapshot(
      `"48428bdb7ddd829410d6bbb924fdeb3a3d7e88c2577bffae073b990c6f061d08"`,
    );
  });

  it('favour no side: each of 5 sides comes about as often', () => {
    const counts = [0, 0, 0, 0, 0];
    for (let counter = 0; counter < 5_000; counter++) counts[drawOf(SEED, counter, 5)]!++;
    // 1,000 expected each; five standard deviations are about 141.
    for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(141);
  });

  it('stay within their sides, however many', () => {
    for (const sides of [1, 2, 3, 7, 120, 2 ** 31 + 1]) {
      for (let counter = 0; counter < 50; counter++) expect(drawOf(SEED, counter, sides)).toBeLessThan(sides);
    }
  });

  it('are unknown on a page', () => {
    expect(() => unknownDealer.draw(0, 2)).toThrow();
    expect(unknownDealer.reveal()).toBeNull();
  });

  it('a seed is 32 bytes in hexadecimal', () => {
    expect(isSeed(SEED)).toBe(true);
    expect(isSeed('ab')).toBe(false);
  });
});
