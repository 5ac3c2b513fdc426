/** Applies facts. No rules and no choices: everything that was decided stands in the fact. */
import type { LilliputFact } from './facts.ts';
import type { Appliers } from './folding/appliers.ts';
import { roundAppliers } from './folding/rounds.ts';
import { runningAppliers } from './folding/running.ts';
import { setUpAppliers } from './folding/set-up.ts';
import { shareAppliers } from './folding/shares.ts';
import { trainAppliers } from './folding/trains.ts';
import { turnAppliers } from './folding/turns.ts';
import type { LilliputState } from './types.ts';

export const blank = (): LilliputState => ({
  stage: 'draft',
  variants: [],
  players: [],
  gulliver: null,
  startPlayer: 0,
  round: 0,
  rounds: 0,
  phase: 1,
  board: {},
  supply: {},
  companies: {},
  unfounded: [],
  chart: {},
  deck: [],
  pool: [],
  draft: null,
  cards: {},
  order: [],
  turn: null,
  offer: null,
  surplus: [],
  toRun: [],
  running: null,
  revenues: {},
  ranking: null,
});

const appliers: Appliers<LilliputFact['type']> = {
  ...setUpAppliers,
  ...roundAppliers,
  ...turnAppliers,
  ...trainAppliers,
  ...shareAppliers,
  ...runningAppliers,
};

export function evolve(state: LilliputState, fact: LilliputFact): LilliputState {
  // The record above is exhaustive; the compiler cannot tie a fact's type to its own applier.
  (appliers[fact.type] as (state: LilliputState, fact: LilliputFact) => void)(state, fact);
  return state;
}
