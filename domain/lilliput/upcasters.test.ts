import { expect, it } from 'vitest';
import { simulated } from '../../test/seeded.ts';
import type { Fact } from '../kernel/contract.ts';
import { randomPlayer } from '../kernel/random-player.ts';
import { simulate } from '../kernel/simulate.ts';
import { factSchema, type LilliputFact } from './facts.ts';
import { lilliput } from './game.ts';

/** The facts of a game without options as they were first written. */
function asFirstWritten(fact: LilliputFact): Fact {
  if (fact.type === 'gameSetUp') {
    const { variants: _, gulliver: __, board, ...rest } = fact;
    return { ...rest, v: 1, board: board.map(({ slots: ___, ...tile }) => tile) } as Fact;
  }
  if (fact.type === 'draftEnded') {
    const { tilesLeaving: _, ...rest } = fact;
    return { ...rest, v: 1 };
  }
  return fact;
}

it('facts of the first version say the same in the newest', () => {
  const { history } = simulate(lilliput, { ...simulated(1), seats: 3, options: {}, players: [randomPlayer] });
  const facts = history.commits.flatMap((commit) => commit.facts) as LilliputFact[];
  const changed = facts.filter(({ type }) => type === 'gameSetUp' || type === 'draftEnded');
  expect(changed).toHaveLength(2);
  for (const fact of changed) {
    const old = asFirstWritten(fact);
    expect(factSchema.safeParse(old).success).toBe(false);
    const upcast = lilliput.upcasters[old.type]?.[1]?.(old);
    expect(upcast).toEqual(fact);
    expect(factSchema.safeParse(upcast).success).toBe(true);
  }
});
