import { describe, expect, it } from 'vitest';
import { play, refusal, stateOf } from '../../../test/games/nuremberg/play.ts';
import type { Position } from '../../../test/games/nuremberg/position.ts';
import { bid, turn } from '../../../test/games/nuremberg/steps.ts';
import { nuremberg } from '../game.ts';
import { possibleBids } from './auction.ts';

const TOKENS = ['white', 'brown', 'red', 'green', 'white', 'brown', 'red', 'green'] as const;

/** Four players, eight boxes; cubes are those in hand. */
const auction = (wanted: Position): Position => ({
  stage: 'auction',
  seats: 4,
  tokens: TOKENS.slice(0, wanted.side === '23' || wanted.seats === 2 ? 6 : 8),
  ...wanted,
});

describe('4.1 investment cubes', () => {
  const last: Position = { stage: 'takeover', seats: 2, toAct: [1], red: [0, 1], links: { 'roth>rednitzhembach': 1 } };
  const nothing = turn({ type: 'sellNothing' });

  it('everybody takes 12 and keeps what is left', () => {
    const { one, state } = play({ ...last, cubes: [3, 0] }, 1, nothing);
    expect(one('turnStarted').cubes).toEqual([12, 12]);
    expect(state.took).toEqual([15, 12]);
    expect(state.players.map(({ cubes }) => cubes)).toEqual([15, 12]);
  });

  it('nobody has more than the 15 that exist', () => {
    const { one, state } = play({ ...last, cubes: [5, 14] }, 1, nothing);
    expect(one('turnStarted').cubes).toEqual([10, 1]);
    expect(state.took).toEqual([15, 15]);
  });
});

describe('4.3 auction', () => {
  it('asks in general order, from its first seat on', () => {
    const state = stateOf(auction({ cubes: [12, 12, 12, 12], general: [2, 3, 0, 1], bidder: 2 }));
    expect(nuremberg.awaiting(state)).toEqual([{ seat: 2, need: 'bid', question: '2.bid.0', answer: true }]);
    expect(
      play(auction({ cubes: [12, 12, 12, 12], general: [2, 3, 0, 1], bidder: 2 }), 2, bid(1, 3)).state.bidder,
    ).toBe(3);
    const turned = auction({ cubes: [12, 12, 12, 12], general: [2, 3, 0, 1], bidder: 1 });
    expect(play(turned, 1, bid(1, 3)).state.bidder).toBe(2);
  });

  it('the least bid is 3 in the upper row and 2 in the lower one', () => {
    const open = auction({ cubes: [12, 12, 12, 12], bidder: 0 });
    expect(possibleBids(stateOf(open), 0)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((box) => ({ box, least: box <= 4 ? 3 : 2, most: 9 })),
    );
    expect(refusal(open, 0, bid(4, 2))).toBe('bid.cubes');
    expect(refusal(open, 0, bid(5, 1))).toBe('bid.cubes');
    expect(play(open, 0, bid(5, 2)).one('bidMade')).toMatchObject({ seat: 0, box: 5, cubes: 2, outbid: null, next: 1 });
  });

  it('to outbid takes more cubes than lie there', () => {
    const led = auction({ cubes: [12, 9, 12, 12], leads: { 2: [1, 3] }, bidder: 2 });
    expect(refusal(led, 2, bid(2, 3))).toBe('bid.cubes');
    expect(play(led, 2, bid(2, 4)).one('bidMade')).toMatchObject({ outbid: { seat: 1, cubes: 3 } });
  });

  it('the outbid player takes his cubes back and bids again when his turn comes, on any box', () => {
    const led = auction({ cubes: [12, 9, 12, 12], leads: { 2: [1, 3] }, bidder: 2 });
    const { state } = play(led, 2, bid(2, 4));
    expect(state.players.map(({ cubes }) => cubes)).toEqual([12, 12, 8, 12]);
    expect(state.bidder).toBe(3);
    expect(possibleBids(state, 1).find(({ box }) => box === 2)).toEqual({ box: 2, least: 5, most: 9 });
  });

  it('a player who leads two boxes is skipped', () => {
    const led = auction({ cubes: [12, 6, 6, 12], leads: { 1: [1, 3], 2: [1, 3], 3: [2, 3], 4: [2, 3] }, bidder: 0 });
    expect(play(led, 0, bid(5, 2)).state.bidder).toBe(3);
  });

  it('a player who was outbid is asked before those who come later in general order', () => {
    const led = auction({
      cubes: [6, 7, 6, 10],
      leads: { 1: [0, 3], 2: [0, 3], 3: [1, 3], 5: [1, 2], 4: [2, 3], 8: [2, 3], 6: [3, 2] },
      bidder: 3,
    });
    expect(play(led, 3, bid(4, 4)).state.bidder).toBe(2);
  });

  it('nobody raises his own box', () => {
    const led = auction({ cubes: [9, 12, 12, 12], leads: { 1: [0, 3] }, bidder: 0 });
    expect(refusal(led, 0, bid(1, 5))).toBe('bid.ownBox');
    expect(possibleBids(stateOf(led), 0).map(({ box }) => box)).not.toContain(1);
  });

  it('no bid exceeds the cubes of the turn less three', () => {
    const rich = auction({ cubes: [15, 12, 12, 12], bidder: 0 });
    expect(play(rich, 0, bid(1, 12)).types).toContain('bidMade');
    expect(refusal(rich, 0, bid(1, 13))).toBe('bid.cubes');
    const spent = auction({ cubes: [12, 3, 12, 12], leads: { 3: [1, 9] }, bidder: 1 });
    expect(possibleBids(stateOf(spent), 1).every(({ most }) => most === 3)).toBe(true);
  });

  it('a bid cannot be dearer than the hand', () => {
    const spent = auction({ cubes: [12, 3, 8, 12], leads: { 3: [1, 9], 1: [2, 4] }, bidder: 1 });
    expect(refusal(spent, 1, bid(1, 5))).toBe('bid.tooDear');
    expect(refusal(spent, 1, bid(2, 4))).toBe('bid.cubes');
  });

  it('there is no box beyond the board, and a submission is one bid', () => {
    const open = auction({ seats: 2, cubes: [12, 12], bidder: 0 });
    expect(refusal(open, 0, bid(7, 3))).toBe('bid.noBox');
    expect(refusal(open, 0, bid(0, 3))).toBe('bid.noBox');
    const twice = turn({ type: 'bid', box: 1, cubes: 3 }, { type: 'bid', box: 2, cubes: 3 });
    expect(refusal(open, 0, twice)).toBe('turn.whole');
    expect(refusal(open, 0, turn())).toBe('table.unfinished');
    expect(refusal(open, 1, bid(1, 3))).toBe('table.notAwaited');
  });

  it('nobody may decline to bid', () => {
    const open = auction({ cubes: [12, 12, 12, 12], bidder: 0 });
    for (const type of ['pass', 'buildNothing', 'sellNothing'] as const) {
      expect(refusal(open, 0, turn({ type }))).toBe('phase.bid');
    }
  });
});

