/**
 * The board as one company finds it: which track meets which, and where its trains may start, pass or only end (rules
 * 3).
 *
 * A way out of a cell is an *exit*, numbered cell × 4 + side. Two exits that face each other, both with track, make an
 * *edge*, the unit of track that is run over at most once; it is named by the smaller of its exits. Cells stand in
 * reading order (north to south, west to east), so nothing here depends on the order in which tiles were laid.
 */
import type { CompanyId, Rotation } from '../data.ts';
import type { Cell } from '../types.ts';
import { hasSide, type TurnedTile, turnedTile } from './turned-tile.ts';

/** A tile and its tokens; null or nothing is a free slot. */
export interface TileOnBoard {
  readonly tile: string;
  readonly rotation: Rotation;
  readonly tokens: readonly (CompanyId | null)[];
}

export type RouteBoard = Readonly<Record<string, TileOnBoard>>;

export interface NetworkCell extends Cell {
  readonly tile: TurnedTile;
  /** A token of the company lies here. */
  readonly own: boolean;
  /** A route can go on from here: neither the end of every line nor full of foreign tokens. */
  readonly open: boolean;
}

export interface Network {
  readonly cells: readonly NetworkCell[];
  /** By exit: the exit that faces it across an edge, or NOWHERE. */
  readonly facing: readonly number[];
}

export const NOWHERE = -1;

export const exitOf = (cell: number, side: number): number => cell * 4 + side;
export const cellOf = (exit: number): number => exit >> 2;
export const sideOf = (exit: number): number => exit & 3;
export const opposite = (side: number): number => side ^ 2;

/** A stop is open to a company unless it ends every route, or all its slots are filled and none by the company. */
export function isOpen({ stop }: TurnedTile, tokens: readonly (CompanyId | null)[], company: CompanyId): boolean {
  if (!stop || stop.terminal === true) return false;
  if (stop.slots === 0 || tokens.includes(company)) return true;
  return tokens.filter((token) => token !== null).length < stop.slots;
}

/** A Laputa tile of another colour does not exist for the company. */
const isUsableBy = ({ definition }: TurnedTile, company: CompanyId): boolean =>
  definition.usableBy === undefined || definition.usableBy === company;

/** The cells with track that the company may use, in reading order. */
function cellsWithTrack(board: RouteBoard, company: CompanyId): NetworkCell[] {
  const cells: NetworkCell[] = [];
  for (const key in board) {
    const laid = board[key];
    const tile = laid && turnedTile(laid.tile, laid.rotation);
    if (!tile || tile.carries === 0 || !isUsableBy(tile, company)) continue;
    const comma = key.indexOf(',');
    cells.push({
      x: Number(key.slice(0, comma)),
      y: Number(key.slice(comma + 1)),
      tile,
      own: laid.tokens.includes(company),
      open: isOpen(tile, laid.tokens, company),
    });
  }
  return cells.sort((a, b) => a.y - b.y || a.x - b.x);
}

/** For each exit the exit on the other side of the edge. In reading order only the cells east and south lie ahead. */
function facingExits(cells: readonly NetworkCell[]): readonly number[] {
  const facing = new Array<number>(cells.length * 4).fill(NOWHERE);
  const join = (one: number, side: number, other: number) => {
    const across = opposite(side);
    if (!hasSide(cells[one]!.tile.carries, side) || !hasSide(cells[other]!.tile.carries, across)) return;
    facing[exitOf(one, side)] = exitOf(other, across);
    facing[exitOf(other, across)] = exitOf(one, side);
  };
  let below = 0;
  for (const [index, { x, y }] of cells.entries()) {
    const next = cells[index + 1];
    if (next?.y === y && next.x === x + 1) join(index, 1, index + 1);
    while (below < cells.length && (cells[below]!.y <= y || (cells[below]!.y === y + 1 && cells[below]!.x < x)))
      below++;
    const under = cells[below];
    if (under?.y === y + 1 && under.x === x) join(index, 2, below);
  }
  return facing;
}

export function networkOf(board: RouteBoard, company: CompanyId): Network {
  const cells = cellsWithTrack(board, company);
  return { cells, facing: facingExits(cells) };
}
