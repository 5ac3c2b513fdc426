import { describe, expect, it } from 'vitest';
import { asked, at, choices, only, type Position, play } from '../../../test/games/rocket/position.ts';
import { bid, call, extend, giveWay, pass, restore, token, turn, waive } from '../../../test/games/rocket/steps.ts';
import { rocket } from '../game.ts';

/** Seat 1 is active and moves LNWR from Stoke; seats 2, 3 and 0 hold 3, 1 and 2 shares, seat 1 none before. */
const four: Position = { seats: 4, seat: 1, lines: { LNWR: { shares: [2, 0, 3, 1] } } };
const move = extend('LNWR', '2,4');
const opened = play(four, [1, move]).state;
/** Two seats, and one other holder. */
const two: Position = { seats: 2, lines: { LNWR: { shares: [1, 2] } } };

describe('whether others are consulted', () => {
  it('nobody, while no other seat holds a share', () => {
    const { types, state } = play({ lines: { LNWR: { shares: [3, 0, 0] } }, actions: 1 }, [0, move]);
    expect(types).not.toContain('consultationOpened');
    expect(state.consultation).toBeNull();
  });

  it('the other holders, when there are two targets at least', () => {
    expect(opened.consultation).toMatchObject({ seat: 1, company: 'LNWR', target: '2,4', best: null });
    expect(opened.consultation?.targets).toEqual(['1,3', '1,4', '2,2', '2,4', '3,2', '3,3']);
  });

  it('nobody, when there is one target and no passenger at stake', () => {
    const narrow: Position = {
      lines: { GWR: { path: '1,12 2,11', shares: [0, 2, 0] }, LSWR: { track: '4,10' }, LNWR: { track: '3,9' } },
      actions: 1,
    };
    expect(play(narrow, [0, extend('GWR', '2,10')]).types).not.toContain('consultationOpened');
  });

  it('the other holders, when there is one target and a passenger at stake', () => {
    const narrow: Position = {
      lines: { GWR: { path: '1,12 2,11', shares: [0, 2, 0] }, LSWR: { track: '4,10' }, LNWR: { track: '3,9' } },
      stations: { '2,10': 2 },
    };
    expect(asked(play(narrow, [0, extend('GWR', '2,10')]).state)).toEqual([{ seat: 1, need: 'bid' }]);
    const own = { ...narrow, stations: { '2,10': 0 }, actions: 1 };
    expect(play(own, [0, extend('GWR', '2,10')]).types).not.toContain('consultationOpened');
    const none = { ...narrow, passengers: [4, 5, 0], actions: 1 };
    expect(play(none, [0, extend('GWR', '2,10')]).types).not.toContain('consultationOpened');
  });

  it('supplementary shares count like real ones', () => {
    const wanted: Position = { lines: { LNWR: { shares: [0, 1, 0], supplementary: 1 } } };
    expect(asked(play(wanted, [0, move]).state)).toEqual([{ seat: 1, need: 'bid' }]);
  });

  it('also about a line that is isolated', () => {
    const wanted: Position = { lines: { LNWR: { shares: [0, 1, 0], isolated: true } } };
    const { state, facts } = play(wanted, [0, move]);
    expect(facts[0]).toMatchObject({ share: false });
    expect(asked(state)).toEqual([{ seat: 1, need: 'bid' }]);
  });

  it('the share is drawn before', () => {
    expect(opened.lines.LNWR).toMatchObject({ shares: [2, 1, 3, 1], pile: 9 });
    expect(opened.lines.LNWR?.locomotive).toBe('2,3');
  });
});