describe('4.3 the end of the auction', () => {
  const nearlyOver = auction({
    seats: 2,
    general: [1, 0],
    cubes: [10, 4],
    leads: { 4: [0, 2], 1: [1, 5], 2: [1, 3] },
    bidder: 0,
    white: [1, 1],
    brown: [2, 2],
    red: [1, 1],
    green: [1, 1],
  });

  it('comes when everybody leads two boxes; the cubes that won go to stock', () => {
    const { state, all } = play(nearlyOver, 0, bid(6, 2));
    expect(state.stage).toBe('building');
    expect(state.players.map(({ cubes }) => cubes)).toEqual([8, 4]);
    expect(all('boxCredited').map(({ box, seat, cubes }) => [box, seat, cubes])).toEqual([
      [1, 1, 5],
      [2, 1, 3],
      [4, 0, 2],
      [6, 0, 2],
    ]);
  });

  it('credits printed points and token together, box by box in the order of their numbers', () => {
    const { all } = play(nearlyOver, 0, bid(6, 2));
    expect(all('boxCredited').map(({ points }) => points)).toEqual([
      { white: 2, brown: 2, red: 0, green: 0 }, // printed brown, brown, white; token white
      { white: 1, brown: 1, red: 1, green: 1 }, // printed white, red, green; token brown
      { white: 1, brown: 1, red: 0, green: 1 }, // printed white, brown; token green
      { white: 1, brown: 1, red: 0, green: 1 }, // printed white, green; token brown
    ]);
  });

  it('stacks discs by the order of the boxes: the later one lies on top', () => {
    const { state } = play(nearlyOver, 0, bid(6, 2));
    expect(state.tracks.green.map(({ seat, points }) => [seat, points])).toEqual([
      [0, 3],
      [1, 2],
    ]);
    const tied = auction({ ...nearlyOver, leads: { 2: [0, 3], 3: [1, 3], 4: [1, 2] }, cubes: [9, 7] });
    // Seat 0 gets green from boxes 2 and 6, seat 1 from 3 and 4; both end at 3.
    const { tracks } = play(tied, 0, bid(6, 2)).state;
    expect(tracks.green.map(({ seat, points }) => [seat, points])).toEqual([
      [0, 3],
      [1, 3],
    ]);
  });

  it('unsold boxes give nothing', () => {
    const { all } = play(nearlyOver, 0, bid(6, 2));
    expect(all('boxCredited').map(({ box }) => box)).not.toContain(3);
  });

  it('4.4 sets build order by white and train order by brown, most first, upper disc on ties', () => {
    const { one, state } = play(nearlyOver, 0, bid(6, 2));
    expect(state.tracks.white.map(({ seat, points }) => [seat, points])).toEqual([
      [1, 4],
      [0, 3],
    ]);
    expect(one('ordersSet')).toMatchObject({ build: [1, 0], train: [1, 0] });
    const other = play({ ...nearlyOver, white: [2, 1], brown: [4, 2] }, 0, bid(6, 2));
    expect(other.one('ordersSet')).toMatchObject({ build: [0, 1], train: [0, 1] });
  });
});

describe('when time runs out in the auction', () => {
  it('the smallest legal bid on a box without a leader is made, the lower row first, then the lowest number', () => {
    const state = stateOf(auction({ cubes: [12, 10, 9, 12], leads: { 5: [1, 2], 1: [2, 3] }, bidder: 0 }));
    expect(nuremberg.lapse?.(state, 0)).toEqual([{ type: 'bid', box: 6, cubes: 2 }]);
  });

  it('an upper box is bid for only when the lower row is led', () => {
    const leads = { 5: [1, 2], 6: [1, 2], 7: [2, 2], 8: [3, 2], 1: [2, 3] } as const;
    const state = stateOf(auction({ cubes: [12, 8, 7, 10], leads, bidder: 0 }));
    expect(nuremberg.lapse?.(state, 0)).toEqual([{ type: 'bid', box: 2, cubes: 3 }]);
  });

  it('nothing is sent for a seat that is not asked', () => {
    expect(nuremberg.lapse?.(stateOf(auction({ cubes: [12, 12, 12, 12], bidder: 0 })), 1)).toBeNull();
  });
});
