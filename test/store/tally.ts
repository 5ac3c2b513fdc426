/**
 * The smallest game that many can play at once: every seat may add a number at any time. Its fold changes the state in
 * place, so that a fact folded twice, or half, shows.
 */
import * as z from 'zod/mini';
import type { Game } from '../../domain/kernel/contract.ts';
import { extendDraft, openDraft, type Prospect } from '../../domain/kernel/workbench.ts';

const step = z.strictObject({ type: z.literal('add'), amount: z.int() });
const fact = z.strictObject({ type: z.literal('added'), v: z.literal(1), seat: z.int(), amount: z.int() });

type AddStep = z.infer<typeof step>;
type Added = z.infer<typeof fact>;

export interface Tally {
  sum: number;
  added: { seat: number; amount: number }[];
}

export const SEATS = 6;
const anything: Prospect<AddStep> = { choices: () => [{ type: 'add', amount: 1 }], sendable: true };

export const tally: Game<Tally, AddStep, Added, AddStep> = {
  id: 'tally',
  rules: '1',
  generation: 1,
  unit: 'points',
  seats: { min: 1, max: SEATS },
  options: z.strictObject({}),
  steps: step,
  facts: fact,
  upcasters: {},
  texts: {},
  blank: () => ({ sum: 0, added: [] }),
  start: () => [{ type: 'added', v: 1, seat: 0, amount: 100 }],
  begin: (state, seat, dealer, drawn) => openDraft({ state, seat, dealer, drawn }, anything),
  step: (draft, step) =>
    extendDraft(
      tally,
      draft,
      step,
      (bench) => {
        bench.emit({ type: 'added', v: 1, seat: draft.seat, amount: step.amount });
        return undefined;
      },
      () => anything,
    ),
  close: (draft) => draft,
  evolve(state, { seat, amount }) {
    state.sum += amount;
    state.added.push({ seat, amount });
    return state;
  },
  reseat: (options) => options,
  awaiting: () => Array.from({ length: SEATS }, (_, seat) => ({ seat, need: 'add', question: 'add' })),
  round: () => ({ round: 0 }),
  outcome: () => null,
  standings: () => [],
  tell: ({ type }) => ({ key: `fact.${type}`, params: {} }),
  settle: (choice) => choice,
};
