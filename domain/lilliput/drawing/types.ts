/** What the drawing is given: a board as it lies, and the routes that trains ran on it. */
import { cellKey } from '../board.ts';
import { type CompanyId, type Rotation, type Side, type TileDefinition, tiles } from '../data.ts';
import type { Cell, CellKey } from '../types.ts';

export interface BoardTile extends Cell {
  readonly tile: string;
  readonly rotation: Rotation;
  /** By slot; null is a free slot. */
  readonly tokens?: readonly (CompanyId | null)[];
}

/** Where a train enters a cell and where it leaves it, or the stop where it starts or ends. */
export interface Leg extends Cell {
  readonly from: Side | 'stop';
  readonly to: Side | 'stop';
}

export interface Route {
  readonly company: CompanyId;
  readonly train: string;
  readonly obsolete: boolean;
  readonly revenue: number;
  readonly legs: readonly Leg[];
}

/** The part of the board that is shown, in cells; fractions are fine. Cell (0,0) reaches from 0 to 1. */
export interface View {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

export interface Laid {
  readonly tile: BoardTile;
  readonly definition: TileDefinition;
}

/** Tiles by cell, with their definitions; a tile that the data does not know is left out. */
export type Board = ReadonlyMap<CellKey, Laid>;

export function boardOf(laid: Iterable<BoardTile>): Board {
  const board = new Map<CellKey, Laid>();
  for (const tile of laid) {
    const definition = tiles.get(tile.tile);
    if (definition !== undefined) board.set(cellKey(tile), { tile, definition });
  }
  return board;
}
