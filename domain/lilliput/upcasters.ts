/** Older versions of facts, brought up to date while folding: what they do not say was not there to be said. */
import type { Fact } from '../kernel/contract.ts';

/** A fact of whichever version: its fields are known to the upcaster alone. */
type AnyFact = Fact & { readonly [field: string]: unknown };
type Old = Fact & { readonly board?: readonly object[] };

/** Before variants, Gulliver and landscapes: only Mildendo lay on the table, and it has no slots. */
const setUpWithoutOptions = (fact: Old): AnyFact => ({
  ...fact,
  v: 2,
  variants: [],
  gulliver: null,
  board: (fact.board ?? []).map((tile) => ({ ...tile, slots: 0 })),
});

const draftWithoutLaputa = (fact: Fact): AnyFact => ({ ...fact, v: 2, tilesLeaving: [] });

export const upcasters = {
  gameSetUp: { 1: setUpWithoutOptions },
  draftEnded: { 1: draftWithoutLaputa },
} as const;
