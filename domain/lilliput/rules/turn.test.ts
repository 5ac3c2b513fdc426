import { describe, expect, it } from 'vitest';
import { asked, at, type Position, played, position, stateOf } from '../../../test/games/lilliput/position.ts';
import {
  answer,
  buy,
  card,
  cash,
  discard,
  grant,
  income,
  lay,
  layOwn,
  pay,
  sell,
  trade,
  tradeIn,
  turn,
  withdraw,
} from '../../../test/games/lilliput/steps.ts';
import { seededDealer } from '../../kernel/draws.ts';
import { isRejection } from '../../kernel/rejection.ts';
import { lilliput } from '../game.ts';

const types = (facts: readonly { readonly type: string }[]) => facts.map(({ type }) => type);
const NORTH = lay('red', 'y-plain-straight', '0,-2', 0);

describe('a turn is submitted once', () => {
  it('2.1 a turn is put together freely: character tile, card, action, trade-in, in one submission', () => {
    at({ characters: { treasurer: 0, justiciary: 0 } })
      .when(
        0,
        turn(
          layOwn('red', 'town-straight', '0,-2', 0),
          card('tile-two-yellow'),
          lay('red', 'y-city-curve', '0,-3', 1),
          tradeIn,
        ),
      )
      .then(
        { type: 'tileLaid', tile: 'town-straight' },
        { type: 'cardTaken' },
        { type: 'tileLaid', tile: 'y-city-curve' },
        { type: 'characterTradedIn' },
        { type: 'turnEnded' },
      );
  });

  it('2.1 a turn is applied whole or not at all, and the rejection names the step', () => {
    const submission = at().when(0, turn(card('tile-two-yellow'), NORTH, lay('red', 'y-plain-straight', '0,-3', 0)));
    const rejection = submission.thenRejected('tile.checker', 2);
    expect(submission.decision).not.toHaveProperty('facts');
    expect(rejection.params).toMatchObject({ tile: 'y-plain-straight', cell: 'N3' });
  });

  it('2.1 the first step that is wrong is the one that is named', () => {
    at()
      .when(0, turn(card('tile-two-yellow'), lay('blue', 'y-plain-straight', '2,0', 1), card('station')))
      .thenRejected('company.notYours', 1);
  });

  it('every rejection of a step is a sentence about the things on the table', () => {
    const { sentence, params } = at({ companies: { red: { treasury: 20 } } })
      .when(0, turn(card('tile-two-yellow'), NORTH, lay('red', 'y-metro-curve', '0,-3', 1)))
      .thenRejected('money.treasury', 2);
    expect(params).toEqual({ company: 'red', price: 50, treasury: 20 });
    for (const told of ['Mildendo Railway', '£50', '£20']) expect(sentence).toContain(told);
  });

  it('a step that belongs to another moment is refused', () => {
    const reasons = [
      [pay, 'turn.asked.turn'],
      [withdraw, 'offer.noneOfYours'],
      [answer(true), 'offer.notForYou'],
      [income(null), 'turn.asked.turn'],
      [discard('red', '2'), 'train.noSurplus'],
    ] as const;
    for (const [step, code] of reasons) at().when(0, turn(step)).thenRejected(code, 0);
    at()
      .when(0, turn({ type: 'takeCharacter', character: 'emperor' }))
      .thenRejected('turn.asked.turn', 0);
    at({ order: [0] })
      .when(0, turn(cash(), pay))
      .thenRejected('turn.asked.goOn', 1);
  });

  it('an income is a submission of its own', () => {
    at({ characters: { justiciary: 0 }, beforeIncome: true })
      .when(0, turn(income(null), cash()))
      .thenRejected('turn.whole', 1);
  });
});

