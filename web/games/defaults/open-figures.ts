/**
 * Choices that leave figures open. A game makes a step of such a choice by asking for numbers (`settle`), so the open
 * figures are found by watching what it asks for and which value of the step follows.
 */
import type { Game, Step } from '../../../domain/kernel/contract.ts';

type Settle = Game['settle'];

export interface OpenFigure {
  /** Which of the numbers that are asked for, from 0. */
  readonly index: number;
  /** The name of the step's value. */
  readonly key: string;
  readonly least: number;
  readonly most: number;
}

export interface ListedChoice {
  readonly choice: object;
  /** The numbers so far; a figure that is not among them is the least. */
  readonly picks: readonly number[];
}

/** More ways than this to fill in what is no figure are not listed. */
const MOST_WAYS = 24;

export const stepOf = (settle: Settle, { choice, picks }: ListedChoice): Step => settleWith(settle, choice, picks).step;

/** Each choice, and each way to fill in what is open in it and is no figure. */
export function listChoices(settle: Settle, choices: readonly object[]): ListedChoice[] {
  const ways = (listed: ListedChoice): ListedChoice[] => {
    const { sides } = settleWith(settle, listed.choice, listed.picks);
    const open = sides.findIndex(
      (count, index) => index >= listed.picks.length && count > 1 && figureAt(settle, listed, index, count) === null,
    );
    if (open < 0) return [listed];
    const before = Array.from({ length: open }, (_, index) => listed.picks[index] ?? 0);
    return Array.from({ length: Math.min(sides[open] ?? 0, MOST_WAYS) }, (_, pick) => ({
      ...listed,
      picks: [...before, pick],
    })).flatMap(ways);
  };
  return choices.flatMap((choice) => ways({ choice, picks: [] }));
}

/** The figures that can be chosen, given the numbers so far. */
export function openFigures(settle: Settle, listed: ListedChoice): OpenFigure[] {
  const { sides } = settleWith(settle, listed.choice, listed.picks);
  return sides.flatMap((count, index) => (count > 1 ? (figureAt(settle, listed, index, count) ?? []) : []));
}

export const withPick = ({ choice, picks }: ListedChoice, index: number, pick: number): ListedChoice => ({
  choice,
  picks: Array.from({ length: Math.max(picks.length, index + 1) }, (_, at) => (at === index ? pick : (picks[at] ?? 0))),
});

/** Null where the number does not count something: then it chooses from a list. */
function figureAt(settle: Settle, listed: ListedChoice, index: number, count: number): OpenFigure | null {
  const valuesWith = (pick: number): ReadonlyMap<string, unknown> =>
    new Map(Object.entries(stepOf(settle, withPick(listed, index, pick))));
  const next = valuesWith(1);
  const changed = [...valuesWith(0)].filter(([key, value]) => next.get(key) !== value);
  const [key, least] = changed[0] ?? [];
  if (changed.length !== 1 || key === undefined || typeof least !== 'number') return null;
  return next.get(key) === least + 1 ? { index, key, least, most: least + count - 1 } : null;
}

function settleWith(settle: Settle, choice: object, picks: readonly number[]): { step: Step; sides: number[] } {
  const sides: number[] = [];
  const step = settle(choice, (count) => {
    const pick = Math.min(picks[sides.length] ?? 0, count - 1);
    sides.push(count);
    return pick;
  });
  return { step, sides };
}
