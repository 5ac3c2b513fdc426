/**
 * What a train earns (rules 3), rule by rule on boards of a few tiles. Exactness at large is proved in
 * `test/games/lilliput/routes`.
 */
import { describe, expect, it } from 'vitest';
import { type Position, played, position } from '../../../test/games/lilliput/position.ts';
import { cash } from '../../../test/games/lilliput/steps.ts';
import type { FactOf } from '../facts.ts';

/** Red runs first. Its home north of Mildendo and Mildendo itself (30) are joined. */
function run(
  trains: readonly string[],
  board: Position['board'] & object = {},
  more: Position = {},
): FactOf<'trainsRun'> {
  const companies = {
    ...more.companies,
    red: { space: 'T9', trains, ...more.companies?.red },
  } as Position['companies'] & object;
  const facts = played(position({ order: [0], ...more, board, companies }), [0, cash()]);
  const found = facts.find((fact) => fact.type === 'trainsRun');
  if (found?.type !== 'trainsRun' || found.company !== 'red') throw new Error('red did not run');
  return found;
}
const earns = (...wanted: Parameters<typeof run>): number => run(...wanted).revenue;
/** A line north of red’s home: straight track and one more stop. */
const north = (words: string) => ({ '0,-2': 'y-plain-straight 0', '0,-3': words });

describe('a route', () => {
  it('3 joins two or more stops by track: round one brings about £50', () => {
    expect(earns(['2'])).toBe(50);
    expect(earns(['2'], { '0,-1': 'y-city-straight 1 red' })).toBe(0);
    expect(
      earns(['2'], { '0,-1': 'y-city-straight 1 red', '1,-1': 'y-plain-straight 1', '2,-1': 'y-city-straight 0' }),
    ).toBe(0);
  });

  it('3 has a token of the company', () => {
    const metropolises = { '0,1': 'g-metro 0 - -', '0,2': 'y-plain-straight 0', '0,3': 'g-metro 0 - -' };
    expect(earns(['2'], metropolises, { phase: 3 })).toBe(50);
    expect(
      earns(
        ['2'],
        { '0,-1': 'y-city-straight 1 blue', '1,0': 'y-city-straight 0 red' },
        { companies: { blue: { home: '0,-1' } } },
      ),
    ).toBe(0);
  });

  it('3 visits no stop twice', () => {
    const loop = {
      '0,-1': 'y-city-straight 1 blue',
      '0,-2': 'y-plain-straight 1',
      '0,-3': 'b-city 0 red',
      '1,-3': 'y-plain-curve 3',
      '1,-4': 'y-city-curve 2',
      '0,-4': 'y-plain-curve 1',
    };
    expect(earns(['3'], loop, { phase: 5, companies: { blue: { home: '0,-1' } } })).toBe(60);
    expect(earns(['3', '3'], loop, { phase: 5, companies: { blue: { home: '0,-1' } } })).toBe(120);
  });

  it('3 leaves no stop out', () => {
    expect(earns(['2'], north('y-metro-curve 1'))).toBe(50);
    expect(earns(['2'], north('g-metro 0'), { phase: 3 })).toBe(60);
  });

  it('3 a terminal stop only at an end: not through Mildendo', () => {
    expect(earns(['3'], { '0,1': 'y-city-straight 0' })).toBe(50);
    expect(earns(['3'], { '0,1': 'y-city-straight 0 red' }, { companies: { red: { home: '0,-1' } } })).toBe(50);
  });

  it('3 not through a city full of foreign tokens; ending there is fine', () => {
    const beyond = (words: string) => ({ ...north(words), '0,-4': 'y-plain-straight 0', '0,-5': 'g-metro 0' });
    expect(earns(['3'], beyond('y-city-straight 0 blue'), { phase: 3 })).toBe(70);
    expect(earns(['3'], beyond('g-city 0 blue blue'), { phase: 3 })).toBe(80);
    expect(earns(['3'], beyond('g-city 0 blue -'), { phase: 3 })).toBe(90);
    expect(earns(['3'], beyond('g-city 0 blue red'), { phase: 3, companies: { red: { home: '0,-1' } } })).toBe(90);
    expect(earns(['4'], beyond('y-city-straight 0 -'), { phase: 3 })).toBe(110);
  });

  it('3 uses no track section twice', () => {
    const fork = { '0,-2': 'g-plain-junction-left 0', '0,-3': 'g-city 0', '-1,-2': 'y-city-straight 1' };
    expect(earns(['4'], fork, { phase: 3 })).toBe(80);
  });

  it('3 turning back at a junction is impossible: tracks are followed side to side', () => {
    const fork = {
      '0,-2': 'g-plain-junction-left 0',
      '-1,-2': 'y-city-straight 1 red',
      '0,-1': 'y-city-straight 0 blue',
    };
    const wanted = { phase: 3, companies: { blue: { home: '0,-1' } } } as const;
    expect(earns(['3'], fork, wanted)).toBe(0);
    expect(earns(['3'], { ...fork, '0,-3': 'y-city-straight 0' }, wanted)).toBe(40);
  });

  it('3 a crossover’s two tracks do not meet', () => {
    const cross = {
      '0,-2': 'g-plain-crossover 0',
      '0,-3': 'y-city-straight 0',
      '-1,-2': 'g-metro 1',
      '1,-2': 'g-metro 1',
    };
    expect(earns(['4'], cross, { phase: 3 })).toBe(70);
  });
});

