import { describe, expect, it } from 'vitest';
import { boardFor } from './board.ts';
import { auction, components, maps, MAPS, scoring, setUp, trains, turns } from './data.ts';
import { identity } from './identity.ts';
import { sources } from './sources.ts';
import type { MapId } from './types.ts';

const COLOURS = ['white', 'brown', 'red', 'green'];
const sum = (figures: readonly number[]) => figures.reduce((total, one) => total + one, 0);
const both = MAPS.map((id) => [id] as const);

describe.each(both)('the map %s', (id) => {
  const map = maps[id];
  const ids = new Set(map.areas.map((area) => area.id));

  it('keeps to the known words', () => {
    expect(map.id).toBe(id);
    for (const { terrain, symbol, town } of map.areas) {
      expect(['plain', 'valley', 'hill', 'hop', 'offlimits']).toContain(terrain);
      expect([null, map.goods.plain, map.goods.rough]).toContain(symbol);
      if (town) expect(['company', 'major', 'minor']).toContain(town.kind);
    }
  });

  it('has every area once, and borders between different areas that exist, each once', () => {
    expect(ids.size).toBe(map.areas.length);
    const keys = map.borders.map(({ a, b }) => [a, b].toSorted().join('|'));
    expect(new Set(keys).size).toBe(keys.length);
    for (const { a, b } of map.borders) {
      expect([ids.has(a), ids.has(b), a !== b]).toEqual([true, true, true]);
    }
  });

  it('has goods on plains and in rough areas only, and never in a town', () => {
    for (const { terrain, symbol, town } of map.areas) {
      if (symbol === map.goods.plain) expect([terrain, town]).toEqual(['plain', null]);
      if (symbol === map.goods.rough) expect([['hill', 'hop'].includes(terrain), town]).toEqual([true, null]);
    }
  });

  it('has figures in neutral towns only: 3 in major ones, 2 in minor ones', () => {
    for (const { town } of map.areas) {
      if (!town) continue;
      expect(town.pieces).toBe({ company: 0, major: 3, minor: 2 }[town.kind]);
      expect(town.company !== null).toBe(town.kind === 'company');
      expect(town.fixed.red + town.fixed.green).toBeLessThanOrEqual(town.pieces);
    }
  });

  it('lets a line leave every company town, and reaches every goods area', () => {
    const board = boardFor(id);
    for (const { id: area, town } of map.areas) if (town?.company) expect(board.crossings(area)).not.toEqual([]);
    for (const { id: area, symbol } of map.areas) {
      if (symbol === null) continue;
      const served = board.goodsKind(area) === 'plain' ? [area] : board.neighbours(area);
      expect(served.some((next) => board.crossings(next).length > 0)).toBe(true);
    }
  });

  it('has enough cubes and figures in the bags', () => {
    const goods = map.areas.filter(({ symbol }) => symbol !== null).length * setUp.goodsPerArea;
    expect(goods).toBeLessThanOrEqual(sum(Object.values(components.goods)));
    expect(sum(map.areas.map(({ town }) => town?.pieces ?? 0))).toBeLessThanOrEqual(
      sum(Object.values(components.figures)),
    );
  });

  it('says that it is reconstructed', () => {
    expect(map.source).toBe('reconstructed');
    expect(map.sourceNote).toMatch(/Known: /);
  });
});

it('has the counts that the maps were made for', () => {
  const counts = (id: MapId) => {
    const { areas, borders } = maps[id];
    const crossings = areas.flatMap((area) => boardFor(id).crossings(area.id));
    const towns = areas.flatMap(({ town }) => town ?? []);
    return {
      areas: areas.length,
      borders: borders.length,
      buildable: crossings.length / 2,
      dear: crossings.filter(({ cost }) => cost === 2).length / 2,
      plain: areas.filter((area) => boardFor(id).goodsKind(area.id) === 'plain').length,
      rough: areas.filter((area) => boardFor(id).goodsKind(area.id) === 'rough').length,
      threes: towns.filter(({ pieces }) => pieces === 3).length,
      twos: towns.filter(({ pieces }) => pieces === 2).length,
      red: towns.filter(({ company }) => company === 'red').length,
      green: towns.filter(({ company }) => company === 'green').length,
    };
  };
  expect(counts('wensleydale')).toEqual({
    areas: 103,
    borders: 264,
    buildable: 139,
    dear: 46,
    plain: 32,
    rough: 24,
    threes: 8,
    twos: 16,
    red: 5,
    green: 5,
  });
  expect(counts('nuremberg')).toEqual({
    areas: 96,
    borders: 240,
    buildable: 127,
    dear: 48,
    plain: 36,
    rough: 24,
    threes: 10,
    twos: 16,
    red: 4,
    green: 4,
  });
});

