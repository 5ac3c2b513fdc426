/** Closes the open figures of a choice, so that it can be played: a bid, or how something is paid. */
import type { NurembergChoice, NurembergStep, Split } from './steps.ts';

export function settle(choice: NurembergChoice, pick: (sides: number) => number): NurembergStep {
  const { most, split, ...step } = choice;
  if (step.type === 'bid' && most !== undefined) return { ...step, cubes: step.cubes + pick(most - step.cubes + 1) };
  if (step.type === 'payLinks' && split) return { ...step, points: { ...step.points, ...shareOut(split, pick) } };
  if (step.type === 'buyTrain' && split) return { ...step, pay: { ...step.pay, ...shareOut(split, pick) } };
  return step;
}

/** Piece by piece, each from a purse that has something left. */
function shareOut({ amount, among }: Split, pick: (sides: number) => number): Record<string, number> {
  const left = { ...among };
  const paid: Record<string, number> = {};
  for (let piece = 0; piece < amount; piece++) {
    const purses = Object.keys(left).filter((purse) => (left[purse] ?? 0) > 0);
    const purse = purses[pick(Math.max(1, purses.length))];
    if (purse === undefined) break;
    left[purse] = (left[purse] ?? 0) - 1;
    paid[purse] = (paid[purse] ?? 0) + 1;
  }
  return paid;
}
