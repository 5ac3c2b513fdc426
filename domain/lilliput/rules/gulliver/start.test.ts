import { describe, expect, it } from 'vitest';
import { scriptedDealer } from '../../../../test/games/lilliput/gulliver.ts';
import { asked, choicesAfter, played, stateOf } from '../../../../test/games/lilliput/position.ts';
import { seedFrom } from '../../../../test/seeded.ts';
import { seededDealer } from '../../../kernel/draws.ts';
import { CAPITAL, neighbour, opposite, SIDES } from '../../board.ts';
import type { CompanyId, PlacedTile } from '../../data.ts';
import type { FactOf, LilliputFact } from '../../facts.ts';
import { hasSide, turnedTile } from '../../routes/turned-tile.ts';
import { start } from '../set-up.ts';

type Landscape = PlacedTile[] | null;

const begun = (results: readonly number[], landscape: Landscape = null) =>
  start({ landscape }, 1, scriptedDealer(...results)) as LilliputFact[];
const seeded = (seed: number, landscape: Landscape = null) =>
  start({ landscape }, 1, seededDealer(seedFrom(seed))) as LilliputFact[];
const taken = (facts: readonly LilliputFact[]) => facts[1] as FactOf<'companyTaken'>;
const STARTING: readonly CompanyId[] = ['red', 'blue', 'yellow', 'green'];

describe('Gulliver’s start', () => {
  it.each([
    ['red', { cash: 30, trains: ['2'], space: 'T1' }],
    ['blue', { cash: 30, trains: ['2'], space: 'T0' }],
    ['yellow', { cash: 30, trains: ['2', '2'], space: 'T0' }],
    ['green', { cash: 60, trains: ['2'], space: 'T0' }],
  ] as const)('8, 10 %s: cash, certificate, no treasury, its starting trains and its price', (company, expected) => {
    const facts = begun([STARTING.indexOf(company)]);
    expect(facts).toHaveLength(2);
    expect(taken(facts)).toMatchObject({ type: 'companyTaken', seat: 1, company, treasury: 0, tokens: 2, ...expected });
    expect(stateOf(facts).players[1]?.certificates).toEqual([{ company, percent: 50 }]);
  });

  it('8 company, side, straight or curve, and a curve’s direction are drawn, and the draws stored', () => {
    expect(taken(begun([2, 3, 1, 1]))).toMatchObject({
      company: 'yellow',
      tile: 'y-city-curve',
      draws: [
        { counter: 0, sides: 4, result: 2 },
        { counter: 1, sides: 4, result: 3 },
        { counter: 2, sides: 2, result: 1 },
        { counter: 3, sides: 2, result: 1 },
      ],
    });
    expect(taken(begun([2, 3, 0])).draws).toHaveLength(3); // a straight lies in one way only
  });

  it('8 Slamecksan lays a metropolis', () => {
    expect(taken(begun([1, 0, 0])).tile).toBe('y-metro-straight');
    expect(taken(begun([1, 0, 1])).tile).toBe('y-metro-curve');
  });

  it('8 on every side, of every kind and in every direction, sooner or later', () => {
    const homes = Array.from({ length: 200 }, (_, seed) => taken(seeded(seed)));
    const seen = (value: (home: FactOf<'companyTaken'>) => unknown) => new Set(homes.map(value)).size;
    expect(seen(({ company }) => company)).toBe(4);
    expect(seen(({ x, y }) => `${x},${y}`)).toBe(4);
    expect(seen(({ tile }) => tile)).toBe(4);
    // On each of four sides a straight, or a curve in one of two directions.
    expect(seen(({ x, y, tile, rotation }) => `${x},${y} ${tile.slice(-5)} ${rotation}`)).toBe(4 * 3);
  });

  it('10 his home tile points at Mildendo with one end', () => {
    for (let seed = 0; seed < 100; seed++) {
      const { x, y, tile, rotation } = taken(seeded(seed));
      const side = SIDES.find((each) => neighbour(CAPITAL, each).x === x && neighbour(CAPITAL, each).y === y)!;
      expect(hasSide(turnedTile(tile, rotation)!.carries, opposite(side))).toBe(true);
    }
  });

  it('10 Draft: water binds his home tile too', () => {
    const sea: PlacedTile[] = [
      { tile: 'sea', x: 0, y: -2, rotation: 0 },
      { tile: 'sea', x: 1, y: -1, rotation: 0 },
    ];
    const north = Array.from({ length: 100 }, (_, seed) => taken(seeded(seed, sea))).filter(({ y }) => y === -1);
    expect(north.length).toBeGreaterThan(10);
    for (const { tile, rotation } of north) expect([tile.slice(-5), rotation]).toEqual(['curve', 2]); // south and west
  });
});

describe('your own start', () => {
  const gullivers = begun([2, 0, 0]); // yellow, north

  it('8 another company and a character, in whichever order', () => {
    expect(asked(gullivers)).toEqual([{ seat: 0, need: 'pick' }]);
    const companies = new Set(
      choicesAfter(gullivers, 0).flatMap((choice) => (choice.type === 'takeCompany' ? choice.company : [])),
    );
    expect([...companies]).toEqual(['red', 'blue', 'green']);
    const home = { type: 'takeCompany', company: 'green', tile: 'y-city-curve', x: 1, y: 0, rotation: 0 } as const;
    expect(() => played(gullivers, [0, { ...home, company: 'yellow' }])).toThrow('draft.companyGone');
    expect(() => played(gullivers, [0, { ...home, x: 0, y: -1 }])).toThrow('draft.besideMildendo');
    const character = { type: 'takeCharacter', character: 'general' } as const;
    for (const picks of [
      [home, character],
      [character, home],
    ] as const) {
      const facts = played(gullivers, [0, picks[0]], [0, picks[1]]);
      expect(stateOf(facts)).toMatchObject({ stage: 'actions', round: 1, rounds: 8, order: [0, 0] });
    }
  });

  const ready = played(
    gullivers,
    [0, { type: 'takeCharacter', character: 'general' }],
    [0, { type: 'takeCompany', company: 'green', tile: 'y-city-curve', x: 1, y: 0, rotation: 0 }],
  );

  it('8 the two other starting companies leave', () => {
    expect(ready.find(({ type }) => type === 'draftEnded')).toMatchObject({
      companiesLeaving: ['red', 'blue'],
      unfounded: ['purple', 'black', 'orange', 'white'],
    });
    expect(Object.keys(stateOf(ready).companies).sort()).toEqual(['green', 'yellow']);
  });

  it('8 no copy cards', () => {
    expect(stateOf(ready).players.map(({ copyCards }) => copyCards)).toEqual([0, 0]);
  });

  it('8 cards 2, 4, 8, 9 of the table', () => {
    expect(Object.keys(stateOf(ready).cards)).toEqual(['tile-yellow-green', 'share-or-tile', 'train-two', 'station']);
  });

  it('8 deck: two of each type, 4D unlimited', () => {
    expect(stateOf(ready).deck.map(({ left }) => left)).toEqual([2, 2, 2, 2, 2, null]);
  });

  it('8 £30 for you, £60 with Glimigrim', () => {
    expect(stateOf(gullivers).players.map(({ cash }) => cash)).toEqual([30, 30]);
    expect(stateOf(ready).players.map(({ cash }) => cash)).toEqual([60, 30]);
  });
});
