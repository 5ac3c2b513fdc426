import { describe, expect, it } from 'vitest';
import { gulliversRound } from '../../../../test/games/lilliput/gulliver.ts';
import { type Position, stateOf } from '../../../../test/games/lilliput/position.ts';

/** Gulliver's yellow lies south of Mildendo at 0,1 on a straight; what else lies there is given. */
const board = (laid: Position['board'], more: Position = {}): Position => ({ ...more, board: laid ?? {} });

describe('A: the first possible lay', () => {
  it('8 green city to brown comes first, even under another token than home', () => {
    const { by } = gulliversRound(
      board(
        { '0,2': 'y-plain-straight 0', '0,3': 'g-city 0 yellow -' },
        { phase: 5, companies: { yellow: { home: '0,1' } } },
      ),
    );
    expect(by('A')).toMatchObject({
      rule: 'A1',
      cell: '0,3',
      sides: [],
      facts: [{ type: 'tileLaid', company: 'yellow', tile: 'b-city', replaced: 'g-city', tokens: ['yellow', null] }],
    });
  });

  it('8 then yellow city to green', () => {
    const { by } = gulliversRound(board({ '0,2': 'y-plain-straight 0' }, { phase: 3 }));
    expect(by('A')).toMatchObject({
      rule: 'A2',
      cell: '0,1',
      facts: [{ tile: 'g-city', replaced: 'y-city-straight', tokens: ['yellow', null], cost: 0 }],
    });
  });

  it('8 then a new yellow city', () => {
    const { by } = gulliversRound(board({ '0,2': 'y-plain-straight 0' }));
    expect(by('A')).toMatchObject({ rule: 'A3', cell: '0,3', facts: [{ tile: 'y-city-straight', replaced: null }] });
  });

  it('8 then new yellow plain track', () => {
    const { by } = gulliversRound({});
    expect(by('A')).toMatchObject({ rule: 'A4', cell: '0,2', facts: [{ tile: 'y-plain-straight', rotation: 0 }] });
  });

  it('8 green from phase 3, brown from phase 5, as for everybody', () => {
    const green = { '0,1': 'g-city 0 yellow -' };
    expect(gulliversRound(board(green, { phase: 4 })).by('A')?.rule).not.toBe('A1');
    expect(gulliversRound(board({}, { phase: 2 })).by('A')?.rule).toBe('A4');
  });

  it('10 nothing possible: no lay', () => {
    const { deeds } = gulliversRound({ supply: { 'y-plain-straight': 0, 'y-plain-curve': 0 } });
    expect(deeds.map(({ rule }) => rule)).not.toContain('A4');
    expect(deeds.map(({ rule }) => rule)).toContain('E');
  });
});

