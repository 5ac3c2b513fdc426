import { describe, expect, it } from 'vitest';
import { at, played, position, stateOf } from '../../../test/games/lilliput/position.ts';
import { card, copy, found, lay, trade, tradeIn, turn } from '../../../test/games/lilliput/steps.ts';
import type { CardSide } from '../types.ts';
import { cardsFor } from './cards.ts';

describe('the cards of a table', () => {
  it('6 four play with ten cards, three with eight, two with six', () => {
    const always = ['tile-yellow-green', 'tile-two-yellow', 'share-or-10', 'train-two', 'station', 'treasury'];
    expect(new Set(cardsFor(2))).toEqual(new Set(always));
    expect(new Set(cardsFor(3))).toEqual(new Set([...always, 'share-or-tile', 'train-or-tile']));
    expect(new Set(cardsFor(4))).toEqual(new Set([...cardsFor(3), 'tile-any', 'share-or-5']));
    expect([2, 3, 4].map((players) => cardsFor(players).length)).toEqual([6, 8, 10]);
  });

  const nothing = { lays: [], purchases: 0, shares: false, stations: 0, grant: 0 };
  const sides: readonly [string, CardSide, object, number?][] = [
    ['tile-any', 'action', { lays: [1] }],
    ['tile-any', 'alternative', {}, 5],
    ['tile-yellow-green', 'action', { lays: [1, 1] }],
    ['tile-yellow-green', 'alternative', { lays: [1] }],
    ['tile-two-yellow', 'action', { lays: [2] }],
    ['tile-two-yellow', 'alternative', {}, 5],
    ['share-or-tile', 'action', { shares: true }],
    ['share-or-tile', 'alternative', { lays: [1] }],
    ['share-or-10', 'action', { shares: true }],
    ['share-or-10', 'alternative', {}, 10],
    ['share-or-5', 'action', { shares: true }],
    ['share-or-5', 'alternative', {}, 5],
    ['train-or-tile', 'action', { purchases: 1 }],
    ['train-or-tile', 'alternative', { lays: [1] }],
    ['train-two', 'action', { purchases: 2 }],
    ['train-two', 'alternative', {}, 5],
    ['station', 'action', { stations: 1 }],
    ['station', 'alternative', {}, 5],
    ['treasury', 'action', { grant: 50 }],
    ['treasury', 'alternative', {}, 20],
  ];

  it.each(sides)('2.1 the card %s allows its %s and nothing else', (id, side, allowed, amount) => {
    const money = amount === undefined ? [] : [{ type: 'cashTaken', seat: 0, amount }];
    at({ seats: 4 })
      .when(0, turn(card(id, side)))
      .then({ type: 'cardTaken', card: id, side, copied: false, ...nothing, ...allowed }, ...money, {
        type: 'turnEnded',
        seat: 0,
      });
  });
});

