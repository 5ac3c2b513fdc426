/** 18Lilliput as a value of the contract: its vocabulary, its deciding and its fold, put together. */
import type { Draft, Game } from '../kernel/contract.ts';
import { extendDraft, openDraft, type Prospect } from '../kernel/workbench.ts';
import { reject } from '../kernel/rejection.ts';
import { exceedsComponents } from './components.ts';
import { folded } from './folding/index.ts';
import { factSchema, type LilliputFact } from './facts.ts';
import { costsOf } from './costs.ts';
import { type LilliputOptions, optionsSchema, reseat, start } from './rules/set-up.ts';
import { nothingFollows } from './rules/nothing-follows.ts';
import { standings } from './rules/ranking.ts';
import { proceed } from './rules/round.ts';
import { finishCompany } from './rules/running.ts';
import { act, choicesFor } from './rules/turn.ts';
import { leavesTurnOpen } from './rules/turn-end.ts';
import { settle } from './settle.ts';
import { type LilliputChoice, type LilliputStep, stepSchema } from './steps.ts';
import { standingOf } from './standing.ts';
import { english } from './texts/en.ts';
import type { LilliputState } from './types.ts';
import { type Need, needOf } from './rules/asked.ts';

export type Lilliput = Game<LilliputState, LilliputStep, LilliputFact, LilliputChoice, LilliputOptions>;
export type LilliputDraft = Draft<LilliputState, LilliputStep, LilliputFact, LilliputChoice>;

/** Steps that are a whole turn by themselves. */
const WHOLE_TURNS: ReadonlySet<LilliputStep['type']> = new Set([
  'takeCompany',
  'takeCharacter',
  'takeIncome',
  'answerOffer',
]);

const NOTHING_MORE: Prospect<LilliputChoice> = { choices: () => [], sendable: true };

/** What is asked of a seat after a step; nothing where another seat must act first, for there the submission ends. */
function needAfter(state: LilliputState, seat: number): Need | null {
  const need = needOf(state, seat);
  return need === 'withdrawOffer' ? null : need;
}

function prospectAfter(state: LilliputState, seat: number, step: LilliputStep, facts: readonly LilliputFact[]) {
  const need = WHOLE_TURNS.has(step.type) ? null : needAfter(state, seat);
  const prospect = need === null ? NOTHING_MORE : prospectFor(state, seat, need);
  return { ...prospect, costs: costsOf(state, facts) };
}

const prospectFor = (state: LilliputState, seat: number, need: Need): Prospect<LilliputChoice> => ({
  choices: () => choicesFor(state, seat, need),
  sendable: need === 'goOn' || need === 'poolTrain',
});

export const lilliput: Lilliput = {
  ...folded,
  texts: english,
  rules: '2',
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
    return openDraft({ state, seat, dealer, drawn }, prospectFor(state, seat, need));
  },

  step(draft, step) {
    const last = draft.steps.at(-1);
    if (last && WHOLE_TURNS.has(last.type)) return reject('turn.whole');
    if (step.type === 'buyPoolTrain' && draft.steps.some(({ type }) => type === step.type)) {
      return reject('train.onePoolTrain', { company: step.company });
    }
    if (last && needAfter(draft.state, draft.seat) === null) return nothingFollows(draft, step);
    const facts: LilliputFact[] = [...draft.facts];
    return extendDraft(
      lilliput,
      draft,
      step,
      (bench) => act(bench, draft.seat, step),
      (state, added) => prospectAfter(state, draft.seat, step, [...facts, ...added]),
    );
  },

  close(draft) {
    if (!draft.sendable) return reject('table.unfinished');
    return extendDraft(
      lilliput,
      draft,
      null,
      (bench) => {
        const { turn, running } = bench.state;
        const asked = needOf(bench.state, draft.seat);
        const whole = draft.steps.some(({ type }) => WHOLE_TURNS.has(type));
        const over = asked === 'goOn' && !whole && !leavesTurnOpen(draft.steps);
        if (over && turn) bench.emit({ type: 'turnEnded', v: 1, seat: turn.seat });
        if (asked === 'poolTrain' && running) finishCompany(bench);
        proceed(bench);
        return undefined;
      },
      () => NOTHING_MORE,
    );
  },
  /** No train is sold by silence. A discard has to wait: which train goes, only its director can say. */
  lapse: (state, seat) => (needOf(state, seat) === 'answerOffer' ? [{ type: 'answerOffer', accept: false }] : null),
  standings: (state) => standings(state).map(standingOf),
};
