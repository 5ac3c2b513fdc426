import { expect, it } from 'vitest';
import { roundMoney } from '../../../../domain/lilliput/round-money.ts';
import { historyOf, recordedGames, textOf } from './recorded.ts';

const nameOf = ({ players, strategy, seed }: (typeof recordedGames)[number]) => `${players} ${strategy} ${seed}`;

it.each(recordedGames.map((game) => [nameOf(game), game] as const))(
  'accounts for every penny of every round, %s',
  (_, game) => {
    const { commits, state } = historyOf(textOf(game));
    let before: Record<string, number> | null = null;
    for (let round = 1; round <= state.game.round; round++) {
      const purses = roundMoney(commits, state.table, round);
      expect(purses.length).toBeGreaterThan(1);
      for (const { owner, from, to, flows } of purses) {
        const moved = Object.values(flows).reduce((sum, flow) => sum + flow, 0);
        expect(from + moved, JSON.stringify([round, owner])).toBe(to);
        const key = JSON.stringify(owner);
        if (before !== null && key in before) expect(from, `${round} begins as the last one ended`).toBe(before[key]);
      }
      before = Object.fromEntries(purses.map(({ owner, to }) => [JSON.stringify(owner), to]));
    }
  },
);

it('names where money came from: cards, runs, shares, track and trains all move some', () => {
  const { commits, state } = historyOf(textOf({ players: 4, strategy: 'greedy', seed: 44 }));
  const seen = new Set<string>();
  for (let round = 1; round <= state.game.round; round++) {
    for (const { flows } of roundMoney(commits, state.table, round))
      for (const kind of Object.keys(flows)) seen.add(kind);
  }
  expect([...seen].toSorted()).toEqual(['cards', 'runs', 'shares', 'track', 'trains']);
});

it('has nothing to say of a round that was not played', () => {
  const { commits, state } = historyOf(textOf({ players: 2, strategy: 'greedy', seed: 22 }));
  expect(roundMoney(commits, state.table, 99)).toEqual([]);
});
