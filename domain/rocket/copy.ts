/**
 * Copies a state for deciding. Parts that the fold changes in place are copied; parts that it replaces (single stations
 * and tokens, waivers, the lists in a consultation) are shared. Tests freeze the original, so a part that is missing here
 * makes them fail.
 */
import type { CompanyId } from './data.ts';
import type { Lines, RocketState } from './types.ts';

function copyLines(lines: Lines): Lines {
  const copied: Lines = {};
  for (const [company, line] of Object.entries(lines)) {
    copied[company as CompanyId] = {
      ...line,
      track: [...line.track],
      cities: [...line.cities],
      shares: [...line.shares],
    };
  }
  return copied;
}

export const copy = (state: RocketState): RocketState => ({
  ...state,
  players: state.players.map((player) => ({ ...player, bonus: { ...player.bonus } })),
  lines: copyLines(state.lines),
  stations: [...state.stations],
  tokens: [...state.tokens],
  turn: { ...state.turn, moved: [...state.turn.moved] },
  consultation: state.consultation && { ...state.consultation },
  waivers: [...state.waivers],
});
