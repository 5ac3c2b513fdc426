/** Search within a turn: drafts with their value, and hill climbing from one to a better one. */
import { isRejection } from '../../kernel/rejection.ts';
import { type LilliputDraft, lilliput } from '../game.ts';
import type { LilliputStep } from '../steps.ts';
import type { Judge } from './worth.ts';

export interface Path {
  readonly draft: LilliputDraft;
  readonly worth: number;
}

/** What may be tried next from here; fewer than the legal steps, because looking at one takes time. */
export type Ideas = (here: Path) => Iterable<Path>;

export function after({ draft }: Path, step: LilliputStep, judge: Judge): Path | null {
  const next = lilliput.step(draft, step);
  return isRejection(next) ? null : { draft: next, worth: judge(next.state) };
}

export function* eachAfter(here: Path, steps: Iterable<LilliputStep>, judge: Judge): Iterable<Path> {
  for (const step of steps) {
    const path = after(here, step, judge);
    if (path) yield path;
  }
}

/** The draft of the highest value, the first on a tie; null if there is none. */
export function richest(paths: Iterable<Path>): Path | null {
  let best: Path | null = null;
  for (const path of paths) if (best === null || path.worth > best.worth) best = path;
  return best;
}

/** Goes on as long as some idea makes the seat richer, and at a loss while the turn cannot be sent as it is. */
export function climb(from: Path, ideas: Ideas): Path {
  let here = from;
  for (;;) {
    const best = richest(ideas(here));
    if (!best || (here.draft.sendable && best.worth <= here.worth)) return here;
    here = best;
  }
}
