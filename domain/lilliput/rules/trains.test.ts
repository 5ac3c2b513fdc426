import { describe, expect, it } from 'vitest';
import { at, type Position, played, position, stateOf } from '../../../test/games/lilliput/position.ts';
import { buy, buyFromPool, card, cash, found, turn } from '../../../test/games/lilliput/steps.ts';
import type { PhaseNumber, TrainName } from '../data.ts';
import type { LilliputStep } from '../steps.ts';

const buying = (wanted: Position, ...steps: LilliputStep[]) => at(wanted).when(0, turn(card('train-two'), ...steps));
/** Purple is red’s sister: both are directed by the first player. */
const sisters = (wanted: Position): Position => ({
  ...wanted,
  companies: { purple: { director: 0 }, ...wanted.companies },
  board: { '2,0': 'y-plain-straight 1', '3,0': 'y-city-straight 1 purple', ...wanted.board },
});
/** In this phase the next train is the first of its kind. */
const before: Record<TrainName, PhaseNumber> = { '2': 1, '3': 2, '4': 3, '5': 4, '3D': 5, '4D': 6 };
const nextIs = (type: TrainName): Position => {
  const order: TrainName[] = ['2', '3', '4', '5', '3D', '4D'];
  const empty = Object.fromEntries(order.slice(0, order.indexOf(type)).map((earlier) => [earlier, 0]));
  return { phase: before[type], deck: empty };
};

describe('buying from the deck', () => {
  it('2.3 a company buys the top train and pays from its treasury', () => {
    const facts = position({ companies: { red: { treasury: 100, trains: [] } } });
    const after = played(facts, [0, card('train-two'), buy('red')]);
    expect(after[facts.length + 1]).toMatchObject({
      type: 'trainBought',
      company: 'red',
      from: 'deck',
      train: { type: '2', obsolete: false },
      price: 80,
      help: 0,
    });
    expect(stateOf(after).companies.red).toMatchObject({ treasury: 20, trains: [{ type: '2', obsolete: false }] });
    expect(stateOf(after).players[0]?.cash).toBe(30);
    expect(stateOf(after).deck[0]).toEqual({ type: '2', left: 1 });
  });

  it('2.3 the top train is of the next kind once a kind is sold out', () => {
    buying({ deck: { '2': 1 } }, buy('red'), buy('red')).then(
      {},
      { train: { type: '2' } },
      { type: 'phaseChanged' },
      { train: { type: '3' } },
      { type: 'phaseChanged' },
      {},
    );
  });

  it.each([
    ['2', 80],
    ['3', 150],
    ['4', 300],
    ['5', 400],
    ['3D', 500],
    ['4D', 650],
  ] as const)('2.3 a %s-train costs £%i, as printed', (type, price) => {
    const wanted = { ...nextIs(type), companies: { red: { treasury: price, trains: [] } } };
    buying(wanted, buy('red')).then({}, { type: 'trainBought', train: { type }, price }, { type: 'phaseChanged' }, {});
    buying(
      { ...wanted, companies: { red: { treasury: price - 1, trains: [] } }, cash: [0, 0] },
      buy('red'),
    ).thenRejected('money.help', 1);
  });

  it('2.3 each purchase counts against the card’s one or two', () => {
    buying({ companies: { red: { treasury: 900 } } }, buy('red'), buy('red'), buy('red')).thenRejected(
      'train.noPurchase',
      3,
    );
    at({ seats: 4, companies: { red: { treasury: 900 } } })
      .when(0, turn(card('train-or-tile'), buy('red'), buy('red')))
      .thenRejected('train.noPurchase', 2);
  });

  it('2.3 the two purchases may be by two companies', () => {
    buying(sisters({ phase: 2 }), buy('purple'), buy('red')).then({}, { company: 'purple' }, { company: 'red' }, {});
  });

  it('2.3 only the player’s own companies buy', () => {
    buying({}, buy('blue')).thenRejected('company.notYours', 1);
    buying({}, buy('black')).thenRejected('company.notYours', 1);
  });

  it('2.3 nothing is bought from an empty deck', () => {
    const deck = { '2': 0, '3': 0, '4': 0, '5': 0, '3D': 0, '4D': 0 };
    buying({ phase: 7, deck }, buy('red')).thenRejected('train.noDeck', 1);
  });
});