describe('a turn and its card', () => {
  it('2.1 a player performs as much of the action as he wants, possibly nothing', () => {
    at()
      .when(0, turn(card('tile-two-yellow')))
      .then({ type: 'cardTaken', lays: [2] }, { type: 'turnEnded' });
    at()
      .when(0, turn(card('tile-two-yellow'), lay('red', 'y-plain-straight', '0,-2', 0)))
      .then({ type: 'cardTaken' }, { type: 'tileLaid' }, { type: 'turnEnded' });
  });

  it('10 Copy card: a turn always takes or copies a card', () => {
    at().when(0, turn()).thenRejected('table.unfinished');
    at({ characters: { treasurer: 0 } })
      .when(0, turn(tradeIn))
      .thenRejected('table.unfinished');
  });

  it('2.1 one card a turn, taken or copied', () => {
    at({ copyCards: [2, 2], taken: { station: 1 } })
      .when(0, turn(card('treasury', 'alternative'), card('train-two')))
      .thenRejected('card.oneATurn', 1);
    at({ copyCards: [2, 2], taken: { station: 1 } })
      .when(0, turn(card('treasury', 'alternative'), copy('station')))
      .thenRejected('card.oneATurn', 1);
    at({ copyCards: [2, 2], taken: { station: 1 } })
      .when(0, turn(copy('station', 'alternative'), copy('station')))
      .thenRejected('card.oneATurn', 1);
  });

  it('2.1 a card that somebody has taken is used up for this round, for its taker too', () => {
    const facts = { taken: { station: 1, treasury: 0 } };
    at(facts)
      .when(0, turn(card('station')))
      .thenRejected('card.taken', 0);
    at(facts)
      .when(0, turn(card('treasury', 'alternative')))
      .thenRejected('card.taken', 0);
  });

  it('2.1 a card that is not at this table cannot be taken', () => {
    at({ seats: 2 })
      .when(0, turn(card('tile-any')))
      .thenRejected('card.unknown', 0);
    at()
      .when(0, turn(card('no-such-card')))
      .thenRejected('card.unknown', 0);
  });

  it.each([
    ['a tile', lay('red', 'y-plain-straight', '0,-2', 0)],
    ['a train', { type: 'buyTrain', company: 'red' }],
    ['a train of another company', trade('red', 'blue', '2', 1)],
    ['a station', { type: 'placeStation', company: 'red', x: 1, y: 0 }],
    ['a grant', { type: 'grantTreasury', treasuries: { red: 50 } }],
    ['a sale', { type: 'sellShares', company: 'blue', count: 1 }],
    ['a share', { type: 'buyShare', company: 'blue' }],
    ['a founding', found('purple', 'T0', '1,0')],
  ] as const)('2.1 before a card was taken, %s needs one first', (_, step) => {
    const { sentence } = at().when(0, turn(step)).thenRejected('card.first', 0);
    expect(sentence).toBe('Take a card first.');
  });

  it('2.1 what a card does not allow is refused', () => {
    at()
      .when(0, turn(card('train-two'), lay('red', 'y-plain-straight', '0,-2', 0)))
      .thenRejected('tile.noLay', 1);
    at()
      .when(0, turn(lay('red', 'y-plain-straight', '0,-2', 0)))
      .thenRejected('card.first', 0);
    at()
      .when(0, turn(card('station'), { type: 'buyTrain', company: 'red' }))
      .thenRejected('train.noPurchase', 1);
    at()
      .when(0, turn(card('station'), { type: 'grantTreasury', treasuries: { red: 50 } }))
      .thenRejected('money.noGrant', 1);
    at()
      .when(0, turn(card('treasury'), { type: 'placeStation', company: 'red', x: 1, y: 0 }))
      .thenRejected('station.noCard', 1);
    at({ shares: { blue: [0] } })
      .when(0, turn(card('treasury'), { type: 'sellShares', company: 'blue', count: 1 }))
      .thenRejected('share.noCard', 1);
  });
});

describe('copy cards', () => {
  it('2.1 repeat a card that anyone took earlier in this round, and are spent', () => {
    const facts = position({ taken: { treasury: 1 }, copyCards: [2, 2] });
    const after = played(facts, [0, copy('treasury', 'alternative')]);
    expect(after.slice(facts.length)).toMatchObject([
      { type: 'cardTaken', card: 'treasury', copied: true },
      { type: 'cashTaken', amount: 20 },
      { type: 'turnEnded' },
    ]);
    expect(stateOf(after).players.map(({ copyCards }) => copyCards)).toEqual([1, 2]);
  });

  it('10 Copy card: own earlier cards count, on either side', () => {
    const own = { taken: { station: 0 } };
    at(own)
      .when(0, turn(copy('station')))
      .then({ type: 'cardTaken', side: 'action', stations: 1 }, { type: 'turnEnded' });
    at(own)
      .when(0, turn(copy('station', 'alternative')))
      .then({ type: 'cardTaken', side: 'alternative' }, { type: 'cashTaken', amount: 5 }, { type: 'turnEnded' });
  });

  it('10 Copy card: a copied card may be copied again', () => {
    const facts = played(position({ taken: { station: 1 } }), [0, copy('station', 'alternative')]);
    expect(played(facts, [1, copy('station', 'alternative')]).slice(facts.length)).toMatchObject([
      { type: 'cardTaken', seat: 1, copied: true },
      { type: 'cashTaken' },
      { type: 'turnEnded' },
    ]);
  });

  it('2.1 a card that nobody took in this round cannot be copied', () => {
    at()
      .when(0, turn(copy('station')))
      .thenRejected('card.notTakenYet', 0);
  });

  it('2.1 without a copy card nothing is copied', () => {
    at({ taken: { station: 1 }, copyCards: [0, 1] })
      .when(0, turn(copy('station')))
      .thenRejected('card.noCopy', 0);
  });

  it('2.1 copying leaves the other cards for the others to take', () => {
    const facts = played(position({ taken: { station: 1 } }), [0, copy('station', 'alternative')]);
    expect(stateOf(facts).cards).toMatchObject({ station: 1, treasury: null, 'train-two': null });
  });
});
