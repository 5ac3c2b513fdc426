/** Gulliver's random choices: one of several by a recorded draw. A single candidate needs no draw. */
import type { Draw } from '../../../kernel/draws.ts';
import type { Cell } from '../../types.ts';
import type { Bench } from '../holdings.ts';

/** Draws that belong to the fact that is about to be emitted. */
export type Draws = Draw[];

export function choose<T>(bench: Bench, draws: Draws, among: readonly T[]): T | undefined {
  if (among.length <= 1) return among[0];
  const draw = bench.draw(among.length);
  draws.push(draw);
  return among[draw.result];
}

export const withDraws = (draws: Draws): { draws?: Draws } => (draws.length > 0 ? { draws } : {});

/** Cells are as far apart as a walk along the grid (rules 10). */
export const distance = (a: Cell, b: Cell): number => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

/** Those of a list with the least measure. */
export function nearest<T>(list: readonly T[], measure: (item: T) => number): T[] {
  const least = Math.min(...list.map(measure));
  return list.filter((item) => measure(item) === least);
}