describe('the Admiral', () => {
  it.each([
    ['2', 72],
    ['3', 135],
    ['4', 270],
    ['5', 360],
    ['3D', 450],
    ['4D', 585],
  ] as const)('2.3 his owner pays a tenth less for a %s-train of the deck: £%i', (type, price) => {
    const wanted: Position = { ...nextIs(type), companies: { red: { treasury: price, trains: [] } } };
    buying({ ...wanted, characters: { admiral: 0 } }, buy('red')).then({}, { price }, {}, {});
    buying({ ...wanted, characters: { admiral: 1 }, cash: [0, 0] }, buy('red')).thenRejected('money.help', 1);
  });

  it('2.7 his ability is for all of the owner’s companies', () => {
    buying(sisters({ phase: 2, characters: { admiral: 0 } }), buy('purple'), buy('red')).then(
      {},
      { company: 'purple', price: 72 },
      { company: 'red', price: 72 },
      {},
    );
  });

  it('2.3 he gives nothing off a train of the pool', () => {
    at({
      cash: [300, 0],
      pool: ['2'],
      phase: 2,
      characters: { admiral: 0 },
      board: { '2,0': 'y-plain-straight 1', '3,0': 'y-city-curve 3' },
    })
      .when(0, turn(card('share-or-10'), found('purple', 'T0', '3,0'), buyFromPool('purple', '2')))
      .then({}, { type: 'companyFounded' }, { type: 'trainBought', from: 'pool', price: 80 }, {});
  });
});

describe('the director’s help', () => {
  const poor = (treasury: number, trains: TrainName[], purse: number): Position => ({
    phase: 2,
    deck: { '2': 2 },
    cash: [purse, 0],
    companies: { red: { treasury, trains } },
  });

  it('2.3 a company without a train and without the money: the director adds what is missing', () => {
    const facts = position(poor(30, [], 70));
    const after = played(facts, [0, card('train-two'), buy('red')]);
    expect(after[facts.length + 1]).toMatchObject({ type: 'trainBought', price: 80, help: 50 });
    expect(stateOf(after).companies.red?.treasury).toBe(0);
    expect(stateOf(after).players[0]?.cash).toBe(20);
  });

  it('10 Director’s help: the whole treasury comes first', () => {
    buying(poor(79, [], 1), buy('red')).then({}, { price: 80, help: 1 }, {});
    buying(poor(80, [], 1), buy('red')).then({}, { price: 80, help: 0 }, {});
  });

  it('10 Director’s help: not for a company that owns a train', () => {
    buying(poor(30, ['2'], 500), buy('red')).thenRejected('money.noHelp', 1);
    buying(poor(100, [], 500), buy('red'), buy('red')).thenRejected('money.noHelp', 2);
  });

  it('10 Director’s help: only with the cash at hand', () => {
    const { params } = buying(poor(30, [], 49), buy('red')).thenRejected('money.help', 1);
    expect(params).toEqual({ company: 'red', missing: 50 });
  });

  it('10 Director’s help: no share is sold for it', () => {
    buying(
      { ...poor(30, [], 49), shares: { blue: [0] } },
      { type: 'sellShares', company: 'blue', count: 1 },
    ).thenRejected('share.noCard', 1);
  });

  it('10 Director’s help: the Admiral’s price counts', () => {
    buying({ ...poor(30, [], 42), characters: { admiral: 0 } }, buy('red')).then({}, { price: 72, help: 42 }, {});
    buying({ ...poor(30, [], 41), characters: { admiral: 0 } }, buy('red')).thenRejected('money.help', 1);
  });

  it('10 Director’s help: a company that returns its last obsolete train owns none when it buys', () => {
    const wanted: Position = {
      phase: 4,
      deck: { '4': 1 },
      cash: [200, 0],
      companies: { red: { treasury: 100, trains: ['2'] } },
    };
    buying(wanted, buy('red')).thenRejected('money.noHelp', 1);
    buying(wanted, buy('red', '2')).then({}, { type: 'trainsReturned' }, { price: 300, help: 200 }, {});
  });

  it('2.3 the help is for trains of the pool too', () => {
    const wanted = {
      phase: 4,
      pool: ['4'],
      companies: { red: { treasury: 250, trains: [] } },
      cash: [30, 0],
      order: [0],
    } as const;
    const kept = played(position(wanted), [0, cash('treasury')]);
    expect(stateOf(kept).running).toMatchObject({ company: 'red', kept: true });
    const after = played(kept, [0, buyFromPool('red', '4')]);
    expect(after[kept.length]).toMatchObject({ type: 'trainBought', from: 'pool', price: 300, help: 50 });
    expect(stateOf(after).players[0]?.cash).toBe(0);
  });
});

