/** Chance on a page, which cannot know the seed: the work stops at the first draw. */
import type { Dealer } from './draws.ts';

/** Thrown where a page would have to know a draw; caught in `workbench.ts`, nowhere else. */
export class UnknownDraw extends Error {}

export const unknownDealer: Dealer = {
  draw: () => {
    throw new UnknownDraw();
  },
  reveal: () => null,
};
