/** A board of the game as the drawing wants it, and what part of it to show. */
import type { CompanyId } from '../../../domain/lilliput/data.ts';
import type { BoardTile } from '../../../domain/lilliput/drawing/index.ts';
import type { Cell, LilliputState } from '../../../domain/lilliput/types.ts';
import type { Bounds } from '../../board/camera.ts';

export { boundsOf, coreOf, sheetOf } from '../../../domain/lilliput/drawing/index.ts';

export function tilesOf({ board }: LilliputState): BoardTile[] {
  return Object.entries(board).map(([key, { tile, rotation, tokens }]) => ({
    ...cellOf(key),
    tile,
    rotation,
    tokens,
  }));
}

/** The cell of such a key as `3,-1`. */
export function cellOf(key: string): Cell {
  const [x = 0, y = 0] = key.split(',').map(Number);
  return { x, y };
}

/** The companies whose home a cell is. */
export const homesAt = ({ companies }: LilliputState, { x, y }: Cell): CompanyId[] =>
  Object.entries(companies)
    .filter(([, { home }]) => home.x === x && home.y === y)
    .map(([id]) => id as CompanyId);

/** Both of them. */
export const around = (one: Bounds, other: Bounds): Bounds => ({
  west: Math.min(one.west, other.west),
  north: Math.min(one.north, other.north),
  east: Math.max(one.east, other.east),
  south: Math.max(one.south, other.south),
});
