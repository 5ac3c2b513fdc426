/**
 * What a company's reach means for the rules: whether a lay is reached (rules 2.2), which slots are (rules 2.5), and
 * which track on the board.
 *
 * A lay is judged by the board *before* it. Take a legal route onto new track and cut it at its first piece of new
 * track: what is left runs over old track only. It passes no stop of the tile laid, for at such a stop, which is open
 * after the lay, new track begins, and the route could have been cut there. All other stops are as they were. So the
 * cut route is legal before the lay as well and ends in one of two ways: at a side of the tile where a piece of new
 * track begins, or in the tile's stop, through which new track is reached if the stop is open after the lay. A new
 * piece from side to side must not lead straight back onto an edge that the route has run over: tracks that share a
 * side share a section (rules 3).
 */
import { SIDES } from '../board.ts';
import type { CompanyId, Rotation, Side } from '../data.ts';
import type { Cell } from '../types.ts';
import { isOpen, type RouteBoard } from './network.ts';
import { type Reach, reachOf } from './reach.ts';
import { hasSide, NO_SIDES, type TurnedTile, turnedTile } from './turned-tile.ts';

/** A piece of track: from a side to the stop of its tile, or to another, higher side. */
export interface Piece extends Cell {
  readonly from: Side;
  readonly to: Side | 'stop';
}

/** Whether the company can trace onto this tile's track from side to side. */
const tracesAcross = (reach: Reach, cell: Cell, one: Side, other: Side): boolean =>
  reach.arrivesUnspent(cell, one, other) || reach.arrivesUnspent(cell, other, one);

/** Whether the company can trace onto at least one piece of track that is new if this tile is laid on the cell. */
export function reachesLay(reach: Reach, cell: Cell, tile: string, rotation: Rotation): boolean {
  const { tile: old, tokens, own, arrivals } = reach.at(cell);
  if (arrivals === NO_SIDES && !own) return false;
  const now = turnedTile(tile, rotation);
  if (!now) return false;
  const newSides = now.toStop & ~(old?.toStop ?? NO_SIDES);
  if (newSides !== NO_SIDES) {
    if (own || (arrivals & newSides) !== NO_SIDES) return true;
    if ((arrivals & now.toStop) !== NO_SIDES && isOpen(now, tokens, reach.company)) return true;
  }
  return newTracks(now, old).some(([one, other]) => tracesAcross(reach, cell, one, other));
}

/** Tracks from side to side that the old tile does not have. */
function newTracks({ tracks }: TurnedTile, old: TurnedTile | undefined): TurnedTile['tracks'] {
  return old ? tracks.filter(([one, other]) => !hasSide(old.through[one], other)) : tracks;
}

/** All track on the board that the company can trace onto. */
export function reachableTrack(board: RouteBoard, company: CompanyId): readonly Piece[] {
  const reach = reachOf(board, company);
  return reach.network.cells.flatMap(({ x, y, tile, own, open }): Piece[] => {
    const cell = { x, y };
    const { arrivals } = reach.at(cell);
    const isLeft = own || (open && (arrivals & tile.toStop) !== 0);
    const toStop = SIDES.filter((side) => hasSide(tile.toStop, side) && (isLeft || hasSide(arrivals, side))).map(
      (side): Piece => ({ ...cell, from: side, to: 'stop' }),
    );
    const across = newTracks(tile, undefined)
      .filter(([one, other]) => tracesAcross(reach, cell, one, other))
      .map(([one, other]): Piece => ({ ...cell, from: one, to: other }));
    return [...toStop, ...across];
  });
}

/** The cells with a slot that is free and reached, where the company has no token yet. */
export function reachableSlots(board: RouteBoard, company: CompanyId): readonly Cell[] {
  const reach = reachOf(board, company);
  return reach.network.cells
    .filter(({ x, y, tile, own }) => {
      const { tokens, arrivals } = reach.at({ x, y });
      const filled = tokens.filter((token) => token !== null).length;
      return !own && filled < (tile.stop?.slots ?? 0) && (arrivals & tile.toStop) !== NO_SIDES;
    })
    .map(({ x, y }) => ({ x, y }));
}
