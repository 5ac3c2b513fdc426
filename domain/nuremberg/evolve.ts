/** Applies facts. No rules and no choices: everything that was decided stands in the fact. */
import type { NurembergFact } from './facts.ts';
import type { Appliers } from './folding/appliers.ts';
import { buildingAppliers } from './folding/building.ts';
import { setUpAppliers } from './folding/set-up.ts';
import { turnAppliers } from './folding/turns.ts';
import type { NurembergState } from './types.ts';

export const blank = (): NurembergState => ({
  stage: 'setUp',
  map: 'nuremberg',
  side: '34',
  turn: 0,
  turns: 0,
  players: [],
  tracks: { white: [], brown: [], red: [], green: [], profit: [] },
  goods: {},
  figures: {},
  links: [],
  general: [],
  build: [],
  train: [],
  boxes: [],
  took: [],
  bidder: null,
  bids: 0,
  toAct: [],
  acts: 0,
  line: null,
  trains: [],
  bonusPaid: false,
  ranking: null,
});

const appliers: Appliers<NurembergFact['type']> = { ...setUpAppliers, ...buildingAppliers, ...turnAppliers };

export function evolve(state: NurembergState, fact: NurembergFact): NurembergState {
  // The record above is exhaustive; the compiler cannot tie a fact's type to its own applier.
  (appliers[fact.type] as (state: NurembergState, fact: NurembergFact) => void)(state, fact);
  return state;
}
