import { describe, expect, it } from 'vitest';
import { asked, at, choices, type Position, play, position } from '../../../test/games/rocket/position.ts';
import { extend, pass, place, token, turn, waive } from '../../../test/games/rocket/steps.ts';
import { cities } from '../data.ts';
import { rocket } from '../game.ts';
import { hexes } from '../board.ts';

const london = token('London', 'brewing');

describe('a turn', () => {
  it('is two actions, in one submission', () => {
    at()
      .when(0, turn(london, token('Reading', 'steel')))
      .then({ type: 'tokenTaken' }, { type: 'tokenTaken' }, { type: 'turnEnded', seat: 0, next: 1 });
  });

  it('may repeat an action or mix them', () => {
    at()
      .when(0, turn(place('4,8'), place('10,4')))
      .then({}, {}, {});
    at()
      .when(0, turn(extend('LNWR', '2,4'), london))
      .then({}, {}, {}, {});
    at()
      .when(0, turn(london, extend('LNWR', '2,4')))
      .then({}, {}, {}, {});
  });

  it('is no turn with one action, or none, or three', () => {
    at().when(0, turn(london)).thenRejected('table.unfinished');
    at().when(0, turn()).thenRejected('table.unfinished');
    at()
      .when(0, turn(london, place('4,8'), place('10,4')))
      .thenRejected('turn.nothingMore', 2);
  });

  it('ends the submission where an extension needs a consultation, and goes on after it', () => {
    const wanted: Position = { lines: { LNWR: { shares: [0, 1, 0] } } };
    at(wanted)
      .when(0, turn(extend('LNWR', '2,4'), london))
      .thenRejected('turn.nothingMore', 1);
    const { state } = play(wanted, [0, extend('LNWR', '2,4')], [1, pass]);
    expect(asked(state)).toEqual([{ seat: 0, need: 'secondAction' }]);
    expect(play(state, [0, london]).state.turn.seat).toBe(1);
  });

  it('ends after the consultation about a second action', () => {
    const wanted: Position = { lines: { LNWR: { shares: [0, 1, 1] } } };
    const { state } = play(wanted, [0, london, extend('LNWR', '2,4')], [2, waive], [1, waive]);
    expect(asked(state)).toEqual([{ seat: 1, need: 'turn' }]);
  });

  it('goes clockwise', () => {
    const { state } = play({ seat: 2 }, [2, london, place('4,8')]);
    expect(asked(state)).toEqual([{ seat: 0, need: 'turn' }]);
    at().when(1, turn(london)).thenRejected('turn.asked.waiver');
  });

  it('is a seat’s own: nobody answers where nothing is asked', () => {
    at().when(0, turn(pass)).thenRejected('turn.asked.turn');
    at({ actions: 1 }).when(0, turn(pass)).thenRejected('turn.asked.secondAction');
  });

  it('lists tokens, stations and moves together, then without the locomotive that moved', () => {
    const types = (list: readonly { type: string }[]) => new Set(list.map(({ type }) => type));
    expect(types(choices({ stations: { '4,8': 0 } }, 0))).toEqual(
      new Set(['takeToken', 'placeStation', 'moveStation', 'extend', 'declareWaiver']),
    );
    expect(types(choices({}, 0, extend('LNWR', '2,4')))).toEqual(new Set(['takeToken', 'placeStation', 'extend']));
  });
});

describe('actions are compulsory', () => {
  /** No token is left, there is track on almost every hex and no site for a station; L&Y and SER have one move each. */
  const tokens: Position['tokens'] = cities.flatMap(({ id, tokens: own = [] }) =>
    own.map((good) => [1, id, good] as const),
  );
  const open = new Set(['14,7', '13,8', '12,9', '11,10', '0,2', ...cities.map(({ q, r }) => `${q},${r}`)]);
  const full: Position = {
    tokens,
    gone: ['LNWR', 'NER', 'GER', 'GWR', 'LSWR'],
    lines: { SER: { path: '14,7', track: hexes.filter((hex) => !open.has(hex)).join(' ') } },
    stations: { '12,9': 1 },
    tiles: 10,
  };

  it('an action that is impossible lapses in the same commit', () => {
    const { types, state } = play({ ...full, moved: ['L&Y'] }, [0, extend('SER', '13,8')]);
    expect(types).toEqual(['moveChosen', 'lineExtended', 'actionLapsed', 'turnEnded']);
    expect(asked(state)).toEqual([{ seat: 1, need: 'turn' }]);
    expect(choices({ ...full, moved: ['L&Y'] }, 0, extend('SER', '13,8'))).toEqual([]);
  });

  it('does not lapse while a locomotive can move', () => {
    at(full)
      .when(0, turn(extend('SER', '13,8')))
      .thenRejected('table.unfinished');
  });

  it('does not lapse while a station can be relocated or put on the board', () => {
    const wanted: Position = { ...full, moved: ['L&Y'], stations: {} };
    at(wanted)
      .when(0, turn(extend('SER', '13,8')))
      .thenRejected('table.unfinished');
    at(wanted)
      .when(0, turn(extend('SER', '13,8'), place('11,10')))
      .then({}, {}, {}, {});
  });

  it('does not lapse while a token is left', () => {
    const wanted: Position = { ...full, moved: ['L&Y'], tokens: tokens.slice(1) };
    at(wanted)
      .when(0, turn(extend('SER', '13,8')))
      .thenRejected('table.unfinished');
  });

  it('a lapsed action is neither a token nor an extension', () => {
    const idle = play({ ...full, moved: ['L&Y', 'SER'], actions: 1, stations: { '12,9': 0, '1,5': 1 } });
    expect(choices(idle.state, 0).every(({ type }) => type === 'moveStation' || type === 'declareWaiver')).toBe(true);
  });
});

describe('rounds', () => {
  it('a round is one turn of each', () => {
    const round = (turnsEnded: number) => rocket.round(position({ turnsEnded })).round;
    expect([0, 1, 2, 3, 5, 6].map(round)).toEqual([1, 1, 1, 2, 2, 3]);
  });

  it('answers belong to the turn that they interrupt', () => {
    const wanted: Position = { lines: { LNWR: { shares: [0, 1, 0] } }, turnsEnded: 2 };
    const { state } = play(wanted, [0, extend('LNWR', '2,4')], [1, pass]);
    expect(rocket.round(state)).toEqual({ round: 1 });
  });
});
