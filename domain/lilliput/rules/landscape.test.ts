import { describe, expect, it } from 'vitest';
import { ownLandscape } from '../../../test/games/lilliput/fuzz/options.ts';
import { TEST_SEED } from '../../../test/given.ts';
import { pickFrom } from '../../../test/seeded.ts';
import { decideStart } from '../../kernel/decide.ts';
import { seededDealer } from '../../kernel/draws.ts';
import { say } from '../../kernel/texts.ts';
import { type PlacedTile, type Rotation, scenarios, tiles } from '../data.ts';
import { lilliput } from '../game.ts';
import { english } from '../texts/en.ts';
import { checkLandscape, landscapeTiles } from './landscape.ts';

/** `'sea 1,-1'`, `'mine10-curve 2,2 r3'`. */
function placed(...words: string[]): PlacedTile[] {
  return words.map((word) => {
    const [tile = '', cell = '', turned = 'r0'] = word.split(' ');
    const [x = 0, y = 0] = cell.split(',').map(Number);
    return { tile, x, y, rotation: Number(turned.slice(1)) as Rotation };
  });
}

const faults = (...words: string[]) =>
  checkLandscape(placed(...words)).map(({ index, rejection }) => `${index} ${rejection.code}`);

const starting = (landscape: unknown, seats = 2) =>
  decideStart(
    lilliput,
    { type: 'start', game: 'lilliput', seats, options: { firstPlayer: 0, landscape } },
    seededDealer(TEST_SEED),
    TEST_SEED,
  );