it('Nürnberg has exactly 60 goods areas and four towns with fixed passengers', () => {
  const { areas } = maps.nuremberg;
  expect(areas.filter(({ symbol }) => symbol !== null)).toHaveLength(60);
  expect(areas.filter(({ town }) => town && town.fixed.red + town.fixed.green > 0)).toHaveLength(4);
});

it('no area id is on both maps, so an area tells its map', () => {
  const ids = Object.values(maps).flatMap(({ areas }) => areas.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

describe('the tables', () => {
  it('have eight and six boxes, numbered from 1, upper ones with 3 points and lower ones with 2', () => {
    expect(Object.values(auction.sides).map(({ boxes }) => boxes.length)).toEqual([6, 8]);
    for (const { boxes, bag } of Object.values(auction.sides)) {
      expect(boxes.map(({ n }) => n)).toEqual(boxes.map((_, index) => index + 1));
      for (const { row, least, printed } of boxes) {
        expect([printed.length, least]).toEqual(row === 'upper' ? [3, 3] : [2, 2]);
        for (const colour of printed) expect(COLOURS).toContain(colour);
      }
      expect(Object.keys(bag)).toEqual(COLOURS);
      for (const [colour, count] of Object.entries(bag)) {
        expect(count).toBeLessThanOrEqual(components.tokens[colour as keyof typeof components.tokens]);
      }
    }
  });

  it('list kinds in the order of draws', () => {
    expect(Object.keys(components.goods)).toEqual(['plain', 'rough']);
    expect(Object.keys(components.figures)).toEqual(['red', 'green', 'landowner']);
  });

  it('have trains of three prices, each with room for somebody and something', () => {
    for (const list of Object.values(trains.sides)) {
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
      expect(new Set(list.map(({ cost }) => cost))).toEqual(new Set([1, 2, 3]));
      for (const { passengers, goods } of list) expect(Math.min(passengers, goods)).toBeGreaterThan(0);
    }
    expect(trains.sides['34'].every(({ passengerVp }) => passengerVp === 1)).toBe(true);
    expect(trains.sides['23'].every(({ passengerVp, cost }) => passengerVp === cost)).toBe(true);
    expect(components.perPlayer.locomotives).toBe(3);
  });

  it('have a row of turns for every number of players, the usual side first', () => {
    expect(turns.rows.map(({ players, side, turns: count }) => [players, side, count])).toEqual([
      [4, '34', 4],
      [3, '34', 5],
      [3, '23', 4],
      [2, '23', 5],
    ]);
    for (const [players, rounds] of Object.entries(identity.rounds)) {
      expect(turns.rows.find((row) => row.players === Number(players))?.turns).toBe(rounds);
    }
  });

  it('have the scores of the rules', () => {
    expect(scoring.profit).toEqual({ plain: 1, rough: 2, red: 1, green: 1 });
    expect(setUp.influence).toEqual({ white: 1, brown: 2, red: 1, green: 1 });
  });

  it('tell for every part how far it can be relied on', () => {
    expect(new Set(sources.map(({ part }) => part)).size).toBe(sources.length);
    expect(sources.filter(({ source }) => source === 'reconstructed').map(({ part }) => part)).toEqual([
      'map.nuremberg',
      'map.wensleydale',
      'auction',
      'trains',
    ]);
    for (const { source, note } of sources) if (source !== 'rulebook') expect(note).toMatch(/\.$/);
  });
});
