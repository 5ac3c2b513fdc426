/** Chance on a page, which cannot know the seed: the work stops at the first draw. */
import type { Dealer } from './draws.ts';

/** Thrown where a page would have to know a draw; caught in `deciding.ts`, nowhere else. */
export class Veil extends Error {}

export const veiledDealer: Dealer = {
  draw: () => {
    throw new Veil();
  },
  reveal: () => null,
};
