/** A board of the game as the drawing wants it, and what part of it to show. */
import type { BoardTile } from '../../../domain/lilliput/drawing/index.ts';
import { type CompanyId, tiles } from '../../../domain/lilliput/data.ts';
import type { Cell, LilliputState } from '../../../domain/lilliput/types.ts';
import type { Bounds } from '../../board/camera.ts';

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

/** All these cells with some ground around them. */
export function boundsOf(cells: readonly Cell[], around: number): Bounds {
  const xs = [0, ...cells.map(({ x }) => x)];
  const ys = [0, ...cells.map(({ y }) => y)];
  return {
    west: Math.min(...xs) - around,
    north: Math.min(...ys) - around,
    east: Math.max(...xs) + 1 + around,
    south: Math.max(...ys) + 1 + around,
  };
}

/** Ground beyond tiles that only lie there; where lines have come, the cells beside them must show too. */
const EDGE = 0.25;

/** What a fitted board shows: all tiles, and every cell where the lines from Mildendo could go on. */
export function coreOf(laid: readonly BoardTile[]): Bounds {
  const [all, grown] = [boundsOf(laid, EDGE), boundsOf(linesFrom(laid), 1)];
  return {
    west: Math.min(-2, all.west, grown.west),
    north: Math.min(-2, all.north, grown.north),
    east: Math.max(3, all.east, grown.east),
    south: Math.max(3, all.south, grown.south),
  };
}

/** Tiles with track that hang together with the capital, cell by cell: others wait in the landscape. */
function linesFrom(laid: readonly BoardTile[]): Cell[] {
  const built = laid.filter(({ tile }) => {
    const { tracks = [], stops = [] } = tiles.get(tile) ?? {};
    return tracks.length > 0 || stops.length > 0;
  });
  const reached = new Set(built.filter(({ x, y }) => x === 0 && y === 0));
  // A set that grows while it is walked: each tile brings its neighbours.
  for (const { x, y } of reached) {
    for (const tile of built) if (Math.abs(tile.x - x) + Math.abs(tile.y - y) === 1) reached.add(tile);
  }
  return [...reached];
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
