/**
 * Whether more lies on a table than the box of 18Lilliput holds. The rules never lead there; a forged history could, and
 * the search for routes is quick only within the supply of tiles and trains.
 */
import { MOST_TILES, MOST_TRAINS, timesTheData } from './bounds.ts';
import { phases, tiles } from './data.ts';
import type { LilliputState } from './types.ts';

/** A company may be over its limit only until it has given up a train. */
const MOST_TRAINS_OF_COMPANY = Math.max(...phases.map(({ trainLimit }) => trainLimit)) + 2;

export const exceedsComponents = ({ board, companies, pool }: LilliputState): boolean =>
  tooManyTiles(Object.values(board).map(({ tile }) => tile)) ||
  pool.length > MOST_TRAINS ||
  Object.values(companies).some(({ trains }) => trains.length > MOST_TRAINS_OF_COMPANY);

function tooManyTiles(laid: readonly string[]): boolean {
  if (laid.length > MOST_TILES) return true;
  const counts = new Map<string, number>();
  for (const tile of laid) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return [...counts].some(([tile, count]) => count > timesTheData(tiles.get(tile)?.count ?? MOST_TILES));
}
