import { describe, expect, it } from 'vitest';
import { at, type Position, played, position, stateOf } from '../../../test/games/lilliput/position.ts';
import { card, lay, layOwn, turn } from '../../../test/games/lilliput/steps.ts';
import { ROTATIONS, turned } from '../board.ts';
import { type PhaseNumber, type Rotation, tiles, upgrades } from '../data.ts';

/** Four players have the card that lays any one tile. */
const laying = (wanted: Position, ...steps: Parameters<typeof turn>) =>
  at({ seats: 4, ...wanted }).when(0, turn(card('tile-any'), ...steps));
const laid = [{ type: 'cardTaken' }, { type: 'tileLaid' }, { type: 'turnEnded' }];
/** North of red’s home: a straight, then a free cell for a city. */
const road = { '0,-2': 'y-plain-straight 0' };

describe('where a tile may lie', () => {
  it('2.2 the cell must touch a tile on a side', () => {
    laying({}, lay('red', 'y-plain-straight', '0,-2', 0)).then(...laid);
    laying({}, lay('red', 'y-city-straight', '0,-3', 0)).thenRejected('tile.apart', 1);
    laying({}, lay('red', 'y-city-straight', '1,-2', 0)).thenRejected('tile.apart', 1);
  });

  it('2.2 checkerboard: x + y odd takes city-like tiles, even takes plain track', () => {
    laying({ board: road }, lay('red', 'y-city-straight', '0,-3', 0)).then(...laid);
    laying({ board: road }, lay('red', 'y-plain-straight', '0,-3', 0)).thenRejected('tile.checker', 1);
    laying({}, lay('red', 'y-city-straight', '0,-2', 0)).thenRejected('tile.checker', 1);
    laying({}, lay('red', 'y-metro-curve', '0,-2', 1)).thenRejected('tile.checker', 1);
  });

  it('2.2 checkerboard: towns and harbours are plain, the General’s and the Treasurer’s tiles are cities', () => {
    const tried = (character: 'justiciary' | 'admiral' | 'general' | 'treasurer', tile: string, cell: string) =>
      at({ phase: 5, board: road, characters: { [character]: 0 } }).when(0, turn(layOwn('red', tile, cell, 2)));
    tried('justiciary', 'town-straight', '0,-3').thenRejected('tile.checker', 0);
    tried('admiral', 'harbour', '0,-3').thenRejected('tile.checker', 0);
    tried('general', 'general-city', '1,-1').thenRejected('tile.checker', 0);
    tried('treasurer', 'treasurer-city', '1,-1').thenRejected('tile.checker', 0);
  });

  it('2.2 checkerboard: holds west and north of Mildendo as well', () => {
    const west = { '-1,0': 'y-city-curve 3 red', '0,-1': 'y-city-straight 0 green' };
    laying({ board: west }, lay('red', 'y-plain-curve', '-1,-1', 1)).then(...laid);
    laying({ board: west }, lay('red', 'y-city-curve', '-1,-1', 1)).thenRejected('tile.checker', 1);
  });

  it('2.2 Mildendo is never covered', () => {
    for (const { id } of tiles.values()) {
      const { code } = laying({ phase: 7 }, lay('red', id, '0,0', 0)).decision as { code: string };
      expect(['tile.stays', 'tile.none', 'tile.water', 'tile.noLay']).toContain(code);
    }
  });

  it('2.2 track may end at a neighbour’s blank side', () => {
    laying({ board: { '0,-2': 'y-plain-curve 1' } }, lay('red', 'y-city-straight', '1,-2', 1)).then(...laid);
    laying({ board: { '1,-2': 'y-city-straight 0' } }, lay('red', 'y-plain-curve', '0,-2', 1)).then(...laid);
  });
});

