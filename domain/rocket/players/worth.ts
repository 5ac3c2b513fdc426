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
/** How likely it is that a locomotive goes to a hex that it can reach with its next step, or the one after. */
const NEXT_STEP = 0.6;
const STEP_AFTER = 0.4;
/** How much of a city's income a token can expect, for each line that may still come. */
const CITY_CHANCE = 0.12;
/** Shares of a line that will be taken yet, at the beginning. */
const MORE_SHARES = 5;
const TOKENS_OF_GOOD = 9;
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

/** Something that is counted at the end, and for which two prizes are paid. */
interface Contest {
  readonly counts: readonly number[];
  readonly prizes: Prizes;
  /** From 0, everything can change, to 1, it stays as it is. */
  readonly certainty: number;
  /** How many more of it will be had by anybody. */
  readonly more: number;
}

/** Prizes as they may be expected: by places as it stands, and in proportion as long as much can change. */
function addExpected(worths: number[], { counts, prizes, certainty, more }: Contest, weight = 1): void {
  for (const { seat, amount } of majorities(counts, prizes)) {
    worths[seat] = (worths[seat] ?? 0) + weight * certainty * amount;
  }
  const sum = counts.reduce((total, count) => total + count, 0);
  if (sum === 0 || certainty >= 1) return;
  const share = (weight * (1 - certainty) * (prizes.first + prizes.second)) / (sum + more);
  for (const [seat, count] of counts.entries()) worths[seat] = (worths[seat] ?? 0) + share * count;
}

function addLines(worths: number[], state: RocketState, progress: number): void {
  for (const [, line] of linesInPlay(state.lines)) {
    const growth = line.isolated ? 0 : GROWTH * (1 - progress);
    const prizes = prizesOfLine(line.cities.length + Math.round(growth));
    const certainty = line.isolated ? 1 : progress;
    const moreShares = Math.min(line.pile, MORE_SHARES) * (1 - progress);
    addExpected(worths, { counts: line.shares, prizes, certainty, more: 1 + moreShares });
    addExpected(worths, { counts: stationsOn(state, line), prizes, certainty: (1 + certainty) / 2, more: 1 });
  }
}

function addTokens(worths: number[], state: RocketState, progress: number): void {
  const { tokens, players, lines } = state;
  const companies = linesInPlay(lines);
  const reachedBy = (city: string): number => companies.filter(([, { cities }]) => cities.includes(city)).length;
  for (const category of GOODS) {
    const counts = players.map(() => 0);
    let left = TOKENS_OF_GOOD;
    for (const { seat, city, good } of tokens) {
      if (good !== category) continue;
      counts[seat] = (counts[seat] ?? 0) + (reachedBy(city) > 0 ? 1 : UNREACHED * (1 - progress));
      left -= 1;
    }
    const certainty = left === 0 ? 1 : progress;
    addExpected(worths, { counts, prizes: income.tokens, certainty, more: left * (1 - progress) + 0.5 });
  }
  const passengers = players.map((player) => player.passengers);
  addExpected(worths, { counts: passengers, prizes: income.tokens, certainty: progress, more: 2 });
  for (const city of new Set(tokens.map((token) => token.city))) {
    const counts = countBySeat(
      players.length,
      tokens.filter((token) => token.city === city),
    );
    const mayCome = companies.filter(([, line]) => !line.isolated && !line.cities.includes(city)).length;
    const weight = mayCome * CITY_CHANCE * (1 - progress);
    addExpected(worths, { counts, prizes: income.city, certainty: 0.5, more: 1 }, weight);
  }
}

/** Stations that no line has yet, but that a locomotive may run over with its next steps. */
function addStationsAhead(worths: number[], state: RocketState, progress: number): void {
  const served = new Set(linesInPlay(state.lines).flatMap(([, { locomotive, track }]) => [locomotive, ...track]));
  const waiting = state.stations.filter(({ at }) => !served.has(at));
  if (waiting.length === 0) return;
  const values = new Map<number, number>();
  const raise = (hex: number, value: number): void => void values.set(hex, Math.max(values.get(hex) ?? 0, value));
  for (const [, line] of linesInPlay(state.lines)) {
    const others = stationsOn(state, line).filter((count) => count > 0).length;
    const prize = ((line.cities.length + GROWTH * (1 - progress)) * income.perCity) / (1 + others);
    for (const hex of hexesAhead(line)) {
      raise(hex, prize * NEXT_STEP);
      for (const beyond of besides[hex] ?? []) raise(beyond, prize * STEP_AFTER);
    }
  }
  for (const { seat, at } of waiting) {
    worths[seat] = (worths[seat] ?? 0) + (values.get(numberOf(at)) ?? 0) * (1 - progress);
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