describe('a named landscape', () => {
  it.each(scenarios.map(({ id, tiles: list }) => [id, list] as const))(
    '9 %s: its tiles are put down after Mildendo and before the draft',
    (id, list) => {
      expect(checkLandscape(list)).toEqual([]);
      const decision = starting(id);
      expect(decision).toMatchObject({ facts: [{ options: { landscape: id } }, { type: 'gameSetUp' }] });
      const fact = 'facts' in decision ? decision.facts[1] : null;
      const board = fact && 'board' in fact ? (fact.board as PlacedTile[]) : [];
      expect(board.map(({ tile, x, y, rotation }) => ({ tile, x, y, rotation }))).toEqual([
        { tile: 'mildendo', x: 0, y: 0, rotation: 0 },
        ...list,
      ]);
      expect(fact).toMatchObject({ draft: { order: [0, 1, 1, 0] } });
    },
  );

  it('7 there are four', () => {
    expect(scenarios.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });

  it('9 another name is refused with a sentence', () => {
    expect(starting('nowhere')).toMatchObject({
      rejected: true,
      code: 'landscape.unknown',
      sentence: 'There is no such landscape.',
    });
  });

  it('10 Terrain: the tunnel exists whenever mountains do', () => {
    const supplyOf = (landscape: unknown) => {
      const decision = starting(landscape);
      const fact = 'facts' in decision ? decision.facts[1] : null;
      return fact && 'supply' in fact ? (fact.supply as Record<string, number>)['tunnel-straight'] : null;
    };
    for (const { id, tunnel } of scenarios) expect(supplyOf(id)).toBe(tunnel ? 1 : undefined);
    expect(supplyOf(placed('mountain 2,2'))).toBe(1);
    expect(supplyOf(placed('hills30 2,2'))).toBeUndefined();
    expect(supplyOf(null)).toBeUndefined();
  });
});

describe('a landscape of one’s own', () => {
  it('9 checked by the same rules, it is what lies on the table', () => {
    const own = placed('sea 3,1', 'wiggywack -2,-2', 'old-city-curve 2,1 r2');
    expect(starting(own)).toMatchObject({ facts: [{}, { board: [{ tile: 'mildendo' }, ...own] }] });
    expect(starting([])).toMatchObject({ facts: [{}, { board: [{ tile: 'mildendo' }] }] });
  });

  it('9 circle means odd cells, square even cells, both anywhere', () => {
    for (const { id, checker } of landscapeTiles) {
      const wrong = (cell: string) => checkLandscape(placed(`${id} ${cell}`)).map(({ rejection }) => rejection.code);
      expect(wrong('3,2'), id).toEqual(checker === 'plain' ? ['tile.checker'] : []);
      expect(wrong('-3,-3'), id).toEqual(checker === 'city' ? ['tile.checker'] : []);
    }
    expect(landscapeTiles.filter(({ checker }) => checker === 'any').map(({ id }) => id)).toEqual([
      'hills30',
      'rough10',
      'sea',
      'mountain',
      'wiggywack',
    ]);
  });

  it('9 the four cells beside Mildendo stay free, and Mildendo’s own', () => {
    for (const cell of ['0,-1', '1,0', '0,1', '-1,0'])
      expect(faults(`hills30 ${cell}`)).toEqual(['0 landscape.beside']);
    expect(faults('hills30 0,0')).toEqual(['0 landscape.taken']);
    expect(faults('hills30 1,1')).toEqual([]);
  });

  it('10 counts as in data', () => {
    for (const { id, count, checker } of landscapeTiles) {
      const cells = Array.from(
        { length: count + 1 },
        (_, index) => `${id} ${checker === 'city' ? 3 : 2},${2 * index + 2}`,
      );
      expect(faults(...cells.slice(0, count)), id).toEqual([]);
      expect(faults(...cells), id).toEqual([`${count} landscape.count`]);
    }
  });

  it('9 only scenario tiles, and no tunnel from the start', () => {
    for (const id of ['y-city-curve', 'harbour', 'mildendo', 'tunnel-straight', 'laputa-red', 'nothing']) {
      expect(faults(`${id} 2,2`)).toEqual(['0 landscape.tile']);
    }
    expect(landscapeTiles).toHaveLength([...tiles.values()].filter(({ set }) => set === 'scenario').length - 1);
  });

  it('10 nothing beyond ±12', () => {
    expect(faults('hills30 12,-12', 'sea -12,12')).toEqual([]);
    for (const cell of ['13,0', '-13,0', '0,13', '0,-13'])
      expect(faults(`hills30 ${cell}`)).toEqual(['0 landscape.far']);
  });

  it('9 one tile on a cell', () => {
    expect(faults('hills30 2,2', 'rough10 2,2', 'rough10 2,3')).toEqual(['1 landscape.taken']);
  });

  it('10 no placed track facing water', () => {
    expect(faults('sea 2,1', 'old-track-straight 2,2')).toEqual(['0 landscape.water', '1 landscape.water']);
    expect(faults('sea 2,1', 'old-track-straight 2,2 r1')).toEqual([]);
    expect(faults('old-city-curve 2,3 r1', 'sea 2,2')).toEqual([]);
    expect(faults('old-city-curve 2,3', 'sea 2,2')).toHaveLength(2);
    expect(faults('wiggywack 2,3', 'sea 1,3')).toHaveLength(2);
    expect(faults('mine10-curve 2,2', 'sea 3,2')).toHaveLength(2);
  });

  it('10 every side of Mildendo must keep a legal home tile', () => {
    expect(faults('sea 1,-1', 'sea -1,-1')).toEqual([]);
    expect(faults('sea 1,-1', 'sea -1,-1', 'rough10 4,4', 'sea 0,-2')).toEqual([
      '0 landscape.noHome',
      '1 landscape.noHome',
      '3 landscape.noHome',
    ]);
    expect(checkLandscape(placed('sea 1,-1', 'sea 2,0', 'sea 1,1')).at(0)?.rejection.params).toEqual({ cell: 'E1' });
  });

  it('9 all faults at once, tile by tile, each with its place and a sentence', () => {
    const wrong = checkLandscape(placed('y-city-curve 2,2', 'wiggywack 13,0', 'old-city-curve 2,2', 'wiggywack 1,0'));
    expect(wrong.map(({ index, x, y, rejection }) => [index, x, y, rejection.code])).toEqual([
      [0, 2, 2, 'landscape.tile'],
      [1, 13, 0, 'landscape.far'],
      [2, 2, 2, 'landscape.taken'],
      [2, 2, 2, 'tile.checker'],
      [3, 1, 0, 'landscape.count'],
      [3, 1, 0, 'landscape.beside'],
    ]);
    expect(wrong.map(({ rejection }) => say(english, `rejection.${rejection.code}`, rejection.params))).toEqual([
      'That tile is no part of a landscape.',
      'E13 is too far out: at most 12 cells from Mildendo.',
      'Something lies at S2E2 already.',
      'A city of old on a curve does not go on S2E2: circles take cities, squares take plain track.',
      'At E1 lies one too many: the game has 1 of this kind.',
      'The cells beside Mildendo stay free, E1 too.',
    ]);
  });

  it('9 a bad one is refused at creation with the first of its faults', () => {
    expect(starting(placed('hills30 2,2', 'hills30 0,1'))).toMatchObject({
      rejected: true,
      code: 'landscape.beside',
      sentence: 'The cells beside Mildendo stay free, S1 too.',
    });
  });

  it('9 any that passes the check can be played, whoever plays', () => {
    for (let seed = 0; seed < 40; seed++) {
      const own = ownLandscape(pickFrom(seed));
      const decision = starting(own, 1 + (seed % 4));
      expect('facts' in decision).toBe(true);
    }
  });
});
