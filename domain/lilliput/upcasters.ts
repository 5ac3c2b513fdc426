/** Upcasters: bring older versions of facts up to date while folding, with defaults for fields that did not exist. */
import type { Fact } from '../kernel/contract.ts';

/** A fact of any version; only its upcaster knows the fields. */
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
