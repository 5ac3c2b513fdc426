/** The places of the board: a square for every cell, named by its coordinates, such as `3,-1`. */
import { cellName } from '../../../domain/lilliput/board.ts';
import { LARGEST_CELL } from '../../../domain/lilliput/drawing/index.ts';
import type { Cell, LilliputState } from '../../../domain/lilliput/types.ts';
import type { Zoom } from '../../board/camera.ts';
import type { Place } from '../../board/place.ts';
import type { Places } from '../contract/table-part.ts';
import { boundsOf, cellOf, tilesOf } from './tiles-of.ts';

/** A unit is a cell. */
export const zoom: Zoom = { smallest: 36, largest: 190, largestFit: LARGEST_CELL };
/** The capital. */
export const firstStop = '0,0';

export const squareAt = ({ x, y }: Cell, label: string): Place => ({
  id: `${x},${y}`,
  outline: [
    { x, y },
    { x: x + 1, y },
    { x: x + 1, y: y + 1 },
    { x, y: y + 1 },
  ],
  centre: { x: x + 0.5, y: y + 0.5 },
  label,
});

function placeOf(id: string): Place {
  const cell = cellOf(id);
  return squareAt(cell, cellName(cell.x, cell.y));
}

export const places: Places<LilliputState> = {
  placeOf,
  /** Every cell with a tile, and one row of cells around them. */
  markable(state) {
    const { west, east, north, south } = boundsOf(tilesOf(state), 1);
    const cells: Place[] = [];
    for (let y = north; y < south; y++) for (let x = west; x < east; x++) cells.push(placeOf(`${x},${y}`));
    return cells;
  },
};
