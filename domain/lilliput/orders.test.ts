import { describe, expect, it } from 'vitest';
import { type Position, played, position, stateOf } from '../../test/games/lilliput/position.ts';
import { buy, card, cash, discard, keep, pay, trade, answer } from '../../test/games/lilliput/steps.ts';
import { deepFreeze } from '../../test/given.ts';
import { type LilliputOrders, orderedStep, ordersSchema } from './orders.ts';

type Facts = ReturnType<typeof position>;
const ordered = (facts: Facts, seat: number, orders: LilliputOrders) =>
  orderedStep(deepFreeze(stateOf(facts)), seat, ordersSchema.parse(orders));

/** Red’s trains have run for 50, and its director is asked. */
const ran = (wanted: Position = {}) => played(position({ order: [0], ...wanted }), [0, cash()]);

describe('dividends', () => {
  it('are paid always, or from a revenue on', () => {
    expect(ordered(ran(), 0, { dividends: { red: { payFrom: 0 } } })).toEqual([pay]);
    expect(ordered(ran(), 0, { dividends: { red: { payFrom: 50 } } })).toEqual([pay]);
    expect(ordered(ran(), 0, { dividends: { red: { payFrom: 51 } } })).toBeNull();
  });

  it('are kept below a revenue, and what lies between is left to the person', () => {
    expect(ordered(ran(), 0, { dividends: { red: { keepBelow: 51 } } })).toEqual([keep]);
    expect(ordered(ran(), 0, { dividends: { red: { keepBelow: 50 } } })).toBeNull();
    expect(ordered(ran(), 0, { dividends: { red: { keepBelow: 50, payFrom: 50 } } })).toEqual([pay]);
    expect(ordered(ran(), 0, { dividends: { red: { keepBelow: 40, payFrom: 60 } } })).toBeNull();
  });

  it('are not kept where a train of the pool could be bought then', () => {
    const orders = { dividends: { red: { keepBelow: 1000 } } };
    expect(ordered(ran({ phase: 2, pool: ['2'] }), 0, orders)).toBeNull();
    expect(ordered(ran({ phase: 2, pool: ['2'] }), 0, { dividends: { red: { payFrom: 0 } } })).toEqual([pay]);
  });

  it('of another company, or of somebody else, are no business of these orders', () => {
    expect(ordered(ran(), 0, { dividends: { blue: { payFrom: 0 } } })).toBeNull();
    expect(ordered(ran(), 1, { dividends: { red: { payFrom: 0 }, blue: { payFrom: 0 } } })).toBeNull();
    expect(ordered(ran(), 0, { offers: { acceptFrom: null }, discardOldest: true })).toBeNull();
  });

  it('that would be both paid and kept are no orders', () => {
    expect(ordersSchema.safeParse({ dividends: { red: { payFrom: 10, keepBelow: 20 } } }).success).toBe(false);
    expect(ordersSchema.safeParse({ dividends: { mauve: { payFrom: 10 } } }).success).toBe(false);
    expect(ordersSchema.safeParse({ dividends: { red: { payFrom: 0.5 } } }).success).toBe(false);
  });
});

describe('offers for a train', () => {
  const offered = (price: number) =>
    played(
      position({
        phase: 2,
        companies: { red: { treasury: 300, trains: ['2'] }, blue: { treasury: 300, trains: ['2', '3'] } },
      }),
      [0, card('train-two'), trade('red', 'blue', '3', price)],
    );

  it('are refused', () => {
    expect(ordered(offered(300), 1, { offers: { acceptFrom: null } })).toEqual([answer(false)]);
  });

  it('are accepted from a price on, and refused below', () => {
    expect(ordered(offered(120), 1, { offers: { acceptFrom: 120 } })).toEqual([answer(true)]);
    expect(ordered(offered(119), 1, { offers: { acceptFrom: 120 } })).toEqual([answer(false)]);
  });

  it('wait for the person without an order, and are never withdrawn by one', () => {
    expect(ordered(offered(120), 1, {})).toBeNull();
    expect(ordered(offered(120), 0, { offers: { acceptFrom: null } })).toBeNull();
  });
});

describe('trains over the limit', () => {
  /** Red buys the first 5-train: two trains are the limit now. */
  const over = (blue: readonly ('2' | '3' | '4')[]) =>
    played(
      position({
        phase: 4,
        deck: { '4': 0 },
        companies: { red: { treasury: 900, trains: [] }, blue: { trains: [...blue] } },
      }),
      [0, card('train-two'), buy('red')],
    );

  it('go oldest first, as many as must go, in one turn', () => {
    const one = over(['3', '4', '4']);
    expect(ordered(one, 1, { discardOldest: true })).toEqual([discard('blue', '3')]);
    const two = over(['4', '3', '3', '4']);
    const steps = ordered(two, 1, { discardOldest: true });
    expect(steps).toEqual([discard('blue', '3'), discard('blue', '3')]);
    expect(() => played(two, [1, ...(steps ?? [])])).not.toThrow();
  });

  it('an obsolete one before a newer one', () => {
    const facts = played(
      position({
        phase: 3,
        deck: { '3': 0 },
        companies: { red: { treasury: 900, trains: [] }, blue: { trains: ['3', '2', '3', '3'] } },
      }),
      [0, card('train-two'), buy('red')],
    );
    expect(ordered(facts, 1, { discardOldest: true })).toEqual([discard('blue', '2*')]);
  });

  it('wait for the person without an order', () => {
    expect(ordered(over(['3', '4', '4']), 1, {})).toBeNull();
    expect(ordered(over(['3', '4', '4']), 0, { discardOldest: true })).toBeNull();
  });

  it('in a turn of one’s own are left alone: sending would end the turn', () => {
    const facts = played(
      position({
        phase: 4,
        deck: { '4': 0 },
        seats: 2,
        companies: {
          red: { treasury: 900, trains: ['3', '4'], space: 'B0' },
          blue: { trains: ['3', '4', '4'], space: 'T6' },
        },
      }),
      [0, card('train-two'), buy('red')],
    );
    const after = played(facts, [1, discard('blue', '3')]);
    expect(stateOf(after).surplus).toEqual([{ company: 'red', count: 1 }]);
    expect(ordered(after, 0, { discardOldest: true })).toBeNull();
  });
});

it('in an ordinary turn orders say nothing', () => {
  const everything = { dividends: { red: { payFrom: 0 } }, offers: { acceptFrom: null }, discardOldest: true } as const;
  expect(ordered(position(), 0, everything)).toBeNull();
});
