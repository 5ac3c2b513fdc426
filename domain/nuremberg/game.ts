/** The game as a value of the contract: its vocabulary, its deciding and its fold, put together. */
import type { Draft, Game } from '../kernel/contract.ts';
import { reject } from '../kernel/rejection.ts';
import { extendDraft, openDraft, type Prospect } from '../kernel/workbench.ts';
import { exceedsComponents } from './components.ts';
import { costsOf } from './costs.ts';
import { factSchema, type NurembergFact } from './facts.ts';
import { folded } from './folding/index.ts';
import { type Need, needOf } from './rules/asked.ts';
import { lapsedBid } from './rules/auction.ts';
import { finishLine, isLineWhole } from './rules/building.ts';
import { proceed } from './rules/course.ts';
import { standings } from './rules/ranking.ts';
import { type NurembergOptions, optionsSchema, reseat, start } from './rules/set-up.ts';
import { act, choicesFor } from './rules/turn.ts';
import { settle } from './settle.ts';
import { standingOf } from './standing.ts';
import { type NurembergChoice, type NurembergStep, stepSchema } from './steps.ts';
import { english } from './texts/en.ts';
import type { NurembergState } from './types.ts';

export type Nuremberg = Game<NurembergState, NurembergStep, NurembergFact, NurembergChoice, NurembergOptions>;
export type NurembergDraft = Draft<NurembergState, NurembergStep, NurembergFact, NurembergChoice>;

const NOTHING_MORE: Prospect<NurembergChoice> = { choices: () => [], sendable: true };

/** A line goes on link by link, and the last seat in transport may do any number of acts; all else is one step. */
function goesOn(state: NurembergState, seat: number, { type }: NurembergStep): boolean {
  if (state.line) return true;
  return (type === 'buyTrain' || type === 'carry') && state.toAct.length === 1 && state.toAct[0] === seat;
}

function prospectAfter(state: NurembergState, seat: number, step: NurembergStep): Prospect<NurembergChoice> {
  const need = goesOn(state, seat, step) ? needOf(state, seat) : null;
  if (need === null) return NOTHING_MORE;
  return { choices: () => choicesFor(state, seat, need), sendable: state.line ? isLineWhole(state) : true };
}

const lapsed: { readonly [need in Need]: (state: NurembergState, seat: number) => NurembergStep | null } = {
  bid: lapsedBid,
  build: () => ({ type: 'buildNothing' }),
  act: () => ({ type: 'pass' }),
  sell: () => ({ type: 'sellNothing' }),
};

export const nuremberg: Nuremberg = {
  ...folded,
  texts: english,
  rules: '1',
  options: optionsSchema,
  steps: stepSchema,
  facts: factSchema,
  start,
  reseat,
  settle,
  exceedsComponents,

  begin(state, seat, dealer, drawn) {
    const need = needOf(state, seat);
    if (need === null) return reject('table.notAwaited');
    const prospect = { choices: () => choicesFor(state, seat, need), sendable: false };
    return openDraft({ state, seat, dealer, drawn }, prospect);
  },

  step(draft, step) {
    const last = draft.steps.at(-1);
    if (last && !goesOn(draft.state, draft.seat, last)) return reject('turn.whole');
    const before = draft.facts;
    return extendDraft(
      nuremberg,
      draft,
      step,
      (bench) => act(bench, draft.seat, step),
      (state, added) => ({
        ...prospectAfter(state, draft.seat, step),
        costs: costsOf([...before, ...added]),
      }),
    );
  },

  close(draft) {
    if (!draft.sendable) return reject('table.unfinished');
    return extendDraft(
      nuremberg,
      draft,
      null,
      (bench) => {
        finishLine(bench, draft.seat);
        proceed(bench);
        return undefined;
      },
      () => NOTHING_MORE,
    );
  },

  lapse(state, seat) {
    const need = needOf(state, seat);
    const step = need && lapsed[need](state, seat);
    return step ? [step] : null;
  },

  standings: (state) => standings(state).map(standingOf),
};
