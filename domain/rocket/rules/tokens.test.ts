import { describe, expect, it } from 'vitest';
import { at, choices, play, position } from '../../../test/games/rocket/position.ts';
import { place, token, turn } from '../../../test/games/rocket/steps.ts';
import type { RocketChoice } from '../steps.ts';

const tokensOf = (list: readonly RocketChoice[]) => list.filter(({ type }) => type === 'takeToken');

describe('taking a token', () => {
  it('takes any remaining token of any large city, and the player picks the good', () => {
    at({ actions: 1 })
      .when(0, turn(token('London', 'textiles')))
      .then({ type: 'tokenTaken', seat: 0, city: 'London', good: 'textiles' }, { type: 'turnEnded' });
  });

  it('lists twelve cities with the goods that are left', () => {
    const list = tokensOf(choices({ tokens: [[1, 'London', 'textiles']] }, 0));
    expect(list).toHaveLength(12);
    expect(list.find((choice) => choice.type === 'takeToken' && choice.city === 'London')).toMatchObject({
      goods: ['brewing'],
    });
    expect(list.find((choice) => choice.type === 'takeToken' && choice.city === 'Reading')).toMatchObject({
      goods: ['brewing', 'steel'],
    });
  });

  it('has two tokens of the double good and one of the other', () => {
    const { state } = play({ seats: 2 }, [0, token('London', 'brewing'), token('London', 'brewing')]);
    at(state)
      .when(1, turn(token('London', 'brewing')))
      .thenRejected('token.none', 0);
    at(state)
      .when(1, turn(token('London', 'textiles'), place('0,5')))
      .then({}, {}, {});
  });

  it('is refused when the city has no such token', () => {
    at()
      .when(0, turn(token('London', 'steel')))
      .thenRejected('token.none');
  });

  it('is refused in a start city or a railway town', () => {
    at()
      .when(0, turn(token('Bristol', 'steel')))
      .thenRejected('token.notLarge');
    at()
      .when(0, turn(token('Oxford', 'steel')))
      .thenRejected('token.notLarge');
  });

  it('is allowed although the city is connected already', () => {
    const state = position({ lines: { LSWR: { path: '5,12 5,11' } }, actions: 1 });
    expect(state.lines.LSWR?.cities).toContain('Reading');
    at(state)
      .when(0, turn(token('Reading', 'steel')))
      .then({ type: 'tokenTaken' }, {});
  });

  it('leaves no city in the list whose three tokens are gone', () => {
    const tokens = (['steel', 'steel', 'textiles'] as const).map((good) => [1, 'Gloucester', good] as const);
    expect(tokensOf(choices({ tokens }, 0))).toHaveLength(11);
  });

  it('remembers the city of every token', () => {
    const { state } = play({}, [0, token('London', 'brewing'), token('Reading', 'brewing')]);
    expect(state.tokens).toEqual([
      { seat: 0, city: 'London', good: 'brewing' },
      { seat: 0, city: 'Reading', good: 'brewing' },
    ]);
  });
});
