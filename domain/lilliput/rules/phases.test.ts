import { describe, expect, it } from 'vitest';
import { asked, at, type Position, played, position, stateOf } from '../../../test/games/lilliput/position.ts';
import { buy, card, cash, discard, trade, turn } from '../../../test/games/lilliput/steps.ts';
import type { PhaseNumber, TrainName } from '../data.ts';

const kinds: TrainName[] = ['2', '3', '4', '5', '3D', '4D'];
const soldOutBelow = (type: TrainName) =>
  Object.fromEntries(kinds.slice(0, kinds.indexOf(type)).map((earlier) => [earlier, 0]));
const types = (facts: readonly { readonly type: string }[]) => facts.map(({ type }) => type);

describe('a phase change', () => {
  it.each([
    ['2', 2, [], [], 4],
    ['3', 3, [], [], 4],
    ['4', 4, [], ['2'], 3],
    ['5', 5, ['2'], [], 2],
    ['3D', 6, [], ['3'], 2],
    ['4D', 7, ['3'], ['4'], 2],
  ] as const)(
    '2.3 the first %s-train begins phase %i the moment it is bought: %j rust, %j turn obsolete, limit %i',
    (type, phase, rusted, obsolete, trainLimit) => {
      at({
        phase: (phase - 1) as PhaseNumber,
        deck: soldOutBelow(type),
        companies: { red: { treasury: 2_000, trains: [] } },
      })
        .when(0, turn(card('train-two'), buy('red')))
        .then(
          {},
          { type: 'trainBought', train: { type } },
          { type: 'phaseChanged', phase, rusted, obsolete, trainLimit, surplus: [] },
          {},
        );
    },
  );

  it('2.3 only the first train of a kind changes the phase', () => {
    at({ phase: 3, deck: { '3': 2 } })
      .when(0, turn(card('train-two'), buy('red')))
      .then({}, { type: 'trainBought' }, { type: 'turnEnded' });
  });

  it('2.3 rusted trains are out of the game, in the pool too', () => {
    const facts = position({
      phase: 4,
      deck: { '4': 0 },
      pool: ['2', '4', '2'],
      companies: { red: { treasury: 900, trains: ['2', '4'] }, blue: { trains: ['2', '2'] } },
    });
    const state = stateOf(played(facts, [0, card('train-two'), buy('red')]));
    expect(state.pool).toEqual([{ type: '4', obsolete: false }]);
    expect(state.companies.red?.trains.map(({ type }) => type)).toEqual(['4', '5']);
    expect(state.companies.blue?.trains).toEqual([]);
  });

  it('2.3 obsolete trains are so in companies and in the pool', () => {
    const facts = position({
      phase: 3,
      deck: { '3': 0 },
      pool: ['2', '3'],
      companies: { red: { treasury: 900, trains: ['2'] }, blue: { trains: ['2', '3'] } },
    });
    const state = stateOf(played(facts, [0, card('train-two'), buy('red')]));
    const old = [
      { type: '2', obsolete: true },
      { type: '3', obsolete: false },
    ];
    expect(state.pool).toEqual(old);
    expect(state.companies.blue?.trains).toEqual(old);
    expect(state.companies.red?.trains).toEqual([old[0], { type: '4', obsolete: false }]);
  });

  it('10 Phase change: an obsolete train stays obsolete until it rusts', () => {
    const facts = position({
      phase: 6,
      deck: {},
      companies: { red: { treasury: 900, trains: [] }, blue: { trains: ['3', '4'] } },
    });
    expect(stateOf(facts).companies.blue?.trains).toEqual([
      { type: '3', obsolete: true },
      { type: '4', obsolete: false },
    ]);
    const after = played(facts, [0, card('train-two'), buy('red')]);
    expect(after.at(-2)).not.toMatchObject({ type: 'phaseChanged' });
    const gone = played(
      position({
        phase: 6,
        deck: { '3D': 0 },
        companies: { red: { treasury: 900, trains: [] }, blue: { trains: ['3', '4'] } },
      }),
      [0, card('train-two'), buy('red')],
    );
    expect(stateOf(gone).companies.blue?.trains).toEqual([{ type: '4', obsolete: true }]);
  });

  it('10 Phase change: each purchase is complete before the next, which sees the new deck, price and limit', () => {
    const wanted: Position = { phase: 3, deck: { '3': 1 }, companies: { red: { treasury: 450, trains: ['3'] } } };
    at(wanted)
      .when(0, turn(card('train-two'), buy('red'), buy('red')))
      .then(
        {},
        { train: { type: '3' }, price: 150 },
        { train: { type: '4' }, price: 300 },
        { type: 'phaseChanged', phase: 4 },
        {},
      );
    at({ phase: 3, deck: { '3': 0 }, companies: { red: { treasury: 900, trains: ['3', '3'] } } })
      .when(0, turn(card('train-two'), buy('red'), buy('red')))
      .thenRejected('train.limit', 2);
  });

  it('2.3 a train that changes hands between companies changes no phase', () => {
    const after = played(
      position({
        phase: 3,
        companies: { red: { treasury: 900 }, purple: { director: 0, trains: ['4'] } },
        board: { '2,0': 'y-plain-straight 1', '3,0': 'y-city-straight 1 purple' },
      }),
      [0, card('train-two'), trade('red', 'purple', '4', 10)],
    );
    expect(stateOf(after).phase).toBe(3);
  });
});

