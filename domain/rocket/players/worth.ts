/**
 * What a position is worth to a seat: its cash and what it can expect of the final scoring, against what the others can.
 * Early in the game having part of something counts, late only the places that are paid.
 */
import { besides, numberOf } from '../board.ts';
import { components, GOODS, income, type Prizes } from '../data.ts';
import { stationsOn } from '../rules/line-stations.ts';
import { countBySeat, majorities, prizesOfLine } from '../rules/majorities.ts';
import { linesInPlay } from '../rules/occupancy.ts';
import { hexesAhead } from '../rules/targets.ts';
import type { RocketState } from '../types.ts';

/** Cities that a line can expect to reach yet, at the beginning. */
const GROWTH = 4;
/** What a station is worth that a locomotive may run over with its next steps. */
const STATION_AHEAD = [1_600, 900] as const;
/** How much of a city's income a token can expect, for each line that may still come. */
const CITY_CHANCE = 0.12;
/** Tokens of cities without a line may be discarded in the end. */
const UNREACHED = 0.6;
/** Being the richest when the game ends is what it is about. */
const VICTORY = 30_000;

/** How far the game is, from 0 to 1: by tiles, or by companies without shares. */
function progressOf({ tilesLaid, lines }: RocketState): number {
  const companies = linesInPlay(lines);
  const withShares = companies.filter(([, { pile }]) => pile > 0).length;
  const fewestLeft = companies.reduce((sum, [, { pile }]) => sum + Math.min(pile, 4), 0);
  const byShares = 1 - Math.min(1, Math.max(0, (withShares - 1) / 6) * 0.6 + fewestLeft / 70);
  return Math.min(1, Math.max(tilesLaid / components.tiles, byShares));
}

/** Prizes as they may be expected: by places as it stands, and in proportion as long as much can change. */
function addExpected(worths: number[], counts: readonly number[], prizes: Prizes, certainty: number, weight = 1): void {
  for (const { seat, amount } of majorities(counts, prizes)) {
    worths[seat] = (worths[seat] ?? 0) + weight * certainty * amount;
  }
  const sum = counts.reduce((total, count) => total + count, 0);
  if (sum === 0 || certainty >= 1) return;
  const share = (weight * (1 - certainty) * (prizes.first + prizes.second)) / (sum + 1);
  for (const [seat, count] of counts.entries()) worths[seat] = (worths[seat] ?? 0) + share * count;
}

function addLines(worths: number[], state: RocketState, progress: number): void {
  const certainty = 0.35 + 0.65 * progress;
  for (const [, line] of linesInPlay(state.lines)) {
    const growth = line.isolated ? 0 : GROWTH * (1 - progress);
    const prizes = prizesOfLine(line.cities.length + Math.round(growth));
    addExpected(worths, line.shares, prizes, line.isolated ? 1 : certainty);
    addExpected(worths, stationsOn(state, line), prizes, line.isolated ? 1 : certainty);
  }
}

function addTokens(worths: number[], state: RocketState, progress: number): void {
  const { tokens, players, lines } = state;
  const companies = linesInPlay(lines);
  const reachedBy = (city: string): number => companies.filter(([, { cities }]) => cities.includes(city)).length;
  const certainty = 0.3 + 0.7 * progress;
  for (const category of GOODS) {
    const counts = players.map(() => 0);
    for (const { seat, city, good } of tokens) {
      if (good !== category) continue;
      counts[seat] = (counts[seat] ?? 0) + (reachedBy(city) > 0 ? 1 : UNREACHED * (1 - progress));
    }
    addExpected(worths, counts, income.tokens, certainty);
  }
  const passengers = players.map((player) => player.passengers);
  addExpected(worths, passengers, income.tokens, certainty);
  for (const city of new Set(tokens.map((token) => token.city))) {
    const owned = countBySeat(
      players.length,
      tokens.filter((token) => token.city === city),
    );
    const mayCome = companies.filter(([, line]) => !line.isolated && !line.cities.includes(city)).length;
    addExpected(worths, owned, income.city, 0.5, mayCome * CITY_CHANCE * (1 - progress));
  }
}

/** Stations that no line has yet, but that lie before a locomotive. */
function addStationsAhead(worths: number[], { stations, lines }: RocketState, progress: number): void {
  const near = new Set<number>();
  const far = new Set<number>();
  for (const [, line] of linesInPlay(lines)) {
    for (const hex of hexesAhead(line)) {
      near.add(hex);
      for (const beyond of besides[hex] ?? []) far.add(beyond);
    }
  }
  for (const { seat, at } of stations) {
    const hex = numberOf(at);
    const value = near.has(hex) ? STATION_AHEAD[0] : far.has(hex) ? STATION_AHEAD[1] : 0;
    worths[seat] = (worths[seat] ?? 0) + value * (1 - progress);
  }
}

/** What every seat has or can expect. */
function worthsOf(state: RocketState): number[] {
  if (state.ranking) {
    const totals = state.players.map(() => 0);
    for (const { seat, total, rank } of state.ranking) totals[seat] = total + (rank === 1 ? VICTORY : 0);
    return totals;
  }
  const worths = state.players.map(({ cash }) => cash);
  const progress = progressOf(state);
  addLines(worths, state, progress);
  addTokens(worths, state, progress);
  addStationsAhead(worths, state, progress);
  return worths;
}

/** The lead of a seat: what it can expect, less what the others can, the strongest of them most. */
export function leadOf(state: RocketState, seat: number): number {
  const worths = worthsOf(state);
  const own = worths[seat] ?? 0;
  const others = worths.filter((_, other) => other !== seat);
  if (others.length === 0) return own;
  const mean = others.reduce((sum, worth) => sum + worth, 0) / others.length;
  return own - (Math.max(...others) + mean) / 2;
}
