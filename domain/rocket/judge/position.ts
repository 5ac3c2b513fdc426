/** The state of the game for the position of a case. */
import { keyOf } from '../board.ts';
import { blank } from '../evolve.ts';
import type { Heading, HexKey, Line, Lines, RocketState } from '../types.ts';
import type { CaseState, Coordinates } from './case.ts';

export const key = ([q, r]: Coordinates): HexKey => keyOf(q, r);

/** The position, with the first of a turn's actions behind: an extension then ends the submission. */
export function stateOf(given: CaseState): RocketState {
  const lines: Lines = {};
  for (const { company, loco, heading, track, cities, isolated } of given.lines) {
    const line: Line = {
      locomotive: key(loco),
      heading: heading as Heading | null,
      track: track.map(key),
      cities: [...cities],
      isolated,
      pile: given.pile[company] ?? 0,
      shares: [...(given.shares[company] ?? [])],
      supplementary: given.supplementary[company] ?? 0,
    };
    lines[company] = line;
  }
  const seats = Array.from({ length: given.seats }, (_, seat) => seat);
  return {
    ...blank(),
    players: seats.map((seat) => ({
      cash: given.cash[seat] ?? 0,
      passengers: given.passengers[seat] ?? 0,
      bonus: { tokens: 0, stations: 0, shares: 0 },
    })),
    lines,
    stations: given.stations.map(({ seat, at }) => ({ seat, at: key(at) })),
    tokens: given.tokens.map((token) => ({ ...token })),
    tilesLaid: given.tilesLaid,
    turn: { seat: 0, actions: 1, moved: [...given.moved], progress: true },
    waivers: seats.map(() => ({ all: false, companies: [] })),
  };
}
