/**
 * Gives each train a trail so that no two share track and the sum of their scores is the highest possible: a
 * depth-first search over the trains with bounds that never promise too little, so its end is a proof.
 *
 * The trains come in a fixed order, and each list of trails has its best first. Of all best packings the search finds
 * the first in the order of a dictionary: the first train gets the earliest trail that any best packing gives it, then
 * the second, and so on; idle comes last. For that it looks at packings in just this order and lets only a better one
 * replace the one it has.
 */
import { gatesOf } from './gates.ts';
import type { Steps } from './steps.ts';

/** What trains of one kind may run, best first. */
export interface TrailList {
  readonly scores: readonly number[];
  /** Sets of stretches, so many words for each trail. */
  readonly sets: readonly number[];
}

/** For each train the place in its list, or IDLE. */
export type Packing = readonly number[];

export const IDLE = -1;

/** `lists` has the list of each train, equal trains side by side with the very same list; `gates`: see `gates.ts`. */
export function pack(lists: readonly TrailList[], gates: readonly number[], words: number, steps: Steps): Packing {
  const count = lists.length;
  const { takenBy, all, bound } = gatesOf(lists, gates, words);
  /** The first train after this one that is of another kind. */
  const afterEquals = lists.map((list) => lists.lastIndexOf(list) + 1);
  /** The best that the trains from this one on could bring if they had the board to themselves. */
  const bestFrom = new Array<number>(count + 1).fill(0);
  /** The track in use when a train is served. */
  const used = lists.map(() => new Array<number>(words).fill(0));
  const current = lists.map(() => IDLE);
  let packing: Packing = lists.map(() => IDLE);
  let best = 0;

  function clash({ sets }: TrailList, place: number, track: readonly number[]): boolean {
    let both = 0;
    for (let word = 0; word < words; word++) both |= sets[place * words + word]! & track[word]!;
    return both !== 0;
  }

  function finish(score: number): void {
    if (score <= best) return;
    best = score;
    packing = [...current];
  }

  const restBound = (train: number, left: number): number => Math.min(bestFrom[train]!, bound(train, left));

  /** Serves the trains from `train` on. The earlier ones have gained this much and left these gates. */
  function search(train: number, from: number, gained: number, left: number): void {
    const list = lists[train]!;
    const track = used[train]!;
    const next = train + 1;
    const other = afterEquals[train]!;
    const rest = restBound(next, left);
    const others = restBound(other, left);
    for (let place = from; place < list.scores.length; place++) {
      if (--steps.left < 0) return;
      const score = list.scores[place]!;
      // Equal trains after this one get later places, so none of them brings more.
      if (gained + Math.min(score + rest, score * (other - train) + others) <= best) return;
      const leaves = left & ~takenBy[train]![place]!;
      if (gained + score + bound(next, leaves) <= best || clash(list, place, track)) continue;
      current[train] = place;
      if (next === count) {
        finish(gained + score);
        return;
      }
      const nextTrack = used[next]!;
      for (let word = 0; word < words; word++) nextTrack[word] = track[word]! | list.sets[place * words + word]!;
      search(next, other === next ? 0 : place + 1, gained + score, leaves);
      if (steps.left < 0) return;
    }
    if (gained + others <= best) return;
    current.fill(IDLE, train, other);
    if (other === count) {
      finish(gained);
      return;
    }
    for (let word = 0; word < words; word++) used[other]![word] = track[word]!;
    search(other, 0, gained, left);
  }

  for (let train = count - 1; train >= 0; train--) {
    const [found, score] = [packing, best];
    best = 0;
    search(train, 0, 0, all);
    bestFrom[train] = best;
    // Out of steps: what fewer trains were found to bring may be more than this search has come to.
    if (steps.left < 0) return best < score ? found : packing;
  }
  return packing;
}
