/** Applies facts. No rules and no choices: everything that was decided stands in the fact. */
import type { RocketFact } from './facts.ts';
import type { Appliers } from './folding/appliers.ts';
import { consultationAppliers } from './folding/consultation.ts';
import { lineAppliers } from './folding/lines.ts';
import { turnAppliers } from './folding/turns.ts';
import type { RocketState } from './types.ts';

export const blank = (): RocketState => ({
  players: [],
  lines: {},
  stations: [],
  tokens: [],
  tilesLaid: 0,
  turn: { seat: 0, actions: 0, moved: [], progress: false },
  turnsEnded: 0,
  idleTurns: 0,
  consultation: null,
  waivers: [],
  ended: null,
  ranking: null,
});

const appliers: Appliers<RocketFact['type']> = { ...turnAppliers, ...consultationAppliers, ...lineAppliers };

export function evolve(state: RocketState, fact: RocketFact): RocketState {
  // The record above is exhaustive; the compiler cannot tie a fact's type to its own applier.
  (appliers[fact.type] as (state: RocketState, fact: RocketFact) => void)(state, fact);
  return state;
}
