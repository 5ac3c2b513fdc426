/**
 * The money of 18Lilliput, booked from the facts alone: which fact moves how much from where to where. Every pound comes
 * from a purse and goes to one; the bank is a purse like the others, only without a bottom.
 */
import type { CompanyId } from '../../../../domain/lilliput/data.ts';
import type { FactOf, LilliputFact } from '../../../../domain/lilliput/facts.ts';
import type { LilliputState } from '../../../../domain/lilliput/types.ts';
import { must, mustEqual } from '../../../fuzz/failure.ts';

type Purse = 'bank' | `seat:${number}` | CompanyId;
interface Movement {
  readonly from: Purse;
  readonly to: Purse;
  readonly amount: number;
}

/** What the table below may ask of the books so far. */
interface Known {
  readonly held: (purse: Purse) => number;
  readonly directorOf: (company: CompanyId) => Purse;
}

type Table = {
  readonly [T in LilliputFact['type']]: ((fact: FactOf<T>, known: Known) => readonly Movement[]) | null;
};

const seat = (number: number): Purse => `seat:${number}`;
const fromBank = (to: Purse, amount: number): Movement => ({ from: 'bank', to, amount });
const toBank = (from: Purse, amount: number): Movement => ({ from, to: 'bank', amount });
const toTreasuries = (amounts: { readonly [id in CompanyId]?: number }): Movement[] =>
  Object.entries(amounts).map(([company, amount]) => fromBank(company as CompanyId, amount));

const movements: Table = {
  gameSetUp: ({ players }) => players.map(({ cash }, index) => fromBank(seat(index), cash)),
  companyTaken: (fact, { held }) => [
    fromBank(seat(fact.seat), fact.cash - held(seat(fact.seat))),
    fromBank(fact.company, fact.treasury),
  ],
  characterTaken: null,
  draftEnded: null,
  roundStarted: null,
  incomeTaken: (fact) => [fromBank(seat(fact.seat), fact.cash), ...toTreasuries(fact.treasuries)],
  actionsBegun: null,
  turnEnded: null,
  actionsEnded: null,
  runningBegun: null,
  bureaucracyBegun: null,
  gameEnded: null,
  cardTaken: null,
  cashTaken: (fact) => [fromBank(seat(fact.seat), fact.amount)],
  treasuryGranted: (fact) => toTreasuries(fact.treasuries),
  tileLaid: (fact) => [toBank(fact.company, fact.cost)],
  stationPlaced: (fact) => [toBank(fact.company, fact.cost)],
  characterTradedIn: (fact) => [fromBank(seat(fact.seat), fact.amount)],
  trainBought: (fact, { directorOf }) => [
    toBank(fact.company, fact.price - fact.help),
    toBank(directorOf(fact.company), fact.help),
  ],
  trainsReturned: null,
  trainTraded: (fact) => [{ from: fact.buyer, to: fact.seller, amount: fact.price }],
  offerMade: null,
  offerRefused: null,
  offerWithdrawn: null,
  phaseChanged: null,
  trainsDiscarded: null,
  trainPooled: null,
  trainScrapped: null,
  gulliverChose: null,
  sharesSold: (fact) => [fromBank(seat(fact.seat), fact.proceeds)],
  shareBought: (fact) => [toBank(seat(fact.seat), fact.price)],
  companyFounded: (fact) => [toBank(seat(fact.seat), fact.paid), fromBank(fact.company, fact.treasury)],
  trainsRun: (fact) => [fromBank(fact.company, fact.mineBonus)],
  dividendPaid: (fact) => [
    ...fact.payouts.map((payout) => fromBank(seat(payout.seat), payout.amount)),
    fromBank(fact.company, fact.toTreasury),
  ],
  revenueKept: (fact) => [fromBank(fact.company, fact.revenue)],
  companyDone: null,
};

export function moneyBooks() {
  const purses = new Map<Purse, number>([['bank', 0]]);
  const directors = new Map<CompanyId, Purse>();
  const held = (purse: Purse): number => purses.get(purse) ?? 0;
  const directorOf = (company: CompanyId): Purse => directors.get(company) ?? 'bank';

  return {
    enter(fact: LilliputFact): void {
      if (fact.type === 'companyTaken' || fact.type === 'companyFounded') directors.set(fact.company, seat(fact.seat));
      // The table is exhaustive; the compiler cannot tie a fact's type to its own row.
      const row = movements[fact.type] as ((fact: LilliputFact, known: Known) => readonly Movement[]) | null;
      for (const { from, to, amount } of row?.(fact, { held, directorOf }) ?? []) {
        purses.set(from, held(from) - amount);
        purses.set(to, held(to) + amount);
      }
    },
    compare({ players, companies }: LilliputState): void {
      for (const [index, { cash }] of players.entries()) mustEqual(`cash of seat ${index}`, cash, held(seat(index)));
      for (const [id, { treasury, director }] of Object.entries(companies)) {
        mustEqual(`treasury of ${id}`, treasury, held(id as CompanyId));
        mustEqual(`director of ${id}`, seat(director), directorOf(id as CompanyId));
      }
      for (const [purse, amount] of purses)
        must(purse === 'bank' || amount >= 0, () => `${purse} holds ${amount} pounds`);
      const sum = [...purses.values()].reduce((total, amount) => total + amount, 0);
      must(sum === 0, () => `${sum} pounds have come from nowhere`);
    },
  };
}
