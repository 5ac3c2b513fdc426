import { describe, expect, it } from 'vitest';
import { type Position, play, position } from '../../../test/games/rocket/position.ts';
import { bid, call, extend } from '../../../test/games/rocket/steps.ts';
import { rocket } from '../game.ts';
import type { RocketState } from '../types.ts';

const move = extend('LNWR', '2,4');
const three: Position = { lines: { LNWR: { shares: [2, 2, 1] } } };
const calling = play(three, [0, move]).state;
const bidding = play(calling, [2, call]).state;
const answering = play(bidding, [1, bid(1, '3,3')]).state;
const question = (state: RocketState, seat: number) => rocket.awaiting(state).find((asked) => asked.seat === seat);

describe('questions', () => {
  it('have ids of their own, the same as long as the question stands', () => {
    const ids = [calling, bidding, answering].flatMap((state) =>
      rocket.awaiting(state).filter(({ optional }) => !optional),
    );
    expect(ids.map(({ seat, question: id }) => `${seat} ${id}`)).toEqual([
      '1 0.0.waiveOrCall',
      '2 0.0.waiveOrCall',
      '1 0.0.bid',
      '0 0.0.answer',
    ]);
    expect(question(play(calling, [1, { type: 'waive' }]).state, 2)).toEqual(question(calling, 2));
    expect(question(position(), 0)?.question).not.toBe(question(position({ actions: 1 }), 0)?.question);
    expect(question(position(), 0)?.question).not.toBe(question(position({ turnsEnded: 3 }), 0)?.question);
  });

  it('say what they are about', () => {
    expect(question(calling, 1)?.params).toEqual({ company: 'LNWR', by: 0, hex: '2,4' });
    expect(question(bidding, 1)?.params).toMatchObject({ least: 1 });
    expect(question(answering, 0)?.params).toMatchObject({ least: 1, bidder: 1, bid: '3,3' });
  });

  it('of a consultation are answers within a turn; a turn is none', () => {
    expect(question(calling, 1)?.answer).toBe(true);
    expect(question(bidding, 1)?.answer).toBe(true);
    expect(question(answering, 0)?.answer).toBe(true);
    expect(question(position(), 0)?.answer).toBeUndefined();
    expect(rocket.answers).toBe(true);
  });

  it('leave everybody else free to declare a waiver, which nobody waits for', () => {
    expect(question(position(), 1)).toEqual({ seat: 1, need: 'waiver', question: 'waiver', optional: true });
  });
});

describe('time run out', () => {
  it('waives, passes or gives way, and nothing else', () => {
    expect(rocket.lapse?.(calling, 1)).toEqual([{ type: 'waive' }]);
    expect(rocket.lapse?.(bidding, 1)).toEqual([{ type: 'pass' }]);
    expect(rocket.lapse?.(answering, 0)).toEqual([{ type: 'giveWay' }]);
  });

  it('never ends a turn of one’s own, nor declares anything', () => {
    expect(rocket.lapse?.(position(), 0)).toBeNull();
    expect(rocket.lapse?.(position({ actions: 1 }), 0)).toBeNull();
    expect(rocket.lapse?.(position(), 1)).toBeNull();
  });
});

describe('taking back', () => {
  it('is closed from the opening of a consultation until it is closed', () => {
    for (const state of [calling, bidding, answering]) expect(rocket.takeBack?.(state)).toBe('closed');
  });

  it('needs everybody’s consent afterwards, also for the seat that acted last', () => {
    expect(rocket.takeBack?.(play(answering, [0, { type: 'giveWay' }]).state)).toBe('consent');
    expect(rocket.takeBack?.(position())).toBe('consent');
  });
});
