import { describe, expect, it } from 'vitest';
import { asked, at, only, type Position, play, position } from '../../../test/games/rocket/position.ts';
import { extend, giveWay, bid, pass, place, relocate, token, turn } from '../../../test/games/rocket/steps.ts';
import { rocket } from '../game.ts';

const reason = ({ facts }: ReturnType<typeof play>) => only(facts, 'gameEnded')[0]?.reason ?? null;
const empty = { pile: 0 };
/** Only GER has shares, and LNWR one last share. */
const lastShares: Position = {
  lines: { 'L&Y': empty, NER: empty, GWR: empty, LSWR: empty, SER: empty, LNWR: { pile: 1 } },
};

describe('the end by shares', () => {
  it('comes when at most one company has shares on the board', () => {
    expect(reason(play(lastShares, [0, extend('LNWR', '2,4')]))).toBe('shares');
  });

  it('does not come while two companies have shares', () => {
    const two: Position = { lines: { ...lastShares.lines, LNWR: { pile: 2 } }, actions: 1 };
    expect(reason(play(two, [0, extend('LNWR', '2,4')]))).toBeNull();
  });

  it('comes also when the other companies were absorbed or isolated', () => {
    const wanted: Position = {
      gone: ['L&Y', 'NER', 'GWR'],
      lines: { LSWR: { isolated: true }, SER: { isolated: true }, LNWR: { pile: 1 } },
    };
    expect(reason(play(wanted, [0, extend('LNWR', '2,4')]))).toBe('shares');
  });

  it('counts shares that a bid has put back', () => {
    const wanted: Position = {
      seats: 2,
      lines: { ...lastShares.lines, LNWR: { pile: 1, shares: [0, 2] } },
      actions: 1,
    };
    expect(reason(play(wanted, [0, extend('LNWR', '2,4')], [1, pass]))).toBe('shares');
    expect(reason(play(wanted, [0, extend('LNWR', '2,4')], [1, bid(1, '3,3')], [0, giveWay]))).toBeNull();
  });

  it('does not count supplementary shares', () => {
    const wanted: Position = {
      lines: { ...lastShares.lines, LNWR: { pile: 1, shares: [3, 0, 0], supplementary: 3 } },
    };
    expect(reason(play(wanted, [0, extend('LNWR', '2,4')]))).toBe('shares');
  });

  it('voids the rest of the turn at once', () => {
    const { state, types } = play(lastShares, [0, extend('LNWR', '2,4')]);
    expect(asked(state)).toEqual([]);
    expect(types).not.toContain('turnEnded');
    at(lastShares)
      .when(0, turn(extend('LNWR', '2,4'), token('London', 'brewing')))
      .thenRejected('turn.nothingMore', 1);
  });

  it('is looked at after extensions only', () => {
    const over: Position = { lines: { ...lastShares.lines, LNWR: empty }, actions: 1 };
    expect(reason(play(over, [0, token('London', 'brewing')]))).toBeNull();
  });
});

