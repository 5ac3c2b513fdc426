/**
 * The part of Stephenson's Rocket that shows a table: its fold, who is awaited, and the log line of each fact. It contains
 * no rules, so a page can show the table before the rules are loaded.
 */
import type { ShownGame } from '../../kernel/manifest.ts';
import { copy } from '../copy.ts';
import { blank, evolve } from '../evolve.ts';
import type { RocketFact } from '../facts.ts';
import { identity } from '../identity.ts';
import { awaiting } from '../rules/awaiting.ts';
import { standingOf } from '../standing.ts';
import { silent, tell } from '../telling.ts';
import { shown } from '../texts/en-shown.ts';
import type { RocketState } from '../types.ts';

/** One turn of every seat is a round; answers belong to the turn that they interrupt. */
const roundOf = ({ players, turnsEnded }: RocketState): number =>
  players.length === 0 ? 0 : 1 + Math.floor(turnsEnded / players.length);

export const folded: ShownGame<RocketState, RocketFact> = {
  id: identity.id,
  generation: 1,
  seats: identity.seats,
  unit: 'money',
  answers: identity.answers,
  upcasters: {},
  texts: shown,
  blank,
  evolve,
  copy,
  awaiting,
  /** During a consultation nothing is taken back, and afterwards only if everybody agrees. */
  takeBack: ({ consultation }) => (consultation ? 'closed' : 'consent'),
  asides: new Set(['waiverDeclared', 'waiverRevoked']),
  tell,
  silent,
  round: (state) => ({ round: roundOf(state) }),
  outcome: (state) => state.ranking?.map(standingOf) ?? null,
};
