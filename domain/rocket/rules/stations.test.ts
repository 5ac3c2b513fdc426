import { describe, expect, it } from 'vitest';
import { at, choices, type Position, play, position } from '../../../test/games/rocket/position.ts';
import { extend, place, relocate, turn } from '../../../test/games/rocket/steps.ts';
import { besides, hexes, keyAt, numberOf } from '../board.ts';
import type { HexKey } from '../types.ts';
import { sitesFor, stockOf } from './stations.ts';

const beside = (hex: HexKey): HexKey[] => (besides[numberOf(hex)] ?? []).map(keyAt);
/** All seven stations of seat 0, none next to another. */
const seven = { '0,5': 0, '0,7': 0, '0,9': 0, '2,5': 0, '2,7': 0, '4,5': 0, '4,7': 0 };

describe('a new station', () => {
  it('comes from stock and goes on an empty hex', () => {
    at({ actions: 1 })
      .when(0, turn(place('4,8')))
      .then({ type: 'stationPlaced', seat: 0, at: '4,8' }, { type: 'turnEnded' });
    expect(stockOf(play({}, [0, place('4,8'), place('0,9')]).state, 0)).toBe(5);
  });

  it.each<[string, string, Position, HexKey]>([
    ['in a city', 'station.city', {}, '10,8'],
    ['on track', 'station.line', { lines: { LSWR: { path: '5,12 5,11 5,10 5,9' } } }, '5,12'],
    ['under a locomotive', 'station.line', { lines: { LSWR: { path: '5,12 5,11' } } }, '5,11'],
    ['on an own station', 'station.taken', { stations: { '4,8': 0 } }, '4,8'],
    ['on another station', 'station.taken', { stations: { '4,8': 1 } }, '4,8'],
    ['next to a locomotive', 'station.besideLocomotive', { lines: { LSWR: { path: '5,12 5,11' } } }, '4,11'],
    ['next to a locomotive in its start city', 'station.besideLocomotive', {}, '5,12'],
    ['next to an own station', 'station.besideStation', { stations: { '4,8': 0 } }, '4,9'],
    ['next to another player’s station', 'station.besideStation', { stations: { '4,8': 2 } }, '4,9'],
  ])('is refused %s', (_, code, wanted, hex) => {
    at(wanted)
      .when(0, turn(place(hex)))
      .thenRejected(code, 0);
    expect(sitesFor(position(wanted), null)).not.toContain(hex);
  });

  it('may stand next to track and next to cities', () => {
    const state = position({ lines: { LSWR: { path: '5,12 5,11 5,10 5,9' } }, actions: 1 });
    expect(sitesFor(state, null)).toEqual(expect.arrayContaining(['4,13', '6,11', '9,9', '2,10']));
  });

  it('may go wherever none of that is so', () => {
    const state = position();
    const barred = new Set([...hexes.filter((hex) => !sitesFor(state, null).includes(hex))]);
    const around = Object.values(state.lines).flatMap(({ locomotive }) => [locomotive, ...beside(locomotive)]);
    expect(barred.size).toBe(new Set(around).size + 28 - 7);
  });

  it('needs one in stock: there are seven of each colour', () => {
    at({ stations: seven })
      .when(0, turn(place('10,4')))
      .thenRejected('station.noStock');
    expect(choices({ stations: seven }, 0).some(({ type }) => type === 'placeStation')).toBe(false);
    expect(choices({ stations: seven }, 1).length).toBeGreaterThan(0);
  });
});

describe('relocating a station', () => {
  it('moves an own station to another hex', () => {
    at({ stations: { '4,8': 0 }, actions: 1 })
      .when(0, turn(relocate('4,8', '10,4')))
      .then({ type: 'stationMoved', seat: 0, from: '4,8', at: '10,4' }, { type: 'turnEnded' });
    expect(play({ stations: { '4,8': 0 }, actions: 1 }, [0, relocate('4,8', '10,4')]).state.stations).toEqual([
      { seat: 0, at: '10,4' },
    ]);
  });

  it('lifts the station first, so that it may go next to where it was', () => {
    at({ stations: { '4,8': 0 }, actions: 1 })
      .when(0, turn(relocate('4,8', '4,9')))
      .then({ at: '4,9' }, {});
  });

  it('must go to another hex', () => {
    at({ stations: { '4,8': 0 } })
      .when(0, turn(relocate('4,8', '4,8')))
      .thenRejected('station.sameHex');
    expect(sitesFor(position({ stations: { '4,8': 0 } }), '4,8')).not.toContain('4,8');
  });

  it('is refused for a station of somebody else, or where there is none', () => {
    at({ stations: { '4,8': 1 } })
      .when(0, turn(relocate('4,8', '10,4')))
      .thenRejected('station.notYours');
    at()
      .when(0, turn(relocate('4,8', '10,4')))
      .thenRejected('station.notYours');
  });

  it('obeys the rules for the new hex', () => {
    const wanted = { stations: { '4,8': 0, '10,4': 1 } };
    at(wanted)
      .when(0, turn(relocate('4,8', '10,5')))
      .thenRejected('station.besideStation');
    at(wanted)
      .when(0, turn(relocate('4,8', '5,12')))
      .thenRejected('station.besideLocomotive');
  });

  it('may take a station from a line, which loses it, and from under a locomotive', () => {
    const wanted = { lines: { LSWR: { path: '5,12 5,11' } }, stations: { '5,12': 0, '5,11': 0 }, actions: 1 };
    at(wanted)
      .when(0, turn(relocate('5,12', '10,4')))
      .then({ type: 'stationMoved' }, {});
    at(wanted)
      .when(0, turn(relocate('5,11', '10,4')))
      .then({ type: 'stationMoved' }, {});
    at(wanted)
      .when(0, turn(relocate('5,11', '5,11')))
      .thenRejected('station.line');
  });

  it('is possible although nothing is left in stock', () => {
    expect(choices({ stations: seven }, 0).filter(({ type }) => type === 'moveStation')).toHaveLength(7);
    at({ stations: seven, actions: 1 })
      .when(0, turn(relocate('0,5', '10,4')))
      .then({}, {});
  });

  it('is possible twice in a turn, with the same station', () => {
    at({ stations: { '4,8': 0 } })
      .when(0, turn(relocate('4,8', '10,4'), relocate('10,4', '4,8')))
      .then({}, {}, { type: 'turnEnded', idleTurns: 1 });
  });
});

it('a station that a locomotive runs over belongs to the line, whoever owns it', () => {
  const { state } = play({ stations: { '5,12': 1 }, actions: 1 }, [0, extend('LSWR', '5,12')]);
  expect(state.lines.LSWR?.locomotive).toBe('5,12');
  expect(state.stations).toEqual([{ seat: 1, at: '5,12' }]);
});