describe('range', () => {
  const line = { ...north('y-city-straight 0'), '0,-4': 'y-plain-straight 0', '0,-5': 'y-city-straight 0' };

  it('3 is the number of counting stops at most', () => {
    expect(['2', '3', '4', '5'].map((train) => earns([train], line, { phase: 3 }))).toEqual([50, 70, 90, 90]);
  });

  it('3 each train keeps to its own', () => {
    const middle = {
      ...line,
      '0,-3': 'y-city-straight 0 red',
      '0,-1': 'y-city-straight 0',
      '0,-6': 'y-plain-straight 0',
      '0,-7': 'y-city-straight 0',
    };
    expect(earns(['2', '3'], middle, { phase: 3 })).toBe(20 + 20 + (20 + 20 + 30));
    expect(earns(['3', '3'], middle, { phase: 3 })).toBe(20 + 20 + 20 + (20 + 20 + 30));
  });

  it('3 towns are no counting stops', () => {
    const town = { '0,-2': 'town-straight 0', '0,-3': 'g-metro 0' };
    expect(earns(['2'], town, { phase: 3 })).toBe(20 + 10 + 40);
    expect(earns(['3'], town, { phase: 3 })).toBe(30 + 20 + 10 + 40);
  });

  it('3 nor are harbours', () => {
    expect(earns(['2'], { '0,-2': 'harbour 2' })).toBe(30 + 20 + 20);
  });

  it('3 a route of one counting stop and a town is a route', () => {
    expect(earns(['2'], { '0,-1': 'y-city-curve 0 red', '0,-2': 'town-straight 0' })).toBe(30);
  });
});

