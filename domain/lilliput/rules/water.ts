/** Water (rules 2.2): no track runs into it, from whichever of two neighbouring tiles. */
import { cellKey, neighbour, opposite, ROTATIONS, SIDES, turned } from '../board.ts';
import { type Rotation, tiles } from '../data.ts';
import { hasSide, NO_SIDES, type Sides, sidesOf, turnedTile } from '../routes/turned-tile.ts';
import type { Cell, LilliputState } from '../types.ts';

const waters: ReadonlyMap<string, readonly Sides[]> = new Map(
  [...tiles.values()].map(({ id, water = [] }) => [
    id,
    ROTATIONS.map((rotation) => sidesOf(water.map((side) => turned(side, rotation)))),
  ]),
);

const waterOf = (tile: string, rotation: Rotation): Sides => waters.get(tile)?.[rotation] ?? NO_SIDES;

/** What the neighbouring tiles have at the four sides of a cell. */
export interface Shore {
  readonly water: Sides;
  readonly track: Sides;
}

export function shoreOf(board: LilliputState['board'], cell: Cell): Shore {
  let [water, track] = [NO_SIDES, NO_SIDES];
  for (const side of SIDES) {
    const laid = board[cellKey(neighbour(cell, side))];
    if (!laid) continue;
    const facing = opposite(side);
    if (hasSide(waterOf(laid.tile, laid.rotation), facing)) water |= 1 << side;
    if (hasSide(turnedTile(laid.tile, laid.rotation)?.carries ?? NO_SIDES, facing)) track |= 1 << side;
  }
  return { water, track };
}

/** Whether a tile that lies like this would run into its neighbours' water, or they into its own. */
export const runsIntoWater = (shore: Shore, tile: string, rotation: Rotation): boolean =>
  ((turnedTile(tile, rotation)?.carries ?? NO_SIDES) & shore.water) !== 0 ||
  (waterOf(tile, rotation) & shore.track) !== 0;
