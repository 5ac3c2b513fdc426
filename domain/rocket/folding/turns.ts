/** Folds the set-up, tokens, stations, the course of turns and the end. */
import { COMPANIES, startOf } from '../board.ts';
import { companies, components } from '../data.ts';
import type { Line, Lines, RocketState } from '../types.ts';
import { addBonus, type Appliers } from './appliers.ts';

const startCities = new Map(companies.map(({ id, start }) => [id, start]));

function linesAtStart(seats: number): Lines {
  const lines: Lines = {};
  for (const company of COMPANIES) {
    const line: Line = {
      locomotive: startOf(company),
      heading: null,
      track: [],
      cities: [startCities.get(company) ?? ''],
      isolated: false,
      pile: components.shares,
      shares: Array.from({ length: seats }, () => 0),
      supplementary: 0,
    };
    lines[company] = line;
  }
  return lines;
}

function acted({ turn }: RocketState, isProgress: boolean): void {
  turn.actions += 1;
  if (isProgress) turn.progress = true;
}

export const turnAppliers: Appliers<
  | 'gameSetUp'
  | 'turnEnded'
  | 'actionLapsed'
  | 'tokenTaken'
  | 'stationPlaced'
  | 'stationMoved'
  | 'gameEnded'
  | 'tokensScored'
  | 'stationsScored'
  | 'sharesScored'
  | 'ranked'
> = {
  gameSetUp(state, { seats, first }) {
    const each = Array.from({ length: seats });
    state.players = each.map(() => ({
      cash: 0,
      passengers: 0,
      bonus: { tokens: 0, stations: 0, shares: 0 },
    }));
    state.waivers = each.map(() => ({ all: false, companies: [] }));
    state.lines = linesAtStart(seats);
    state.turn = { seat: first, actions: 0, moved: [], progress: false };
  },
  turnEnded(state, { next, idleTurns }) {
    state.turnsEnded += 1;
    state.idleTurns = idleTurns;
    state.turn = { seat: next, actions: 0, moved: [], progress: false };
  },
  actionLapsed(state) {
    acted(state, false);
  },
  tokenTaken(state, { seat, city, good }) {
    state.tokens.push({ seat, city, good });
    acted(state, true);
  },
  stationPlaced(state, { seat, at }) {
    state.stations.push({ seat, at });
    acted(state, false);
  },
  stationMoved(state, { seat, from, at }) {
    const index = state.stations.findIndex((station) => station.seat === seat && station.at === from);
    if (index >= 0) state.stations[index] = { seat, at };
    acted(state, false);
  },
  gameEnded(state, { reason }) {
    state.ended = reason;
  },
  tokensScored(state, { payouts }) {
    addBonus(state, 'tokens', payouts);
  },
  stationsScored(state, { payouts }) {
    addBonus(state, 'stations', payouts);
  },
  sharesScored(state, { payouts }) {
    addBonus(state, 'shares', payouts);
  },
  ranked(state, { ranking }) {
    state.ranking = ranking;
  },
};
