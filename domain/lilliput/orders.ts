/**
 * Standing orders of 18Lilliput: what a director wants done without being asked. Paying or keeping a company's revenue,
 * answering an offer for a train, giving up a train over the limit. Where an order leaves something open, it does
 * nothing and the person is asked as always.
 */
import * as z from 'zod/mini';
import type { StandingOrders } from '../kernel/contract.ts';
import { isRejection } from '../kernel/rejection.ts';
import { unknownDealer } from '../kernel/unknown-draw.ts';
import { trains as trainTypes } from './data.ts';
import { companyId } from './facts.ts';
import { lilliput, type LilliputDraft } from './game.ts';
import { needOf } from './rules/awaiting.ts';
import type { LilliputStep } from './steps.ts';
import type { LilliputState, Train } from './types.ts';

const pounds = z.int().check(z.nonnegative(), z.maximum(100_000));

export const ordersSchema = z.strictObject({
  /** For each company: pay what is at least `payFrom` (0: always), keep what is below `keepBelow`. */
  dividends: z.optional(
    z.partialRecord(
      companyId,
      z
        .strictObject({ payFrom: z.optional(pounds), keepBelow: z.optional(pounds) })
        .check(z.refine(({ payFrom, keepBelow }) => payFrom === undefined || (keepBelow ?? 0) <= payFrom)),
    ),
  ),
  /** Refuse offers for trains; those of `acceptFrom` and more are accepted, unless it is null. */
  offers: z.optional(z.strictObject({ acceptFrom: z.nullable(pounds.check(z.positive())) })),
  /** Give up the oldest train first. */
  discardOldest: z.optional(z.literal(true)),
});

export type LilliputOrders = z.infer<typeof ordersSchema>;

/** The turn that the orders say to send now, or null where they say nothing. */
export function orderedStep(state: LilliputState, seat: number, orders: LilliputOrders): LilliputStep[] | null {
  switch (needOf(state, seat)) {
    case 'dividend':
      return dividend(state, seat, orders);
    case 'answerOffer':
      return answer(state, orders);
    case 'discardTrain':
      return discards(state, seat, orders);
    default:
      return null;
  }
}

function dividend(state: LilliputState, seat: number, { dividends }: LilliputOrders): LilliputStep[] | null {
  if (!state.running) return null;
  const { company, revenue } = state.running;
  const { payFrom, keepBelow = 0 } = dividends?.[company] ?? {};
  if (revenue < keepBelow) return keeping(state, seat);
  return payFrom !== undefined && revenue >= payFrom ? [{ type: 'payDividend' }] : null;
}

/** Whoever keeps may buy a train of the pool, and sending says that they do not: that is for the person to say. */
function keeping(state: LilliputState, seat: number): LilliputStep[] | null {
  const step: LilliputStep = { type: 'keepRevenue' };
  const draft = lilliput.begin(state, seat, unknownDealer, 0);
  const kept = isRejection(draft) ? draft : lilliput.step(draft, step);
  return isRejection(kept) || kept.choices.length > 0 ? null : [step];
}

function answer({ offer }: LilliputState, { offers }: LilliputOrders): LilliputStep[] | null {
  if (!offer || !offers) return null;
  return [{ type: 'answerOffer', accept: offers.acceptFrom !== null && offer.price >= offers.acceptFrom }];
}

/** In a turn of one's own the person chooses: which trains stay matters for the rest of the turn. */
function discards(state: LilliputState, seat: number, { discardOldest }: LilliputOrders): LilliputStep[] | null {
  if (!discardOldest || state.turn?.seat === seat) return null;
  let draft: LilliputDraft | null = begun(state, seat);
  while (draft && needOf(draft.state, seat) === 'discardTrain') {
    const oldest = oldestSurplus(draft.state);
    const next = oldest ? lilliput.step(draft, oldest) : null;
    if (!next || isRejection(next)) return null;
    draft = next;
  }
  return draft && draft.steps.length > 0 ? [...draft.steps] : null;
}

function begun(state: LilliputState, seat: number): LilliputDraft | null {
  const draft = lilliput.begin(state, seat, unknownDealer, 0);
  return isRejection(draft) ? null : draft;
}

/** Obsolete ones first, then by the order in which trains come up. */
function oldestSurplus({ surplus, companies }: LilliputState): LilliputStep | null {
  const [first] = surplus;
  const trains = (first && companies[first.company]?.trains) ?? [];
  const [oldest] = trains.toSorted((a, b) => age(b) - age(a));
  if (!first || !oldest) return null;
  return { type: 'discardTrain', company: first.company, train: oldest.type, obsolete: oldest.obsolete };
}

const age = ({ type, obsolete }: Train): number =>
  (obsolete ? trainTypes.length : 0) - trainTypes.findIndex((train) => train.type === type);

export const standingOrders: StandingOrders<LilliputState, LilliputStep, LilliputOrders> = {
  schema: ordersSchema,
  steps: orderedStep,
};
