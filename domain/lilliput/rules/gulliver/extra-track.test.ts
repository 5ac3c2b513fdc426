import { describe, expect, it } from 'vitest';
import { gulliversRound } from '../../../../test/games/lilliput/gulliver.ts';
import { type Position, stateOf } from '../../../../test/games/lilliput/position.ts';

/** Gulliver's yellow lies south of Mildendo at 0,1 on a straight; what else lies there is given. */
const board = (laid: Position['board'], more: Position = {}): Position => ({ ...more, board: laid ?? {} });

describe('B: a station', () => {
  const city = board({ '0,2': 'y-plain-straight 0' });

  it('8 a free token in the yellow city just built', () => {
    const { by, all } = gulliversRound(city);
    expect(by('B')).toMatchObject({
      cell: '0,3',
      facts: [{ type: 'stationPlaced', company: 'yellow', x: 0, y: 3, slot: 0, cost: 0 }],
    });
    expect(stateOf(all).companies.yellow?.tokens).toBe(1);
    expect(stateOf(all).board['0,3']?.tokens).toEqual(['yellow']);
  });

  it('8 only in a city just built', () => {
    expect(gulliversRound({}).by('B')).toBeUndefined();
    expect(gulliversRound({ phase: 3 }).by('B')).toBeUndefined();
  });

  it('8 while he has tokens; his second company places none', () => {
    const spent: Position = {
      board: {
        ...city.board,
        '2,-1': 'y-city-straight 1 yellow',
        '4,-1': 'y-city-straight 1 yellow',
        '6,-1': 'y-city-straight 1 purple',
      },
      companies: { yellow: { home: '0,1' }, purple: { director: 1 } },
    };
    const { by } = gulliversRound(spent);
    expect(by('A')?.rule).toBe('A3');
    expect(by('B')).toBeUndefined();
  });
});

describe('C: extra plain track', () => {
  /** A3 builds at 0,3; then track leads out of two token cities: east of home, and south of the new city. */
  const two = board({ '0,1': 'y-city-curve 1 yellow', '0,2': 'y-plain-straight 0' });

  it('8, 10 one open end at random among all his token cities', () => {
    const rounds = [0, 1].map((end) => gulliversRound(two, 0, end).by('C'));
    expect(rounds[0]?.sides[0]).toBe(2);
    expect(new Set(rounds.map((deed) => deed?.cell))).toEqual(new Set(['0,4', '1,1']));
  });

  it('8 one tile a round', () => {
    const { deeds } = gulliversRound(two);
    expect(deeds.filter(({ rule }) => rule === 'C')).toHaveLength(1);
    expect(deeds.filter(({ rule }) => rule === 'C').flatMap(({ facts }) => facts)).toHaveLength(1);
  });

  /** The upgrade A2 takes no cell, and its new track points west; the only end is south of home at 0,2. */
  const south = (more: Position['board'] = {}): Position =>
    board({ '1,1': 'y-plain-straight 0', '-1,1': 'sea 0', ...more }, { phase: 3 });

  it('8 straight or curve at random', () => {
    expect(gulliversRound(south(), 0).by('C')).toMatchObject({
      cell: '0,2',
      sides: [2],
      facts: [{ type: 'tileLaid', tile: 'y-plain-straight', rotation: 0, cost: 0, replaced: null }],
    });
    const curves = [0, 1].map((direction) => gulliversRound(south(), 1, direction).by('C'));
    expect(curves.map((deed) => deed?.sides)).toEqual([
      [2, 2],
      [2, 2],
    ]);
    expect(curves.map((deed) => deed?.facts[0])).toMatchObject([{ rotation: 0 }, { rotation: 3 }]);
  });

  it('8 the other if the supply forbids it', () => {
    const noCurve = { ...south(), supply: { 'y-plain-curve': 0 } };
    expect(gulliversRound(noCurve).by('C')).toMatchObject({ sides: [], facts: [{ tile: 'y-plain-straight' }] });
    const noStraight = { ...south(), supply: { 'y-plain-straight': 0 } };
    expect(gulliversRound(noStraight).by('C')).toMatchObject({ sides: [2], facts: [{ tile: 'y-plain-curve' }] });
  });

  it('8 the other if the water forbids it', () => {
    expect(gulliversRound(south({ '0,3': 'sea 0' })).by('C')).toMatchObject({ facts: [{ tile: 'y-plain-curve' }] });
    const narrow = south({ '1,2': 'sea 0', '-1,2': 'sea 0' });
    expect(gulliversRound(narrow).by('C')).toMatchObject({ sides: [], facts: [{ tile: 'y-plain-straight' }] });
    const closed = south({ '0,3': 'sea 0', '1,2': 'sea 0', '-1,2': 'sea 0' });
    expect(gulliversRound(closed).by('C')).toBeUndefined();
  });

  it('10 an empty cell, hills or rough, free of charge; nothing else', () => {
    for (const terrain of ['hills30 0', 'rough10 0']) {
      expect(gulliversRound(south({ '0,2': terrain })).by('C')).toMatchObject({ cell: '0,2', facts: [{ cost: 0 }] });
    }
    for (const other of ['mountain 0', 'y-plain-straight 0', 'old-track-straight 1']) {
      const tunnel = { ...south({ '0,2': other }), supply: { 'tunnel-straight': 1 } };
      expect(gulliversRound(tunnel).by('C')).toBeUndefined();
    }
  });

  it('8 his second company’s cities count as well', () => {
    const second: Position = {
      phase: 3,
      board: {
        '0,2': 'y-plain-straight 0',
        '-1,1': 'sea 0',
        '1,1': 'y-plain-straight 0',
        '2,-1': 'y-city-straight 1 purple',
      },
      companies: { purple: { director: 1 } },
    };
    const cells = [0, 1].map((end) => gulliversRound(second, end).by('C')?.cell);
    expect(new Set(cells)).toEqual(new Set(['1,-1', '3,-1']));
  });

  it('8 plain track only: not from Wiggywack on a plain cell, whose neighbours take cities', () => {
    const wiggywack: Position = { board: { '3,3': 'wiggywack 0 purple -' }, companies: { purple: { director: 1 } } };
    expect(gulliversRound(wiggywack).by('A')?.cell).toBe('0,2');
    expect(gulliversRound(wiggywack).by('C')).toBeUndefined();
  });

  it('8 nothing where no token city leads to an empty cell', () => {
    expect(gulliversRound({}).by('C')).toBeUndefined(); // A4 has just taken the only one
  });
});