describe('several trains', () => {
  it('3 routes of one company share no track section', () => {
    expect(earns(['2', '2'])).toBe(50);
  });

  it('3 but may meet in stops', () => {
    expect(earns(['2', '2'], north('y-city-straight 0'))).toBe(50 + 40);
  });

  it('3 two tracks that share a tile side share a section', () => {
    const fork = { '0,-2': 'g-plain-junction-left 2', '0,-3': 'y-city-straight 0', '1,-2': 'y-city-straight 1' };
    expect(earns(['2', '2'], fork, { phase: 3 })).toBe(50 + 40);
    expect(earns(['2', '2', '2'], fork, { phase: 3 })).toBe(50 + 40);
  });

  it('3 a crossover carries two trains', () => {
    const cross = {
      '0,-2': 'g-plain-crossover 0',
      '0,-3': 'y-city-straight 0',
      '-1,-2': 'y-city-straight 1 red',
      '1,-2': 'y-city-straight 1',
    };
    expect(earns(['2', '2', '2'], cross, { phase: 3, companies: { red: { home: '0,-1' } } })).toBe(50 + 40 + 40);
  });

  it('3 the revenue is the highest possible total, not the best train first', () => {
    // Alone the 3-train runs Mildendo, home, metropolis for 90, and would leave the 2-train nothing.
    const board = { ...north('g-metro 0'), '0,-4': 'y-plain-straight 0', '0,-5': 'y-city-straight 0' };
    expect(earns(['3'], board, { phase: 3 })).toBe(30 + 20 + 40);
    expect(earns(['2', '3'], board, { phase: 3 })).toBe(30 + 20 + (20 + 40 + 20));
  });

  it('3 shows the routes, train by train, as they add up', () => {
    const { routes, revenue } = run(['2', '2'], north('y-city-straight 0'));
    expect(routes).toHaveLength(2);
    expect(routes.reduce((sum, route) => sum + route.revenue, 0)).toBe(revenue);
    expect(routes[0]?.stops.map(({ x, y, value }) => [x, y, value])).toEqual(
      expect.arrayContaining([
        [0, -1, 20],
        [0, 0, 30],
      ]),
    );
  });
});

describe('what a run is worth', () => {
  it('3 D-trains double it', () => {
    expect(earns(['3D'], north('y-city-straight 0'), { phase: 6 })).toBe(140);
    expect(earns(['4D'], north('y-city-straight 0'), { phase: 7 })).toBe(140);
  });

  it('3 an obsolete train’s sum is halved and rounded down to tens (90 → 40)', () => {
    expect(earns(['3'], north('g-metro 0'), { phase: 3 })).toBe(90);
    expect(earns(['3'], north('g-metro 0'), { phase: 6 })).toBe(40);
    expect(earns(['2'], {}, { phase: 4 })).toBe(20);
  });

  it('3 each obsolete train is halved by itself', () => {
    expect(earns(['2', '2'], { ...north('y-metro-curve 1') }, { phase: 4 })).toBe(20 + 20);
  });

  it('2.7 the castle: 30, or 50 for a company with a token there', () => {
    const wanted = { phase: 3, companies: { red: { home: '0,-1' } } } as const;
    expect(earns(['2'], north('castle 0'), wanted)).toBe(50);
    expect(earns(['3'], north('castle 0'), wanted)).toBe(80);
    expect(earns(['3'], north('castle 0 red'), wanted)).toBe(100);
    expect(earns(['3'], north('castle 0 blue'), wanted)).toBe(80);
  });

  it('2.7 the General’s city: 20, 30, 40 with the tile colour of the phase', () => {
    const train = { 1: '2', 2: '2', 3: '3', 4: '3', 5: '3', 6: '4', 7: '5' } as const;
    const brought = ([1, 2, 3, 4, 5, 6, 7] as const).map(
      (phase) => earns([train[phase]], { ...north('general-city 0'), '0,-1': 'y-city-curve 0 red' }, { phase }) - 20,
    );
    expect(brought).toEqual([20, 20, 30, 30, 40, 40, 40]);
  });

  it('2.7 towns 10, harbours 20 at the end of a route', () => {
    expect(earns(['2'], { '0,-1': 'y-city-curve 0 red', '0,-2': 'town-curve 1' })).toBe(30);
    expect(earns(['2'], { '0,-1': 'y-city-curve 0 red', '0,-2': 'harbour 2' })).toBe(40);
  });

  it('2.7 the Treasurer’s city: 50, at the end of a route', () => {
    expect(earns(['3'], north('treasurer-city 2'), { phase: 5 })).toBe(100);
  });
});