describe('a submission ends where another seat must answer', () => {
  const offering: Position = { companies: { red: { treasury: 500 } } };
  const offer = [card('train-two'), trade('red', 'blue', '2', 100)] as const;

  it('2.1 an offer ends it: what came before is committed, and the other director is awaited', () => {
    const facts = position({ characters: { justiciary: 0 } });
    const after = played(facts, [0, layOwn('red', 'town-straight', '0,-2', 0), ...offer]);
    expect(types(after.slice(facts.length))).toEqual(['tileLaid', 'cardTaken', 'offerMade']);
    expect(asked(after)).toEqual([
      { seat: 1, need: 'answerOffer' },
      { seat: 0, need: 'withdrawOffer', optional: true },
    ]);
  });

  it('2.1 nothing may follow the offer in the same submission', () => {
    at(offering)
      .when(0, turn(...offer, buy('red')))
      .thenRejected('turn.waiting', 2);
    at(offering)
      .when(0, turn(...offer, withdraw))
      .thenRejected('turn.waiting', 2);
  });

  it.each([true, false])('2.1 after the answer (%s) the same player submits the rest of his turn', (accept) => {
    const after = played(position(offering), [0, ...offer], [1, answer(accept)]);
    expect(asked(after)).toEqual([{ seat: 0, need: 'goOn' }]);
    const rest = played(after, [0, buy('red')]);
    expect(types(rest.slice(after.length))).toEqual(['trainBought', 'phaseChanged', 'turnEnded']);
    expect(asked(rest)).toEqual([{ seat: 1, need: 'turn' }]);
  });

  it('2.1 he may also submit nothing more', () => {
    const after = played(position(offering), [0, ...offer], [1, answer(false)]);
    expect(types(played(after, [0]).slice(after.length))).toEqual(['turnEnded']);
  });

  it('2.1 after the answer the card is still the one that he took', () => {
    const after = played(position(offering), [0, ...offer], [1, answer(false)]);
    expect(() => played(after, [0, card('station')])).toThrow('card.oneATurn');
  });

  const crowded: Position = {
    phase: 3,
    deck: { '3': 0 },
    companies: {
      red: { treasury: 900, trains: ['3'], space: 'T3' },
      blue: { trains: ['2', '3', '3', '3'], space: 'T5' },
    },
  };

  it('2.1, 2.3 a discard of another director ends it too, and the buyer goes on after it', () => {
    const facts = position(crowded);
    const bought = played(facts, [0, card('train-two'), buy('red')]);
    expect(types(bought.slice(facts.length))).toEqual(['cardTaken', 'trainBought', 'phaseChanged']);
    expect(asked(bought)).toEqual([{ seat: 1, need: 'discardTrain', params: { company: 'blue' } }]);
    at(crowded)
      .when(0, turn(card('train-two'), buy('red'), buy('red')))
      .thenRejected('turn.waiting', 2);
    const discarded = played(bought, [1, discard('blue', '3')]);
    expect(asked(discarded)).toEqual([{ seat: 0, need: 'goOn' }]);
    expect(types(played(discarded, [0, buy('red')]).slice(discarded.length))).toEqual(['trainBought', 'turnEnded']);
  });

  it('2.1 own forced discards stay in the same submission', () => {
    const own: Position = {
      ...crowded,
      companies: {
        red: { treasury: 900, trains: ['2', '3', '3'] },
        blue: { trains: ['3'] },
      },
    };
    at(own)
      .when(0, turn(card('train-two'), buy('red')))
      .thenRejected('table.unfinished');
    at(own)
      .when(0, turn(card('train-two'), buy('red'), buy('red')))
      .thenRejected('turn.asked.discardTrain', 2);
    at(own)
      .when(0, turn(card('train-two'), buy('red'), discard('red', '2*')))
      .then(
        { type: 'cardTaken' },
        { type: 'trainBought' },
        { type: 'phaseChanged' },
        { type: 'trainsDiscarded', trains: [{ type: '2', obsolete: true }] },
        { type: 'turnEnded' },
      );
  });

  const both: Position = {
    ...crowded,
    companies: {
      red: { treasury: 900, trains: ['2', '3', '3'], space: 'T3' },
      blue: { trains: ['2', '3', '3', '3'], space: 'T5' },
    },
  };
  const bothDiscard = () => played(position(both), [0, card('train-two'), buy('red')], [1, discard('blue', '2*')]);

  it('2.1 his own discard that comes after another’s opens the rest of his turn', () => {
    const discarded = bothDiscard();
    expect(asked(discarded)).toEqual([{ seat: 0, need: 'discardTrain', params: { company: 'red' } }]);
    expect(() => played(discarded, [0])).toThrow('table.unfinished');
    const rest = played(discarded, [0, discard('red', '3'), buy('red', '2')]);
    expect(types(rest.slice(discarded.length))).toEqual([
      'trainsDiscarded',
      'trainsReturned',
      'trainBought',
      'turnEnded',
    ]);
  });

  it('2.1 a discard alone does not end the turn: the same seat is asked again', () => {
    const discarded = bothDiscard();
    const given = played(discarded, [0, discard('red', '3')]);
    expect(types(given.slice(discarded.length))).toEqual(['trainsDiscarded']);
    expect(asked(given)).toEqual([{ seat: 0, need: 'goOn' }]);
    const rest = played(given, [0, buy('red', '2')]);
    expect(types(rest.slice(given.length))).toEqual(['trainsReturned', 'trainBought', 'turnEnded']);
  });

  it('2.1 a discard alone ends the turn where nothing is left to choose', () => {
    const discarded = bothDiscard();
    const rest = played(discarded, [0, discard('red', '2*')]);
    expect(types(rest.slice(discarded.length))).toEqual(['trainsDiscarded', 'turnEnded']);
    expect(asked(rest)).toEqual([{ seat: 1, need: 'turn' }]);
  });

  it('2.1 a withdrawal alone does not end the turn: the same seat is asked again', () => {
    const after = played(position(offering), [0, ...offer]);
    const withdrawn = played(after, [0, withdraw]);
    expect(types(withdrawn.slice(after.length))).toEqual(['offerWithdrawn']);
    expect(asked(withdrawn)).toEqual([{ seat: 0, need: 'goOn' }]);
    expect(types(played(withdrawn, [0, buy('red')]).slice(withdrawn.length))).toEqual([
      'trainBought',
      'phaseChanged',
      'turnEnded',
    ]);
    expect(types(played(withdrawn, [0]).slice(withdrawn.length))).toEqual(['turnEnded']);
  });

  it('2.1 a withdrawal with more of the turn after it ends the turn', () => {
    const after = played(position(offering), [0, ...offer]);
    expect(types(played(after, [0, withdraw, buy('red')]).slice(after.length))).toEqual([
      'offerWithdrawn',
      'trainBought',
      'phaseChanged',
      'turnEnded',
    ]);
  });
});

