import { describe, expect, it } from 'vitest';
import { asked, at, type Position, played, position, stateOf } from '../../../test/games/lilliput/position.ts';
import { answer, buy, card, cash, trade, turn, withdraw } from '../../../test/games/lilliput/steps.ts';
import { stepSchema } from '../steps.ts';

const TRAINS = card('train-two');
const sisters: Position = {
  phase: 2,
  companies: {
    red: { treasury: 300, trains: ['2'] },
    purple: { director: 0, treasury: 300, trains: ['3', '2'] },
    blue: { treasury: 300, trains: ['2', '3'] },
  },
  board: { '2,0': 'y-plain-straight 1', '3,0': 'y-city-straight 1 purple' },
};

describe('between two companies of one director', () => {
  it('2.3 a train changes hands at once, no question asked', () => {
    const facts = position(sisters);
    const after = played(facts, [0, TRAINS, trade('red', 'purple', '3', 120)]);
    expect(after.slice(facts.length)).toMatchObject([
      { type: 'cardTaken' },
      { type: 'trainTraded', buyer: 'red', seller: 'purple', train: { type: '3', obsolete: false }, price: 120 },
      { type: 'turnEnded' },
    ]);
    expect(stateOf(after).companies.red).toMatchObject({ treasury: 180, trains: [{ type: '2' }, { type: '3' }] });
    expect(stateOf(after).companies.purple).toMatchObject({ treasury: 420, trains: [{ type: '2' }] });
  });

  it('10 Offers: a train bought first may be resold to the own second company as purchase two', () => {
    at(sisters)
      .when(0, turn(TRAINS, buy('red'), trade('purple', 'red', '2', 1)))
      .then({}, { type: 'trainBought' }, { type: 'trainTraded', seller: 'red', buyer: 'purple' }, {});
  });
});

describe('the price', () => {
  it('2.3, 10 Offers: £1 or more, up to the buyer’s treasury', () => {
    for (const seller of ['purple', 'blue'] as const) {
      at(sisters)
        .when(0, turn(TRAINS, trade('red', seller, '3', 0)))
        .thenRejected('offer.price', 1);
      const { params } = at(sisters)
        .when(0, turn(TRAINS, trade('red', seller, '3', 301)))
        .thenRejected('offer.price', 1);
      expect(params).toEqual({ least: 1, most: 300 });
    }
    for (const price of [1, 300])
      at(sisters)
        .when(0, turn(TRAINS, trade('red', 'purple', '3', price)))
        .then({}, { price }, {});
  });

  it('10 Offers: whole pounds', () => {
    expect(stepSchema.safeParse(trade('red', 'blue', '3', 1.5)).success).toBe(false);
    expect(stepSchema.safeParse(trade('red', 'blue', '3', -1)).success).toBe(false);
    expect(stepSchema.safeParse(trade('red', 'blue', '3', 2)).success).toBe(true);
  });

  it('2.3 no help of the director between companies', () => {
    const poor: Position = {
      ...sisters,
      cash: [500, 0],
      companies: { ...sisters.companies, red: { treasury: 10, trains: [] } },
    };
    at(poor)
      .when(0, turn(TRAINS, trade('red', 'purple', '3', 11)))
      .thenRejected('offer.price', 1);
    at(poor)
      .when(0, turn(TRAINS, trade('red', 'blue', '3', 11)))
      .thenRejected('offer.price', 1);
  });

  it('2.3 the Admiral gives nothing off between companies', () => {
    at({ ...sisters, characters: { admiral: 0 } })
      .when(0, turn(TRAINS, trade('red', 'purple', '3', 150)))
      .then({}, { type: 'trainTraded', price: 150 }, {});
  });
});

describe('what can be asked for', () => {
  it('2.3 a train that the other company has, as it is', () => {
    at(sisters)
      .when(0, turn(TRAINS, trade('red', 'blue', '4', 10)))
      .thenRejected('train.notThere', 1);
    at(sisters)
      .when(0, turn(TRAINS, trade('red', 'blue', '2*', 10)))
      .thenRejected('train.notThere', 1);
    at(sisters)
      .when(0, turn(TRAINS, trade('red', 'white', '2', 10)))
      .thenRejected('train.notThere', 1);
    at(sisters)
      .when(0, turn(TRAINS, trade('purple', 'purple', '2', 10)))
      .thenRejected('offer.self', 1);
  });

  it('2.3 for a company of the acting player', () => {
    at(sisters)
      .when(0, turn(TRAINS, trade('blue', 'red', '2', 10)))
      .thenRejected('company.notYours', 1);
  });

  it('2.3 each purchase counts against the card’s one or two', () => {
    at(sisters)
      .when(
        0,
        turn(TRAINS, trade('red', 'purple', '3', 1), trade('purple', 'red', '3', 1), trade('red', 'purple', '3', 1)),
      )
      .thenRejected('train.noPurchase', 3);
    at(sisters)
      .when(0, turn(card('station'), trade('red', 'purple', '3', 1)))
      .thenRejected('train.noPurchase', 1);
  });

  it('10 Offers: the buyer is below its limit when offering', () => {
    const full: Position = {
      ...sisters,
      companies: { ...sisters.companies, red: { trains: ['2', '2', '2', '2'], treasury: 300 } },
    };
    at(full)
      .when(0, turn(TRAINS, trade('red', 'blue', '3', 10)))
      .thenRejected('train.limit', 1);
    at(full)
      .when(0, turn(TRAINS, trade('red', 'purple', '3', 10)))
      .thenRejected('train.limit', 1);
  });
});

