/** How the greedy robot pays where it may choose: with what is worth least to it. */
import type { NurembergChoice, NurembergStep } from '../steps.ts';
import type { Colour } from '../types.ts';
import { pointsWorth } from './worth.ts';

/** Cubes go first: they cannot all be kept. */
const CUBE = 0.3;

export function payCheaply(choice: NurembergChoice): NurembergStep {
  const { split, most: _, ...step } = choice;
  if (!split) return step;
  const left: Record<string, number> = { ...split.among };
  const paid: Record<string, number> = {};
  for (let piece = 0; piece < split.amount; piece++) {
    const purses = Object.keys(left).filter((purse) => (left[purse] ?? 0) > 0);
    const [cheapest] = purses.toSorted((one, other) => lastWorth(one, left) - lastWorth(other, left));
    if (cheapest === undefined) break;
    left[cheapest] = (left[cheapest] ?? 0) - 1;
    paid[cheapest] = (paid[cheapest] ?? 0) + 1;
  }
  if (step.type === 'payLinks') return { ...step, points: { ...step.points, ...paid } };
  if (step.type === 'buyTrain') return { ...step, pay: { ...step.pay, ...paid } };
  return step;
}

/** What the last piece in a purse is worth. */
const lastWorth = (purse: string, left: { readonly [purse: string]: number }): number =>
  purse === 'cubes' ? CUBE : pointsWorth(purse as Colour, (left[purse] ?? 1) - 1, 1);
