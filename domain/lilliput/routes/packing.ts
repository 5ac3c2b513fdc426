/**
 * Gives each train a trail so that no two share track and the sum of their scores is the highest possible: a
 * depth-first search over the trains with bounds that never promise too little, so its end is a proof.
 *
 * The trains come in a fixed order, and each list of trails has its best first. Of all best packings the search finds
 * the first in the order of a dictionary: the first train gets the earliest trail that any best packing gives it, then the
 * second, and so on; idle comes last. For that it looks at packings in just this order and lets only a better one replace the
 * one it has.
 */
import type { Steps } from './steps.ts';

/** What trains of one kind may run, best first. */
export interface TrailList {
  readonly scores: Int32Array;
  /** Sets of stretches, `words` numbers for each trail. */
  readonly sets: Int32Array;
}

export interface Packing {
  /** For each train the place in its list, or IDLE. */
  readonly places: readonly number[];
  readonly score: number;
}

export const IDLE = -1;

/** The list of each train, equal trains side by side with the very same list. */
export function pack(lists: readonly TrailList[], words: number, steps: Steps): Packing {
  const last = lists.length - 1;
  /** The best that the trains from this one on could bring if they had the board to themselves. */
  const bestFrom = new Array<number>(lists.length + 1).fill(0);
  /** The track in use before each train is given its trail. */
  const used = lists.map(() => new Int32Array(words));
  const current = lists.map(() => IDLE);
  let places: readonly number[] = current.slice();
  let best = 0;

  function firstFree(list: TrailList, taken: Int32Array, from: number): number {
    const { scores, sets } = list;
    for (let place = from; place < scores.length; place++) {
      let clash = 0;
      for (let word = 0; word < words; word++) clash |= sets[place * words + word]! & taken[word]!;
      if (clash === 0) {
        steps.left -= place - from;
        return place;
      }
    }
    steps.left -= scores.length - from;
    return scores.length;
  }

  /** Trains from `train` on; `from` is the place in its list at which to start, `gained` what the earlier ones bring. */
  function search(train: number, from: number, gained: number): void {
    if (--steps.left < 0) return;
    const list = lists[train]!;
    const taken = used[train]!;
    let place = firstFree(list, taken, from);
    if (train === last) {
      const score = gained + (list.scores[place] ?? 0);
      if (score <= best) return;
      best = score;
      current[train] = place < list.scores.length ? place : IDLE;
      places = current.slice();
      return;
    }
    const next = train + 1;
    const isSameKind = lists[next] === list;
    const free = used[next]!;
    const rest = restBound(next, taken);
    while (place < list.scores.length) {
      const score = gained + list.scores[place]!;
      if (score + rest <= best) return;
      for (let word = 0; word < words; word++) free[word] = taken[word]! | list.sets[place * words + word]!;
      current[train] = place;
      search(next, isSameKind ? place + 1 : 0, score);
      if (steps.left < 0) return;
      place = firstFree(list, taken, place + 1);
    }
    if (gained + rest <= best) return;
    current[train] = IDLE;
    free.set(taken);
    search(next, isSameKind ? list.scores.length : 0, gained);
  }

  /** No more than this can come from the trains from `train` on: what they bring alone, or each its best free trail. */
  function restBound(train: number, taken: Int32Array): number {
    let sum = 0;
    let first = 0;
    for (let other = train; other <= last; other++) {
      const list = lists[other]!;
      if (list !== lists[other - 1] || other === train) first = list.scores[firstFree(list, taken, 0)] ?? 0;
      sum += first;
    }
    return Math.min(sum, bestFrom[train]!);
  }

  for (let train = last; train >= 0; train--) {
    best = 0;
    search(train, 0, 0);
    bestFrom[train] = best;
  }
  return { places, score: best };
}
