/** Folds trains: bought, traded, returned, obsolete, rusted, given up. */
import type { CompanyId } from '../data.ts';
import type { LilliputState, Train } from '../types.ts';
import { addCash, type Appliers, dropTrain } from './appliers.ts';

const companiesOf = (state: LilliputState) => Object.values(state.companies);

function purchased({ turn }: LilliputState): void {
  if (!turn) return;
  turn.purchases -= 1;
  turn.acting = true;
}

/** Trains leave a company for the pool. */
function toPool(state: LilliputState, company: CompanyId, trains: readonly Train[]): void {
  for (const train of trains) {
    dropTrain(state.companies[company]?.trains ?? [], train);
    state.pool.push({ ...train });
  }
}

export const trainAppliers: Appliers<
  | 'trainBought'
  | 'trainsReturned'
  | 'trainTraded'
  | 'offerMade'
  | 'offerRefused'
  | 'offerWithdrawn'
  | 'phaseChanged'
  | 'trainsDiscarded'
  | 'trainPooled'
  | 'trainScrapped'
  | 'gulliverChose'
> = {
  trainBought(state, fact) {
    const company = state.companies[fact.company];
    if (!company) return;
    company.trains.push({ ...fact.train });
    company.treasury -= fact.price - fact.help;
    addCash(state, company.director, -fact.help);
    if (fact.from === 'pool') {
      dropTrain(state.pool, fact.train);
      if (state.turn) state.turn.founded = null;
      return;
    }
    takeFromDeck(state, fact.train.type);
    purchased(state);
  },
  trainsReturned(state, fact) {
    toPool(state, fact.company, fact.trains);
  },
  trainTraded(state, fact) {
    const buyer = state.companies[fact.buyer];
    const seller = state.companies[fact.seller];
    if (!buyer || !seller) return;
    dropTrain(seller.trains, fact.train);
    buyer.trains.push({ ...fact.train });
    buyer.treasury -= fact.price;
    seller.treasury += fact.price;
    state.offer = null;
    purchased(state);
  },
  offerMade(state, fact) {
    const { buyer, seller, train, price, returns } = fact;
    state.offer = { buyer, seller, train: { ...train }, price, returns: [...returns] };
    if (state.turn) state.turn.acting = true;
  },
  offerRefused(state) {
    state.offer = null;
  },
  offerWithdrawn(state) {
    state.offer = null;
  },
  phaseChanged(state, fact) {
    const rusts = ({ type }: Train) => !fact.rusted.includes(type);
    const age = (train: Train) => ({ ...train, obsolete: train.obsolete || fact.obsolete.includes(train.type) });
    state.phase = fact.phase;
    for (const company of companiesOf(state)) company.trains = company.trains.filter(rusts).map(age);
    state.pool = state.pool.filter(rusts).map(age);
    state.surplus = fact.surplus.map((surplus) => ({ ...surplus }));
  },
  trainsDiscarded(state, fact) {
    toPool(state, fact.company, fact.trains);
    const [first] = state.surplus;
    if (!first) return;
    first.count -= fact.trains.length;
    if (first.count <= 0) state.surplus.shift();
  },
  trainScrapped(state, fact) {
    dropTrain(state.companies[fact.company]?.trains ?? [], fact.train);
  },
  gulliverChose() {
    // Only says by which rule the next fact came about; the state stays as it is.
  },
  trainPooled(state, fact) {
    takeFromDeck(state, fact.train);
    state.pool.push({ type: fact.train, obsolete: false });
  },
};

function takeFromDeck(state: LilliputState, type: Train['type']): void {
  const pile = state.deck.find((candidate) => candidate.type === type);
  if (pile && pile.left !== null) pile.left -= 1;
}
