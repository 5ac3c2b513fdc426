import { expect, it } from 'vitest';
import type { Commit } from '../domain/kernel/commit.ts';
import type { Game } from '../domain/kernel/contract.ts';
import { fold } from '../domain/kernel/fold.ts';
import { lilliput } from '../domain/lilliput/game.ts';
import { createMoments, type Moment, parseMoment, printMoment, withinHistory } from '../web/table/moments.ts';
import { historyOf, textOf } from './games/lilliput/golden/recorded.ts';

const longest = { players: 4, strategy: 'greedy', seed: 44 } as const;
const { commits } = historyOf(textOf(longest));

it('has every commit as folding from the beginning has it, in whatever order one looks', () => {
  const moments = createMoments(lilliput);
  const versions = commits.map(({ version }) => version);
  for (const version of [...versions.toReversed(), ...versions]) {
    const { state, commits: seen } = moments.at(commits, { version });
    expect(seen).toHaveLength(version);
    expect(state).toEqual(fold(lilliput, commits.slice(0, version)).state);
  }
});

it('goes fact by fact inside a commit', () => {
  const moments = createMoments(lilliput);
  const commit = commits.find(({ facts }) => facts.filter(({ type }) => type === 'tileLaid').length === 2);
  const { version = 0, facts = [] } = commit ?? {};
  const boardOf = (moment: Moment) => moments.at(commits, moment).state.game.board;
  const before = Object.entries(boardOf({ version: version - 1 }));
  const changed = (count: number) => {
    const board = boardOf({ version, facts: count });
    const old = new Map(before);
    return Object.entries(board).filter(([cell, tile]) => old.get(cell)?.tile !== tile.tile).length;
  };
  expect(facts.map(({ type }) => type)).toEqual(['cardTaken', 'tileLaid', 'tileLaid', 'turnEnded']);
  expect([1, 2, 3, 4].map(changed)).toEqual([0, 1, 2, 2]);
  expect(moments.at(commits, { version, facts: 4 })).toEqual(moments.at(commits, { version }));
});

it('shows what was taken back as it stood, and goes on without it', () => {
  const takenBack: Commit[] = [
    ...commits.slice(0, 40),
    { ...(commits[40] as Commit), facts: [{ type: 'table.retracted', v: 1, backTo: 37 } as never] },
    { ...(commits[37] as Commit), version: 42 },
  ];
  const moments = createMoments(lilliput);
  const cash = (version: number) => moments.at(takenBack, { version }).state.game;
  expect(cash(41)).toEqual(cash(37));
  expect(cash(40)).not.toEqual(cash(37));
  expect(cash(42)).toEqual(cash(38));
  expect(moments.at(takenBack, { version: 42 }).state).toEqual(fold(lilliput, takenBack).state);
});

it('takes in commits that came later', () => {
  const moments = createMoments(lilliput);
  moments.at(commits.slice(0, 20), { version: 20 });
  expect(moments.at(commits, { version: 70 }).state).toEqual(fold(lilliput, commits.slice(0, 70)).state);
});

it('forgets what was undone where things are tried out', () => {
  const moments = createMoments(lilliput);
  moments.at(commits, { version: 40 });
  const other = historyOf(textOf({ players: 4, strategy: 'greedy', seed: 43 })).commits;
  expect(moments.at(other, { version: 40 }).state).toEqual(fold(lilliput, other.slice(0, 40)).state);
  expect(moments.at(other.slice(0, 10), { version: 10 }).state).toEqual(fold(lilliput, other.slice(0, 10)).state);
});

it('hands out a state of its own each time', () => {
  const moments = createMoments(lilliput);
  const first = moments.at(commits, { version: 32 }).state;
  first.game.players[0]!.cash = -1;
  expect(moments.at(commits, { version: 32 }).state.game.players[0]?.cash).not.toBe(-1);
});

it('folds a few commits to get anywhere, not the whole game', () => {
  let folded = 0;
  const counting = {
    ...lilliput,
    evolve: (...given: Parameters<typeof lilliput.evolve>) => (folded++, lilliput.evolve(...given)),
  };
  const moments = createMoments(counting as Game<ReturnType<typeof lilliput.blank>>);
  moments.at(commits, { version: commits.length });
  const all = folded;
  for (const { version } of commits) {
    folded = 0;
    moments.at(commits, { version });
    expect(folded, `at ${version}`).toBeLessThan(all / 3);
  }
});

it('stands in an address and comes back from there', () => {
  for (const moment of [{ version: 57 }, { version: 57, facts: 3 }]) {
    expect(parseMoment(printMoment(moment))).toEqual(moment);
  }
  for (const text of ['', '0', '-1', '1.0', '01', '1.', 'now', '1e3', '9999999999', '1.2.3']) {
    expect(parseMoment(text), text).toBeNull();
  }
});

it('knows now when it sees it', () => {
  const last = commits.length;
  expect(withinHistory({ version: last }, commits)).toBeNull();
  expect(withinHistory({ version: last + 5 }, commits)).toBeNull();
  expect(withinHistory({ version: 11, facts: 99 }, commits)).toEqual({ version: 11 });
  expect(withinHistory({ version: 11, facts: 2 }, commits)).toEqual({ version: 11, facts: 2 });
});
