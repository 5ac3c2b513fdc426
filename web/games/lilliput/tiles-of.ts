/** A board of the game as the drawing wants it, and what part of it to show. */
import type { BoardTile } from '../../../domain/lilliput/drawing/index.ts';
import type { Cell, CellKey, LilliputState } from '../../../domain/lilliput/types.ts';
import type { Bounds } from '../../board/camera.ts';

export function tilesOf({ board }: LilliputState): BoardTile[] {
  return Object.entries(board).map(([key, { tile, rotation, tokens }]) => ({
    ...cellOf(key as CellKey),
    tile,
    rotation,
    tokens,
  }));
}

function cellOf(key: CellKey): Cell {
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