describe('A1 and A2: upgrades', () => {
  const three: Position = board(
    {
      '0,1': 'g-city 3 yellow -',
      '0,2': 'y-plain-straight 0',
      '0,3': 'g-city 0 yellow -',
      '1,1': 'y-plain-straight 1',
      '2,1': 'g-city 0 yellow -',
    },
    { phase: 5, companies: { yellow: { home: '0,1' } } },
  );

  it('8 home first', () => {
    expect(gulliversRound(three).by('A')).toMatchObject({ rule: 'A1', cell: '0,1', sides: [] });
  });

  it('8 then another at random', () => {
    const brown = { ...three, board: { ...three.board, '0,1': 'b-city 0 yellow -' } };
    expect(gulliversRound(brown, 0).by('A')).toMatchObject({ rule: 'A1', sides: [2] });
    const cells = [0, 1].map((result) => gulliversRound(brown, result).by('A')?.cell);
    expect(new Set(cells)).toEqual(new Set(['0,3', '2,1']));
  });

  it('8 only under his tokens', () => {
    const others = board(
      { '0,1': 'b-city 0 yellow -', '0,2': 'y-plain-straight 0', '0,3': 'g-city 0', '0,-1': 'g-city 0 red -' },
      { phase: 5 },
    );
    expect(gulliversRound(others).by('A')?.rule).toBe('A4');
  });

  it('8 the tokens of his second company are his, too', () => {
    const second = board(
      { '0,1': 'b-city 0 yellow -', '2,-1': 'g-city 0 purple -' },
      { phase: 5, companies: { purple: { director: 1 } } },
    );
    expect(gulliversRound(second).by('A')).toMatchObject({ rule: 'A1', cell: '2,-1' });
  });

  it('10 “city” includes metropolises', () => {
    const metropolis = board({ '0,1': 'y-metro-straight 0 yellow' }, { phase: 3, supply: { 'g-metro': 2 } });
    expect(gulliversRound(metropolis).by('A')).toMatchObject({ rule: 'A2', facts: [{ tile: 'g-metro', cost: 0 }] });
    const green = board({ '0,1': 'g-metro 0 yellow -' }, { phase: 5 });
    expect(gulliversRound(green).by('A')).toMatchObject({ rule: 'A1', facts: [{ tile: 'b-metro' }] });
  });

  it('8 a green upgrade’s new track points to Mildendo if it can', () => {
    const across = board({ '0,1': 'y-city-straight 1 yellow' }, { phase: 3 });
    // East, west and now north: the green city of three sides without its south.
    expect(gulliversRound(across).by('A')).toMatchObject({ rule: 'A2', sides: [], facts: [{ rotation: 3 }] });
  });

  it('8 nearest otherwise', () => {
    const far = board(
      { '0,1': 'b-city 0 yellow -', '0,2': 'y-plain-straight 0', '0,3': 'y-city-curve 1 yellow' },
      { phase: 5, companies: { yellow: { home: '0,1' } } },
    );
    // The curve at S3 leads east and south; north is nearer to Mildendo than west.
    expect(gulliversRound(far).by('A')).toMatchObject({ rule: 'A2', cell: '0,3', sides: [], facts: [{ rotation: 0 }] });
  });

  it('8 at random where two are as near', () => {
    const straight = board({}, { phase: 3 });
    expect(gulliversRound(straight, 0).by('A')?.sides).toEqual([2]);
    const rotations = [0, 1].map((result) => gulliversRound(straight, result).by('A')?.facts[0]);
    expect(rotations).toMatchObject([{ rotation: 0 }, { rotation: 2 }]);
  });

  it('10 skips what would face water', () => {
    const coast = board({ '1,1': 'sea 0' }, { phase: 3 });
    expect(gulliversRound(coast).by('A')).toMatchObject({ rule: 'A2', sides: [], facts: [{ rotation: 2 }] });
    const strait = board({ '1,1': 'sea 0', '-1,1': 'sea 0' }, { phase: 3 });
    expect(gulliversRound(strait).by('A')).toMatchObject({ rule: 'A4' });
  });

  it('10 skips what has no tile', () => {
    expect(gulliversRound(board({}, { phase: 3, supply: { 'g-city': 0 } })).by('A')).toMatchObject({ rule: 'A4' });
    const brown = { ...three, supply: { 'b-city': 0 } };
    expect(gulliversRound(brown).by('A')?.rule).not.toBe('A1');
  });

  it('9 leaves old cities as they are', () => {
    const old = board(
      { '0,1': 'b-city 0 yellow -', '0,2': 'y-plain-straight 0', '0,3': 'old-city-straight 0 yellow' },
      { phase: 5, companies: { yellow: { home: '0,1' } } },
    );
    expect(gulliversRound(old).by('A')?.rule).toBe('A4');
  });

  it('10 Laputa only in his colour', () => {
    const laputa: Position = { ...three, variants: ['laputa'] };
    expect(gulliversRound(laputa).by('A')).toMatchObject({ rule: 'A1', facts: [{ tile: 'laputa-yellow' }] });
    expect(gulliversRound({ ...laputa, supply: { 'laputa-yellow': 0 } }).by('A')?.rule).not.toBe('A1');
  });

  it('10 Laputa: never over another company’s token, not even that of his second one', () => {
    const shared: Position = {
      variants: ['laputa'],
      phase: 5,
      board: { '0,1': 'g-city 0 yellow purple' },
      companies: { purple: { director: 1 } },
    };
    expect(gulliversRound(shared).by('A')?.rule).not.toBe('A1');
  });

  it('10 Allenbeck: the name at random', () => {
    const names = [0, 1, 2].map((result) => gulliversRound({ ...three, variants: ['allenbeck'] }, result).by('A'));
    expect(names[0]?.sides).toEqual([3]);
    expect(names.map((deed) => deed?.facts[0])).toMatchObject([
      { tile: 'allenbeck-tottenham' },
      { tile: 'allenbeck-allenbeck' },
      { tile: 'allenbeck-plips' },
    ]);
  });

  it('7 Brobdingnag: its own tiles', () => {
    const giant: Position = {
      variants: ['brobdingnag'],
      phase: 3,
      board: { '0,-1': 'brob-y-city-straight 0 red', '0,1': 'brob-y-city-straight 0 yellow' },
    };
    expect(gulliversRound(giant).by('A')).toMatchObject({ rule: 'A2', facts: [{ tile: 'brob-g-city' }] });
  });
});