describe('a turn left with nothing to choose', () => {
  it('ends by itself once the answer is there', () => {
    const poor = position({ seats: 4, companies: { red: { treasury: 1 } } });
    const offered = played(poor, [0, card('train-or-tile'), trade('red', 'blue', '2', 1)]);
    const sold = played(offered, [1, answer(true)]);
    expect(types(sold.slice(offered.length))).toEqual(['trainTraded', 'turnEnded']);
    expect(asked(sold)).toEqual([{ seat: 1, need: 'turn' }]);
  });

  it('but not while a character’s tile could still be laid', () => {
    const poor = position({ seats: 4, companies: { red: { treasury: 1 } }, characters: { justiciary: 0 } });
    const sold = played(poor, [0, card('train-or-tile'), trade('red', 'blue', '2', 1)], [1, answer(true)]);
    expect(asked(sold)).toEqual([{ seat: 0, need: 'goOn' }]);
  });

  it('never before a card was taken', () => {
    expect(asked(position({ cash: [0, 0], companies: { red: { treasury: 0, trains: [] } } }))).toEqual([
      { seat: 0, need: 'turn' },
    ]);
  });
});

describe('a draft of a turn', () => {
  const begun = (wanted: Position = {}) => {
    const draft = lilliput.begin(stateOf(position(wanted)), 0, seededDealer('00'), 0);
    if (isRejection(draft)) throw new Error(draft.code);
    return draft;
  };
  const stepped = (draft: ReturnType<typeof begun>, ...steps: Parameters<typeof lilliput.step>[1][]) =>
    steps.reduce((sofar, step) => {
      const next = lilliput.step(sofar, step);
      if (isRejection(next)) throw new Error(next.code);
      return next;
    }, draft);

  it('can be sent once a card was taken', () => {
    expect(begun().sendable).toBe(false);
    expect(stepped(begun(), card('station')).sendable).toBe(true);
  });

  it('tells the costs purse by purse', () => {
    const draft = stepped(
      begun({ companies: { red: { treasury: 30, trains: [] } }, cash: [90, 0] }),
      card('train-two'),
      buy('red'),
    );
    expect(draft.costs).toEqual([
      { purse: 'red', amount: 30 },
      { purse: 'seat:0', amount: 50 },
    ]);
  });

  it('is not changed by a step that follows or is refused', () => {
    const draft = stepped(begun({ shares: { blue: [0] } }), card('share-or-10'));
    const before = JSON.stringify(draft);
    stepped(draft, sell('blue', 1));
    expect(isRejection(lilliput.step(draft, grant({ red: 50 })))).toBe(true);
    expect(JSON.stringify(draft)).toBe(before);
  });
});