describe('waiving and calling', () => {
  it('asks two or three other holders all at once', () => {
    expect(asked(opened)).toEqual([
      { seat: 2, need: 'waiveOrCall' },
      { seat: 3, need: 'waiveOrCall' },
      { seat: 0, need: 'waiveOrCall' },
    ]);
    expect(choices(opened, 3)).toEqual([{ type: 'waive' }, { type: 'call' }]);
  });

  it('lets the move stand when all waive, in any order', () => {
    const { state, types } = play(opened, [0, waive], [2, waive], [3, waive]);
    expect(types.slice(0, 4)).toEqual(['waived', 'waived', 'waived', 'lineExtended']);
    expect(state.lines.LNWR).toMatchObject({ locomotive: '2,4', shares: [2, 1, 3, 1], pile: 9 });
  });

  it('a waiver stands: it cannot be changed', () => {
    at(play(opened, [0, waive]).state)
      .when(0, turn(call))
      .thenRejected('turn.asked.waiver');
  });

  it('the first call opens the round and ends the waiving', () => {
    const { state } = play(opened, [0, waive], [3, call]);
    expect(asked(state)).toEqual([{ seat: 2, need: 'bid' }]);
    at(state).when(0, turn(waive)).thenRejected('turn.asked.waiver');
  });

  it('the caller need not bid', () => {
    const { types } = play(opened, [2, call], [2, pass], [3, pass], [0, pass]);
    expect(types).toContain('lineExtended');
  });

  it('one other holder is asked for a bid directly', () => {
    const { state } = play(two, [0, move]);
    expect(asked(state)).toEqual([{ seat: 1, need: 'bid' }]);
    at(state).when(1, turn(call)).thenRejected('turn.asked.bid');
  });

  it('the active seat is not asked whether it wants a consultation', () => {
    expect(asked(opened).some(({ seat }) => seat === 1)).toBe(false);
    at(opened).when(1, turn(call)).thenRejected('turn.asked.waiver');
  });
});

describe('the round of bids', () => {
  const called = play(opened, [0, call]).state;

  it('goes clockwise from the active seat’s left, each once', () => {
    expect(asked(called)).toEqual([{ seat: 2, need: 'bid' }]);
    const second = play(called, [2, pass]).state;
    expect(asked(second)).toEqual([{ seat: 3, need: 'bid' }]);
    expect(asked(play(second, [3, pass]).state)).toEqual([{ seat: 0, need: 'bid' }]);
  });

  it('a seat that waived may bid when somebody else called', () => {
    const { state } = play(opened, [2, waive], [0, call]);
    at(state)
      .when(2, turn(bid(1, '3,3')))
      .then({ type: 'bid', seat: 2, next: [0] });
  });

  it('a bid is one share at least: nothing is no bid', () => {
    at(called)
      .when(2, turn(bid(0, '3,3')))
      .thenRejected('bid.shares');
    at(called)
      .when(2, turn(bid(1, '3,3')))
      .then({ type: 'bid', shares: 1 });
  });

  it('a bid is limited by the shares held', () => {
    at(called)
      .when(2, turn(bid(4, '3,3')))
      .thenRejected('bid.shares');
    at(called)
      .when(2, turn(bid(3, '3,3')))
      .then({ type: 'bid', shares: 3 }, { type: 'sharesPaid' }, {});
  });

  it('a bid is above the one before', () => {
    const { state } = play(called, [2, bid(1, '3,3')]);
    expect(asked(state)).toEqual([{ seat: 0, need: 'bid' }]);
    at(state)
      .when(0, turn(bid(1, '2,4')))
      .thenRejected('bid.shares');
    at(state)
      .when(0, turn(bid(2, '2,4')))
      .then({ type: 'bid' }, { type: 'sharesPaid' }, {});
  });

  it('skips seats that cannot top the best bid', () => {
    expect(play(called, [2, bid(1, '3,3')]).facts[0]).toMatchObject({ next: [0] });
    expect(play(called, [2, bid(2, '3,3')]).types).toContain('lineExtended');
  });

  it('a bid names any legal target from the same origin, the current and the original one included', () => {
    expect(choices(called, 2).flatMap((choice) => (choice.type === 'bid' ? choice.target : []))).toEqual(
      called.consultation?.targets,
    );
    at(called)
      .when(2, turn(bid(1, '2,4')))
      .then({ type: 'bid', target: '2,4' });
    at(called)
      .when(2, turn(bid(1, '4,4')))
      .thenRejected('bid.target');
    const { state } = play(called, [2, bid(1, '3,3')]);
    expect(choices(state, 0).filter(({ type }) => type === 'bid')).toHaveLength(6);
  });

  it('without a bid the move stands and nobody pays', () => {
    const { facts, state } = play(called, [2, pass], [3, pass], [0, pass]);
    expect(only(facts, 'sharesPaid')).toEqual([]);
    expect(state.lines.LNWR).toMatchObject({ locomotive: '2,4', shares: [2, 1, 3, 1] });
  });

  it('says how many shares may be bid', () => {
    expect(choices(called, 2)[1]).toMatchObject({ type: 'bid', shares: 1, most: 3 });
    expect(choices(called, 2)[0]).toEqual({ type: 'pass' });
  });
});

