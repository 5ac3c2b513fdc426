import { describe, expect, it } from 'vitest';
import { type Position, played, position, stateOf } from '../../../test/games/lilliput/position.ts';
import { cash } from '../../../test/games/lilliput/steps.ts';
import { lilliput } from '../game.ts';
import { standings } from './ranking.ts';

/** The last turn of the game; no train runs, so every marker goes one left. */
const atTheEnd = (wanted: Position) =>
  stateOf(
    played(
      position({
        seats: 3,
        round: 9,
        order: [0],
        copyCards: [0, 0, 0],
        ...wanted,
        companies: {
          red: { trains: [], space: 'T5' },
          blue: { trains: [], space: 'T1' },
          yellow: { trains: [], space: 'T1' },
          ...wanted.companies,
        },
      }),
      [0, cash()],
    ),
  );
const totals = (wanted: Position) => standings(stateOf(position({ seats: 3, copyCards: [0, 0, 0], ...wanted })));

describe('the end of the game', () => {
  it('5 cash, shares at today’s price (50 % = five) and £20 per unused copy card', () => {
    const state = atTheEnd({ cash: [100, 0, 0], copyCards: [2, 1, 0], shares: { red: [1, 2], blue: [0, 0] } });
    expect(state.ranking).toEqual([
      {
        seat: 0,
        rank: 1,
        total: 105 + 5 * 70 + 2 * 50 + 40,
        cash: 105,
        shares: [
          { company: 'red', percent: 50, worth: 350 },
          { company: 'blue', percent: 20, worth: 100 },
        ],
        copyCards: 40,
      },
      {
        seat: 1,
        rank: 2,
        total: 5 * 50 + 70 + 20,
        cash: 0,
        shares: [
          { company: 'blue', percent: 50, worth: 250 },
          { company: 'red', percent: 10, worth: 70 },
        ],
        copyCards: 20,
      },
      {
        seat: 2,
        rank: 3,
        total: 5 * 50 + 70,
        cash: 0,
        shares: [
          { company: 'yellow', percent: 50, worth: 250 },
          { company: 'red', percent: 10, worth: 70 },
        ],
        copyCards: 0,
      },
    ]);
  });

  it('5 today’s price is the price after the last run', () => {
    expect(atTheEnd({ companies: {} }).ranking?.find(({ seat }) => seat === 0)?.shares).toEqual([
      { company: 'red', percent: 50, worth: 5 * 70 },
    ]);
  });

  it('5 treasuries do not count', () => {
    const [poor, rich] = [0, 5_000].map((treasury) =>
      totals({ companies: { red: { treasury } } }).map(({ total }) => total),
    );
    expect(poor).toEqual(rich);
  });

  it('5 equal totals share the win', () => {
    const even = totals({ cash: [10, 30, 30] });
    expect(even.map(({ seat, rank, total }) => [seat, rank, total])).toEqual([
      [1, 1, 280],
      [2, 1, 280],
      [0, 3, 260],
    ]);
    expect(totals({ cash: [30, 30, 30] }).map(({ rank }) => rank)).toEqual([1, 1, 1]);
    expect(totals({ cash: [50, 30, 30] }).map(({ rank }) => rank)).toEqual([1, 2, 2]);
  });

  it('5 the ranking comes with its full break-down', () => {
    const state = atTheEnd({ cash: [100, 0, 0], copyCards: [2, 1, 0], shares: { blue: [0] } });
    const [first] = lilliput.outcome(state) ?? [];
    expect(first).toMatchObject({
      seat: 0,
      rank: 1,
      total: 545,
      parts: [
        { key: 'cash', amount: 105 },
        { key: 'shares', amount: 400 },
        { key: 'copyCards', amount: 40 },
      ],
    });
    expect(lilliput.outcome(stateOf(position()))).toBeNull();
  });
});