describe('forced discards', () => {
  /** The next train is the first 4: the limit falls from four to three. */
  const falling = (companies: Position['companies'] & object, more: Position = {}): Position => ({
    seats: 3,
    phase: 3,
    deck: { '3': 0 },
    ...more,
    companies,
  });

  it('2.3 companies over a lowered limit give up trains to the pool, in share price order', () => {
    const facts = position(
      falling({
        red: { treasury: 900, trains: ['2', '3', '3'], space: 'T2' },
        blue: { trains: ['2', '2', '3', '3'], space: 'B2' },
        yellow: { trains: ['2', '3', '3', '3'], space: 'T6' },
      }),
    );
    const bought = played(facts, [0, card('train-two'), buy('red')]);
    expect(bought.at(-1)).toMatchObject({
      type: 'phaseChanged',
      surplus: [
        { company: 'yellow', count: 1 },
        { company: 'red', count: 1 },
        { company: 'blue', count: 1 },
      ],
    });
    expect(asked(bought)).toEqual([{ seat: 2, need: 'discardTrain', params: { company: 'yellow' } }]);
    const first = played(bought, [2, discard('yellow', '3')]);
    expect(stateOf(first).pool).toEqual([{ type: '3', obsolete: false }]);
    expect(stateOf(first).companies.yellow?.trains.map(({ type }) => type)).toEqual(['2', '3', '3']);
    const second = played(first, [0, discard('red', '2*')]);
    expect(asked(second)).toEqual([{ seat: 1, need: 'discardTrain', params: { company: 'blue' } }]);
    // Red is at its limit now: nothing is left to choose in its turn.
    expect(asked(played(second, [1, discard('blue', '2*')]))).toEqual([{ seat: 1, need: 'turn' }]);
  });

  it('2.3 on one space the upper marker’s company comes first', () => {
    const bought = played(
      position(
        falling({
          red: { treasury: 900, trains: [], space: 'T4' },
          blue: { trains: ['2', '2', '3', '3'], space: 'T2' },
          yellow: { trains: ['2', '3', '3', '3'], space: 'T2' },
        }),
      ),
      [0, card('train-two'), buy('red')],
    );
    expect(bought.at(-1)).toMatchObject({ surplus: [{ company: 'blue' }, { company: 'yellow' }] });
  });

  const one = falling({ red: { treasury: 900, trains: ['3'] }, blue: { trains: ['2', '2', '3', '3'] } });

  it('2.3 the director chooses, and nobody else', () => {
    const bought = played(position(one), [0, card('train-two'), buy('red')]);
    expect(() => played(bought, [0, discard('blue', '3')])).toThrow('table.notAwaited');
    expect(() => played(bought, [2, discard('blue', '3')])).toThrow('table.notAwaited');
    for (const train of ['2*', '3'] as const) expect(() => played(bought, [1, discard('blue', train)])).not.toThrow();
    expect(() => played(bought, [1, discard('blue', '2')])).toThrow('train.notThere');
    expect(() => played(bought, [1, discard('red', '4')])).toThrow('train.noSurplus');
  });

  it('2.3 before anything else goes on', () => {
    const bought = played(position(one), [0, card('train-two'), buy('red')]);
    expect(() => played(bought, [1, cash()])).toThrow('turn.asked.discardTrain');
    expect(() => played(bought, [0])).toThrow('table.notAwaited');
    expect(() => played(bought, [1])).toThrow('table.unfinished');
  });

  it('10 Phase change: the train just bought may be discarded', () => {
    const facts = position(falling({ red: { treasury: 900, trains: ['2', '3', '3'] } }));
    const after = played(facts, [0, card('train-two'), buy('red'), discard('red', '4')]);
    expect(stateOf(after).pool).toEqual([{ type: '4', obsolete: false }]);
  });

  it('10 Phase change: rust comes before the new limit', () => {
    const facts = position({
      phase: 4,
      deck: { '4': 0 },
      companies: { red: { treasury: 900, trains: [] }, blue: { trains: ['2', '3', '4'] } },
    });
    const after = played(facts, [0, card('train-two'), buy('red')]);
    expect(after.at(-2)).toMatchObject({ type: 'phaseChanged', phase: 5, trainLimit: 2, surplus: [] });
  });

  it('2.3 all that is too much goes, one train after the other', () => {
    const facts = position({
      phase: 4,
      deck: { '4': 0 },
      companies: { red: { treasury: 900, trains: ['3'] }, blue: { trains: ['3', '3', '4', '4'] } },
    });
    const bought = played(facts, [0, card('train-two'), buy('red')]);
    expect(bought.at(-1)).toMatchObject({ surplus: [{ company: 'blue', count: 2 }] });
    expect(() => played(bought, [1, discard('blue', '3')])).toThrow('table.unfinished');
    const after = played(bought, [1, discard('blue', '3'), discard('blue', '4')]);
    expect(stateOf(after).companies.blue?.trains.map(({ type }) => type)).toEqual(['3', '4']);
    expect(() => played(bought, [1, discard('blue', '3'), discard('blue', '4'), discard('blue', '4')])).toThrow(
      'train.noSurplus',
    );
  });

  it('where all trains are alike there is nothing to choose, and they go by themselves', () => {
    const facts = position({
      phase: 4,
      deck: { '4': 0 },
      companies: { red: { treasury: 900, trains: [] }, blue: { trains: ['3', '3', '3'] } },
    });
    const after = played(facts, [0, card('train-two'), buy('red')]);
    expect(types(after.slice(facts.length))).toEqual([
      'cardTaken',
      'trainBought',
      'phaseChanged',
      'trainsDiscarded',
      'turnEnded',
    ]);
    expect(stateOf(after).companies.blue?.trains).toHaveLength(2);
    expect(stateOf(after).pool).toEqual([{ type: '3', obsolete: false }]);
  });
});