describe('the legal next steps of a draft', () => {
  const choicesAt = (wanted: Position, ...steps: Parameters<typeof lilliput.step>[1][]) => {
    let draft = lilliput.begin(stateOf(position(wanted)), 0, seededDealer('00'), 0);
    for (const step of steps) {
      if (isRejection(draft)) throw new Error(draft.code);
      draft = lilliput.step(draft, step);
    }
    if (isRejection(draft)) throw new Error(draft.code);
    return draft.choices;
  };

  it('say how far an open figure goes: a price up to the treasury, a grant to split among the companies', () => {
    const sisters: Position = {
      companies: { purple: { director: 0, trains: ['3'] }, red: { treasury: 77, trains: [] }, blue: { trains: [] } },
      board: { '2,0': 'y-plain-straight 1', '3,0': 'y-city-straight 1 purple' },
    };
    const trades = choicesAt(sisters, card('train-two')).filter(({ type }) => type === 'tradeTrain');
    expect(trades).toEqual([{ ...trade('red', 'purple', '3', 1), most: 77 }]);
    expect(choicesAt(sisters, card('treasury'))).toEqual([
      { ...grant({ red: 50 }), split: { amount: 50, among: ['red', 'purple'] } },
    ]);
    expect(choicesAt({ ...sisters, characters: { justiciary: 0 }, beforeIncome: true })).toEqual([
      income(null),
      { ...income({ red: 20 }), split: { amount: 20, among: ['red', 'purple'] } },
    ]);
  });

  it('end where another seat must answer, and where nothing is left', () => {
    expect(choicesAt({}, card('train-two'), trade('red', 'blue', '2', 100))).toEqual([]);
    expect(choicesAt({}, cash())).toEqual([]);
    expect(choicesAt({}, card('treasury'), grant({ red: 50 }))).toEqual([]);
  });

  it('leave out what the company cannot pay', () => {
    const tiles = (treasury: number) =>
      choicesAt(
        { board: { '0,-2': 'y-plain-straight 0' }, companies: { red: { treasury } } },
        card('tile-two-yellow'),
      ).flatMap((choice) => (choice.type === 'layTile' ? [choice.tile] : []));
    expect(tiles(50)).toContain('y-metro-curve');
    expect(tiles(49)).not.toContain('y-metro-curve');
  });
});
