import { describe, expect, it } from 'vitest';
import { asked, at, played, position, stateOf } from '../../../test/games/lilliput/position.ts';
import { card, cash, copy, discard, income, keep, pay, turn } from '../../../test/games/lilliput/steps.ts';
import { lilliput } from '../game.ts';

/** The last turn of a round in which no train runs: what follows is bureaucracy. */
const lastTurn = {
  order: [1],
  companies: { red: { trains: [], treasury: 0 }, blue: { trains: [], treasury: 0 } },
} as const;

describe('the turns of a round', () => {
  it.each([
    [2, [1, 0, 0, 1]],
    [3, [1, 2, 0, 0, 2, 1]],
    [4, [1, 2, 3, 0, 0, 3, 2, 1]],
  ] as const)('2.1 %i players have two turns each: clockwise, then counter-clockwise', (seats, expected) => {
    const idle = { trains: [], treasury: 0 };
    const companies = Object.fromEntries(['red', 'blue', 'yellow', 'green'].slice(0, seats).map((id) => [id, idle]));
    let facts = played(position({ seats, order: [0], cash: [0, 0, 0, 0], copyCards: [4, 4, 4, 4], companies }), [
      0,
      cash(),
    ]);
    const seen: number[] = [];
    while (stateOf(facts).round === 2) {
      const seat = lilliput.awaiting(stateOf(facts))[0]!.seat;
      facts = played(facts, [seat, seen.length === 0 ? cash() : copy('station', 'alternative')]);
      seen.push(seat);
    }
    expect(seen).toEqual(expected);
  });

  it('2.1 only the player whose turn it is acts', () => {
    at().when(1, turn(cash())).thenRejected('table.notAwaited');
  });

  it('2 after the last turn the trains run, in the same commit', () => {
    at({ order: [1] })
      .when(1, turn(cash()))
      .then(
        { type: 'cardTaken' },
        { type: 'cashTaken' },
        { type: 'turnEnded', seat: 1 },
        { type: 'actionsEnded' },
        { type: 'runningBegun' },
        { type: 'trainsRun' },
      );
  });
});

