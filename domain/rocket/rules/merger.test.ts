import { describe, expect, it } from 'vitest';
import { asked, at, only, type Position, play } from '../../../test/games/rocket/position.ts';
import { bid, extend, giveWay, pass, token, turn } from '../../../test/games/rocket/steps.ts';
import { targetsOf } from './targets.ts';

/** LSWR has Southampton, Reading and Swindon, and stands two hexes from GWR's locomotive. */
const near: Position = {
  lines: {
    LSWR: { path: '5,12 5,11 4,11', shares: [5, 2, 0] },
    GWR: { path: '1,12 2,11 3,10', shares: [0, 1, 0] },
  },
  actions: 1,
};

/** Seat 0 merges LSWR into GWR, and whoever is asked for a bid passes. */
const merge = (wanted: Position = near) => {
  const first = play(wanted, [0, extend('LSWR', '4,10')]);
  const [question] = asked(first.state);
  if (question?.need !== 'bid') return first;
  const second = play(first.state, [question.seat, pass]);
  return { ...second, facts: [...first.facts, ...second.facts], types: [...first.types, ...second.types] };
};

describe('a merger', () => {
  it('happens when a locomotive moves next to another line', () => {
    const { facts, state } = merge();
    expect(only(facts, 'linesMerged')).toMatchObject([{ company: 'LSWR', into: 'GWR' }]);
    expect(state.lines.LSWR).toBeUndefined();
  });

  it('happens beside track as well as beside a locomotive', () => {
    const wanted: Position = { ...near, lines: { ...near.lines, GWR: { path: '1,12 2,11 3,10 3,9' } } };
    expect(only(merge(wanted).facts, 'linesMerged')).toMatchObject([{ into: 'GWR' }]);
  });

  it('dissolves the line that moved, never the other', () => {
    const wanted: Position = {
      lines: { LSWR: { path: '5,12 5,11 4,11' }, GWR: { path: '1,12 2,11 3,10' } },
      actions: 1,
    };
    const { facts } = play(wanted, [0, extend('GWR', '4,10')]);
    expect(only(facts, 'linesMerged')).toMatchObject([{ company: 'GWR', into: 'LSWR' }]);
  });

  it('pays the most shares £1000 for each city of the dissolved line, and the second half of it', () => {
    const { facts } = merge();
    expect(only(facts, 'mergerPaid')).toMatchObject([
      {
        company: 'LSWR',
        into: 'GWR',
        value: 3,
        payouts: [
          { seat: 0, amount: 3_000 },
          { seat: 1, amount: 1_000 },
        ],
      },
    ]);
  });

  it('its value is the dissolved line’s alone, with the cities of this move', () => {
    const wanted: Position = {
      lines: { LSWR: { path: '5,12 5,11' }, GWR: { path: '1,12 2,11 3,10 4,10' } },
      actions: 1,
    };
    const { facts } = play(wanted, [0, extend('LSWR', '4,11')]);
    expect(only(facts, 'mergerPaid')).toMatchObject([{ value: 3 }]);
  });

  it('pays nobody when nobody holds a share', () => {
    const wanted: Position = {
      lines: { LSWR: { path: '5,12 5,11 4,11', pile: 0 }, GWR: { path: '1,12 2,11 3,10' } },
      actions: 1,
    };
    const { types } = play(wanted, [0, extend('LSWR', '4,10')]);
    expect(types).toContain('linesMerged');
    expect(types).not.toContain('mergerPaid');
  });

  it('comes after the income of cities and towns', () => {
    const wanted: Position = {
      lines: { LSWR: { path: '5,12 5,11' }, GWR: { path: '1,12 2,11 3,10 4,10' } },
      stations: { '5,12': 1 },
      actions: 1,
    };
    const { types } = play(wanted, [0, extend('LSWR', '4,11')]);
    expect(types.slice(0, 5)).toEqual(['moveChosen', 'lineExtended', 'townPaid', 'mergerPaid', 'linesMerged']);
  });

  it('replaces the locomotive by a tile; the survivor inherits track, stations and cities without counting twice', () => {
    const { state } = merge({ ...near, stations: { '5,12': 1 } });
    expect(state.lines.GWR?.locomotive).toBe('3,10');
    expect(state.lines.GWR?.track.toSorted()).toEqual(['1,12', '2,11', '4,10', '4,11', '5,11', '5,12']);
    expect(state.lines.GWR?.cities.toSorted()).toEqual(['Bristol', 'Reading', 'Southampton', 'Swindon']);
    expect(state.tilesLaid).toBe(2 + 2 + 2);
    expect(state.stations).toEqual([{ seat: 1, at: '5,12' }]);
  });

  it('pays nothing for inherited cities, nor when they are reached later', () => {
    const wanted: Position = { ...near, tokens: [[1, 'Reading', 'steel']], stations: { '2,11': 1 } };
    const { types, state } = merge(wanted);
    expect(types).not.toContain('cityPaid');
    expect(types).not.toContain('townPaid');
    expect(state.lines.GWR?.cities).toContain('Reading');
  });

  it('swaps two shares for one of the survivor; an odd one is lost', () => {
    const { facts, state } = merge({
      ...near,
      lines: { ...near.lines, LSWR: { path: '5,12 5,11 4,11', shares: [4, 2, 0] } },
    });
    expect(only(facts, 'linesMerged')[0]?.swaps).toEqual([
      { seat: 0, given: 5, received: 2 },
      { seat: 1, given: 2, received: 1 },
    ]);
    expect(state.lines.GWR).toMatchObject({ shares: [2, 2, 0], pile: 15 - 3, supplementary: 0 });
  });

  it('covers what the survivor’s pile lacks with supplementary shares, the pile first', () => {
    const wanted: Position = {
      ...near,
      lines: { LSWR: { path: '5,12 5,11 4,11', shares: [7, 2, 0] }, GWR: { path: '1,12 2,11 3,10', pile: 1 } },
    };
    const { facts, state } = merge(wanted);
    expect(only(facts, 'linesMerged')).toMatchObject([{ fromPile: 1, supplementary: 4 }]);
    expect(state.lines.GWR).toMatchObject({ shares: [4, 1, 0], pile: 0, supplementary: 4 });
  });

  it('supplementary shares are not limited', () => {
    const wanted: Position = {
      seats: 2,
      lines: {
        LSWR: { path: '5,12 5,11 4,11', shares: [40, 0], pile: 0 },
        GWR: { path: '1,12 2,11 3,10', shares: [3, 0], supplementary: 3, pile: 0 },
      },
      actions: 1,
    };
    const { state } = play(wanted, [0, extend('LSWR', '4,10')]);
    expect(state.lines.GWR).toMatchObject({ shares: [23, 0], supplementary: 23 });
  });

  it('an isolated survivor stays isolated and pays in supplementary shares', () => {
    const wanted: Position = {
      ...near,
      lines: { LSWR: { path: '5,12 5,11 4,11', shares: [3, 2, 0] }, GWR: { path: '1,12 2,11 3,10', isolated: true } },
    };
    const { state } = merge(wanted);
    expect(state.lines.GWR).toMatchObject({ isolated: true, pile: 0, shares: [2, 1, 0], supplementary: 3 });
  });
});

