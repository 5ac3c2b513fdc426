import { expect, it } from 'vitest';
import type { Commit } from '../domain/kernel/commit.ts';
import { blankTable } from '../domain/kernel/table.ts';
import { isTold } from '../domain/kernel/telling.ts';
import { lilliput } from '../domain/lilliput/game.ts';
import { lilliputSteps, earlierRuns, runOf } from '../web/games/lilliput/show/telling.ts';
import { stepAt } from '../web/table/telling.ts';
import { historyOf, textOf } from './games/lilliput/golden/recorded.ts';

const four = historyOf(textOf({ players: 4, strategy: 'greedy', seed: 44 })).commits;
const solo = historyOf(textOf({ players: 1, strategy: 'greedy', seed: 11 })).commits;
const stepsIn = (commits: readonly Commit[]) => lilliputSteps(commits, blankTable());
const typesOf = (commits: readonly Commit[], version: number) =>
  stepsIn(commits)
    .filter((step) => step.version === version)
    .map(({ facts }) => facts.map(({ type }) => type));

it.each([four, solo])('tells every fact that is worth a word exactly once, in order', (...commits) => {
  const told = stepsIn(commits).flatMap(({ facts }) => facts.filter((fact) => isTold(lilliput, fact)));
  expect(told.map(({ type }) => type)).toEqual(
    commits.flatMap(({ facts }) => facts.filter((fact) => isTold(lilliput, fact))).map(({ type }) => type),
  );
});

it('tells a turn at once and a run by itself', () => {
  expect(typesOf(four, 18)).toEqual([
    ['cardTaken', 'shareBought', 'turnEnded'],
    ['runningBegun', 'trainsRun'],
  ]);
  expect(typesOf(four, 22)).toEqual([
    ['dividendPaid', 'companyDone'],
    ['bureaucracyBegun', 'trainPooled'],
    ['roundStarted'],
  ]);
});

it('knows who did it, and what follows by itself', () => {
  const steps = stepsIn(four).filter(({ version }) => version === 18);
  expect(steps.map(({ seat }) => seat)).toEqual([0, null]);
  expect(runOf(steps[1]!)?.type).toBe('trainsRun');
});

it('counts rounds, the draft before them', () => {
  const steps = stepsIn(four);
  expect(steps.find(({ version }) => version === 2)?.round).toBe(0);
  expect(steps.find(({ version }) => version === 11)?.round).toBe(1);
  expect(steps.find(({ version }) => version === 24)?.round).toBe(2);
  expect(steps.at(-1)?.round).toBe(8);
});

it('finds the step of a moment, inside a commit too', () => {
  const steps = stepsIn(four);
  expect(stepAt(steps, { version: 18, facts: 2 })?.to).toBe(3);
  expect(runOf(stepAt(steps, { version: 18 })!)).not.toBeNull();
  expect(stepAt(steps, { version: 9999 })).toBeNull();
});

it('knows which companies ran earlier in the round, and none of the round before', () => {
  const steps = stepsIn(four);
  const runs = (version: number) => {
    const step = steps.find((one) => one.version === version && runOf(one) !== null);
    return step === undefined ? [] : earlierRuns(steps, step).length;
  };
  expect([18, 19, 20, 21, 31].map(runs)).toEqual([0, 1, 2, 3, 0]);
});

it('marks what was taken back', () => {
  const table = { ...blankTable(), retractions: [{ version: 20, backTo: 16 }] };
  const steps = lilliputSteps(four.slice(0, 19), table);
  expect(steps.filter(({ takenBack }) => takenBack).map(({ version }) => version)).toEqual([17, 18, 18, 19, 19]);
});
