import { describe, expect, it } from 'vitest';
import { at, choices, type Position, play, position } from '../../../test/games/rocket/position.ts';
import { extend, place, token, turn } from '../../../test/games/rocket/steps.ts';
import { newlyIsolated } from './isolation.ts';
import { targetsOf } from './targets.ts';

const targets = (wanted: Position, company: 'GWR' | 'LSWR' | 'LNWR' | 'GER' | 'SER') =>
  targetsOf(position(wanted), company);

describe('where a locomotive may go', () => {
  it('from its start city: any free neighbour', () => {
    expect(targets({}, 'LNWR')).toEqual(['1,3', '1,4', '2,2', '2,4', '3,2', '3,3']);
    expect(targets({}, 'GWR')).toEqual(['0,13', '1,11', '1,12']);
    expect(targets({}, 'SER')).toEqual(['14,7', '14,8']);
  });

  it('later only to the three hexes ahead: straight on, slightly left, slightly right', () => {
    expect(targets({ lines: { GER: { path: '13,1' } } }, 'GER')).toEqual(['12,1', '12,2', '13,2']);
    expect(targets({ lines: { GER: { path: '14,-1' } } }, 'GER')).toEqual(['13,-1', '14,-2', '15,-2']);
  });

  it('never into a city', () => {
    at({ lines: { LSWR: { path: '5,12 5,11' } } })
      .when(0, turn(extend('LSWR', '6,10')))
      .thenRejected('extend.city');
    expect(targets({ lines: { LSWR: { path: '5,12 5,11' } } }, 'LSWR')).toEqual(['4,11', '5,10']);
  });

  it('never onto track or a locomotive, its own track included', () => {
    expect(targets({ lines: { GER: { path: '13,1 12,2 11,2 11,1 12,0 13,0' } } }, 'GER')).toEqual(['14,-1']);
    const onto: Position = { lines: { GWR: { path: '1,12 2,11' }, LSWR: { path: '5,12', track: '3,10' } } };
    at(onto)
      .when(0, turn(extend('GWR', '3,10')))
      .thenRejected('extend.taken');
    const meeting: Position = { lines: { GWR: { path: '1,12 2,11' }, LSWR: { path: '3,10' } } };
    at(meeting)
      .when(0, turn(extend('GWR', '3,10')))
      .thenRejected('extend.taken');
  });

  it('may go to a hex with a station, its own player’s or another’s', () => {
    for (const owner of [0, 1]) expect(targets({ stations: { '2,4': owner } }, 'LNWR')).toContain('2,4');
  });

  it('not elsewhere', () => {
    at()
      .when(0, turn(extend('LNWR', '4,4')))
      .thenRejected('extend.notAhead');
    at({ lines: { GER: { path: '13,1' } } })
      .when(0, turn(extend('GER', '13,0')))
      .thenRejected('extend.notAhead');
  });
});

describe('the ban on touching two lines', () => {
  const between: Position = { lines: { GWR: { path: '1,12 2,11' }, LSWR: { track: '4,10' }, LNWR: { track: '3,9' } } };

  it('forbids a hex next to two other lines', () => {
    at(between)
      .when(0, turn(extend('GWR', '3,10')))
      .thenRejected('extend.twoLines', 0);
    expect(targets(between, 'GWR')).toEqual(['2,10']);
  });

  it('counts lines, not hexes', () => {
    const one: Position = { lines: { GWR: { path: '1,12 2,11' }, LSWR: { track: '4,10 3,9' } } };
    expect(targets(one, 'GWR')).toContain('3,10');
  });

  it('does not count its own track', () => {
    const own: Position = { lines: { GWR: { path: '1,12 2,11', track: '3,9' }, LSWR: { track: '4,10' } } };
    expect(targets(own, 'GWR')).toContain('3,10');
  });

  it('counts a locomotive in its start city', () => {
    const wanted: Position = { lines: { GER: { path: '', track: '2,1' }, LNWR: { path: '1,3 1,2' } } };
    at(wanted)
      .when(0, turn(extend('LNWR', '1,1')))
      .thenRejected('extend.twoLines');
  });

  it('does not isolate a locomotive that has no target left because of it', () => {
    const lines = {
      GWR: { path: '1,12 2,11' },
      LSWR: { track: '4,10' },
      LNWR: { track: '3,9' },
      GER: { track: '1,11' },
    };
    expect(targets({ lines }, 'GWR')).toEqual([]);
    expect(newlyIsolated(position({ lines }).lines)).not.toContain('GWR');
  });
});