describe('the active seat’s answer', () => {
  const bidding = play(two, [0, move], [1, bid(1, '3,3')]).state;

  it('is asked when it holds the best bid at least, the drawn share included', () => {
    const drawn = play({ seats: 2, lines: { LNWR: { shares: [0, 1] } } }, [0, move], [1, bid(1, '3,3')]).state;
    expect(asked(drawn)).toEqual([{ seat: 0, need: 'answer' }]);
  });

  it('is not asked when it holds less: it gives way', () => {
    const poor: Position = { seats: 2, lines: { LNWR: { shares: [0, 2] } } };
    const { types, state } = play(poor, [0, move], [1, bid(2, '3,3')]);
    expect(types.slice(2, 5)).toEqual(['bid', 'sharesPaid', 'lineExtended']);
    expect(state.lines.LNWR?.locomotive).toBe('3,3');
  });

  it('gives way: the bid decides the hex and is paid', () => {
    const { state, facts } = play(bidding, [0, giveWay]);
    expect(only(facts, 'sharesPaid')).toMatchObject([{ seat: 1, shares: 1, toPile: 1 }]);
    expect(state.lines.LNWR).toMatchObject({ locomotive: '3,3', shares: [2, 1], pile: 13 });
  });

  it('restores its own hex by equalling the bid, and pays', () => {
    const { state, facts } = play(bidding, [0, restore(1)]);
    expect(only(facts, 'sharesPaid')).toMatchObject([{ seat: 0, shares: 1, toPile: 1 }]);
    expect(state.lines.LNWR).toMatchObject({ locomotive: '2,4', shares: [1, 2], pile: 13 });
  });

  it('may pay more than needed, up to its holding, but not less', () => {
    expect(choices(bidding, 0)).toEqual([{ type: 'giveWay' }, { type: 'restore', shares: 1, most: 2 }]);
    expect(play(bidding, [0, restore(2)]).state.lines.LNWR?.shares).toEqual([0, 2]);
    at(bidding)
      .when(0, turn(restore(3)))
      .thenRejected('restore.shares');
    at(bidding)
      .when(0, turn(restore(0)))
      .thenRejected('restore.shares');
  });

  it('has no third hex to choose', () => {
    at(bidding)
      .when(0, turn(bid(2, '1,3')))
      .thenRejected('turn.asked.answer');
    expect(play(bidding, [0, restore(1)]).facts[0]).toMatchObject({ type: 'restored', target: '2,4' });
  });

  it('is asked although the bid names the original hex', () => {
    const confirmed = play(two, [0, move], [1, bid(1, '2,4')]).state;
    expect(asked(confirmed)).toEqual([{ seat: 0, need: 'answer' }]);
  });

  it('comes after all bids', () => {
    const { state } = play(opened, [0, call], [2, bid(1, '3,3')], [0, pass]);
    expect(asked(state)).toEqual([{ seat: 1, need: 'answer' }]);
  });
});