describe('A3: a new city', () => {
  /** Home on a curve: its track leads south over a straight to 0,3 and east over a curve. */
  const fork = (curve: string): Position =>
    board({ '0,1': 'y-city-curve 1 yellow', '0,2': 'y-plain-straight 0', '1,1': curve });

  it('8 as near Mildendo as possible', () => {
    expect(gulliversRound(fork('y-plain-curve 3')).by('A')).toMatchObject({ rule: 'A3', cell: '1,0', sides: [2] });
  });

  it('8 at random on a tie', () => {
    const tie = fork('y-plain-curve 2');
    expect(gulliversRound(tie, 0).by('A')?.sides[0]).toBe(2);
    expect(new Set([0, 1].map((result) => gulliversRound(tie, result).by('A')?.cell))).toEqual(new Set(['0,3', '1,2']));
  });

  it('8, 10 kind and direction at random', () => {
    const one = board({ '0,2': 'y-plain-straight 0' });
    const laid = (...results: number[]) => gulliversRound(one, ...results).by('A');
    expect(laid(0)).toMatchObject({ sides: [2], facts: [{ tile: 'y-city-straight', rotation: 0 }] });
    expect(laid(1, 0)).toMatchObject({ sides: [2, 2], facts: [{ tile: 'y-city-curve', rotation: 0 }] });
    expect(laid(1, 1)).toMatchObject({ sides: [2, 2], facts: [{ tile: 'y-city-curve', rotation: 3 }] });
  });

  it('10 he lays no new metropolis', () => {
    const only = board({ '0,2': 'y-plain-straight 0' }, { supply: { 'y-city-straight': 0, 'y-city-curve': 0 } });
    expect(gulliversRound(only).by('A3')).toBeUndefined();
  });

  it('10 only where his track leads, and past no city full of foreign tokens', () => {
    const blocked = board({
      '0,2': 'y-plain-straight 0',
      '0,3': 'y-city-straight 0 red',
      '0,4': 'y-plain-straight 0',
    });
    const own = { ...blocked, companies: { red: { home: '0,-1' } } };
    expect(gulliversRound(own).by('A')).toBeUndefined();
  });

  it('8 with the first company’s network', () => {
    const second = board(
      { '2,-1': 'y-city-straight 1 purple', '3,-1': 'y-plain-straight 1' },
      { companies: { purple: { director: 1 } } },
    );
    // Purple's track leads into a city cell, yellow's does not.
    expect(gulliversRound(second).by('A')).toMatchObject({ rule: 'A4', cell: '0,2', facts: [{ company: 'yellow' }] });
  });

  it('10 terrain is free for him', () => {
    const hills = board({ '0,2': 'y-plain-straight 0', '0,3': 'hills30 0' });
    const { by, all } = gulliversRound(hills);
    expect(by('A')).toMatchObject({ rule: 'A3', cell: '0,3', facts: [{ cost: 0, replaced: null }] });
    expect(stateOf(all).companies.yellow?.treasury).toBe(0);
  });

  it('10 skips what would face water', () => {
    const coast = board({ '0,2': 'y-plain-straight 0', '0,4': 'sea 0', '1,3': 'sea 0' });
    // Neither south nor east: the curve to the west is all that is left.
    expect(gulliversRound(coast).by('A')).toMatchObject({ sides: [], facts: [{ tile: 'y-city-curve', rotation: 3 }] });
  });

  it('10 no tunnel', () => {
    const mountains = board({ '0,2': 'mountain 0' }, { phase: 4, supply: { 'tunnel-straight': 1, 'g-city': 0 } });
    expect(gulliversRound(mountains).by('A')).toBeUndefined();
  });
});

describe('A4: new plain track', () => {
  it('10 a cell at random', () => {
    const two = board({ '0,1': 'y-city-curve 1 yellow', '0,2': 'y-plain-straight 0', '0,3': 'y-city-straight 0' });
    expect(gulliversRound(two, 0).by('A')).toMatchObject({ rule: 'A4', sides: [2, 2] });
    expect(new Set([0, 1].map((result) => gulliversRound(two, result).by('A')?.cell))).toEqual(new Set(['0,4', '1,1']));
  });

  it('8 straight or curve, a curve in a random direction', () => {
    expect(gulliversRound({}, 0).by('A')).toMatchObject({ sides: [2], facts: [{ tile: 'y-plain-straight' }] });
    const curves = [0, 1].map((result) => gulliversRound({}, 1, result).by('A'));
    expect(curves[0]?.sides).toEqual([2, 2]);
    expect(curves.map((deed) => deed?.facts[0])).toMatchObject([
      { tile: 'y-plain-curve', rotation: 0 },
      { tile: 'y-plain-curve', rotation: 3 },
    ]);
  });
});
