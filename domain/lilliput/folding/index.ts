/**
 * The part of 18Lilliput that shows a table: its fold, who is awaited, and the log line of each fact. It contains no
 * rules, so a page can show the table before the rules are loaded.
 */
import type { ShownGame } from '../../kernel/manifest.ts';
import { copy } from '../copy.ts';
import { blank, evolve } from '../evolve.ts';
import type { LilliputFact } from '../facts.ts';
import { identity } from '../identity.ts';
import { awaiting } from '../rules/awaiting.ts';
import { standingOf } from '../standing.ts';
import { silent, tell } from '../telling.ts';
import { shown } from '../texts/en-shown.ts';
import type { LilliputState } from '../types.ts';
import { upcasters } from '../upcasters.ts';

export const lilliputFolding: ShownGame<LilliputState, LilliputFact> = {
  id: identity.id,
  generation: 5,
  seats: identity.seats,
  unit: 'money',
  answers: identity.answers,
  upcasters,
  texts: shown,
  blank,
  evolve,
  copy,
  awaiting,
  tell,
  silent,
  round: ({ round, rounds }) => ({ round, of: rounds }),
  outcome: (state) => state.ranking?.map(standingOf) ?? null,
};
