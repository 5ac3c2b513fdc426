import { describe, expect, it } from 'vitest';
import { seedFrom } from '../../../test/seeded.ts';
import { seededDealer } from '../../kernel/draws.ts';
import { isRejection } from '../../kernel/rejection.ts';
import { boardFor } from '../board.ts';
import { evolve, blank } from '../evolve.ts';
import type { FactOf, NurembergFact } from '../facts.ts';
import { nuremberg } from '../game.ts';
import { bagOf } from './bag.ts';
import type { NurembergOptions } from './set-up.ts';

function started(options: Partial<NurembergOptions>, seats: number, seed = 7): NurembergFact[] {
  const facts = nuremberg.start({ map: 'nuremberg', side: null, ...options }, seats, seededDealer(seedFrom(seed)));
  if (isRejection(facts)) throw new Error(facts.code);
  return [...facts];
}

const of = <Type extends NurembergFact['type']>(facts: readonly NurembergFact[], type: Type): FactOf<Type>[] =>
  facts.filter((fact): fact is FactOf<Type> => fact.type === type);
const stateAfter = (facts: readonly NurembergFact[]) => facts.reduce(evolve, blank());
const sum = (figures: readonly number[]) => figures.reduce((total, one) => total + one, 0);

describe('2 set-up', () => {
  it('draws the first player; the others follow clockwise', () => {
    const firsts = new Set<number>();
    for (let seed = 1; seed <= 20; seed++) {
      const [fact] = of(started({}, 4, seed), 'gameSetUp');
      const first = fact?.draws[0]?.result ?? 0;
      expect(fact?.draws).toMatchObject([{ counter: 0, sides: 4 }]);
      expect(fact?.general).toEqual([0, 1, 2, 3].map((index) => (first + index) % 4));
      firsts.add(first);
    }
    expect(firsts.size).toBe(4);
  });

  it('puts discs on white 1, brown 2, red 1, green 1, profit 0, stacked in general order', () => {
    const { tracks, general, players } = stateAfter(started({}, 3));
    for (const [name, points] of Object.entries({ white: 1, brown: 2, red: 1, green: 1, profit: 0 })) {
      expect(tracks[name as keyof typeof tracks]).toEqual(general.map((seat) => ({ seat, points })));
    }
    expect(players.map(({ vp }) => vp)).toEqual([0, 0, 0]);
  });

  it('places two cubes in every area with a symbol, and only those that match stay', () => {
    const facts = started({}, 4);
    const draws = of(facts, 'goodsPlaced').flatMap((fact) => fact.draws);
    expect(draws).toHaveLength(120);
    // On Nürnberg the bag ends empty: the sides count down from 120 to 1.
    expect(draws.map(({ sides }) => sides)).toEqual(Array.from({ length: 120 }, (_, index) => 120 - index));
    const board = boardFor('nuremberg');
    const areas = board.areas.filter(({ symbol }) => symbol !== null).map(({ id }) => id);
    let [plain, rough] = [60, 60];
    const expected: Record<string, number> = {};
    for (const [index, { result }] of draws.entries()) {
      const area = areas[Math.floor(index / 2)] ?? '';
      const kind = result < plain ? 'plain' : 'rough';
      if (kind === 'plain') plain -= 1;
      else rough -= 1;
      if (kind === board.goodsKind(area)) expected[area] = (expected[area] ?? 0) + 1;
    }
    expect(stateAfter(facts).goods).toEqual(expected);
  });

  it('leaves eight cubes in the bag on Wensleydale', () => {
    const draws = of(started({ map: 'wensleydale' }, 4), 'goodsPlaced').flatMap((fact) => fact.draws);
    expect(draws).toHaveLength(112);
    expect(draws.at(-1)?.sides).toBe(9);
  });

  it('fills neutral towns up to their number, the fixed passengers included', () => {
    for (const map of ['nuremberg', 'wensleydale'] as const) {
      const { figures } = stateAfter(started({ map }, 4));
      const towns = boardFor(map).areas.flatMap(({ id, town }) => (town ? [{ id, town }] : []));
      for (const { id, town } of towns) {
        const { red = 0, green = 0, landowner = 0 } = figures[id] ?? {};
        expect(red + green + landowner, id).toBe(town.company ? 0 : town.pieces);
        expect(red, id).toBeGreaterThanOrEqual(town.fixed.red);
        expect(green, id).toBeGreaterThanOrEqual(town.fixed.green);
      }
    }
  });

  it('takes the fixed passengers out of the same 75 figures, before the draws', () => {
    const draws = of(started({}, 2), 'figuresPlaced').flatMap((fact) => fact.draws);
    const fixed = sum(boardFor('nuremberg').areas.map(({ town }) => (town?.fixed.red ?? 0) + (town?.fixed.green ?? 0)));
    expect(fixed).toBe(5);
    expect(draws[0]?.sides).toBe(75 - fixed);
    expect(draws).toHaveLength(62 - fixed);
  });

  it('draws figures per town in the order of the file', () => {
    const facts = of(started({ map: 'wensleydale' }, 2), 'figuresPlaced');
    const towns = boardFor('wensleydale').areas.filter(({ town }) => (town?.pieces ?? 0) > 0);
    expect(facts.flatMap(({ figures }) => Object.keys(figures))).toEqual(towns.map(({ id }) => id));
  });

  it('holds set-up and the first tokens in one commit', () => {
    const facts = started({}, 4);
    expect(facts[0]?.type).toBe('gameSetUp');
    expect(facts.at(-1)).toMatchObject({ type: 'turnStarted', turn: 1, cubes: [12, 12, 12, 12] });
    const { stage, bidder, general } = stateAfter(facts);
    expect([stage, bidder]).toEqual(['auction', general[0]]);
  });

  it('lists no more draws in a fact than a stream takes, and numbers them without a gap', () => {
    const facts = started({}, 4);
    for (const fact of facts) expect(nuremberg.facts.safeParse(fact).success).toBe(true);
    const counters = facts.flatMap((fact) => ('draws' in fact ? fact.draws : [])).map(({ counter }) => counter);
    expect(counters).toEqual(counters.map((_, index) => index));
  });
});

