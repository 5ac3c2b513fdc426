import { describe, expect, it } from 'vitest';
import { play, stateOf } from '../../../test/games/nuremberg/play.ts';
import type { Position } from '../../../test/games/nuremberg/position.ts';
import { PASS, turn } from '../../../test/games/nuremberg/steps.ts';
import { setsIn, standings } from './ranking.ts';
import { scoreOf } from './scoring.ts';

const loads = [
  { id: 'A1', seat: 0, load: { plain: 1, red: 1 } },
  { id: 'C1', seat: 0, load: { rough: 2, green: 1 } },
] as const;

describe('4.7 victory points, profit and loss', () => {
  it('side for 3 and 4: one victory point for each item', () => {
    expect(scoreOf(stateOf({ stage: 'transport', seats: 4, trains: loads }), 0).vp).toBe(5);
  });

  it('side for 2 and 3: one for each goods cube, and the price of its train for each passenger', () => {
    expect(scoreOf(stateOf({ stage: 'transport', seats: 3, side: '23', trains: loads }), 0).vp).toBe(3 + 1 + 3);
    const middle = [{ id: 'B2', seat: 0, load: { red: 2, plain: 1 } }];
    expect(scoreOf(stateOf({ stage: 'transport', seats: 2, trains: middle }), 0).vp).toBe(5);
  });

  it('profit: 2 for beer or stone, 1 for mail or cheese, 1 for a passenger, less 1 for each own link', () => {
    const links = {
      'roth>rednitzhembach': 0,
      'roth>abenberg': 0,
      'roth>bechhofen': 1,
      'roth>allersberg': 'red',
    } as const;
    expect(scoreOf(stateOf({ stage: 'transport', seats: 4, trains: loads, links }), 0).profit).toBe(1 + 1 + 4 + 1 - 2);
    expect(scoreOf(stateOf({ stage: 'transport', seats: 4, links }), 1)).toEqual({ vp: 0, profit: -1 });
  });

  const last: Position = { stage: 'transport', seats: 3, toAct: [2], brown: [0, 0, 9], trains: loads, vp: [4, 0, 0] };

  it('is done for everybody when all have passed; items are kept and trains go back', () => {
    const { all, state } = play({ ...last, kept: [{ plain: 2 }] }, 2, turn(PASS));
    expect(all('turnScored')).toMatchObject([
      { seat: 0, vp: 5, profit: 7 },
      { seat: 1, vp: 0, profit: 0 },
      { seat: 2, vp: 0, profit: 0 },
    ]);
    expect(state.players[0]).toMatchObject({ vp: 9, kept: { plain: 3, rough: 2, red: 1, green: 1 } });
    expect(state.trains).toEqual([]);
  });

  it('moves discs in the general order so far, so a later one lies on top', () => {
    const links = { 'roth>rednitzhembach': 0, 'roth>abenberg': 1 } as const;
    const { state, one } = play({ ...last, trains: [], links, general: [1, 0, 2], toAct: [2] }, 2, turn(PASS));
    expect(state.tracks.profit).toEqual([
      { seat: 2, points: 0 },
      { seat: 0, points: -1 },
      { seat: 1, points: -1 },
    ]);
    expect(one('generalOrderSet').general).toEqual([2, 0, 1]);
  });

  it('4.8 sets the general order by profit, highest first', () => {
    const { one, state } = play({ ...last, profit: [-9, 3, 1] }, 2, turn(PASS));
    expect(one('generalOrderSet').general).toEqual([1, 2, 0]);
    expect(state.general).toEqual([1, 2, 0]);
  });
});

describe('5 the final count', () => {
  it('a set is one item of each kind', () => {
    expect(setsIn({ plain: 3, rough: 2, red: 4, green: 2 })).toBe(2);
    expect(setsIn({ plain: 3, rough: 2, red: 4, green: 0 })).toBe(0);
  });

  it('adds 2 for each set and the profit track, and takes 1 for each own link', () => {
    const links = { 'roth>rednitzhembach': 0, 'roth>abenberg': 0, 'roth>allersberg': 'red' } as const;
    const kept = [{ plain: 2, rough: 2, red: 2, green: 3 }];
    const [first, second] = standings(stateOf({ vp: [10, 3], profit: [-4, -5], links, kept }));
    expect(first).toEqual({ seat: 0, rank: 1, total: 10 + 4 - 4 - 2, vp: 10, sets: 2, profit: -4, links: 2 });
    expect(second).toMatchObject({ seat: 1, rank: 2, total: -2 });
  });

  it('breaks ties by the profit track, then by the upper disc', () => {
    const ahead = standings(stateOf({ seats: 3, vp: [5, 3, 4], profit: [0, 2, 1] }));
    expect(ahead.map(({ seat }) => seat)).toEqual([1, 2, 0]);
    const stacked = standings(stateOf({ general: [2, 0, 1], vp: [5, 5, 5] }));
    expect(stacked.map(({ seat, rank }) => [seat, rank])).toEqual([
      [2, 1],
      [0, 2],
      [1, 3],
    ]);
  });
});