describe('an offer to another director', () => {
  const offering = [TRAINS, trade('red', 'blue', '3', 120)] as const;
  const offered = played(position(sisters), [0, ...offering]);

  it('2.3 waits for the answer, and is public', () => {
    expect(offered.at(-1)).toEqual({
      type: 'offerMade',
      v: 1,
      seat: 0,
      buyer: 'red',
      seller: 'blue',
      train: { type: '3', obsolete: false },
      price: 120,
      returns: [],
    });
    expect(asked(offered)).toMatchObject([
      { seat: 1, need: 'answerOffer' },
      { seat: 0, need: 'withdrawOffer', optional: true },
    ]);
  });

  it('2.3 accepted: the train changes hands for that price, and the purchase is used', () => {
    const after = played(offered, [1, answer(true)]);
    expect(stateOf(after).companies.red).toMatchObject({ treasury: 180, trains: [{ type: '2' }, { type: '3' }] });
    expect(stateOf(after).companies.blue).toMatchObject({ treasury: 420, trains: [{ type: '2' }] });
    expect(stateOf(after)).toMatchObject({ offer: null, turn: { seat: 0, purchases: 1 } });
  });

  it('10 Offers: refusal costs nothing, and the turn goes on', () => {
    const after = played(offered, [1, answer(false)]);
    expect(after.at(-1)).toMatchObject({ type: 'offerRefused', seat: 1 });
    expect(stateOf(after)).toMatchObject({ offer: null, turn: { seat: 0, purchases: 2 } });
    expect(stateOf(after).companies).toEqual(stateOf(position(sisters)).companies);
    expect(() => played(after, [0, buy('red'), buy('purple')])).not.toThrow();
  });

  it('10 Offers: withdrawal costs nothing, and the turn goes on in the same submission', () => {
    const after = played(offered, [0, withdraw, buy('red'), buy('purple')]);
    expect(after.slice(offered.length)).toMatchObject([
      { type: 'offerWithdrawn', seat: 0 },
      { type: 'trainBought' },
      { type: 'trainBought' },
      { type: 'turnEnded' },
    ]);
  });

  it('10 Offers: one at a time', () => {
    at(sisters)
      .when(0, turn(...offering, trade('red', 'blue', '2', 5)))
      .thenRejected('turn.waiting', 2);
    expect(() => played(offered, [0, trade('red', 'blue', '2', 5)])).toThrow('turn.asked.withdrawOffer');
    const again = played(offered, [1, answer(false)], [0, trade('red', 'blue', '2', 5)]);
    expect(stateOf(again).offer).toMatchObject({ price: 5 });
  });

  it('2.3 only the seller’s director answers, and only the buyer’s withdraws', () => {
    const three = played(position({ ...sisters, seats: 3 }), [0, ...offering]);
    expect(() => played(three, [2, answer(true)])).toThrow('table.notAwaited');
    expect(() => played(three, [0, answer(true)])).toThrow('offer.notForYou');
    expect(() => played(three, [1, withdraw])).toThrow('offer.noneOfYours');
    expect(() => played(three, [1, cash()])).toThrow('turn.asked.answerOffer');
    expect(() => played(three, [0])).toThrow('table.unfinished');
  });

  const old: Position = {
    phase: 4,
    companies: { red: { treasury: 300, trains: ['2', '2', '3'] }, blue: { trains: ['4'] } },
  };

  it('10 Returning: obsolete trains go when the offer is accepted', () => {
    at(old)
      .when(0, turn(TRAINS, trade('red', 'blue', '4', 10)))
      .thenRejected('train.limit', 1);
    const waiting = played(position(old), [0, TRAINS, trade('red', 'blue', '4', 10, '2')]);
    expect(stateOf(waiting).companies.red?.trains).toHaveLength(3);
    const after = played(waiting, [1, answer(true)]);
    expect(after.slice(waiting.length, waiting.length + 2)).toMatchObject([
      { type: 'trainsReturned', company: 'red', trains: [{ type: '2', obsolete: true }] },
      { type: 'trainTraded' },
    ]);
    expect(stateOf(after).companies.red?.trains.map(({ type }) => type)).toEqual(['2', '3', '4']);
    expect(stateOf(after).pool).toEqual([{ type: '2', obsolete: true }]);
  });

  it('10 Returning: and stay when it is refused', () => {
    const after = played(position(old), [0, TRAINS, trade('red', 'blue', '4', 10, '2')], [1, answer(false)]);
    expect(stateOf(after).companies.red?.trains.map(({ type }) => type)).toEqual(['2', '2', '3']);
    expect(stateOf(after).pool).toEqual([]);
  });

  it('2.3 an obsolete train stays obsolete when it changes hands', () => {
    const after = played(
      position({ ...old, companies: { red: { treasury: 300, trains: [] }, blue: { trains: ['2', '4'] } } }),
      [0, TRAINS, trade('red', 'blue', '2*', 10)],
      [1, answer(true)],
    );
    expect(stateOf(after).companies.red?.trains).toEqual([{ type: '2', obsolete: true }]);
  });
});
