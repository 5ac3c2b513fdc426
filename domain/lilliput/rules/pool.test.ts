import { describe, expect, it } from 'vitest';
import { given } from '../../../test/given.ts';
import { at, type Position, played, position, stateOf } from '../../../test/games/lilliput/position.ts';
import { buyFromPool, buyShare, card, cash, found, keep, pay, turn } from '../../../test/games/lilliput/steps.ts';
import type { TrainName } from '../data.ts';
import { lilliput } from '../game.ts';

describe('the pool', () => {
  const pooled: Position = {
    phase: 4,
    pool: ['2', '4'],
    companies: { red: { trains: ['2', '2', '3'], treasury: 900 } },
  };

  it('2.3 a train card buys nothing from it', () => {
    at(pooled)
      .when(0, turn(card('train-two'), buyFromPool('red', '4')))
      .thenRejected('train.noPool', 1);
  });

  const founding: Position = {
    phase: 4,
    pool: ['2', '4'],
    cash: [400, 0],
    board: { '2,0': 'y-plain-straight 1', '3,0': 'y-city-curve 3' },
  };
  const newcomer = [card('share-or-10'), found('purple', 'T0', '3,0')] as const;

  it('2.3, 2.4 a company just founded buys one train, at the printed price, obsolete or not', () => {
    at(founding)
      .when(0, turn(...newcomer, buyFromPool('purple', '4')))
      .then(
        {},
        { type: 'companyFounded' },
        { type: 'trainBought', from: 'pool', train: { type: '4', obsolete: false }, price: 300 },
        {},
      );
    at(founding)
      .when(0, turn(...newcomer, buyFromPool('purple', '2*')))
      .then({}, {}, { type: 'trainBought', train: { type: '2', obsolete: true }, price: 80 }, {});
    at(founding)
      .when(0, turn(...newcomer, buyFromPool('purple', '4'), buyFromPool('purple', '2*')))
      .thenRejected('train.onePoolTrain', 3);
  });

  it('2.4 the train of the pool is for the company just founded, not for another', () => {
    at({ ...founding, companies: { red: { treasury: 900 } } })
      .when(0, turn(...newcomer, buyFromPool('red', '4')))
      .thenRejected('train.noPool', 2);
    at({ ...founding, companies: { red: { treasury: 900 } } })
      .when(0, turn(card('share-or-10'), buyShare('blue'), buyFromPool('red', '4')))
      .thenRejected('train.noPool', 2);
  });

  it('2.3 what is not in the pool cannot be bought', () => {
    at(founding)
      .when(0, turn(...newcomer, buyFromPool('purple', '5')))
      .thenRejected('train.notInPool', 2);
    at(founding)
      .when(0, turn(...newcomer, buyFromPool('purple', '2')))
      .thenRejected('train.notInPool', 2);
    at(founding)
      .when(0, turn(...newcomer, buyFromPool('purple', '4*')))
      .thenRejected('train.notInPool', 2);
  });

  it('2.3, 3 a company that just kept its revenue buys one train; one that paid buys none', () => {
    const ran = played(position({ ...pooled, order: [0], companies: { red: { trains: ['3'], treasury: 900 } } }), [
      0,
      cash(),
    ]);
    const facts = played(ran, [0, keep, buyFromPool('red', '4')]);
    expect(facts.slice(ran.length, ran.length + 3)).toMatchObject([
      { type: 'revenueKept' },
      { type: 'trainBought', from: 'pool', price: 300 },
      { type: 'companyDone' },
    ]);
    expect(() => played(ran, [0, keep, buyFromPool('red', '4'), buyFromPool('red', '2*')])).toThrow(
      'train.onePoolTrain',
    );
    expect(() => played(ran, [0, pay, buyFromPool('red', '4')])).toThrow('train.paidOut');
    expect(() => played(ran, [0, buyFromPool('red', '4')])).toThrow('train.noPool');
  });

  it('10 Running: returns are part of such a purchase, and the limit holds', () => {
    const ran = played(position({ ...pooled, order: [0] }), [0, cash()]);
    expect(() => played(ran, [0, keep, buyFromPool('red', '4')])).toThrow('train.limit');
    const facts = played(ran, [0, keep, buyFromPool('red', '4', '2', '2')]);
    expect(facts.slice(ran.length, ran.length + 3).map(({ type }) => type)).toEqual([
      'revenueKept',
      'trainsReturned',
      'trainBought',
    ]);
    expect(stateOf(facts).companies.red?.trains.map(({ type }) => type)).toEqual(['3', '4']);
  });

  it('2.3 a company that keeps its revenue and can buy nothing from the pool learns why', () => {
    const kept = (treasury: number, trains: readonly TrainName[], cash0 = 0) =>
      played(position({ ...pooled, order: [0], cash: [cash0, 0], companies: { red: { trains, treasury } } }), [
        0,
        cash(),
      ]);
    const buying = buyFromPool('red', '4');
    const refused = (facts: ReturnType<typeof kept>, step = buying) => given(lilliput, facts).when(0, turn(keep, step));
    const { params } = refused(kept(900, ['3', '3', '3'])).thenRejected('train.limit', 1);
    expect(params).toEqual({ company: 'red', limit: 3 });
    refused(kept(0, ['3'])).thenRejected('money.noHelp', 1);
    refused(kept(0, ['3']), buyFromPool('red', '5')).thenRejected('train.notInPool', 1);
    refused(kept(0, ['3']), buyFromPool('blue', '4')).thenRejected('train.noPool', 1);
  });

  it('10 Phase change: a purchase from the pool never changes the phase', () => {
    const facts = position({ ...founding, phase: 3, pool: ['4'] });
    const after = played(facts, [0, ...newcomer, buyFromPool('purple', '4')]);
    expect(stateOf(after).phase).toBe(3);
    expect(after.slice(facts.length).map(({ type }) => type)).not.toContain('phaseChanged');
  });

  it('2.3 a train bought from the pool leaves it', () => {
    expect(stateOf(played(position(founding), [0, ...newcomer, buyFromPool('purple', '4')])).pool).toEqual([
      { type: '2', obsolete: true },
    ]);
  });
});