describe('payment', () => {
  it('only the winner pays; the others keep theirs', () => {
    const { facts, state } = play(opened, [0, call], [2, bid(1, '3,3')], [0, bid(2, '1,3')]);
    expect(only(facts, 'sharesPaid')).toMatchObject([{ seat: 0, shares: 2 }]);
    expect(state.lines.LNWR).toMatchObject({ locomotive: '1,3', shares: [0, 1, 3, 1], pile: 11 });
  });

  it('makes the shares available again', () => {
    const { state } = play({ ...two, actions: 1 }, [0, move], [1, bid(1, '3,3')], [0, giveWay]);
    const { facts } = play(state, [1, token('London', 'brewing'), extend('LNWR', '4,2')]);
    expect(only(facts, 'moveChosen')).toMatchObject([{ share: true }]);
  });

  it('does not make up for a share that was not drawn', () => {
    const empty: Position = { seats: 2, lines: { LNWR: { shares: [0, 2], pile: 0 } } };
    const { state } = play(empty, [0, move], [1, bid(1, '3,3')]);
    expect(state.lines.LNWR).toMatchObject({ shares: [0, 1], pile: 1 });
  });

  it('returns real shares as far as anybody holds some, the rest to the supplementary stock', () => {
    const wanted: Position = { seats: 2, lines: { LNWR: { shares: [0, 4], supplementary: 3, pile: 0 } } };
    const { state, facts } = play(wanted, [0, move], [1, bid(3, '3,3')]);
    expect(only(facts, 'sharesPaid')).toMatchObject([{ shares: 3, toPile: 1, supplementary: 2 }]);
    expect(state.lines.LNWR).toMatchObject({ shares: [0, 1], supplementary: 1, pile: 1 });
  });

  it('takes real shares of somebody else when the payer has only supplementary ones', () => {
    const wanted: Position = { seats: 3, lines: { LNWR: { shares: [0, 2, 2], supplementary: 2, pile: 0 } } };
    const { facts } = play(wanted, [0, move], [1, call], [1, bid(2, '3,3')]);
    expect(only(facts, 'sharesPaid')).toMatchObject([{ shares: 2, toPile: 2, supplementary: 0 }]);
  });

  it('leaves the game for an isolated line', () => {
    const wanted: Position = { seats: 2, lines: { LNWR: { shares: [0, 2], isolated: true } } };
    const { state, facts } = play(wanted, [0, move], [1, bid(1, '3,3')]);
    expect(only(facts, 'sharesPaid')).toMatchObject([{ shares: 1, toPile: 0, supplementary: 0 }]);
    expect(state.lines.LNWR).toMatchObject({ shares: [0, 1], pile: 0 });
  });
});

describe('what the move itself becomes', () => {
  it('is never cancelled: a diverted move is that locomotive’s move of the turn', () => {
    const { state } = play(two, [0, move], [1, bid(1, '3,3')], [0, giveWay]);
    expect(state.turn).toMatchObject({ seat: 0, actions: 1, moved: ['LNWR'] });
    at(state)
      .when(0, turn(extend('LNWR', '4,2')))
      .thenRejected('extend.moved');
  });

  it('all consequences come with the answer that ends the consultation', () => {
    expect(play(two, [0, move]).types).toEqual(['moveChosen', 'consultationOpened']);
    expect(play(play(two, [0, move]).state, [1, pass]).types).toEqual(['passed', 'lineExtended']);
  });

  it('nobody can act otherwise in the meantime', () => {
    at(opened)
      .when(1, turn(token('London', 'brewing')))
      .thenRejected('turn.asked.waiver');
    at(opened)
      .when(0, turn(token('London', 'brewing')))
      .thenRejected('turn.asked.waiveOrCall');
    expect(rocket.takeBack?.(opened)).toBe('closed');
  });
});
