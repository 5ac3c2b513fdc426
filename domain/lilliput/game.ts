/** 18Lilliput as a value of the contract: its vocabulary, its deciding and its fold, put together. */
import type { Draft, Game } from '../kernel/contract.ts';
import { exceedsComponents } from './components.ts';
import { lilliputFolding } from './folding/index.ts';
import { factSchema, type LilliputFact } from './facts.ts';
import { type LilliputOptions, optionsSchema, reseat, start } from './rules/set-up.ts';
import { standings } from './rules/ranking.ts';
import { settle } from './settle.ts';
import { type LilliputChoice, type LilliputStep, stepSchema } from './steps.ts';
import { standingOf } from './standing.ts';
import { english } from './texts/en.ts';
import type { LilliputState } from './types.ts';
import { needOf } from './rules/awaiting.ts';
import { turns } from './turns.ts';

export type Lilliput = Game<LilliputState, LilliputStep, LilliputFact, LilliputChoice, LilliputOptions>;
export type LilliputDraft = Draft<LilliputState, LilliputStep, LilliputFact, LilliputChoice>;

export const lilliput: Lilliput = {
  ...lilliputFolding,
  texts: english,
  rules: '2',
  options: optionsSchema,
  steps: stepSchema,
  facts: factSchema,
  start,
  reseat,
  settle,
  exceedsComponents,
  ...turns,
  /** No train is sold by silence. A discard has to wait: which train goes, only its director can say. */
  lapse: (state, seat) => (needOf(state, seat) === 'answerOffer' ? [{ type: 'answerOffer', accept: false }] : null),
  standings: (state) => standings(state).map(standingOf),
};
