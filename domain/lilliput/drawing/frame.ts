/** Which part of the board a table's page shows at first, and how much of it is drawn. */
import { tiles } from '../data.ts';
import type { Cell } from '../types.ts';
import type { BoardTile, View } from './types.ts';

/** In pixels: cells never grow larger than this by themselves. */
export const LARGEST_CELL = 132;

/** How far the drawn sheet reaches beyond the outermost tiles. */
const BEYOND = 7;

/** Ground beyond tiles that only lie there; where lines have come, the cells beside them must show too. */
const EDGE = 0.25;

/** All these cells with some ground around them. */
export function boundsOf(cells: readonly Cell[], around: number): View {
  const xs = [0, ...cells.map(({ x }) => x)];
  const ys = [0, ...cells.map(({ y }) => y)];
  return {
    west: Math.min(...xs) - around,
    north: Math.min(...ys) - around,
    east: Math.max(...xs) + 1 + around,
    south: Math.max(...ys) + 1 + around,
  };
}

/** What is drawn: more than is shown at first, so that there is something to pan to. */
export const sheetOf = (laid: readonly BoardTile[]): View => boundsOf(laid, BEYOND);

/** What a fitted board shows: all tiles, and every cell where the lines from Mildendo could go on. */
export function coreOf(laid: readonly BoardTile[]): View {
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
