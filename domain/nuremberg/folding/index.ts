/**
 * The part of the game that shows a table: its fold, who is awaited, and the log line of each fact. It contains no rules,
 * so a page can show the table before the rules are loaded.
 */
import type { ShownGame } from '../../kernel/manifest.ts';
import { copy } from '../copy.ts';
import { blank, evolve } from '../evolve.ts';
import type { NurembergFact } from '../facts.ts';
import { identity } from '../identity.ts';
import { awaiting } from '../rules/asked.ts';
import { standingOf } from '../standing.ts';
import { silent, tell } from '../telling.ts';
import { shown } from '../texts/en-shown.ts';
import type { NurembergState } from '../types.ts';

export const folded: ShownGame<NurembergState, NurembergFact> = {
  id: identity.id,
  generation: 1,
  seats: identity.seats,
  unit: 'points',
  answers: identity.answers,
  upcasters: {},
  texts: shown,
  blank,
  evolve,
  copy,
  awaiting,
  tell,
  silent,
  takeBack: () => 'consent',
  round: ({ turn, turns }) => ({ round: turn, of: turns }),
  outcome: (state) => state.ranking?.map(standingOf) ?? null,
};
