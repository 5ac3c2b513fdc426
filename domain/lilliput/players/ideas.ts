/** Candidate steps of the greedy robot besides track and shares: trains, stations, money. */
import type { CompanyId } from '../data.ts';
import type { Pick } from '../../kernel/random-player.ts';
import { companyNamed, printedPrice } from '../rules/holdings.ts';
import type { LilliputChoice, LilliputStep, StepOf } from '../steps.ts';
import { after, eachAfter, type Ideas, type Path } from './paths.ts';
import type { Judge } from './worth.ts';

const PLAIN: ReadonlySet<LilliputStep['type']> = new Set([
  'takeCharacter',
  'takeCompany',
  'buyTrain',
  'buyPoolTrain',
  'placeStation',
  'answerOffer',
  'discardTrain',
  'payDividend',
  'keepRevenue',
]);

/** A grant goes to one company as a whole; the evaluation finds out which one needs it most. */
function wholeSplits({ split, most: _, ...step }: LilliputChoice): LilliputStep[] {
  if (!split || (step.type !== 'grantTreasury' && step.type !== 'takeIncome')) return [step];
  return split.among.map((company) => ({ ...step, treasuries: { [company]: split.amount } }));
}

export const plainIdeas =
  (judge: Judge): Ideas =>
  (here) =>
    eachAfter(
      here,
      here.draft.choices.filter(({ type }) => PLAIN.has(type)),
      judge,
    );

export const moneyIdeas =
  (judge: Judge): Ideas =>
  (here) =>
    eachAfter(
      here,
      here.draft.choices.filter(({ type }) => type === 'grantTreasury' || type === 'takeIncome').flatMap(wholeSplits),
      judge,
    );

type Trade = StepOf<'tradeTrain'> & { readonly most?: number };

/** One in this many: how often somebody without a train asks another director for one. */
const ASKS_ONE_IN = 3;
const OFFERED = 0.6;

/** A company without a train asks one that has several, for a part of the printed price. */
export function offer(here: Path, judge: Judge, pick: Pick): Path {
  const { state } = here.draft;
  const trains = (company: CompanyId): number => companyNamed(state, company).trains.length;
  const trades = here.draft.choices
    .filter((choice): choice is Trade => choice.type === 'tradeTrain')
    .filter(({ buyer, seller, obsolete }) => trains(buyer) === 0 && trains(seller) > 1 && !obsolete);
  if (trades.length === 0 || pick(ASKS_ONE_IN) > 0) return here;
  const chosen = trades[pick(trades.length)];
  if (!chosen) return here;
  const { most = 0, ...step } = chosen;
  const price = Math.max(step.price, Math.min(most, Math.round(OFFERED * printedPrice(step.train))));
  return after(here, { ...step, price }, judge) ?? here;
}
