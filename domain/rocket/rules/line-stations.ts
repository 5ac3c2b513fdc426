/** Stations of each seat on a line: those on its track and under its locomotive. */
import type { Line, RocketState } from '../types.ts';
import { countBySeat } from './majorities.ts';

export function stationsOn({ stations, players }: RocketState, { locomotive, track }: Line): number[] {
  const hexes = new Set([locomotive, ...track]);
  return countBySeat(
    players.length,
    stations.filter(({ at }) => hexes.has(at)),
  );
}
