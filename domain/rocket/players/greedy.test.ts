import { describe, expect, it } from 'vitest';
import { type Position, play as played, position } from '../../../test/games/rocket/position.ts';
import { bid, extend } from '../../../test/games/rocket/steps.ts';
import { TEST_SEED } from '../../../test/given.ts';
import { pickFrom, simulated } from '../../../test/seeded.ts';
import { seededDealer } from '../../kernel/draws.ts';
import { hashOf } from '../../kernel/hash.ts';
import { type Player, randomPlayer } from '../../kernel/random-player.ts';
import { simulate } from '../../kernel/simulate.ts';
import { cities } from '../data.ts';
import { rocket } from '../game.ts';
import type { RocketState } from '../types.ts';
import { greedyPlayer } from './greedy.ts';

function game(seed: number, seats: number, players: readonly Player[]): RocketState {
  const { history, ...rest } = simulate(rocket, { ...simulated(seed), seats, options: {}, players });
  expect(rest).not.toHaveProperty('stuck');
  return history.state.game as RocketState;
}

const stepsAt = (wanted: Position | RocketState, seat: number) =>
  greedyPlayer(rocket, 'players' in wanted ? wanted : position(wanted), seat, pickFrom(3), seededDealer(TEST_SEED), 1);

describe('the greedy player', () => {
  it('plays the same game again from the same seed, and another from another', () => {
    const [once, again, other] = [7, 7, 8].map((seed) => hashOf(game(seed, 2, [greedyPlayer])));
    expect(again).toBe(once);
    expect(other).not.toBe(once);
  });

  it('beats those who play at random', () => {
    const { ranking } = game(3, 3, [randomPlayer, greedyPlayer, randomPlayer]);
    expect(ranking?.[0]?.seat).toBe(1);
    expect(ranking?.[0]?.total).toBeGreaterThan((ranking?.[1]?.total ?? 0) * 1.3);
  });

  it('merges where it is paid most for it', () => {
    const wanted: Position = {
      lines: { LSWR: { path: '5,12 5,11 4,11', shares: [5, 0, 0] }, GWR: { path: '1,12 2,11 3,10' } },
      tokens: cities.flatMap(({ id, tokens = [] }) => tokens.map((good) => [1, id, good] as const)),
      tiles: 50,
      actions: 1,
    };
    expect(stepsAt(wanted, 0)).toEqual([{ type: 'extend', company: 'LSWR', target: '4,10' }]);
  });

  it('ends the game when that wins it', () => {
    const wanted: Position = { lines: { LNWR: { path: '2,4' } }, tiles: 59, cash: [90_000, 0, 0], actions: 1 };
    expect(stepsAt(wanted, 0)[0]).toMatchObject({ type: 'extend', company: 'LNWR' });
    const poor: Position = { ...wanted, cash: [0, 90_000, 0] };
    expect(stepsAt(poor, 0)[0]).not.toMatchObject({ type: 'extend', company: 'LNWR' });
  });

  it('lets pass what does it no harm, and bids where a merger would pay it', () => {
    const harmless = played({ lines: { LNWR: { shares: [0, 1, 1] } } }, [0, extend('LNWR', '2,4')]).state;
    expect(stepsAt(harmless, 1)).toEqual([{ type: 'waive' }]);
    const away: Position = {
      seats: 2,
      lines: { LSWR: { path: '5,12 5,11 4,11', shares: [0, 6] }, GWR: { path: '1,12 2,11 3,10' } },
    };
    const asked = played(away, [0, extend('LSWR', '3,12')]).state;
    expect(stepsAt(asked, 1)[0]).toMatchObject({ type: 'bid', target: '4,10' });
    const few = played(away, [0, extend('LSWR', '3,12')], [1, bid(1, '4,10')]).state;
    expect(stepsAt(few, 0)[0]).toMatchObject({ type: 'restore', shares: 1 });
  });

  it('sends a submission that can be sent, at every question', () => {
    expect(stepsAt({}, 0)).toHaveLength(2);
    expect(stepsAt({}, 1)).toMatchObject([{ type: 'declareWaiver' }]);
    const consulted: Position = { lines: { LNWR: { path: '2,4', shares: [3, 3, 3] } }, gone: ['L&Y'] };
    expect([1, 2]).toContain(stepsAt(consulted, 0).length);
  });
});