describe('bureaucracy', () => {
  it('4 the top train of the deck goes to the pool, and the phase changes with it', () => {
    const facts = position({ ...lastTurn });
    const after = played(facts, [1, cash()]);
    expect(after.slice(-5)).toMatchObject([
      { type: 'bureaucracyBegun' },
      { type: 'trainPooled', train: '2' },
      { type: 'phaseChanged', phase: 2 },
      { type: 'roundStarted', round: 2 },
      { type: 'actionsBegun' },
    ]);
    expect(stateOf(after)).toMatchObject({ pool: [{ type: '2', obsolete: false }], phase: 2 });
    expect(stateOf(after).deck[0]).toEqual({ type: '2', left: 1 });
  });

  it('4 a train of a kind already seen goes to the pool without a phase change', () => {
    const after = played(position({ ...lastTurn, phase: 3, deck: { '3': 2 } }), [1, cash()]);
    expect(after.slice(-4).map(({ type }) => type)).toEqual([
      'bureaucracyBegun',
      'trainPooled',
      'roundStarted',
      'actionsBegun',
    ]);
  });

  it('4 the start player card goes one seat clockwise, and the turns begin there', () => {
    const after = played(position({ ...lastTurn, seats: 3, order: [0], round: 5 }), [0, cash()], [2, pay]);
    expect(after.at(-2)).toMatchObject({
      type: 'roundStarted',
      round: 6,
      startPlayer: 1,
      order: [1, 2, 0, 0, 2, 1],
    });
  });

  it('4 after the last seat the first one starts', () => {
    const first = played(position(lastTurn), [1, cash()]);
    const second = played(first, [1, cash()], [0, cash('treasury')], [0, cash('train-two')], [1, cash('share-or-10')]);
    expect(second.at(-2)).toMatchObject({ type: 'roundStarted', round: 3, startPlayer: 0 });
  });

  it('4 action cards come back: all can be taken, none copied', () => {
    const after = played(position({ ...lastTurn, taken: { treasury: 0 } }), [1, cash()]);
    expect(Object.values(stateOf(after).cards)).toEqual([null, null, null, null, null, null]);
    expect(() => played(after, [1, copy('treasury', 'alternative')])).toThrow('card.notTakenYet');
    expect(() => played(after, [1, card('treasury', 'alternative')])).not.toThrow();
  });

  it('4 copy cards do not come back', () => {
    const after = played(position({ ...lastTurn, copyCards: [0, 1], taken: { treasury: 0 } }), [
      1,
      copy('treasury', 'alternative'),
    ]);
    expect(stateOf(after).players.map(({ copyCards }) => copyCards)).toEqual([0, 0]);
  });

  it('2.3 a train put in the pool by bureaucracy rusts and ages others, in the pool too', () => {
    const after = played(
      position({
        order: [1],
        phase: 4,
        deck: { '4': 0 },
        pool: ['2', '3'],
        companies: { red: { trains: ['2', '3'] }, blue: { trains: ['2'] } },
      }),
      [1, cash()],
      [0, pay],
      [1, pay],
    );
    expect(stateOf(after)).toMatchObject({ phase: 5, round: 2 });
    expect(stateOf(after).companies.red?.trains).toEqual([{ type: '3', obsolete: false }]);
    expect(stateOf(after).companies.blue?.trains).toEqual([]);
    expect(stateOf(after).pool.map(({ type }) => type)).toEqual(['3', '5']);
  });

  it('10 Forced discards: they arise in bureaucracy too, and come before the next round', () => {
    const facts = played(
      position({
        order: [1],
        phase: 4,
        deck: { '4': 0 },
        companies: { red: { trains: ['3', '3', '4'], space: 'T1' }, blue: { trains: ['3', '4', '4'] } },
      }),
      [1, cash()],
      [0, pay],
    );
    const pooled = played(facts, [1, keep]);
    expect(pooled.at(-1)).toMatchObject({
      type: 'phaseChanged',
      surplus: [
        { company: 'red', count: 1 },
        { company: 'blue', count: 1 },
      ],
    });
    expect(asked(pooled)).toEqual([{ seat: 0, need: 'discardTrain', params: { company: 'red' } }]);
    const first = played(pooled, [0, discard('red', '3')]);
    expect(asked(first)).toMatchObject([{ seat: 1, need: 'discardTrain' }]);
    const both = played(first, [1, discard('blue', '4')]);
    expect(both.slice(-3).map(({ type }) => type)).toEqual(['trainsDiscarded', 'roundStarted', 'actionsBegun']);
  });

  it('4 when the deck has no end its top train still goes to the pool', () => {
    const facts = position({ ...lastTurn, phase: 7 });
    expect(stateOf(played(facts, [1, cash()])).pool).toEqual([{ type: '4D', obsolete: false }]);
  });
});

describe('the start of a round', () => {
  it('2 the Justiciary’s owner chooses before the first turn, whoever starts', () => {
    const after = played(position({ ...lastTurn, characters: { justiciary: 0 } }), [1, cash()]);
    expect(after.at(-1)).toMatchObject({ type: 'roundStarted', startPlayer: 1 });
    expect(asked(after)).toEqual([{ seat: 0, need: 'income' }]);
    expect(asked(played(after, [0, income(null)]))).toEqual([{ seat: 1, need: 'turn' }]);
  });

  it('2 without a Justiciary the turns begin at once', () => {
    const after = played(position({ ...lastTurn, characters: { general: 0 } }), [1, cash()]);
    expect(asked(after)).toEqual([{ seat: 1, need: 'turn' }]);
  });
});

describe('the last round', () => {
  it.each([
    [2, 8],
    [3, 9],
    [4, 8],
  ] as const)('1.4, 6 with %i players the game ends after round %i, without bureaucracy', (seats, rounds) => {
    const facts = position({ seats, round: rounds, order: [0] });
    const after = played(facts, [0, cash()]);
    expect(after.at(-1)).toMatchObject({ type: 'gameEnded' });
    expect(after.slice(facts.length).map(({ type }) => type)).not.toContain('bureaucracyBegun');
    expect(stateOf(after).stage).toBe('over');
    expect(asked(after)).toEqual([]);

    const before = played(position({ seats, round: rounds - 1, order: [0] }), [0, cash()]);
    expect(before.at(-1)).toMatchObject({ type: 'trainsRun' });
  });

  it('10 Running: the game ends with the last company’s run, in the commit of the last turn', () => {
    const { decision } = at({ round: 8, order: [0] }).when(0, turn(cash()));
    expect(decision).toMatchObject({
      facts: expect.arrayContaining([expect.objectContaining({ type: 'table.ended' })]),
    });
    const after = played(position({ round: 8, order: [0] }), [0, cash()]);
    expect(() => played(after, [1, cash('treasury')])).toThrow('table.notAwaited');
  });
});