describe('the train limit', () => {
  const full = (phase: PhaseNumber, trains: TrainName[]): Position => ({
    phase,
    deck: { '2': 0, '3': 2 },
    companies: { red: { trains, treasury: 900 } },
  });

  it('2.3 four, from phase 4 three, from phase 5 two', () => {
    const three: TrainName[] = ['3', '3', '3'];
    for (const phase of [1, 2, 3] as const) {
      const { decision } = buying(full(phase, three), buy('red'));
      expect(decision).toHaveProperty('facts');
      const { params } = buying(full(phase, [...three, '3']), buy('red')).thenRejected('train.limit', 1);
      expect(params).toEqual({ company: 'red', limit: 4 });
    }
    buying(full(4, ['3', '3']), buy('red')).then({}, { type: 'trainBought' }, {});
    expect(buying(full(4, three), buy('red')).thenRejected('train.limit', 1).params).toMatchObject({ limit: 3 });
    for (const phase of [5, 6, 7] as const) {
      buying(full(phase, ['5']), buy('red')).then({}, { type: 'trainBought' }, {});
      expect(buying(full(phase, ['5', '5']), buy('red')).thenRejected('train.limit', 1).params).toMatchObject({
        limit: 2,
      });
    }
  });

  it('2.3 at the limit no purchase, even if the purchase would rust its own trains', () => {
    const wanted: Position = { ...nextIs('5'), companies: { red: { trains: ['2', '2', '4'], treasury: 900 } } };
    buying(wanted, buy('red')).thenRejected('train.limit', 1);
    buying({ ...wanted, companies: { red: { trains: ['2', '4'], treasury: 900 } } }, buy('red')).then(
      {},
      { train: { type: '5' } },
      { type: 'phaseChanged', rusted: ['2'] },
      {},
    );
  });
});

describe('returning obsolete trains', () => {
  const wanted: Position = {
    phase: 4,
    deck: { '4': 3 },
    companies: { red: { trains: ['2', '2', '3'], treasury: 900 } },
  };

  it('2.3 they may be returned to the pool just before a purchase, and make room', () => {
    const facts = position(wanted);
    const after = played(facts, [0, card('train-two'), buy('red', '2')]);
    expect(after.slice(facts.length)).toMatchObject([
      { type: 'cardTaken' },
      { type: 'trainsReturned', company: 'red', trains: [{ type: '2', obsolete: true }] },
      { type: 'trainBought', train: { type: '4' }, price: 300 },
      { type: 'turnEnded' },
    ]);
    expect(stateOf(after).pool).toEqual([{ type: '2', obsolete: true }]);
    expect(stateOf(after).companies.red?.trains.map(({ type }) => type)).toEqual(['2', '3', '4']);
  });

  it('10 Returning: any number, and nothing is paid for them', () => {
    const after = played(position(wanted), [0, card('train-two'), buy('red', '2', '2')]);
    expect(stateOf(after).pool).toHaveLength(2);
    expect(stateOf(after).companies.red).toMatchObject({ treasury: 600 });
  });

  it('2.3 normal trains never go voluntarily', () => {
    buying(wanted, buy('red', '3')).thenRejected('train.notObsolete', 1);
    buying({ phase: 3, companies: { red: { trains: ['2'], treasury: 900 } } }, buy('red', '2')).thenRejected(
      'train.notObsolete',
      1,
    );
  });

  it('10 Returning: only trains that the company has', () => {
    buying(wanted, buy('red', '2', '2', '2')).thenRejected('train.notObsolete', 1);
    const sister = sisters({ ...wanted, companies: { ...wanted.companies, purple: { director: 0, trains: ['4'] } } });
    buying(sister, buy('purple', '2')).thenRejected('train.notObsolete', 1);
  });

  it('10 Returning: only as part of a purchase that then happens', () => {
    const submission = buying(
      { ...wanted, companies: { red: { trains: ['2', '2', '3'], treasury: 200 } } },
      buy('red', '2'),
    );
    submission.thenRejected('money.noHelp', 1);
    expect(submission.decision).not.toHaveProperty('facts');
  });
});