describe('colours', () => {
  const board = {
    '0,-1': 'g-city 0 red -',
    '0,-2': 'y-plain-straight 0',
    '0,-3': 'y-city-straight 0',
    '1,-1': 'y-plain-straight 1',
  };
  const yellow = lay('red', 'y-city-straight', '2,-1', 1);
  const green = lay('red', 'g-city', '0,-3', 0);
  const brown = lay('red', 'b-city', '0,-1', 0);
  const from = (phase: PhaseNumber) => ({ board, phase });

  it('2.2 yellow from phase 1, and for ever', () => {
    for (const phase of [1, 2, 3, 4, 5, 6, 7] as const) laying(from(phase), yellow).then(...laid);
  });
  it('2.2 green from phase 3', () => {
    for (const phase of [1, 2] as const) laying(from(phase), green).thenRejected('tile.phase', 1);
    for (const phase of [3, 4, 5, 7] as const) laying(from(phase), green).then(...laid);
  });
  it('2.2 brown from phase 5', () => {
    for (const phase of [1, 3, 4] as const) laying(from(phase), brown).thenRejected('tile.phase', 1);
    for (const phase of [5, 6, 7] as const) laying(from(phase), brown).then(...laid);
  });

  it('2.2 green replaces yellow and nothing else: not an empty cell, not green', () => {
    laying(from(5), lay('red', 'g-city', '2,-1', 1)).thenRejected('tile.onlyReplaces', 1);
    laying(
      { ...from(5), board: { ...board, '0,-2': 'g-plain-junction-left 2' } },
      lay('red', 'g-plain-crossover', '0,-2', 0),
    ).thenRejected('tile.wrongColour', 1);
  });
  it('2.2 brown replaces green and nothing else: not yellow, not an empty cell', () => {
    laying(from(5), lay('red', 'b-city', '0,-3', 0)).thenRejected('tile.wrongColour', 1);
    laying(from(5), lay('red', 'b-plain', '0,-2', 0)).thenRejected('tile.wrongColour', 1);
    laying(from(5), lay('red', 'b-city', '2,-1', 0)).thenRejected('tile.onlyReplaces', 1);
  });
  it('2.2 yellow replaces nothing', () => {
    laying(from(5), lay('red', 'y-plain-curve', '0,-2', 1)).thenRejected('tile.freeCell', 1);
    laying(from(5), lay('red', 'y-city-curve', '0,-3', 1)).thenRejected('tile.freeCell', 1);
  });
});

describe('upgrades', () => {
  const accepted = (wanted: Position, tile: string, cell: string): Rotation[] =>
    ROTATIONS.filter((rotation) => 'facts' in laying(wanted, lay('red', tile, cell, rotation)).decision);

  it('2.2 all old track stays, in place', () => {
    const home = (words: string) => ({ phase: 3 as const, board: { '0,-1': words } });
    expect(accepted(home('y-city-straight 0 red'), 'g-city', '0,-1')).toEqual([0, 2]);
    expect(accepted(home('y-city-straight 1 red'), 'g-city', '0,-1')).toEqual([1, 3]);
    expect(accepted(home('y-city-curve 0 red'), 'g-city', '0,-1')).toEqual([0, 3]);
    const curve = { phase: 3 as const, board: { '0,-2': 'y-plain-curve 2' } };
    for (const [rotation, code] of [
      [0, 'turned'],
      [1, 'turned'],
      [2, 'turned'],
      [3, 'unreached'],
    ] as const) {
      laying(curve, lay('red', 'g-plain-junction-left', '0,-2', rotation)).thenRejected(`tile.${code}`, 1);
    }
    expect(accepted(curve, 'g-plain-junction-right', '0,-2')).toEqual([2]);
    expect(accepted(curve, 'g-plain-crossover', '0,-2')).toEqual([]);
    laying(curve, lay('red', 'g-plain-crossover', '0,-2', 0)).thenRejected('tile.losesTrack', 1);
  });

  it('2.2 in every row of the table old track stays, in every rotation, and a kind replaces its own kind', () => {
    const piecesOf = (id: string, rotation: Rotation): Set<string> => {
      const tile = tiles.get(id)!;
      const name = (...sides: (0 | 1 | 2 | 3)[]) =>
        sides
          .map((side) => turned(side, rotation))
          .toSorted((one, other) => one - other)
          .join('-');
      return new Set([
        ...tile.stops.flatMap((stop) => stop.sides.map((side) => `stop-${name(side)}`)),
        ...tile.tracks.map((track) => name(...track)),
      ]);
    };
    const kindOf = (id: string) => tiles.get(id)!.stops[0]?.kind.replace('castle', 'city');
    const rows = Object.entries(upgrades).flatMap(([from, list]) => list.map((row) => ({ from, ...row })));
    for (const { from, to, rotations } of rows) {
      if (piecesOf(from, 0).size === 0) continue;
      expect(kindOf(to)).toBe(kindOf(from));
      const kept = ROTATIONS.filter((rotation) =>
        [...piecesOf(from, 0)].every((piece) => piecesOf(to, rotation).has(piece)),
      );
      expect({ from, to, rotations }).toEqual({ from, to, rotations: kept });
    }
  });

  it('2.2 city on city, metropolis on metropolis, plain on plain', () => {
    const homes = { phase: 3 as const, board: { '0,-1': 'y-city-straight 0 red', '1,0': 'y-metro-straight 1 blue' } };
    laying(homes, lay('red', 'g-metro', '0,-1', 0)).thenRejected('tile.wrongKind', 1);
    at({ seats: 4, ...homes, order: [1] })
      .when(1, turn(card('tile-any'), lay('blue', 'g-city', '1,0', 1)))
      .thenRejected('tile.wrongKind', 1);
    laying({ phase: 3, board: road }, lay('red', 'g-city', '0,-2', 0)).thenRejected('tile.wrongKind', 1);
  });

  it('2.2 tokens keep their places, and new slots are free', () => {
    laying({ phase: 3 }, lay('red', 'g-city', '0,-1', 2)).then({}, { type: 'tileLaid', tokens: ['red', null] }, {});
    const green = (words: string) => ({
      phase: 5 as const,
      board: { '0,-1': words, '0,-2': 'y-plain-curve 1', '1,-2': 'y-city-straight 1 red' },
    });
    laying(green('g-city 0 - red'), lay('red', 'b-city', '0,-1', 0)).then({}, { tokens: [null, 'red'] }, {});
    laying(
      { ...green('g-city 0 blue red'), companies: { red: { home: '0,-1' } } },
      lay('red', 'b-city', '0,-1', 0),
    ).then({}, { tokens: ['blue', 'red'] }, {});
  });

  it('2.2 a replaced tile goes back to the supply and can be laid again', () => {
    const facts = position({ phase: 3, order: [0, 0, 1], board: road, supply: { 'y-city-straight': 0, 'g-city': 1 } });
    const city = lay('red', 'y-city-straight', '0,-3', 0);
    expect(() => played(facts, [0, card('tile-two-yellow'), city])).toThrow('tile.none');
    const after = played(facts, [0, card('tile-yellow-green'), lay('red', 'g-city', '0,-1', 0)]);
    expect(stateOf(after).supply).toMatchObject({ 'y-city-straight': 1, 'g-city': 0 });
    expect(stateOf(played(after, [0, card('tile-two-yellow'), city])).supply).toMatchObject({ 'y-city-straight': 0 });
  });

  it('2.2 a tile that is not in the supply cannot be laid', () => {
    laying({ supply: { 'y-plain-straight': 0 } }, lay('red', 'y-plain-straight', '0,-2', 0)).thenRejected(
      'tile.none',
      1,
    );
    laying({ phase: 3, supply: { 'g-city': 0 } }, lay('red', 'g-city', '0,-1', 0)).thenRejected('tile.none', 1);
    laying({}, lay('red', 'no-such-tile', '0,-2', 0)).thenRejected('tile.none', 1);
    laying({}, lay('red', 'brob-y-city-straight', '0,-2', 0)).thenRejected('tile.none', 1);
  });

  it('10 Two lays: straight and curve are separate supplies', () => {
    laying({ supply: { 'y-plain-straight': 0 } }, lay('red', 'y-plain-curve', '0,-2', 1)).then(...laid);
    laying({ supply: { 'y-plain-curve': 0 } }, lay('red', 'y-plain-curve', '0,-2', 1)).thenRejected('tile.none', 1);
  });

  it.each([
    ['castle 0', '0,-3'],
    ['general-city 0', '0,-3'],
    ['treasurer-city 2', '0,-3'],
    ['town-straight 0', '0,-2'],
    ['town-curve 1', '0,-2'],
    ['harbour 2', '0,-2'],
  ])('2.2 a character’s tile is never upgraded: %s', (words, cell) => {
    const board = { ...road, [cell]: words };
    for (const id of [
      'g-city',
      'b-city',
      'g-metro',
      'b-metro',
      'g-plain-crossover',
      'g-plain-junction-left',
      'b-plain',
    ]) {
      expect(accepted({ phase: 7, board }, id, cell)).toEqual([]);
    }
  });
});

