import { describe, expect, it } from 'vitest';
import { majorities, prizesOfLine } from './majorities.ts';

const prizes = { first: 2_000, second: 1_000 };
const paid = (counts: readonly number[], of = prizes) => {
  const amounts = counts.map(() => 0);
  for (const { seat, amount } of majorities(counts, of)) amounts[seat] = amount;
  return amounts;
};

describe('places and prizes', () => {
  it('the most gets the first prize, the second most the second', () => {
    expect(paid([1, 3, 2])).toEqual([0, 2_000, 1_000]);
  });

  it('a line pays £1000 for each city, the second half of it, rounded down', () => {
    expect(prizesOfLine(4)).toEqual({ first: 4_000, second: 2_000 });
    expect(prizesOfLine(3)).toEqual({ first: 3_000, second: 1_000 });
    expect(prizesOfLine(1)).toEqual({ first: 1_000, second: 0 });
  });

  it('nobody has anything: nobody is paid', () => {
    expect(majorities([0, 0, 0], prizes)).toEqual([]);
  });

  it('having nothing is no second place', () => {
    expect(paid([2, 0, 0])).toEqual([2_000, 0, 0]);
  });

  it('equal firsts share both prizes, and there is no second', () => {
    expect(paid([2, 2, 1], { first: 6_000, second: 3_000 })).toEqual([4_000, 4_000, 0]);
    expect(paid([2, 2, 2], { first: 6_000, second: 3_000 })).toEqual([3_000, 3_000, 3_000]);
  });

  it('equal seconds share the second prize', () => {
    expect(paid([3, 1, 1], { first: 8_000, second: 4_000 })).toEqual([8_000, 2_000, 2_000]);
  });

  it('everything is rounded down to £1000, and the rest stays in the bank', () => {
    expect(paid([3, 1, 1], { first: 6_000, second: 3_000 })).toEqual([6_000, 1_000, 1_000]);
    expect(paid([1, 1], prizes)).toEqual([1_000, 1_000]);
    expect(paid([3, 1, 1], prizes)).toEqual([2_000, 0, 0]);
    expect(paid([1, 1, 1, 1], { first: 6_000, second: 3_000 })).toEqual([2_000, 2_000, 2_000, 2_000]);
  });

  it('a second prize of nothing is not mentioned', () => {
    expect(majorities([2, 1], prizesOfLine(1))).toEqual([{ seat: 0, amount: 1_000 }]);
  });
});
