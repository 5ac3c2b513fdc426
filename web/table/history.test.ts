import { expect, it } from 'vitest';
import type { Commit } from '../../domain/kernel/commit.ts';
import { lilliput } from '../../domain/lilliput/game.ts';
import type { Answer } from '../net/request.ts';
import { createReader, isTableOnly } from './history.ts';
import { commits } from './recorded-table.ts';

const answer = (value: readonly Commit[]): Answer<readonly Commit[]> => ({ ok: true, status: 200, value, etag: null });
const silence: Answer<readonly Commit[]> = { ok: false, problem: { status: 0, code: 'unreachable', detail: '' } };

it('reads only what it lacks, forward', async () => {
  const asked: number[] = [];
  let there = 3;
  const reader = createReader(lilliput, (version) => {
    asked.push(version);
    return Promise.resolve(answer(commits.slice(0, there)));
  });
  await reader.catchUp(3);
  there = commits.length;
  await reader.catchUp(commits.length);
  await reader.catchUp(2);
  expect(asked).toEqual([1, 4]);
  expect(reader.history.commits).toEqual(commits);
  expect(reader.history.state.game.draft).toBeNull();
});

it('does not fold a commit twice when two ask at the same moment', async () => {
  const reader = createReader(lilliput, () => Promise.resolve(answer(commits)));
  await Promise.all([reader.catchUp(5), reader.catchUp(9), reader.catchUp(5)]);
  expect(reader.history.commits.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

it('asks for all the blocks that it lacks at once, and folds them in their order', async () => {
  const [first] = commits;
  const longer = Array.from({ length: 130 }, (_, index) => ({
    ...(commits[index] ?? { ...(first as Commit), facts: [] }),
    version: index + 1,
  }));
  const asked: number[] = [];
  const waiting: (() => void)[] = [];
  const reader = createReader(lilliput, (version) => {
    asked.push(version);
    const start = Math.floor((version - 1) / 64) * 64;
    return new Promise((resolve) => waiting.push(() => resolve(answer(longer.slice(start, start + 64)))));
  });
  const reading = reader.catchUp(130);
  await Promise.resolve();
  expect(asked).toEqual([1, 65, 129]);
  for (const come of waiting.toReversed()) come();
  expect(await reading).toBeNull();
  expect(reader.history.commits.map(({ version }) => version)).toEqual(longer.map(({ version }) => version));
});

it('tells a problem and goes on from there the next time', async () => {
  let silent = true;
  const reader = createReader(lilliput, () => Promise.resolve(silent ? silence : answer(commits)));
  expect(await reader.catchUp(9)).toMatchObject({ code: 'unreachable' });
  silent = false;
  expect(await reader.catchUp(9)).toBeNull();
});

it('comes back when the head is ahead of the block, instead of asking for ever', async () => {
  const reader = createReader(lilliput, () => Promise.resolve(answer(commits.slice(0, 4))));
  expect(await reader.catchUp(9)).toBeNull();
  expect(reader.history.commits).toHaveLength(4);
});

it('knows commits that cannot touch a half-made turn', () => {
  const withFacts = (...types: string[]): Commit => ({
    ...(commits[0] as Commit),
    facts: types.map((type) => ({ type, v: 1 })),
  });
  expect(isTableOnly(withFacts('table.takeBackAsked'))).toBe(true);
  expect(isTableOnly(withFacts('table.takeBackAsked', 'table.retracted'))).toBe(false);
  expect(isTableOnly(withFacts('table.rulesCorrected', 'companyTaken'))).toBe(false);
});
