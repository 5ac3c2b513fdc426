/**
 * A bound from the company's tokens. Every trail leaves a token by one of its sides, over a stretch that is a *gate*,
 * and no two trains share one. So trains can bring no more together than the best way to deal the gates out to them,
 * where each train brings the best that any trail through just these gates does.
 */
import type { TrailList } from './packing.ts';
import { bitOf, wordOf } from './stretches.ts';

export interface Gates {
  /** All gates, as bits. */
  readonly all: number;
  /** For each train's list, the gates that each trail takes. */
  readonly takenBy: readonly (readonly number[])[];
  /** The most that the trains from `train` on can bring if these gates are left to them. */
  readonly bound: (train: number, left: number) => number;
}

/**
 * Three tokens on four sides each; more gates would need too large a table, and leaving some out only weakens the
 * bound.
 */
const MOST_GATES = 12;
/** Two trains are packed faster than the table is made. */
const FEWEST_TRAINS = 3;

function gatesTaken({ scores, sets }: TrailList, gates: readonly number[], words: number): readonly number[] {
  const taken = new Array<number>(scores.length).fill(0);
  for (const [index, gate] of gates.entries()) {
    const [word, bit] = [wordOf(gate), bitOf(gate)];
    for (let place = 0; place < taken.length; place++) {
      if ((sets[place * words + word]! & bit) !== 0) taken[place]! |= 1 << index;
    }
  }
  return taken;
}

/** The best score through each set of gates. Lists have their best first. */
function bestThrough({ scores }: TrailList, taken: readonly number[]): readonly (readonly [number, number])[] {
  const best = new Map<number, number>();
  for (const [place, gates] of taken.entries()) if (!best.has(gates)) best.set(gates, scores[place]!);
  return [...best];
}

const UNKNOWN = -1;

/** `stretches` are the gates' numbers in the sets of the lists. */
export function gatesOf(lists: readonly TrailList[], stretches: readonly number[], words: number): Gates {
  const gates = lists.length < FEWEST_TRAINS ? [] : stretches.slice(0, MOST_GATES);
  const all = (1 << gates.length) - 1;
  const kinds = [...new Set(lists)];
  const kindOf = lists.map((list) => kinds.indexOf(list));
  const takenByKind = kinds.map((list) => gatesTaken(list, gates, words));
  const bestByKind = kinds.map((list, kind) => bestThrough(list, takenByKind[kind]!));
  const tables = lists.map(() => new Array<number>(all + 1).fill(UNKNOWN));

  function bound(train: number, left: number): number {
    const table = tables[train];
    if (!table) return 0;
    if (table[left] !== UNKNOWN) return table[left]!;
    let most = bound(train + 1, left);
    for (const [taken, score] of bestByKind[kindOf[train]!]!) {
      if ((taken & ~left) === 0) most = Math.max(most, score + bound(train + 1, left & ~taken));
    }
    table[left] = most;
    return most;
  }

  return { all, takenBy: kindOf.map((kind) => takenByKind[kind]!), bound };
}