describe('the share', () => {
  it('is taken at once by the active player', () => {
    const { state, facts } = play({ actions: 1 }, [0, extend('LNWR', '2,4')]);
    expect(facts[0]).toMatchObject({ type: 'moveChosen', seat: 0, company: 'LNWR', target: '2,4', share: true });
    expect(state.lines.LNWR).toMatchObject({ pile: 15, shares: [1, 0, 0] });
  });

  it('is not taken when the pile is empty, and never made up', () => {
    const wanted: Position = { lines: { LNWR: { pile: 0 } }, actions: 1 };
    const { state, facts } = play(wanted, [0, extend('LNWR', '2,4')]);
    expect(facts[0]).toMatchObject({ type: 'moveChosen', share: false });
    expect(state.lines.LNWR).toMatchObject({ pile: 0, shares: [0, 0, 0] });
  });
});

describe('track', () => {
  it('is not laid on the start city, which leaves the line but stays connected', () => {
    const { state, facts } = play({ actions: 1 }, [0, extend('LNWR', '2,4')]);
    expect(facts[1]).toMatchObject({ type: 'lineExtended', from: '2,3', to: '2,4', heading: 3, tile: false });
    expect(state.lines.LNWR).toMatchObject({ locomotive: '2,4', heading: 3, track: [], cities: ['Stoke'] });
    expect(state.tilesLaid).toBe(0);
  });

  it('is laid on every other hex that is left, under a station too', () => {
    const wanted: Position = { lines: { LNWR: { path: '2,4' } }, stations: { '2,4': 1 }, actions: 1 };
    const { state } = play(wanted, [0, extend('LNWR', '2,5')]);
    expect(state.lines.LNWR).toMatchObject({ locomotive: '2,5', track: ['2,4'] });
    expect(state.tilesLaid).toBe(1);
    expect(state.stations).toEqual([{ seat: 1, at: '2,4' }]);
  });
});

describe('connection', () => {
  it('adds every city next to the new hex, of all kinds, once', () => {
    const { facts } = play({ lines: { LSWR: { path: '5,12 5,11' } }, actions: 1 }, [0, extend('LSWR', '4,11')]);
    expect(facts.find(({ type }) => type === 'lineExtended')).toMatchObject({ cities: ['Swindon'] });
    const again = play({ lines: { LSWR: { path: '5,12 5,11' } }, actions: 1 }, [0, extend('LSWR', '5,10')]);
    expect(again.facts.find(({ type }) => type === 'lineExtended')).toMatchObject({ cities: [] });
  });

  it('raises the value with a foreign start city, without any pay', () => {
    const wanted: Position = {
      gone: ['LNWR'],
      lines: { 'L&Y': { path: '0,2 0,3' } },
      stations: { '0,3': 0 },
      actions: 1,
    };
    const { state, types } = play(wanted, [0, extend('L&Y', '1,3')]);
    expect(state.lines['L&Y']?.cities).toEqual(['Liverpool', 'Stoke']);
    expect(types).toEqual(['moveChosen', 'lineExtended', 'turnEnded']);
  });
});

describe('one locomotive a turn', () => {
  it('refuses the same locomotive twice', () => {
    at()
      .when(0, turn(extend('LNWR', '2,4'), extend('LNWR', '2,5')))
      .thenRejected('extend.moved', 1);
    expect(choices({}, 0, extend('LNWR', '2,4')).some((one) => one.type === 'extend' && one.company === 'LNWR')).toBe(
      false,
    );
  });

  it('allows two different ones, and the same one in the next turn', () => {
    const { state } = play({ seats: 2 }, [0, extend('LNWR', '2,4'), extend('GWR', '1,11')]);
    expect(state.turn).toMatchObject({ seat: 1, moved: [] });
    at(state)
      .when(1, turn(token('London', 'brewing'), place('0,9')))
      .then({}, {}, {});
  });

  it('refuses a company that is dissolved', () => {
    at({ gone: ['LNWR'] })
      .when(0, turn(extend('LNWR', '2,4')))
      .thenRejected('extend.dissolved');
  });
});