describe('the end by tiles', () => {
  const last: Position = { lines: { LNWR: { path: '2,4' } }, tiles: 59 };

  it('comes with the sixtieth tile', () => {
    expect(reason(play(last, [0, extend('LNWR', '2,5')]))).toBe('tiles');
    expect(reason(play({ ...last, tiles: 58, actions: 1 }, [0, extend('LNWR', '2,5')]))).toBeNull();
  });

  it('does not come when the start city is left, which takes no tile', () => {
    expect(reason(play({ tiles: 59, actions: 1 }, [0, extend('LNWR', '2,4')]))).toBeNull();
  });

  it('comes after all income of the action', () => {
    const wanted: Position = {
      lines: { LSWR: { path: '5,12' } },
      tokens: [[1, 'Reading', 'steel']],
      tiles: 59,
    };
    const { types } = play(wanted, [0, extend('LSWR', '5,11')]);
    expect(types.indexOf('cityPaid')).toBeLessThan(types.indexOf('gameEnded'));
  });

  it('a merger without a tile left is carried out in full, and its hex counts as track', () => {
    const wanted: Position = {
      lines: { LSWR: { path: '5,12 5,11 4,11' }, GWR: { path: '1,12 2,11 3,10' } },
      tiles: 59,
    };
    const { state, facts } = play(wanted, [0, extend('LSWR', '4,10')]);
    expect(only(facts, 'linesMerged')).toMatchObject([{ tile: false }]);
    expect(only(facts, 'mergerPaid')).toHaveLength(1);
    expect(state.lines.GWR?.track).toContain('4,10');
    expect(state.tilesLaid).toBe(60);
    expect(state.ended).toBe('tiles');
  });

  it('comes when a merger takes the sixtieth tile', () => {
    const wanted: Position = {
      lines: { LSWR: { path: '5,12 5,11 4,11' }, GWR: { path: '1,12 2,11 3,10' } },
      tiles: 58,
    };
    expect(play(wanted, [0, extend('LSWR', '4,10')]).state).toMatchObject({ tilesLaid: 60, ended: 'tiles' });
  });
});

describe('the end without a move', () => {
  /** SER goes into the corner; GER stands in a corner of its own. */
  const corner: Position = {
    gone: ['L&Y', 'LNWR', 'NER', 'GWR', 'LSWR'],
    lines: {
      SER: { path: '12,9 13,9', track: '14,7', pile: 5 },
      GER: { path: '15,2 16,1', track: '16,0 15,1 12,5', pile: 5 },
    },
  };

  it('comes when no locomotive on the board has a target', () => {
    expect(play({ ...corner, actions: 1 }, [0, extend('SER', '14,8')]).state.ended).not.toBeNull();
  });

  it('ignores which locomotive has moved in this turn', () => {
    const wanted: Position = {
      gone: ['L&Y', 'LNWR', 'NER', 'GWR', 'LSWR'],
      moved: ['GER'],
      lines: { SER: { path: '14,7' }, GER: { path: '13,1' } },
      actions: 1,
    };
    expect(play(wanted, [0, extend('SER', '13,8')]).state.ended).toBeNull();
  });
});

describe('the end by idling', () => {
  const idle: Position = { seats: 2, stations: { '4,8': 0, '10,4': 0 }, idleTurns: 5 };
  const relocating = [relocate('4,8', '4,9'), relocate('10,4', '10,5')] as const;

  it('comes when three rounds of turns held neither a token nor an extension', () => {
    expect(reason(play(idle, [0, ...relocating]))).toBe('idle');
    expect(reason(play({ ...idle, seats: 3 }, [0, ...relocating]))).toBeNull();
    expect(reason(play({ ...idle, idleTurns: 4 }, [0, ...relocating]))).toBeNull();
  });

  it('counts turns, and a token or an extension begins anew', () => {
    expect(play({ ...idle, idleTurns: 2 }, [0, ...relocating]).state.idleTurns).toBe(3);
    expect(play(idle, [0, relocating[0], token('London', 'brewing')]).state.idleTurns).toBe(0);
    expect(play(idle, [0, relocating[0], extend('LNWR', '2,4')]).state.idleTurns).toBe(0);
  });

  it('a new station is neither', () => {
    expect(reason(play(idle, [0, relocating[0], place('0,9')]))).toBe('idle');
  });

  it('is looked at when a turn ends', () => {
    expect(reason(play({ ...idle, idleTurns: 11, actions: 1 }, [0, token('London', 'brewing')]))).toBeNull();
  });
});

it('the end brings the final scoring and an outcome', () => {
  const { state, types } = play(lastShares, [0, extend('LNWR', '2,4')]);
  expect(types.at(-1)).toBe('ranked');
  expect(rocket.outcome(state)?.[0]).toMatchObject({ seat: 0, rank: 1, total: 1_000 });
  expect(rocket.outcome(position())).toBeNull();
});
