/** The trains of 18Lilliput, booked from the facts alone: deck, companies, pool, and those that have rusted. */
import { type CompanyId, type TrainName, trains as trainTypes } from '../../../../domain/lilliput/data.ts';
import type { LilliputFact } from '../../../../domain/lilliput/facts.ts';
import type { LilliputState, Train } from '../../../../domain/lilliput/types.ts';
import { must, mustEqual } from '../../../fuzz/failure.ts';

type Place = CompanyId | 'pool' | 'rusted';

const named = ({ type, obsolete }: Train): string => (obsolete ? `${type} obsolete` : type);
const sorted = (trains: readonly Train[]): string[] => trains.map(named).sort();

export function trainBooks() {
  const places = new Map<Place, Train[]>();
  const deck = new Map<TrainName, number | null>();
  const taken = new Map<TrainName, number>();
  let dealt = 0;
  const at = (place: Place): Train[] => {
    const found = places.get(place) ?? [];
    places.set(place, found);
    return found;
  };

  function move(train: Train, from: Place, to: Place): void {
    const list = at(from);
    const index = list.findIndex((candidate) => named(candidate) === named(train));
    must(index >= 0, () => `${from} has no ${named(train)} to give to ${to}`);
    at(to).push(...list.splice(index, 1));
  }

  function fromDeck(type: TrainName, to: Place): void {
    const top = [...deck].find(([, left]) => left === null || left > 0)?.[0];
    must(top === type, () => `${type} is taken from the deck, but ${top} lies on top`);
    const left = deck.get(type) ?? null;
    if (left !== null) deck.set(type, left - 1);
    taken.set(type, (taken.get(type) ?? 0) + 1);
    at(to).push({ type, obsolete: false });
  }

  function age(fact: LilliputFact & { type: 'phaseChanged' }): void {
    for (const [place, list] of places) {
      if (place === 'rusted') continue;
      for (const train of list.filter(({ type }) => fact.rusted.includes(type))) move(train, place, 'rusted');
      for (const train of list) train.obsolete ||= fact.obsolete.includes(train.type);
    }
  }

  return {
    enter(fact: LilliputFact): void {
      switch (fact.type) {
        case 'companyTaken':
          dealt += fact.trains.length;
          at(fact.company).push(...fact.trains.map((type) => ({ type, obsolete: false })));
          return;
        case 'draftEnded':
          for (const { type, left } of fact.deck) deck.set(type, left);
          return;
        case 'trainBought':
          if (fact.from === 'deck') fromDeck(fact.train.type, fact.company);
          else move(fact.train, 'pool', fact.company);
          return;
        case 'trainPooled':
          return fromDeck(fact.train, 'pool');
        case 'trainTraded':
          return move(fact.train, fact.seller, fact.buyer);
        case 'trainsReturned':
        case 'trainsDiscarded':
          for (const train of fact.trains) move(train, fact.company, 'pool');
          return;
        case 'trainScrapped':
          return move(fact.train, fact.company, 'rusted');
        case 'phaseChanged':
          return age(fact);
        default:
          return;
      }
    },
    compare(state: LilliputState): void {
      for (const [id, { trains }] of Object.entries(state.companies)) {
        mustEqual(`trains of ${id}`, sorted(trains), sorted(at(id as CompanyId)));
      }
      mustEqual('trains of the pool', sorted(state.pool), sorted(at('pool')));
      for (const { type, left } of state.deck) mustEqual(`${type}-trains in the deck`, left, deck.get(type));
      const everywhere = [...places.values()].reduce((sum, list) => sum + list.length, 0);
      const seen = dealt + [...taken.values()].reduce((sum, count) => sum + count, 0);
      must(everywhere === seen, () => `${everywhere} trains are about, ${seen} were given out`);
      for (const { type, cards } of trainTypes) {
        const left = deck.get(type);
        const out = [...places.values()].flat().filter((train) => train.type === type).length;
        if (typeof left === 'number') must(out + left <= cards, () => `more ${type}-trains than are printed`);
      }
    },
  };
}
