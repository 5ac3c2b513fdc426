/** The final scoring (rules 4, final scoring): tokens by category, then stations and shares of every surviving line. */
import type { RocketFact } from '../facts.ts';
import { GOODS, income } from '../data.ts';
import type { Bonus, FinalStanding, RocketState } from '../types.ts';
import { stationsOn } from './line-stations.ts';
import { countBySeat, majorities, prizesOfLine } from './majorities.ts';
import { linesInPlay } from './occupancy.ts';

type Scored = Extract<RocketFact, { type: 'tokensScored' | 'stationsScored' | 'sharesScored' }>;

/** What is paid, in order. Tokens of cities that no line has reached do not count. */
export function finalPayments(state: RocketState): Scored[] {
  const { lines, players, tokens } = state;
  const reached = new Set(linesInPlay(lines).flatMap(([, { cities }]) => cities));
  const counted = tokens.filter(({ city }) => reached.has(city));
  const goods = GOODS.map((category): Scored => {
    const counts = countBySeat(
      players.length,
      counted.filter(({ good }) => good === category),
    );
    return { type: 'tokensScored', v: 1, category, payouts: majorities(counts, income.tokens) };
  });
  const passengers: Scored = {
    type: 'tokensScored',
    v: 1,
    category: 'passengers',
    payouts: majorities(
      players.map((player) => player.passengers),
      income.tokens,
    ),
  };
  const stations = linesInPlay(lines).map(([company, line]): Scored => {
    const value = line.cities.length;
    return {
      type: 'stationsScored',
      v: 1,
      company,
      value,
      payouts: majorities(stationsOn(state, line), prizesOfLine(value)),
    };
  });
  const shares = linesInPlay(lines).map(([company, line]): Scored => {
    const value = line.cities.length;
    return { type: 'sharesScored', v: 1, company, value, payouts: majorities(line.shares, prizesOfLine(value)) };
  });
  return [passengers, ...goods, ...stations, ...shares].filter(({ payouts }) => payouts.length > 0);
}

const PARTS = { tokensScored: 'tokens', stationsScored: 'stations', sharesScored: 'shares' } as const;

/** What the players would have if the game ended now, the richest first. Equal fortunes share a rank. */
export function standings(state: RocketState): FinalStanding[] {
  const bonuses = state.players.map((): Bonus => ({ tokens: 0, stations: 0, shares: 0 }));
  for (const { type, payouts } of finalPayments(state)) {
    for (const { seat, amount } of payouts) {
      const bonus = bonuses[seat];
      if (bonus) bonus[PARTS[type]] += amount;
    }
  }
  const fortunes = state.players.map(({ cash }, seat) => {
    const bonus = bonuses[seat] ?? { tokens: 0, stations: 0, shares: 0 };
    return { seat, cash, ...bonus, total: cash + bonus.tokens + bonus.stations + bonus.shares };
  });
  return fortunes
    .map((fortune) => ({ ...fortune, rank: 1 + fortunes.filter(({ total }) => total > fortune.total).length }))
    .toSorted((one, other) => one.rank - other.rank || one.seat - other.seat);
}
