/** Why no step can follow the last one of a submission (rules 2.1, 2.3, 3). */
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts';
import type { CompanyId } from '../data.ts';
import type { LilliputFact } from '../facts.ts';
import type { LilliputStep, StepOf } from '../steps.ts';
import type { LilliputState } from '../types.ts';
import { poolDeal } from './trains.ts';

interface Ended {
  readonly state: LilliputState;
  readonly steps: readonly LilliputStep[];
  readonly facts: readonly LilliputFact[];
}

export function nothingFollows(draft: Ended, step: LilliputStep): Rejection {
  const { offer, surplus } = draft.state;
  if (offer !== null || surplus.length > 0) return reject('turn.waiting');
  if (step.type === 'discardTrain') return reject('train.noSurplus', { company: step.company });
  return step.type === 'buyPoolTrain' ? noPoolTrain(draft, step) : reject('turn.nothingMore');
}

/** The company whose revenue this submission has decided on. */
const companyDone = (facts: readonly LilliputFact[]): CompanyId | undefined =>
  facts.findLast((fact) => fact.type === 'companyDone')?.company;

function noPoolTrain({ state, steps, facts }: Ended, step: StepOf<'buyPoolTrain'>): Rejection {
  const { company } = step;
  if (companyDone(facts) !== company) return reject('train.noPool');
  if (steps.some(({ type }) => type === 'payDividend')) return reject('train.paidOut', { company });
  const deal = poolDeal(state, step);
  return isRejection(deal) ? deal : reject('turn.nothingMore');
}
