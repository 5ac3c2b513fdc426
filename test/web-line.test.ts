import { expect, it } from 'vitest';
import { fold } from '../domain/kernel/fold.ts';
import { lilliput } from '../domain/lilliput/game.ts';
import { historyOf, textOf } from './games/lilliput/golden/recorded.ts';
import { leap, lineOf, placeOf, stepNear } from '../web/table/history-line.ts';
import { lilliputSteps } from '../web/games/lilliput/show/telling.ts';

const { commits } = historyOf(textOf({ players: 4, strategy: 'greedy', seed: 44 }));
const { state } = fold(lilliput, commits);
const steps = lilliputSteps(commits, state.table);
const line = lineOf(steps);

it('has a stop for the draft and one for every round, equally far apart', () => {
  expect(line.rounds.map(({ round }) => round)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  const places = line.rounds.map(({ first }) => placeOf(line, first));
  for (const [index, place] of places.entries()) expect(place).toBeCloseTo(index / 9);
  expect(placeOf(line, steps.length - 1)).toBe(1);
});

it('goes on along the line with every step, and finds each step again from its place', () => {
  for (let index = 1; index < steps.length; index++) {
    expect(placeOf(line, index)).toBeGreaterThan(placeOf(line, index - 1));
  }
  for (const [index] of steps.entries()) expect(stepNear(line, placeOf(line, index))).toBe(index);
});

it('goes from turn to turn past what follows by itself', () => {
  expect(line.turns.length).toBeGreaterThan(60);
  for (const index of line.turns) expect(steps[index]?.seat).not.toBeNull();
  const between = line.turns.find((turn, number) => (line.turns[number + 1] ?? 0) > turn + 1) ?? 0;
  expect(leap(line, between, 1, 'turn')).toBeGreaterThan(between + 1);
  expect(leap(line, leap(line, between, 1, 'turn'), -1, 'turn')).toBe(between);
});

it('goes to the beginning of rounds, first its own, and stops at both ends', () => {
  const [, , second, third] = line.rounds;
  const inside = (third?.first ?? 0) + 2;
  expect(leap(line, inside, -1, 'round')).toBe(third?.first);
  expect(leap(line, third?.first ?? 0, -1, 'round')).toBe(second?.first);
  expect(leap(line, second?.first ?? 0, 1, 'round')).toBe(third?.first);
  expect(leap(line, 0, -1, 'step')).toBe(0);
  expect(leap(line, steps.length - 1, 1, 'round')).toBe(steps.length - 1);
  expect(leap(line, 40, -1, 'first')).toBe(0);
  expect(leap(line, 40, 1, 'first')).toBe(steps.length - 1);
});
