import { describe, expect, it } from 'vitest';
import { type Position, position } from '../../../test/games/rocket/position.ts';
import { rocket } from '../game.ts';
import { finalPayments, standings } from './scoring.ts';

const bySeat = (wanted: Position) =>
  standings(position(wanted))
    .toSorted((one, other) => one.seat - other.seat)
    .map(({ tokens, stations, shares }) => ({ tokens, stations, shares }));
const part = (wanted: Position, key: 'tokens' | 'stations' | 'shares') => bySeat(wanted).map((bonus) => bonus[key]);

describe('tokens at the end', () => {
  const connected: Position = { lines: { LSWR: { path: '5,12', cities: ['London', 'Reading', 'Cambridge'] } } };

  it('each good pays £6000 to the most and £3000 to the second', () => {
    const tokens: Position['tokens'] = [
      [1, 'London', 'brewing'],
      [1, 'Reading', 'brewing'],
      [2, 'Cambridge', 'brewing'],
    ];
    expect(part({ ...connected, tokens }, 'tokens')).toEqual([0, 6_000, 3_000]);
  });

  it('every category counts by itself', () => {
    const tokens: Position['tokens'] = [
      [1, 'London', 'brewing'],
      [0, 'London', 'textiles'],
      [0, 'Reading', 'steel'],
      [2, 'Cambridge', 'leather'],
    ];
    expect(part({ ...connected, tokens }, 'tokens')).toEqual([12_000, 6_000, 6_000]);
  });

  it('tokens of cities without any line are discarded first', () => {
    const tokens: Position['tokens'] = [
      [1, 'Sheffield', 'steel'],
      [1, 'Sheffield', 'steel'],
      [2, 'Reading', 'steel'],
    ];
    expect(part({ ...connected, tokens }, 'tokens')).toEqual([0, 0, 6_000]);
  });

  it('passengers are a category of their own', () => {
    expect(part({ passengers: [1, 4, 1] }, 'tokens')).toEqual([1_000, 6_000, 1_000]);
  });
});

describe('stations at the end', () => {
  it('pay on every line £1000 for each city to the most, half to the second', () => {
    const wanted: Position = {
      lines: { LSWR: { path: '5,12 5,11 4,11' } },
      stations: { '5,12': 0, '5,11': 0, '4,11': 2, '10,4': 1 },
    };
    expect(part(wanted, 'stations')).toEqual([3_000, 0, 1_000]);
  });

  it('count on isolated lines too', () => {
    const wanted: Position = { lines: { LSWR: { path: '5,12 5,11 4,11', isolated: true } }, stations: { '5,12': 1 } };
    expect(part(wanted, 'stations')).toEqual([0, 3_000, 0]);
  });
});

describe('shares at the end', () => {
  it('pay on every surviving line £1000 for each city to the most, half to the second', () => {
    const wanted: Position = {
      lines: { LSWR: { path: '5,12 5,11 4,11', shares: [4, 1, 2] }, GWR: { shares: [0, 3, 0] } },
    };
    expect(part(wanted, 'shares')).toEqual([3_000, 1_000, 1_000]);
  });

  it('count on isolated lines too, supplementary ones like real ones', () => {
    const wanted: Position = {
      lines: { LSWR: { path: '5,12 5,11 4,11', isolated: true, shares: [1, 2, 0], supplementary: 2 } },
    };
    expect(part(wanted, 'shares')).toEqual([1_000, 3_000, 0]);
  });
});

describe('the fortunes', () => {
  it('are cash and the three parts, told with them', () => {
    const wanted: Position = { cash: [5_000, 0, 0], passengers: [1, 0, 0], lines: { GWR: { shares: [1, 0, 0] } } };
    expect(rocket.standings(position(wanted))[0]).toEqual({
      seat: 0,
      rank: 1,
      total: 12_000,
      parts: [
        { key: 'cash', amount: 5_000 },
        { key: 'tokens', amount: 6_000 },
        { key: 'stations', amount: 0 },
        { key: 'shares', amount: 1_000 },
      ],
    });
    expect(rocket.unit).toBe('money');
  });

  it('the most money wins; equal fortunes share the win', () => {
    const ranks = standings(position({ cash: [7_000, 9_000, 9_000] })).map(({ seat, rank }) => [seat, rank]);
    expect(ranks).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
    ]);
  });

  it('are counted in order: passengers, goods, stations, shares', () => {
    const wanted: Position = {
      passengers: [1, 0, 0],
      tokens: [[1, 'Reading', 'steel']],
      lines: { LSWR: { path: '5,12 5,11', shares: [1, 0, 0] } },
      stations: { '5,12': 1 },
    };
    expect(finalPayments(position(wanted)).map(({ type }) => type)).toEqual([
      'tokensScored',
      'tokensScored',
      'stationsScored',
      'sharesScored',
    ]);
  });
});
