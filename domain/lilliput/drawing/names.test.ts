import { describe, expect, it } from 'vitest';
import { phases, tiles } from '../data.ts';
import { tileNames } from './names.en.ts';
import { tileNamesInSpanish } from './names.es.ts';
import { tileNamesInFrench } from './names.fr.ts';
import { cellName, columnName, rowName } from '../board.ts';
import { describeTile, inWords, type NamingOptions } from './names.ts';
import type { BoardTile } from './types.ts';

const texts = { ...tileNames, 'company.blue': 'Slamecksan', 'company.red': 'Mildendo Railway' };
const rotations = [0, 1, 2, 3] as const;

const name = (tile: Partial<BoardTile> & { tile: string }, options: Partial<NamingOptions> = {}): string =>
  inWords(describeTile({ x: 0, y: 0, rotation: 0, ...tile }, { phaseColour: 'green', ...options }), texts);

describe('the name of a tile', () => {
  it('says what it is, how it lies, what it is worth and whose it is', () => {
    expect(name({ tile: 'y-city-straight', tokens: ['blue'] }, { homeOf: ['blue'] })).toBe(
      'yellow city, straight, north and south, 20, home of Slamecksan',
    );
    expect(name({ tile: 'g-city', rotation: 1, tokens: ['red', null] })).toBe(
      'green city, three ways, east, south and west, 30, token of Mildendo Railway, one free slot',
    );
    expect(name({ tile: 'g-plain-junction-left', rotation: 2 })).toBe(
      'green track, junction, south to north, south to east',
    );
    expect(name({ tile: 'castle' })).toBe(
      'castle, three ways, north, east and south, 30, 50 with a token of one’s own, one free slot',
    );
    expect(name({ tile: 'harbour', rotation: 3 })).toBe('harbour, one way, west, 20, end of a route');
    expect(name({ tile: 'hills30' })).toBe('hills, £30 to build');
    expect(name({ tile: 'laputa-blue' })).toContain('for Slamecksan only');
  });

  it('follows the phase where the value does', () => {
    expect(phases.map(({ phaseColour }) => name({ tile: 'general-city' }, { phaseColour })).join()).toMatch(
      /20.*30.*40/,
    );
  });

  it('has words for every phrase of every tile in every rotation', () => {
    for (const id of tiles.keys()) {
      for (const rotation of rotations) {
        for (const tokens of [[], ['blue' as const], ['blue' as const, 'red' as const]]) {
          const words = name({ tile: id, rotation, tokens }, { homeOf: ['red'] });
          expect(words).not.toMatch(/drawing\.|compass\.|\{|undefined/);
          expect(words.length).toBeGreaterThan(2);
        }
      }
    }
  });

  it('tells every tile of the base game apart by sight and by ear alike', () => {
    const base = [...tiles.values()].filter(({ set }) => set === 'base' || set === 'character');
    const names = base.map(({ id }) => name({ tile: id }));
    expect(new Set(names).size).toBe(names.length);
  });

  it.each([
    ['French', tileNamesInFrench, 'ville jaune, ligne droite, nord et sud, 20, siège de Slamecksan'],
    ['Spanish', tileNamesInSpanish, 'ciudad amarilla, recta, norte y sur, 20, sede de Slamecksan'],
  ])('can be said in %s', (_, names, expected) => {
    const home = describeTile(
      { tile: 'y-city-straight', x: 0, y: 0, rotation: 0, tokens: ['blue'] },
      { phaseColour: 'yellow', homeOf: ['blue'] },
    );
    expect(inWords(home, { ...texts, ...names })).toBe(expected);
  });

  it.each([tileNamesInFrench, tileNamesInSpanish])('fills in the same figures in every language', (names) => {
    const holes = (text: string): string[] => [...text.matchAll(/\{[^}]+\}/g)].map(([hole]) => hole).toSorted();
    for (const [key, text] of Object.entries(tileNames)) {
      expect([key, holes(names[key as keyof typeof names])]).toEqual([key, holes(text)]);
    }
  });

  it('is nothing for an unknown tile', () => {
    expect(name({ tile: 'no-such-tile' })).toBe('');
  });

  it('uses every text of its table', () => {
    const used = new Set<string>();
    for (const id of tiles.keys()) {
      for (const tokens of [[], ['blue' as const]]) {
        for (const homeOf of [[], ['blue' as const]]) {
          const phrases = describeTile({ tile: id, x: 0, y: 0, rotation: 0, tokens }, { phaseColour: 'green', homeOf });
          for (const { key } of phrases) used.add(key);
        }
      }
    }
    const unused = Object.keys(tileNames).filter((key) => key.startsWith('drawing.') && !used.has(key));
    expect(unused).toEqual([]);
  });
});

describe('the name of a cell', () => {
  it.each([
    [0, 0, 'Mildendo'],
    [2, -1, 'N1E2'],
    [-3, 0, 'W3'],
    [0, 12, 'S12'],
    [-4, 1, 'S1W4'],
  ])('of (%i,%i) is %s', (x, y, expected) => {
    expect(cellName(x, y)).toBe(expected);
  });

  it('agrees with the margins', () => {
    expect([-1, 0, 2].map(columnName)).toEqual(['W1', '0', 'E2']);
    expect([-1, 0, 2].map(rowName)).toEqual(['N1', '0', 'S2']);
  });
});
