/**
 * Trains between companies (rules 2.3, 10): at once between two companies of one director; otherwise an offer that waits
 * for the other director, while the buyer may withdraw it.
 */
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts';
import type { CompanyId } from '../data.ts';
import type { LilliputChoice, StepOf } from '../steps.ts';
import type { LilliputState, Offer } from '../types.ts';
import { type Bench, byPrice, companyNamed, differentTrains, directedBy, directs, isGullivers } from './holdings.ts';
import { giveBack, returnChoices, roomFor, withReturns } from './trains.ts';
import { answeringSeat } from './awaiting.ts';

const LEAST_PRICE = 1;

/** Why this deal cannot be made now, whoever agrees. */
function wrongDeal(state: LilliputState, { buyer, seller, train, price, returns }: Offer): Rejection | null {
  const stock = state.companies[seller]?.trains ?? [];
  if (!stock.some(({ type, obsolete }) => type === train.type && obsolete === train.obsolete)) {
    return reject('train.notThere', { company: seller, train: train.type });
  }
  const room = roomFor(state, buyer, returns);
  if (isRejection(room)) return room;
  const { treasury } = companyNamed(state, buyer);
  if (treasury < LEAST_PRICE) return reject('money.treasury', { company: buyer, price: LEAST_PRICE, treasury });
  if (price < LEAST_PRICE || price > treasury) return reject('offer.price', { least: LEAST_PRICE, most: treasury });
  return null;
}

function carryOut(bench: Bench, { buyer, seller, train, price, returns }: Offer): void {
  giveBack(
    bench,
    buyer,
    returns.map((type) => ({ type, obsolete: true })),
  );
  bench.emit({ type: 'trainTraded', v: 1, buyer, seller, train, price });
}

export function tradeTrain(bench: Bench, seat: number, step: StepOf<'tradeTrain'>): Rejection | undefined {
  const { state } = bench;
  const { buyer, seller, price } = step;
  if ((state.turn?.purchases ?? 0) === 0) return reject('train.noPurchase');
  if (!directs(state, seat, buyer)) return reject('company.notYours', { company: buyer });
  if (buyer === seller) return reject('offer.self');
  if (isGullivers(state, seller)) return reject('offer.gulliver');
  const train = { type: step.train, obsolete: step.obsolete };
  const deal: Offer = { buyer, seller, train, price, returns: step.returns ?? [] };
  const wrong = wrongDeal(state, deal);
  if (wrong) return wrong;
  if (directs(state, seat, seller)) carryOut(bench, deal);
  else bench.emit({ type: 'offerMade', v: 1, seat, ...deal });
  return undefined;
}

/** Every train of another company that a company of the seat could ask for, with the range of prices. */
export function tradeChoices(state: LilliputState, seat: number): LilliputChoice[] {
  if ((state.turn?.purchases ?? 0) === 0) return [];
  const running = byPrice(state);
  return directedBy(state, seat).flatMap((buyer) => {
    const { treasury, trains } = companyNamed(state, buyer);
    if (treasury < LEAST_PRICE) return [];
    const room = returnChoices(trains).filter((returns) => !isRejection(roomFor(state, buyer, returns)));
    return running
      .filter((seller) => seller !== buyer && !isGullivers(state, seller))
      .flatMap((seller) => differentTrains(companyNamed(state, seller).trains).map((train) => ({ seller, train })))
      .flatMap(({ seller, train }) =>
        room.map((returns) => tradeChoice(buyer, seller, train, treasury, withReturns(returns))),
      );
  });
}

const tradeChoice = (
  buyer: CompanyId,
  seller: CompanyId,
  { type, obsolete }: Offer['train'],
  most: number,
  returns: ReturnType<typeof withReturns>,
): LilliputChoice => ({
  type: 'tradeTrain',
  buyer,
  seller,
  train: type,
  obsolete,
  price: LEAST_PRICE,
  most,
  ...returns,
});

export const answerChoices: readonly LilliputChoice[] = [
  { type: 'answerOffer', accept: true },
  { type: 'answerOffer', accept: false },
];

export function answerOffer(bench: Bench, seat: number, accept: boolean): Rejection | undefined {
  const { offer } = bench.state;
  if (!offer || answeringSeat(bench.state) !== seat) return reject('offer.notForYou');
  if (accept) carryOut(bench, offer);
  else bench.emit({ type: 'offerRefused', v: 1, seat });
  return undefined;
}

export function withdrawOffer(bench: Bench, seat: number): Rejection | undefined {
  const { offer } = bench.state;
  if (!offer || !directs(bench.state, seat, offer.buyer)) return reject('offer.noneOfYours');
  bench.emit({ type: 'offerWithdrawn', v: 1, seat });
  return undefined;
}
