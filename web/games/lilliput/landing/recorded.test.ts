import { expect, it } from 'vitest';
import { everyGame } from '../../../../test/every-game.ts';
import { type Commit, rootHash, seal } from '../../../../domain/kernel/commit.ts';
import { type Header, printHistory } from '../../../../domain/kernel/history-file.ts';
import { verify } from '../../../../domain/kernel/verify.ts';
import recorded from './demo.json' with { type: 'json' };
import { commits, scenes } from './scenes.ts';

it('is a true history of a table, which the rules of today can fold', () => {
  const chain: Commit[] = [];
  const { game, id } = recorded.header;
  for (const commit of commits) {
    chain.push(seal({ ...commit, prevHash: chain.at(-1)?.hash ?? rootHash(game, id) }));
  }
  expect(verify(printHistory(recorded.header as Header, chain), everyGame)).toMatchObject({
    ok: true,
    commits: chain.length,
  });
});

it('shows the board before the round, new track, and at last a train of each company', () => {
  expect(scenes[0]).toMatchObject({ fact: null, routes: [] });
  const kinds = scenes.slice(1).map(({ fact }) => fact?.type);
  expect(kinds).toContain('tileLaid');
  const runs = scenes.filter(({ fact }) => fact?.type === 'trainsRun');
  expect(runs.length).toBeGreaterThan(4);
  expect(kinds.slice(-runs.length)).toEqual(runs.map(() => 'trainsRun'));
  expect(scenes.length).toBeLessThan(20);
});
