/** Folds the set-up, the start of a turn and the auction. */
import { NO_ITEMS } from '../items.ts';
import { COLOURS } from '../tracks.ts';
import type { Track } from '../types.ts';
import { addCubes, type Appliers, moveDiscs } from './appliers.ts';

export const setUpAppliers: Appliers<
  'gameSetUp' | 'goodsPlaced' | 'figuresPlaced' | 'turnStarted' | 'bidMade' | 'boxCredited' | 'ordersSet'
> = {
  gameSetUp(state, fact) {
    state.map = fact.map;
    state.side = fact.side;
    state.turns = fact.turns;
    state.general = [...fact.general];
    state.players = fact.general.map(() => ({ cubes: 0, vp: 0, kept: NO_ITEMS }));
    const at = (points: number): Track => fact.general.map((seat) => ({ seat, points }));
    state.tracks.profit = at(0);
    for (const colour of COLOURS) state.tracks[colour] = at(fact.influence[colour]);
  },
  goodsPlaced(state, fact) {
    for (const area in fact.goods) state.goods[area] = fact.goods[area] ?? 0;
  },
  figuresPlaced(state, fact) {
    for (const area in fact.figures) {
      const figures = fact.figures[area];
      if (figures) state.figures[area] = { ...figures };
    }
  },
  turnStarted(state, fact) {
    state.stage = 'auction';
    state.turn = fact.turn;
    for (const [seat, cubes] of fact.cubes.entries()) addCubes(state, seat, cubes);
    state.took = state.players.map(({ cubes }) => cubes);
    state.boxes = fact.tokens.map((token) => ({ token, lead: null }));
    state.bidder = fact.bidder;
    state.bids = 0;
  },
  bidMade(state, fact) {
    const box = state.boxes[fact.box - 1];
    if (!box) return;
    if (fact.outbid) addCubes(state, fact.outbid.seat, fact.outbid.cubes);
    addCubes(state, fact.seat, -fact.cubes);
    state.boxes[fact.box - 1] = { ...box, lead: { seat: fact.seat, cubes: fact.cubes } };
    state.bidder = fact.next;
    state.bids += 1;
  },
  boxCredited(state, fact) {
    moveDiscs(state, fact.seat, fact.points, 1);
  },
  ordersSet(state, fact) {
    state.stage = 'building';
    state.build = [...fact.build];
    state.train = [...fact.train];
    state.toAct = [...fact.build];
    state.boxes = [];
  },
};
