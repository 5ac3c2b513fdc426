/**
 * Whether more lies on a table than the box of Stephenson's Rocket holds. The rules never lead there; a forged history
 * could, and lists would grow without end.
 */
import { MOST_CITIES, MOST_HEXES, MOST_STATIONS, MOST_TOKENS } from './bounds.ts';
import type { RocketState } from './types.ts';

export const exceedsComponents = ({ lines, stations, tokens, turn }: RocketState): boolean =>
  stations.length > MOST_STATIONS ||
  tokens.length > MOST_TOKENS ||
  turn.moved.length > MOST_HEXES ||
  Object.values(lines).some(({ track, cities }) => track.length > MOST_HEXES || cities.length > 2 * MOST_CITIES);
