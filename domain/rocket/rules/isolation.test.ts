import { describe, expect, it } from 'vitest';
import { only, type Position, play, position } from '../../../test/games/rocket/position.ts';
import { extend, token } from '../../../test/games/rocket/steps.ts';
import { cities } from '../data.ts';
import { newlyIsolated } from './isolation.ts';

const isolated = (wanted: Position) => newlyIsolated(position(wanted).lines);
const everyCity = cities.map(({ id }) => id);
const others: Position['gone'] = ['L&Y', 'LNWR', 'NER', 'GER', 'GWR', 'LSWR'];
/** SER runs into the corner between Dover and the sea: heading south-east on 13,9 it has only 14,8 left. */
const corner = { path: '12,9 13,9', track: '14,7' };

describe('the isolation test', () => {
  it('finds nothing at the start', () => {
    expect(isolated({})).toEqual([]);
  });

  it('a line stays live while it can reach a city that it lacks', () => {
    const alone: Position = { gone: others, lines: { SER: { path: '14,7' } } };
    expect(isolated(alone)).toEqual([]);
  });

  it('a line that lacks nothing and can meet nobody is isolated', () => {
    const alone: Position = {
      gone: others,
      lines: { SER: { path: '14,7', cities: everyCity } },
    };
    expect(isolated(alone)).toEqual(['SER']);
  });

  it('a line stays live while it can come next to another line', () => {
    const wanted: Position = {
      gone: ['L&Y', 'LNWR', 'NER', 'GER', 'LSWR'],
      lines: { SER: { path: '14,7', cities: everyCity }, GWR: { path: '', cities: everyCity } },
    };
    expect(isolated(wanted)).toEqual([]);
  });

  it('searches hexes with headings: a locomotive cannot turn round on the spot', () => {
    expect(isolated({ gone: others, lines: { SER: corner } })).toEqual(['SER']);
    expect(isolated({ gone: others, lines: { SER: { path: '14,8 13,9', track: '14,7' } } })).toEqual([]);
  });

  it('goes through stations, but not through cities, track or locomotives', () => {
    const walled: Position = { lines: { SER: { path: '14,8 14,7', track: '13,7 13,8' } } };
    expect(isolated(walled)).toContain('SER');
    const open: Position = { lines: { SER: { path: '14,8 14,7' } }, stations: { '13,7': 1, '13,8': 0 } };
    expect(isolated(open)).toEqual([]);
  });

  it('ignores the ban on two lines', () => {
    const lines = {
      GWR: { path: '1,12 2,11', cities: everyCity },
      LSWR: { track: '4,10' },
      LNWR: { track: '3,9' },
      GER: { track: '1,11' },
    };
    expect(isolated({ lines })).toEqual([]);
  });

  it('a line stays live where another locomotive may come next to its area', () => {
    const gone = others.filter((company) => company !== 'LSWR');
    const LSWR = { path: '5,12', cities: everyCity };
    expect(isolated({ gone, lines: { SER: { ...corner, cities: everyCity }, LSWR } })).toEqual([]);
    const walled = { path: '12,9 13,9', track: '14,7 13,8', cities: everyCity };
    expect(isolated({ gone, lines: { SER: walled, LSWR } })).toEqual(['SER']);
  });

  it('does not name lines that are isolated already', () => {
    const alone: Position = {
      gone: others,
      lines: { SER: { path: '14,7', cities: everyCity, isolated: true } },
    };
    expect(isolated(alone)).toEqual([]);
  });
});

describe('a line that becomes isolated', () => {
  const closing: Position = { lines: { SER: { ...corner, shares: [1, 2, 0] } }, actions: 1 };
  const played = () => play(closing, [0, extend('SER', '14,8')]);

  it('is found after the extension, and its pile leaves the board; holdings stay', () => {
    const { facts, state } = played();
    expect(only(facts, 'lineIsolated')).toEqual([{ type: 'lineIsolated', v: 1, company: 'SER', removed: 12 }]);
    expect(state.lines.SER).toMatchObject({ isolated: true, pile: 0, shares: [2, 2, 0] });
  });

  it('may be extended on, without a share', () => {
    const wanted: Position = { lines: { SER: { path: '14,7', isolated: true } }, actions: 1 };
    const { facts, state } = play(wanted, [0, extend('SER', '13,8')]);
    expect(only(facts, 'moveChosen')).toMatchObject([{ share: false }]);
    expect(state.lines.SER).toMatchObject({ locomotive: '13,8', shares: [0, 0, 0], isolated: true });
  });

  it('can still gain stations and passengers', () => {
    const wanted: Position = {
      lines: { SER: { path: '14,7', isolated: true } },
      stations: { '13,8': 1 },
      actions: 1,
    };
    const { state } = play(wanted, [0, extend('SER', '13,8')]);
    expect(state.players[0]?.passengers).toBe(1);
  });

  it('is tested after extensions only', () => {
    const alone: Position = {
      gone: ['L&Y', 'LNWR', 'NER', 'GER', 'GWR'],
      lines: { SER: { path: '14,7', cities: everyCity }, LSWR: { path: '5,12', cities: everyCity } },
      actions: 1,
    };
    expect(play(alone, [0, token('London', 'brewing')]).types).toEqual(['tokenTaken', 'turnEnded']);
  });
});