describe('a merger into a locomotive in its start city', () => {
  const wanted: Position = { lines: { LNWR: { path: '1,3 1,2', shares: [3, 0, 0] } }, actions: 1 };

  it('is a merger: such a locomotive is a line of one hex', () => {
    const { facts, state } = play(wanted, [0, extend('LNWR', '1,1')]);
    expect(only(facts, 'linesMerged')).toMatchObject([{ company: 'LNWR', into: 'L&Y' }]);
    expect(state.lines['L&Y']).toMatchObject({ locomotive: '0,1', heading: null, shares: [2, 0, 0] });
  });

  it('leaves the locomotive in its city, free to go in any direction without a tile there', () => {
    const { state } = play(wanted, [0, extend('LNWR', '1,1')]);
    expect(targetsOf(state, 'L&Y')).toEqual(['0,2', '1,0']);
    const later = play(state, [1, token('London', 'brewing'), extend('L&Y', '1,0')], [0, pass]).state;
    expect(later.lines['L&Y']).toMatchObject({ locomotive: '1,0', heading: 1, track: ['1,3', '1,2', '1,1'] });
    expect(later.tilesLaid).toBe(state.tilesLaid);
  });

  it('makes track in separate pieces one line all the same', () => {
    const { state } = play(wanted, [0, extend('LNWR', '1,1')]);
    expect(state.lines['L&Y']?.cities).toEqual(['Liverpool', 'Stoke']);
    expect(state.lines['L&Y']?.track).toEqual(['1,3', '1,2', '1,1']);
  });
});

describe('moving on after a merger', () => {
  it('the survivor’s own locomotive may move in the same turn', () => {
    const first: Position = {
      ...near,
      actions: 0,
      lines: { LSWR: { path: '5,12 5,11 4,11' }, GWR: { path: '1,12 2,11 3,10' } },
    };
    const { state } = play(first, [0, extend('LSWR', '4,10'), extend('GWR', '3,9')]);
    expect(state.lines.GWR?.locomotive).toBe('3,9');
  });

  it('a line may merge into one that moved before in this turn', () => {
    const first: Position = {
      ...near,
      actions: 0,
      lines: { LSWR: { path: '5,12 5,11 4,11' }, GWR: { path: '1,12 2,11' } },
    };
    const { types } = play(first, [0, extend('GWR', '3,10'), extend('LSWR', '4,10')]);
    expect(types).toContain('linesMerged');
  });

  it('a dissolved company cannot be moved or asked about any more', () => {
    const first: Position = {
      ...near,
      actions: 0,
      lines: { LSWR: { path: '5,12 5,11 4,11' }, GWR: { path: '1,12 2,11 3,10' } },
    };
    const { state } = play(first, [0, extend('LSWR', '4,10'), token('London', 'brewing')]);
    at(state)
      .when(1, turn(extend('LSWR', '4,9')))
      .thenRejected('extend.dissolved');
  });
});

it('a merger by a bid pays and swaps after the winner has paid', () => {
  const wanted: Position = {
    seats: 2,
    lines: { LSWR: { path: '5,12 5,11 4,11', shares: [0, 4] }, GWR: { path: '1,12 2,11 3,10' } },
  };
  const { facts, types } = play(wanted, [0, extend('LSWR', '3,12')], [1, bid(1, '4,10')], [0, giveWay]);
  expect(types.indexOf('sharesPaid')).toBeLessThan(types.indexOf('mergerPaid'));
  expect(only(facts, 'linesMerged')[0]?.swaps).toEqual([
    { seat: 0, given: 1, received: 0 },
    { seat: 1, given: 3, received: 1 },
  ]);
});
