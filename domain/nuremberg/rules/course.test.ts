import { describe, expect, it } from 'vitest';
import { play, stateOf } from '../../../test/games/nuremberg/play.ts';
import type { Position } from '../../../test/games/nuremberg/position.ts';
import { bid, BUILD_NOTHING, buying, PASS, SELL_NOTHING, turn } from '../../../test/games/nuremberg/steps.ts';
import { unknownDealer } from '../../kernel/unknown-draw.ts';
import { isRejection } from '../../kernel/rejection.ts';
import { nuremberg } from '../game.ts';

describe('4 the course of a turn', () => {
  it('credits, orders and the first question to build follow in the commit of the last bid', () => {
    const last: Position = {
      stage: 'auction',
      seats: 2,
      cubes: [10, 4],
      tokens: ['red', 'red', 'red', 'red', 'red', 'red'],
      leads: { 4: [0, 2], 1: [1, 5], 2: [1, 3] },
      bidder: 0,
    };
    const { types, state } = play(last, 0, bid(6, 2));
    expect(types).toEqual(['bidMade', 'boxCredited', 'boxCredited', 'boxCredited', 'boxCredited', 'ordersSet']);
    expect(nuremberg.awaiting(state)).toMatchObject([{ seat: state.build[0], need: 'build' }]);
  });

  it('transport begins in the commit of the last line', () => {
    const { types, state } = play({ seats: 2, toAct: [1], cubes: [9, 9], red: [1, 1] }, 1, turn(BUILD_NOTHING));
    expect(types).toEqual(['nothingBuilt', 'transportBegun']);
    expect(nuremberg.awaiting(state)).toMatchObject([{ seat: 1, need: 'act', question: '2.act.0' }]);
  });

  it('the train order of phase 4 holds for the whole turn, whatever is spent', () => {
    const { state } = play({ stage: 'transport', seats: 2, brown: [3, 2] }, 0, turn(buying('C1', { brown: 3 })));
    expect(state.train).toEqual([0, 1]);
    expect(state.toAct[0]).toBe(1);
  });

  it('phases 7 and 8 run in the commit of the last pass', () => {
    const last: Position = {
      stage: 'transport',
      seats: 2,
      toAct: [1],
      cubes: [0, 9],
      red: [1, 1],
      links: { 'roth>rednitzhembach': 0 },
    };
    const { types } = play(last, 1, turn(PASS));
    expect(types).toEqual(['passed', 'turnScored', 'turnScored', 'generalOrderSet', 'nothingSold']);
  });

  it('takeovers go by the new general order', () => {
    const last: Position = {
      stage: 'transport',
      seats: 2,
      toAct: [0],
      cubes: [9, 9],
      red: [1, 1],
      links: { 'roth>rednitzhembach': 0, 'roth>abenberg': 1 },
      profit: [0, 5],
    };
    expect(nuremberg.awaiting(play(last, 0, turn(PASS)).state)).toMatchObject([{ seat: 1, need: 'sell' }]);
  });

  const end: Position = {
    stage: 'takeover',
    seats: 2,
    toAct: [1],
    red: [1, 1],
    links: { 'roth>rednitzhembach': 1 },
    turn: 2,
    turns: 5,
  };

  it('10 the next turn begins with new tokens out of the whole bag', () => {
    const { one, state } = play(end, 1, turn(SELL_NOTHING));
    expect(one('turnStarted')).toMatchObject({ turn: 3, bidder: 0 });
    expect(one('turnStarted').draws[0]?.sides).toBe(12);
    expect(state.boxes.every(({ lead }) => lead === null)).toBe(true);
    expect(nuremberg.round(state)).toEqual({ round: 3, of: 5 });
  });

  it('the last turn has phases 8 and 9 too, and then the game is over', () => {
    const { types, state } = play({ ...end, turn: 5 }, 1, turn(SELL_NOTHING));
    expect(types).toEqual(['nothingSold', 'gameEnded']);
    expect(nuremberg.awaiting(state)).toEqual([]);
    expect(nuremberg.outcome(state)).toEqual([
      {
        seat: 0,
        rank: 1,
        total: 0,
        parts: [
          { key: 'vp', amount: 0 },
          { key: 'sets', amount: 0 },
          { key: 'profit', amount: 0 },
          { key: 'links', amount: 0 },
        ],
      },
      {
        seat: 1,
        rank: 2,
        total: -1,
        parts: [
          { key: 'vp', amount: 0 },
          { key: 'sets', amount: 0 },
          { key: 'profit', amount: 0 },
          { key: 'links', amount: -1 },
        ],
      },
    ]);
  });

  it('own links are charged in phase 7 and once more at the end', () => {
    const last: Position = { ...end, stage: 'transport', turn: 5, cubes: [0, 9] };
    const { state } = play(last, 1, turn(PASS));
    expect(state.tracks.profit).toContainEqual({ seat: 1, points: -1 });
    expect(nuremberg.standings(state).find(({ seat }) => seat === 1)?.total).toBe(-2);
  });

  it('a page that does not know the draws stops where the next tokens come', () => {
    const state = stateOf(end);
    const draft = nuremberg.begin(state, 1, unknownDealer, 200);
    if (isRejection(draft)) throw new Error(draft.code);
    const stepped = nuremberg.step(draft, SELL_NOTHING);
    if (isRejection(stepped)) throw new Error(stepped.code);
    expect(stepped.veiled).toBe(false);
    expect(nuremberg.close(stepped)).toMatchObject({ veiled: true });
  });
});

describe('questions', () => {
  it('exactly one seat is awaited, and every question may lapse', () => {
    for (const stage of ['building', 'transport', 'takeover'] as const) {
      const state = stateOf({ stage, seats: 3, toAct: [1, 2] });
      expect(nuremberg.awaiting(state)).toMatchObject([{ seat: 1, answer: true }]);
      expect(nuremberg.lapse?.(state, 1)).toEqual([
        { type: { building: 'buildNothing', transport: 'pass', takeover: 'sellNothing' }[stage] },
      ]);
      expect(nuremberg.lapse?.(state, 2)).toBeNull();
    }
  });

  it('turns are taken back by consent only', () => {
    expect(nuremberg.takeBack?.(stateOf({}))).toBe('consent');
  });

  it('costs of a submission are told by purse', () => {
    const state = stateOf({ cubes: [1], red: [2], white: [2], figures: { rednitzhembach: { landowner: 1 } } });
    let draft = nuremberg.begin(state, 0, unknownDealer, 0);
    for (const step of [
      { type: 'startLine', area: 'roth' },
      { type: 'addLink', to: 'rednitzhembach' },
    ] as const) {
      if (isRejection(draft)) throw new Error(draft.code);
      draft = nuremberg.step(draft, step);
    }
    expect(draft).toMatchObject({
      sendable: true,
      costs: [
        { purse: 'cubes', amount: 1 },
        { purse: 'white', amount: 1 },
        { purse: 'red', amount: 1 },
      ],
    });
  });
});
