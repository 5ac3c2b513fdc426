import { describe, expect, it } from 'vitest';
import { TEST_SEED } from '../../../test/given.ts';
import { stateOf } from '../../../test/games/lilliput/position.ts';
import { simulated } from '../../../test/seeded.ts';
import { decideStart } from '../../kernel/decide.ts';
import { seededDealer } from '../../kernel/draws.ts';
import { tiles } from '../data.ts';
import type { LilliputFact } from '../facts.ts';
import { lilliput } from '../game.ts';
import { start } from './set-up.ts';

const dealer = seededDealer(TEST_SEED);
const setUp = (seats: number, firstPlayer = 0) => start({ firstPlayer }, seats, dealer) as LilliputFact[];

describe('set-up (rules 1.1)', () => {
  it('1.1 gives everyone £30 and the copy cards of the player count', () => {
    const cards = [2, 3, 4].map((seats) =>
      stateOf(setUp(seats)).players.map(({ cash, copyCards }) => [cash, copyCards]),
    );
    expect(cards).toEqual([
      [
        [30, 2],
        [30, 2],
      ],
      [
        [30, 1],
        [30, 1],
        [30, 1],
      ],
      [
        [30, 1],
        [30, 1],
        [30, 1],
        [30, 1],
      ],
    ]);
  });

  it('1.4, 6 plays 8 rounds, 9 with three players', () => {
    expect([2, 3, 4].map((seats) => stateOf(setUp(seats)).rounds)).toEqual([8, 9, 8]);
  });

  it('1.1 puts Mildendo at the origin and keeps character, variant and landscape tiles out of the supply', () => {
    const state = stateOf(setUp(2));
    expect(state.board).toEqual({ '0,0': { tile: 'mildendo', rotation: 0, tokens: [] } });
    expect(state.supply).toMatchObject({ 'y-city-straight': 6, 'b-plain': 1 });
    expect(Object.keys(state.supply).every((id) => tiles.get(id)?.set === 'base')).toBe(true);
    expect(state.supply).not.toHaveProperty('mildendo');
  });

  it('1.1 draws the first player from the seed and records the draw, or takes the one that the host names', () => {
    const drawn = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const [fact] = start({ firstPlayer: 'drawn' }, 4, seededDealer(simulated(seed).seed)) as LilliputFact[];
      if (fact?.type !== 'gameSetUp') throw new Error('no set-up');
      expect(fact.draws).toEqual([{ counter: 0, sides: 4, result: fact.startPlayer }]);
      drawn.add(fact.startPlayer);
    }
    expect(drawn).toEqual(new Set([0, 1, 2, 3]));
    expect(setUp(3, 2)[0]).toMatchObject({ startPlayer: 2 });
    expect(setUp(3, 2)[0]).not.toHaveProperty('draws');
  });

  it('1.1 refuses a first player who has no seat, and too few or too many players', () => {
    const starting = (seats: number, firstPlayer: number) =>
      decideStart(lilliput, { type: 'start', game: 'lilliput', seats, options: { firstPlayer } }, dealer, TEST_SEED);
    expect(starting(2, 2)).toMatchObject({ code: 'firstPlayer', sentence: 'Seat 3 cannot begin: there are 2 seats.' });
    expect(starting(5, 0)).toMatchObject({ code: 'table.seats' });
  });
});
