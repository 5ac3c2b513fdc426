import { describe, expect, it } from 'vitest';
import {
  actionCards,
  characters,
  chart,
  companies,
  phases,
  scenarios,
  tiles,
  trains,
  trainTriggers,
  upgrades,
} from './data.ts';

const companyIds = ['red', 'blue', 'yellow', 'green', 'purple', 'black', 'orange', 'white'];
const characterIds = ['emperor', 'general', 'admiral', 'justiciary', 'treasurer'];
const trainNames = ['2', '3', '4', '5', '3D', '4D'];
const phaseColours = ['yellow', 'green', 'brown'];
const variantsWithTiles = ['allenbeck', 'laputa', 'brobdingnag'];
const sides = [0, 1, 2, 3];

const all = <T>(rows: Iterable<T>, allowed: readonly unknown[], of: (row: T) => unknown): void => {
  for (const row of rows) expect(allowed).toContain(of(row));
};

describe('the data file says what its types promise', () => {
  it('names the eight companies, five characters and six kinds of train, in order', () => {
    expect(companies.map(({ id }) => id)).toEqual(companyIds);
    expect(companies.map(({ colour }) => colour)).toEqual(companyIds);
    expect(characters.map(({ id }) => id)).toEqual(characterIds);
    expect(trains.map(({ type }) => type)).toEqual(trainNames);
    expect(phases.map(({ phase }) => phase)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('gives starting companies everything a draft hands out, and only them', () => {
    for (const company of companies) {
      const drafted = ['startSpace', 'startPrice', 'treasury', 'ownerCash', 'homeTile'].filter((key) => key in company);
      expect(drafted).toHaveLength(company.starting ? 5 : 0);
      if (!company.starting) continue;
      all(company.homeTile, [...tiles.keys()], (id) => id);
      all(company.startTrains, trainNames, (name) => name);
      expect(['price55', 'metroHome', 'twoTrains', 'ownerCash60']).toContain(company.advantage.id);
    }
    expect(companies.filter(({ starting }) => starting)).toHaveLength(4);
  });

  it('moves markers only between spaces that exist', () => {
    const spaces = chart.spaces.map(({ id }) => id);
    expect(new Set(spaces).size).toBe(24);
    for (const { pay, withhold, sellOne, lastRoundPay } of chart.spaces) {
      all([pay, withhold, sellOne, lastRoundPay], spaces, (id) => id);
    }
  });

  it('keeps to the known words on every tile', () => {
    expect(tiles.size).toBe(52);
    all(tiles.values(), ['base', 'character', 'scenario', ...variantsWithTiles], ({ set }) => set);
    all(tiles.values(), [...phaseColours, 'red', 'special', 'none'], ({ colour }) => colour);
    all(tiles.values(), ['city', 'plain', 'any'], ({ checker }) => checker);
    all(tiles.values(), ['start', 'setup', ...phaseColours], ({ availableFrom }) => availableFrom);
    all(tiles.values(), [undefined, ...companyIds], ({ usableBy }) => usableBy);
    all(tiles.values(), [undefined, ...characterIds], ({ character }) => character);
    all(tiles.values(), [undefined, ...variantsWithTiles], ({ variant }) => variant);
    const layAs = ['yellowCity', 'yellowTown', 'upgradeOfYellowCity', 'overMountain'];
    all(tiles.values(), [undefined, ...layAs], (tile) => tile.layAs);
  });

  it('has at most one stop on a tile, with one kind of value, and track between true sides', () => {
    const kinds = ['mildendo', 'city', 'metropolis', 'castle', 'town', 'harbour', 'wiggywack'];
    for (const { stops, tracks, water } of tiles.values()) {
      expect(stops.length).toBeLessThanOrEqual(1);
      for (const stop of stops) {
        expect(kinds).toContain(stop.kind);
        expect([stop.value, stop.valueByPhase].filter((value) => value !== undefined)).toHaveLength(1);
        all(stop.sides, sides, (side) => side);
        expect([0, 1, 2]).toContain(stop.slots);
      }
      for (const track of tracks) {
        expect(track).toHaveLength(2);
        all(track, sides, (side) => side);
      }
      all(water ?? [], sides, (side) => side);
    }
  });

  it('upgrades, characters and scenarios name tiles that exist', () => {
    const ids = [...tiles.keys()];
    all(Object.keys(upgrades), ids, (id) => id);
    for (const upgrade of Object.values(upgrades).flat()) {
      expect(ids).toContain(upgrade.to);
      expect(phaseColours).toContain(upgrade.phaseColour);
      expect([undefined, 'notHomeCity', 'cityCell', 'plainCell']).toContain(upgrade.condition);
      expect([undefined, ...companyIds]).toContain(upgrade.onlyCompany);
      all(upgrade.rotations, sides, (rotation) => rotation);
      all(upgrade.distinct, upgrade.rotations, (rotation) => rotation);
    }
    for (const character of characters) all(character.tiles, ids, ({ tile }) => tile);
    for (const scenario of scenarios) {
      all(scenario.tiles, ids, ({ tile }) => tile);
      all(scenario.tiles, sides, ({ rotation }) => rotation);
    }
  });

  it('knows every action of every card, and a trigger for every kind of train', () => {
    const actions = ['layTiles', 'shares', 'buyTrains', 'placeStation', 'treasury', 'privateCash'];
    for (const card of actionCards) {
      all([card.action, card.alternative], actions, ({ type }) => type);
      all(card.players, [1, 2, 3, 4], (players) => players);
    }
    expect(trainTriggers.map(({ first }) => first)).toEqual(trainNames);
  });
});
