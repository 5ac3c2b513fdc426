import { describe, expect, it } from 'vitest';
import { asked, at, choices, type Position, play, position } from '../../../test/games/rocket/position.ts';
import { call, declare, extend, pass, place, revoke, token, turn, waive } from '../../../test/games/rocket/steps.ts';
import { rocket } from '../game.ts';

const move = extend('LNWR', '2,4');
const three: Position = { lines: { LNWR: { shares: [0, 2, 2] } }, actions: 1 };

describe('a public waiver', () => {
  it('is a public fact, for a company or for all', () => {
    at()
      .when(2, turn(declare('LNWR')))
      .then({ type: 'waiverDeclared', seat: 2, company: 'LNWR' });
    at()
      .when(2, turn(declare(null)))
      .then({ type: 'waiverDeclared', seat: 2, company: null });
  });

  it('is revoked in the same way', () => {
    const { state } = play({}, [2, declare('LNWR'), declare(null)]);
    expect(state.waivers[2]).toEqual({ all: true, companies: ['LNWR'] });
    const { state: later } = play(state, [2, revoke('LNWR'), revoke(null)]);
    expect(later.waivers[2]).toEqual({ all: false, companies: [] });
  });

  it('is refused when it is declared already, or not declared', () => {
    const { state } = play({}, [2, declare('LNWR')]);
    at(state)
      .when(2, turn(declare('LNWR')))
      .thenRejected('waiver.declared');
    at(state)
      .when(2, turn(revoke('GWR')))
      .thenRejected('waiver.notDeclared');
    at(state)
      .when(2, turn(revoke(null)))
      .thenRejected('waiver.notDeclared');
    at({ gone: ['LNWR'] })
      .when(2, turn(declare('LNWR')))
      .thenRejected('extend.dissolved');
  });

  it('may be declared by any seat, also by the active one, whose turn stays open', () => {
    const { state, types } = play({}, [0, declare('LNWR')]);
    expect(types).toEqual(['waiverDeclared']);
    expect(rocket.awaiting(state)).toEqual(rocket.awaiting(position()));
  });

  it('is a step of its own, without actions', () => {
    at()
      .when(0, turn(declare('LNWR'), token('London', 'brewing')))
      .thenRejected('waiver.apart', 1);
    at()
      .when(0, turn(token('London', 'brewing'), declare('LNWR')))
      .thenRejected('waiver.apart', 1);
  });

  it('answers no question: nothing is proceeded with', () => {
    expect(rocket.asides).toEqual(new Set(['waiverDeclared', 'waiverRevoked']));
    expect(play(three, [1, declare('GWR')]).types).toEqual(['waiverDeclared']);
  });

  it('cannot be declared in a consultation in which the seat is awaited', () => {
    const { state } = play(three, [0, move]);
    at(state)
      .when(1, turn(declare('LNWR')))
      .thenRejected('turn.asked.waiveOrCall');
    const { state: waived } = play(state, [1, waive]);
    at(waived)
      .when(1, turn(declare('GWR')))
      .then({ type: 'waiverDeclared' });
  });
});

describe('an extension', () => {
  const waivedBy = (...seats: number[]) => {
    let { state } = play(three);
    for (const seat of seats) ({ state } = play(state, [seat, declare('LNWR')]));
    return state;
  };

  it('closes in its own commit when every other holder has waived', () => {
    expect(play(waivedBy(1, 2), [0, move]).types).toEqual(['moveChosen', 'lineExtended', 'turnEnded']);
    const all = play(three, [1, declare(null)], [2, declare(null)]).state;
    expect(play(all, [0, move]).types).not.toContain('consultationOpened');
  });

  it('asks the only holder who has not waived for a bid directly', () => {
    expect(asked(play(waivedBy(1), [0, move]).state)).toEqual([{ seat: 2, need: 'bid' }]);
  });

  it('skips a seat in the round that has waived publicly in the meantime', () => {
    const wanted: Position = { seats: 4, lines: { LNWR: { shares: [0, 2, 2, 2] } }, actions: 1 };
    const { state } = play(wanted, [0, move], [3, waive], [3, declare('LNWR')], [1, call], [1, pass], [2, pass]);
    expect(state.consultation).toBeNull();
  });

  it('is not touched by a waiver for another company', () => {
    const { state } = play(three, [1, declare('GWR')], [0, move]);
    expect(asked(state)).toHaveLength(2);
  });

  it('asks again after the waiver was revoked', () => {
    const { state } = play(waivedBy(1, 2), [1, revoke('LNWR')], [0, move]);
    expect(asked(state)).toEqual([{ seat: 1, need: 'bid' }]);
  });
});

it('a waiver for a company ends with the company', () => {
  const wanted: Position = {
    lines: { LSWR: { path: '5,12 5,11 4,11' }, GWR: { path: '1,12 2,11 3,10' } },
    actions: 1,
  };
  const { state } = play(wanted, [1, declare('LSWR'), declare('GWR')], [0, extend('LSWR', '4,10')]);
  expect(state.waivers[1]).toEqual({ all: false, companies: ['GWR'] });
});

it('lists what can be declared and revoked', () => {
  const { state } = play({}, [2, declare('LNWR')]);
  expect(choices(state, 2)).toEqual([
    { type: 'declareWaiver', company: null, companies: [null, 'L&Y', 'NER', 'GER', 'GWR', 'LSWR', 'SER'] },
    { type: 'revokeWaiver', company: 'LNWR', companies: ['LNWR'] },
  ]);
  expect(choices(state, 0).filter(({ type }) => type === 'declareWaiver')).toHaveLength(1);
  at(state)
    .when(1, turn(place('4,8')))
    .thenRejected('turn.asked.waiver');
});
