import { describe, expect, it } from 'vitest';
import { simulated } from '../../../test/seeded.ts';
import { hashOf } from '../../kernel/hash.ts';
import { type Player, randomPlayer } from '../../kernel/random-player.ts';
import { simulate } from '../../kernel/simulate.ts';
import type { LilliputFact } from '../facts.ts';
import { lilliput } from '../game.ts';
import type { LilliputState } from '../types.ts';
import { greedyPlayer } from './greedy.ts';

const SLOW = { timeout: 60_000 };

function play(seed: number, seats: number, players: readonly Player[]) {
  const played = simulate(lilliput, { ...simulated(seed), seats, options: {}, players });
  expect(played).not.toHaveProperty('stuck');
  const facts = played.history.commits.flatMap((commit) => commit.facts) as LilliputFact[];
  return { state: played.history.state.game as LilliputState, facts };
}

describe('the greedy player', () => {
  it('plays a game that looks like the game', SLOW, () => {
    const { state, facts } = play(1, 4, [greedyPlayer]);
    const first = Object.values(state.revenues).flatMap((rounds) => rounds.filter(({ round }) => round === 1));
    const mean = first.reduce((sum, { revenue }) => sum + revenue, 0) / first.length;
    expect(first).toHaveLength(4);
    expect(mean).toBeGreaterThanOrEqual(45);
    expect(mean).toBeLessThanOrEqual(85);
    expect(state.phase).toBeGreaterThanOrEqual(5);
    expect(facts.filter(({ type }) => type === 'companyFounded').length).toBeGreaterThanOrEqual(2);
    expect(facts.some((fact) => fact.type === 'phaseChanged' && fact.rusted.length > 0)).toBe(true);
    const paid = facts.filter(({ type }) => type === 'dividendPaid').length;
    expect(paid).toBeGreaterThan(facts.filter(({ type }) => type === 'revenueKept').length);
  });

  it('plays the same game again from the same seed, and another from another', SLOW, () => {
    const [once, again, other] = [7, 7, 8].map((seed) => hashOf(play(seed, 2, [greedyPlayer]).state));
    expect(again).toBe(once);
    expect(other).not.toBe(once);
  });

  it('beats those who play at random', SLOW, () => {
    const { state } = play(3, 3, [randomPlayer, greedyPlayer, randomPlayer]);
    const [winner, second] = state.ranking ?? [];
    expect(winner?.seat).toBe(1);
    expect(winner?.total).toBeGreaterThan((second?.total ?? 0) * 1.3);
  });
});
