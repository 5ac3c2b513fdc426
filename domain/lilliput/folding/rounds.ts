/** Folds rounds: their start, the turns that go by, bureaucracy, the end. */
import type { LilliputState, OpenTurn } from '../types.ts';
import { addCash, addTreasuries, type Appliers } from './appliers.ts';

const freshTurn = (seat: number): OpenTurn => ({
  seat,
  card: null,
  side: 'action',
  acting: false,
  acted: false,
  lays: [],
  purchases: 0,
  sold: [],
  shares: null,
  founded: null,
  stations: 0,
  grant: 0,
});

const openTurn = (state: LilliputState): void => {
  const seat = state.order[0];
  state.turn = seat === undefined ? null : freshTurn(seat);
};

export const roundAppliers: Appliers<
  | 'roundStarted'
  | 'incomeTaken'
  | 'actionsBegun'
  | 'turnEnded'
  | 'actionsEnded'
  | 'runningBegun'
  | 'bureaucracyBegun'
  | 'gameEnded'
> = {
  roundStarted(state, fact) {
    state.stage = 'income';
    state.round = fact.round;
    state.startPlayer = fact.startPlayer;
    state.order = [...fact.order];
    state.cards = Object.fromEntries(fact.cards.map((card) => [card, null]));
  },
  incomeTaken(state, fact) {
    addCash(state, fact.seat, fact.cash);
    addTreasuries(state, fact.treasuries);
  },
  actionsBegun(state) {
    state.stage = 'actions';
    openTurn(state);
  },
  turnEnded(state) {
    state.order.shift();
    openTurn(state);
  },
  actionsEnded(state) {
    state.stage = 'beforeRunning';
  },
  runningBegun(state, fact) {
    state.stage = 'running';
    state.toRun = [...fact.order];
  },
  bureaucracyBegun(state) {
    state.stage = 'bureaucracy';
  },
  gameEnded(state, fact) {
    state.stage = 'over';
    state.ranking = fact.ranking.map((standing) => ({ ...standing }));
  },
};
