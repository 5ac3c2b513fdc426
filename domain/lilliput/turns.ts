/** How a turn of 18Lilliput is put together, step by step, and closed. */
import { reject } from '../kernel/rejection.ts';
import { extendDraft, openDraft, type Prospect } from '../kernel/workbench.ts';
import { costsOf } from './costs.ts';
import type { LilliputFact } from './facts.ts';
import { lilliputFolding } from './folding/index.ts';
import type { Lilliput } from './game.ts';
import { type Need, needOf } from './rules/awaiting.ts';
import { nothingFollows } from './rules/nothing-follows.ts';
import { proceed } from './rules/round.ts';
import { finishCompany } from './rules/running.ts';
import { leavesTurnOpen } from './rules/turn-end.ts';
import { act, choicesFor } from './rules/turn.ts';
import type { LilliputChoice, LilliputStep } from './steps.ts';
import type { LilliputState } from './types.ts';

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

/** A turn, put together step by step. */
export const turns: Pick<Lilliput, 'begin' | 'step' | 'close'> = {
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
      lilliputFolding,
      draft,
      step,
      (bench) => act(bench, draft.seat, step),
      (state, added) => prospectAfter(state, draft.seat, step, [...facts, ...added]),
    );
  },

  close(draft) {
    if (!draft.sendable) return reject('table.unfinished');
    return extendDraft(
      lilliputFolding,
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
};