describe('2 sides and turns', () => {
  it.each([
    [4, null, '34', 4, 8],
    [3, null, '34', 5, 8],
    [3, '34', '34', 5, 8],
    [3, '23', '23', 4, 6],
    [2, null, '23', 5, 6],
  ] as const)('%i players, side %s: boards %s, %i turns, %i boxes', (seats, side, played, turns, boxes) => {
    const state = stateAfter(started({ side }, seats));
    expect([state.side, state.turns, state.boxes.length]).toEqual([played, turns, boxes]);
  });

  it.each([
    [4, '23'],
    [2, '34'],
  ] as const)('%i players cannot choose side %s', (seats, side) => {
    const facts = nuremberg.start({ map: 'nuremberg', side }, seats, seededDealer(seedFrom(1)));
    expect(facts).toMatchObject({ code: 'side.seats' });
  });

  it('drops a side that no longer fits when open seats are dropped', () => {
    const options = { map: 'wensleydale', side: '34' } as const;
    expect(nuremberg.reseat(options, [0, 2, 3])).toEqual(options);
    expect(nuremberg.reseat(options, [1, 3])).toEqual({ map: 'wensleydale', side: null });
  });
});

describe('2 bags', () => {
  const scripted = (...results: number[]) => {
    let counter = 0;
    return (sides: number) => ({ counter, sides, result: results[counter++] ?? 0 });
  };

  it('a draw n takes the n-th piece left, kinds in their order', () => {
    const bag = bagOf({ red: 1, green: 2, landowner: 1 }, scripted(1, 0, 1, 0));
    const draws: { sides: number }[] = [];
    expect([1, 2, 3, 4].map(() => bag.take(draws as never))).toEqual(['green', 'red', 'landowner', 'green']);
    expect(draws.map(({ sides }) => sides)).toEqual([4, 3, 2, 1]);
  });
});

describe('4.2 tokens', () => {
  it('come from 20 on the side for 3 and 4, from 12 on the side for 2 and 3', () => {
    const sides = (side: '34' | '23') => of(started({ side }, 3), 'turnStarted')[0]?.draws.map((draw) => draw.sides);
    expect(sides('34')).toEqual([20, 19, 18, 17, 16, 15, 14, 13]);
    expect(sides('23')).toEqual([12, 11, 10, 9, 8, 7]);
  });

  it('are drawn per box in the order of their numbers', () => {
    const [fact] = of(started({}, 2), 'turnStarted');
    const left = { white: 4, brown: 4, red: 2, green: 2 };
    const expected = fact?.draws.map(({ result }) => {
      let place = result;
      for (const colour of ['white', 'brown', 'red', 'green'] as const) {
        if (place < left[colour]) {
          left[colour] -= 1;
          return colour;
        }
        place -= left[colour];
      }
      return '';
    });
    expect(fact?.tokens).toEqual(expected);
  });
});
