import { describe, expect, it } from 'vitest';
import { play, refusal, stateOf } from '../../../test/games/nuremberg/play.ts';
import type { Position } from '../../../test/games/nuremberg/position.ts';
import { buying, PASS, turn } from '../../../test/games/nuremberg/steps.ts';
import { nuremberg } from '../game.ts';
import { purchasesFor } from './trains.ts';

/** Four players on the side for 3 and 4. */
const buyer: Position = { stage: 'transport', seats: 4, brown: [3, 3, 3, 3], cubes: [0, 0, 0, 0] };

describe('4.6 buying a train', () => {
  it('costs 1, 2 or 3 brown points', () => {
    for (const [train, brown] of [
      ['A2', 1],
      ['B1', 2],
      ['C4', 3],
    ] as const) {
      const { one, state } = play(buyer, 0, turn(buying(train, { brown })));
      expect(one('trainBought')).toMatchObject({ seat: 0, train, paid: { brown } });
      expect(state.tracks.brown.find(({ seat }) => seat === 0)?.points).toBe(3 - brown);
      expect(state.trains).toEqual([{ id: train, seat: 0, load: { plain: 0, rough: 0, red: 0, green: 0 } }]);
    }
  });

  it('each missing brown point is replaced by three cubes or other points, in any mix', () => {
    const poor: Position = { ...buyer, brown: [1, 3, 3, 3], cubes: [4, 0, 0, 0], white: [1], red: [1], green: [2] };
    const paid = { brown: 1, cubes: 2, white: 1, red: 1, green: 2 };
    const { one, state } = play(poor, 0, turn(buying('C1', paid)));
    expect(one('trainBought').paid).toEqual(paid);
    expect(state.players[0]?.cubes).toBe(2);
    expect(purchasesFor(stateOf(poor), 0).find(({ train }) => train.id === 'C1')?.price).toEqual({
      brown: 1,
      instead: 6,
    });
  });

  it('brown points are used first; only what is missing is replaced', () => {
    const poor: Position = { ...buyer, brown: [1, 0, 0, 0], cubes: [12, 0, 0, 0] };
    expect(refusal(poor, 0, turn(buying('A1', { cubes: 3 })))).toBe('train.brownFirst');
    expect(refusal(poor, 0, turn(buying('B1', { brown: 2 })))).toBe('train.brownFirst');
    expect(refusal(poor, 0, turn(buying('B1', { brown: 1, cubes: 2 })))).toBe('train.instead');
    expect(refusal(poor, 0, turn(buying('B1', { brown: 1, cubes: 4 })))).toBe('train.instead');
    expect(refusal(poor, 0, turn(buying('B1', { brown: 1, cubes: 2, white: 1 })))).toBe('train.short');
    expect(refusal(buyer, 0, turn(buying('A1', { brown: 1, cubes: 1 })))).toBe('train.instead');
  });

  it('a train that cannot be paid is not for sale', () => {
    const poor: Position = { ...buyer, brown: [0, 3, 3, 3], cubes: [3, 0, 0, 0], white: [2] };
    expect(purchasesFor(stateOf(poor), 0).map(({ train }) => train.id)).toEqual(['A1', 'A2', 'A3', 'A4']);
    expect(refusal(poor, 0, turn(buying('B1', { cubes: 3, white: 3 })))).toBe('train.tooDear');
  });

  it('one train of each price a player, one owner a train', () => {
    const owner: Position = {
      ...buyer,
      trains: [
        { id: 'A1', seat: 0 },
        { id: 'B1', seat: 1 },
      ],
    };
    expect(refusal(owner, 0, turn(buying('A2', { brown: 1 })))).toBe('train.onePerPrice');
    expect(refusal(owner, 0, turn(buying('B1', { brown: 2 })))).toBe('train.taken');
    expect(play(owner, 0, turn(buying('B2', { brown: 2 }))).types).toContain('trainBought');
    expect(refusal(owner, 0, turn(buying('Z9', { brown: 2 })))).toBe('train.unknown');
  });

  it('a train may be bought without anything to load', () => {
    expect(play({ ...buyer, links: {}, goods: {} }, 0, turn(buying('A1', { brown: 1 }))).types).toContain(
      'trainBought',
    );
  });

  it('the side for 2 and 3 has its own trains', () => {
    const few: Position = { stage: 'transport', seats: 2, brown: [3, 3] };
    expect(purchasesFor(stateOf(few), 0).map(({ train }) => train.id)).toEqual([
      'A1',
      'A2',
      'A3',
      'B1',
      'B2',
      'B3',
      'C1',
      'C2',
      'C3',
    ]);
    expect(refusal(few, 0, turn(buying('A4', { brown: 1 })))).toBe('train.unknown');
  });
});

describe('4.6 one act each, round after round', () => {
  it('in train order', () => {
    const inOrder: Position = { ...buyer, toAct: [2, 0, 3, 1] };
    const { state } = play(inOrder, 2, turn(buying('A1', { brown: 1 })));
    expect(state.toAct).toEqual([0, 3, 1, 2]);
    expect(nuremberg.awaiting(state)).toMatchObject([{ seat: 0, need: 'act', question: '2.act.1' }]);
  });

  it('whoever passes is out for the rest of the phase', () => {
    expect(play(buyer, 0, turn(PASS)).state.toAct).toEqual([1, 2, 3]);
  });

  it('a submission is one act', () => {
    expect(refusal(buyer, 0, turn(buying('A1', { brown: 1 }), buying('B1', { brown: 2 })))).toBe('turn.whole');
    expect(refusal(buyer, 0, turn(PASS, PASS))).toBe('turn.whole');
    expect(refusal(buyer, 0, turn())).toBe('table.unfinished');
    expect(refusal(buyer, 0, turn({ type: 'bid', box: 1, cubes: 3 }))).toBe('phase.act');
  });

  it('the last seat still in may send any number of acts at once', () => {
    const alone: Position = { ...buyer, toAct: [2] };
    const { all, state } = play(alone, 2, turn(buying('A1', { brown: 1 }), buying('B1', { brown: 2 })));
    expect(all('trainBought').map(({ train }) => train)).toEqual(['A1', 'B1']);
    // Nothing is left to do, so the phase ends in the same commit.
    expect(all('passed')).toMatchObject([{ seat: 2, skipped: true }]);
    expect(state.stage).not.toBe('transport');
  });

  it('the last seat stays asked until it passes', () => {
    const alone: Position = { ...buyer, brown: [6, 6, 6, 6], toAct: [2] };
    const { state } = play(alone, 2, turn(buying('A1', { brown: 1 })));
    expect(nuremberg.awaiting(state)).toMatchObject([{ seat: 2, question: '2.act.1' }]);
    const passed = play(alone, 2, turn(buying('A1', { brown: 1 }), PASS));
    expect(passed.all('passed')).toMatchObject([{ seat: 2, skipped: false }]);
    expect(passed.types).toContain('generalOrderSet');
  });

  it('a seat that can do nothing is passed for the phase', () => {
    const stuck: Position = { ...buyer, brown: [3, 0, 3, 0] };
    const { all, state } = play(stuck, 0, turn(buying('A1', { brown: 1 })));
    expect(all('passed')).toMatchObject([{ seat: 1, skipped: true }]);
    expect(state.toAct).toEqual([2, 3, 0]);
  });
});
