import { describe, expect, it } from 'vitest';
import { besides, citiesBeside, cityOn, hexes, hexName, keyOf, neighbours, numberOf, OFF_BOARD } from './board.ts';
import { cities, companies, components, GOODS, income, rules } from './data.ts';
import { sources } from './sources.ts';

const ofKind = (kind: string) => cities.filter((city) => city.kind === kind);
const touching = (count: number) =>
  hexes.filter((_, hex) => cityOn[hex] === null && (citiesBeside[hex]?.length ?? 0) >= count);

describe('the data file says what its types promise', () => {
  it('has seven companies, each with a start city of its own', () => {
    expect(companies.map(({ id }) => id)).toEqual(['L&Y', 'LNWR', 'NER', 'GER', 'GWR', 'LSWR', 'SER']);
    expect(new Set(companies.map(({ start }) => start))).toEqual(new Set(ofKind('start').map(({ id }) => id)));
    expect(new Set(companies.map(({ colour }) => colour)).size).toBe(7);
    expect(companies.some(({ colour }) => colour === 'white')).toBe(false);
  });

  it('has 28 cities: 7 starts, 12 large ones and 9 railway towns, no two of them neighbours', () => {
    expect(['start', 'large', 'town'].map((kind) => ofKind(kind).length)).toEqual([7, 12, 9]);
    expect(new Set(cities.map(({ id }) => id)).size).toBe(28);
    for (const { q, r } of cities) expect(citiesBeside[numberOf(keyOf(q, r))]).toEqual([]);
  });

  it('has two tokens of one good and one of another in each large city, all pairs once, nine of each good', () => {
    const pairs = ofKind('large').map(({ tokens = [] }) => {
      expect(tokens).toHaveLength(3);
      expect(tokens[0]).toBe(tokens[1]);
      expect(tokens[2]).not.toBe(tokens[0]);
      return `${tokens[0]} ${tokens[2]}`;
    });
    expect(new Set(pairs).size).toBe(12);
    const all = cities.flatMap(({ tokens = [] }) => tokens);
    for (const good of GOODS) expect(all.filter((token) => token === good)).toHaveLength(9);
    expect(all.filter((token) => !GOODS.includes(token))).toEqual([]);
  });

  it('has 228 hexes, sorted, each once, with cities on them', () => {
    expect(hexes).toHaveLength(228);
    expect(new Set(hexes).size).toBe(228);
    for (const { q, r } of cities) expect(numberOf(keyOf(q, r))).not.toBe(OFF_BOARD);
    const sorted = hexes.toSorted((one, other) => {
      const [q = 0, r = 0] = one.split(',').map(Number);
      const [p = 0, s = 0] = other.split(',').map(Number);
      return q - p || r - s;
    });
    expect(hexes).toEqual(sorted);
  });

  it('is the board of the description: exits of start cities, hexes between two cities', () => {
    const exits = (city: string) => besides[numberOf(keyOf(...coordinates(city)))]?.length;
    const coordinates = (name: string) => {
      const { q, r } = cities.find(({ id }) => id === name)!;
      return [q, r] as const;
    };
    expect(['Dover', 'Liverpool', 'Bristol', 'York', 'Southampton', 'Stoke', 'Norwich'].map(exits)).toEqual([
      2, 3, 3, 3, 3, 6, 6,
    ]);
    expect(touching(2).toSorted()).toEqual(
      ['11,4', '12,4', '7,10', '9,9', '11,8', '3,-1', '4,-1', '6,5', '7,4'].toSorted(),
    );
    expect(touching(3)).toEqual([]);
  });

  it('has neighbours both ways, in opposite directions', () => {
    for (const [hex, around] of neighbours.entries()) {
      for (const [heading, other] of around.entries()) {
        if (other !== OFF_BOARD) expect(neighbours[other]?.[(heading + 3) % 6]).toBe(hex);
      }
    }
  });

  it('names every hex by column and row, each differently', () => {
    expect(hexName('0,1')).toBe('A2');
    expect(hexName('16,-2')).toBe('Q7');
    expect(new Set(hexes.map(hexName)).size).toBe(228);
  });

  it('has the components and figures of the rules', () => {
    expect(components).toMatchObject({ shares: 16, tiles: 60, stations: 7, passengers: 9 });
    expect(rules).toMatchObject({ actions: 2, swap: 2, idleRounds: 3 });
    expect(income).toMatchObject({
      city: { first: 2_000, second: 1_000 },
      tokens: { first: 6_000, second: 3_000 },
      perCity: 1_000,
      unit: 1_000,
    });
  });

  it('tells for every part how far it can be relied on', () => {
    expect(sources).toHaveLength(4 + 7 + 28);
    expect(sources.filter(({ source }) => !['rulebook', 'deduced', 'reconstructed'].includes(source))).toEqual([]);
    const marked = sources.filter(({ source }) => source === 'reconstructed').map(({ part }) => part);
    expect(marked).toEqual(['company.NER', 'company.GER']);
    expect(sources.find(({ part }) => part === 'city.Swindon')?.note).toContain('Salisbury');
  });
});