describe('water', () => {
  const harbour = { '0,-2': 'harbour 2' };

  it('2.2 track never runs into water: a harbour’s side without track', () => {
    const reached = {
      ...harbour,
      '0,-1': 'y-city-straight 0 red',
      '1,-1': 'y-plain-straight 0',
      '1,0': 'y-city-curve 3 blue',
    };
    const blue = (rotation: Rotation, tile = 'y-city-straight') =>
      at({ seats: 4, order: [1, 0], board: reached }).when(
        1,
        turn(card('tile-any'), lay('blue', tile, '1,-2', rotation)),
      );
    const { params } = blue(2, 'y-city-curve').thenRejected('tile.water', 1);
    expect(params).toMatchObject({ company: 'blue', cell: 'N2E1' });
    blue(1, 'y-city-curve').then(...laid);
    blue(0).then(...laid);
  });

  it('2.2 nor does an upgrade', () => {
    const board = { ...harbour, '1,-2': 'y-city-straight 0 red' };
    laying({ phase: 3, board }, lay('red', 'g-city', '1,-2', 2)).thenRejected('tile.water', 1);
    laying({ phase: 3, board }, lay('red', 'g-city', '1,-2', 0)).then(...laid);
  });

  it('2.2, 10 Harbour: none is put where a neighbour’s track would run into its water', () => {
    const tried = (beside: string) =>
      at({ characters: { admiral: 0 }, board: { '1,-2': beside } }).when(
        0,
        turn(layOwn('red', 'harbour', '0,-2', 2), card('station')),
      );
    tried('y-city-straight 1').thenRejected('tile.water', 0);
    tried('y-city-straight 0').then({ type: 'tileLaid', tile: 'harbour' }, {}, {});
  });
});
