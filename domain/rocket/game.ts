/** Stephenson's Rocket as a value of the contract: its vocabulary, its deciding and its fold, put together. */
import * as z from 'zod/mini';
import type { Draft, Game } from '../kernel/contract.ts';
import { reject } from '../kernel/rejection.ts';
import { extendDraft, openDraft, type Prospect } from '../kernel/workbench.ts';
import { exceedsComponents } from './components.ts';
import { factSchema, type RocketFact } from './facts.ts';
import { folded } from './folding/index.ts';
import { type Need, needOf } from './rules/awaiting.ts';
import { standings } from './rules/scoring.ts';
import { act, actionChoices, canAct, choicesFor, isAction, isWaiver, mayAct, proceed } from './rules/turn.ts';
import { waiverChoices } from './rules/waivers.ts';
import { settle } from './settle.ts';
import { standingOf } from './standing.ts';
import { type RocketChoice, type RocketStep, stepSchema } from './steps.ts';
import { english } from './texts/en.ts';
import type { RocketState } from './types.ts';

export type Rocket = Game<RocketState, RocketStep, RocketFact, RocketChoice>;
export type RocketDraft = Draft<RocketState, RocketStep, RocketFact, RocketChoice>;

const NOTHING_MORE: Prospect<RocketChoice> = { choices: () => [], sendable: true };

/** What the service answers for a seat whose time is up. A turn of one's own never lapses. */
const LAPSES: { readonly [need in Need]?: RocketStep } = {
  waiveOrCall: { type: 'waive' },
  bid: { type: 'pass' },
  answer: { type: 'giveWay' },
};

/** After the first step: more waivers after a waiver, the second action after the first, otherwise nothing. */
function prospectAfter(state: RocketState, seat: number, step: RocketStep): Prospect<RocketChoice> {
  if (isWaiver(step)) return { choices: () => waiverChoices(state, seat), sendable: true };
  if (!isAction(step) || !mayAct(state)) return NOTHING_MORE;
  return { choices: () => actionChoices(state, seat), sendable: !canAct(state, seat) };
}

export const rocket: Rocket = {
  ...folded,
  texts: english,
  rules: '1',
  options: z.strictObject({}),
  steps: stepSchema,
  facts: factSchema,
  exceedsComponents,
  settle,

  start(_, seats, dealer) {
    const first = dealer.draw(0, seats);
    return [{ type: 'gameSetUp', v: 1, seats, first, draws: [{ counter: 0, sides: seats, result: first }] }];
  },
  reseat: (options) => options,

  begin(state, seat, dealer, drawn) {
    const need = needOf(state, seat);
    if (need === null) return reject('table.notAwaited');
    return openDraft({ state, seat, dealer, drawn }, { choices: () => choicesFor(state, seat, need), sendable: false });
  },

  step(draft, step) {
    const { seat, steps, state } = draft;
    const last = steps.at(-1);
    const need = needOf(state, seat);
    const isOver = last !== undefined && !isWaiver(last) && !(isAction(last) && mayAct(state));
    if (isOver || need === null) return reject('turn.nothingMore');
    if (last && isWaiver(last) !== isWaiver(step)) return reject('waiver.apart');
    return extendDraft(
      rocket,
      draft,
      step,
      (bench) => act(bench, seat, need, step),
      (after) => prospectAfter(after, seat, step),
    );
  },

  close(draft) {
    if (!draft.sendable) return reject('table.unfinished');
    return extendDraft(
      rocket,
      draft,
      null,
      (bench) => {
        if (!draft.steps.every(isWaiver)) proceed(bench);
        return undefined;
      },
      () => NOTHING_MORE,
    );
  },

  lapse(state, seat) {
    const need = needOf(state, seat);
    const step = need === null ? undefined : LAPSES[need];
    return step === undefined ? null : [step];
  },
  standings: (state) => standings(state).map(standingOf),
};
