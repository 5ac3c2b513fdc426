/** 18Lilliput as a value of the contract: its vocabulary, its deciding and its fold, put together. */
import type { Awaited, Game } from '../kernel/contract.ts';
import { extendDraft, openDraft, type Prospect } from '../kernel/deciding.ts';
import { reject } from '../kernel/rejection.ts';
import { endDraft, openKinds, picks, takeCharacter, takeCompany } from './draft.ts';
import { blank, evolve } from './evolve.ts';
import { factSchema, type LilliputFact } from './facts.ts';
import { type LilliputOptions, optionsSchema, start } from './set-up.ts';
import { type LilliputStep, stepSchema } from './steps.ts';
import { english } from './texts/en.ts';
import type { LilliputState } from './types.ts';

export type Lilliput = Game<LilliputState, LilliputStep, LilliputFact, LilliputStep, LilliputOptions>;

const NEEDS = {
  both: 'pick',
  company: 'pickCompany',
  character: 'pickCharacter',
} as const;

function awaiting(state: LilliputState): Awaited[] {
  const seat = state.draft?.order[0];
  if (seat === undefined) return [];
  const kinds = openKinds(state, seat);
  const kind = kinds.length === 1 ? kinds[0] : undefined;
  return [{ seat, need: NEEDS[kind ?? 'both'] }];
}

/** One pick makes a whole turn of the draft. */
const afterPick: Prospect<LilliputStep> = { choices: [], sendable: true };

export const lilliput: Lilliput = {
  id: 'lilliput',
  rules: '1',
  generation: 1,
  seats: { min: 2, max: 4 },
  options: optionsSchema,
  steps: stepSchema,
  facts: factSchema,
  upcasters: {},
  texts: english,
  blank,
  start,
  evolve,
  awaiting,

  begin(state, seat, dealer, drawn) {
    if (!awaiting(state).some((awaited) => awaited.seat === seat)) return reject('table.notAwaited');
    return openDraft({ state, seat, dealer, drawn }, { choices: picks(state, seat), sendable: false });
  },

  step(draft, step) {
    if (draft.steps.length > 0) return reject('draft.onePick');
    return extendDraft(
      lilliput,
      draft,
      step,
      (bench) =>
        step.type === 'takeCompany'
          ? takeCompany(bench, draft.seat, step)
          : takeCharacter(bench, draft.seat, step.character),
      () => afterPick,
    );
  },

  close(draft) {
    if (!draft.sendable) return reject('table.unfinished');
    return extendDraft(
      lilliput,
      draft,
      null,
      (bench) => {
        endDraft(bench);
        return undefined;
      },
      () => afterPick,
    );
  },

  outcome: () => null,
  settle: (choice) => choice,
};
