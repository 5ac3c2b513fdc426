/**
 * 18Lilliput as far as it can be shown: its fold, who is asked, and how facts are told. No rule is in it, so a page has
 * a table on the screen before the rules have come.
 */
import type { Game } from '../../kernel/contract.ts';
import { copy } from '../copy.ts';
import { blank, evolve } from '../evolve.ts';
import type { LilliputFact } from '../facts.ts';
import type { LilliputOptions } from '../rules/set-up.ts';
import { awaiting } from '../rules/asked.ts';
import type { LilliputChoice, LilliputStep } from '../steps.ts';
import { standingOf } from '../standing.ts';
import { silent, tell } from '../telling.ts';
import { english } from '../texts/en.ts';
import type { LilliputState } from '../types.ts';
import { upcasters } from '../upcasters.ts';

type Shown = Omit<
  Game<LilliputState, LilliputStep, LilliputFact, LilliputChoice, LilliputOptions>,
  | 'rules'
  | 'options'
  | 'steps'
  | 'facts'
  | 'start'
  | 'reseat'
  | 'begin'
  | 'step'
  | 'close'
  | 'settle'
  | 'standings'
  | 'exceedsComponents'
  | 'lapse'
>;

export const folded: Shown = {
  id: 'lilliput',
  generation: 5,
  seats: { min: 1, max: 4 },
  unit: 'money',
  answers: true,
  upcasters,
  texts: english,
  blank,
  evolve,
  copy,
  awaiting,
  tell,
  silent,
  round: ({ round, rounds }) => ({ round, of: rounds }),
  outcome: (state) => state.ranking?.map(standingOf) ?? null,
};
