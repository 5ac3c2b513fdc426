/** The square grid: cells, sides, and how a tile lies on it. */
import type { Rotation, Side, TileDefinition } from './data.ts';
import type { Cell, CellKey } from './types.ts';

export const SIDES = [0, 1, 2, 3] as const satisfies readonly Side[];
export const ROTATIONS = [0, 1, 2, 3] as const satisfies readonly Rotation[];

/** Mildendo lies here. */
export const CAPITAL: Cell = { x: 0, y: 0 };

const STEP: Readonly<Record<Side, Cell>> = {
  0: { x: 0, y: -1 },
  1: { x: 1, y: 0 },
  2: { x: 0, y: 1 },
  3: { x: -1, y: 0 },
};

export const cellKey = ({ x, y }: Cell): CellKey => `${x},${y}`;

/** Margins count cells from Mildendo: columns W2 W1 0 E1, rows N1 0 S1. */
export function columnName(x: number): string {
  if (x === 0) return '0';
  return x > 0 ? `E${x}` : `W${-x}`;
}
export function rowName(y: number): string {
  if (y === 0) return '0';
  return y > 0 ? `S${y}` : `N${-y}`;
}

/** A cell's name: N1E2, S1, W3; Mildendo lies at the origin. */
export function cellName(x: number, y: number): string {
  if (x === 0 && y === 0) return 'Mildendo';
  return `${y === 0 ? '' : rowName(y)}${x === 0 ? '' : columnName(x)}`;
}

export const neighbour = (cell: Cell, side: Side): Cell => ({ x: cell.x + STEP[side].x, y: cell.y + STEP[side].y });

export const opposite = (side: Side): Side => ((side + 2) % 4) as Side;

export const turned = (side: Side, rotation: Rotation): Side => ((side + rotation) % 4) as Side;

/** What of a tile can be told apart on the board: which sides lead where. */
function looks(tile: TileDefinition, rotation: Rotation): string {
  const sides = (list: readonly Side[] = []) =>
    list
      .map((side) => turned(side, rotation))
      .sort((a, b) => a - b)
      .join('');
  const tracks = tile.tracks.map((track) => sides(track)).sort();
  return [...tile.stops.map((stop) => sides(stop.sides)), '/', ...tracks, '/', sides(tile.water)].join(' ');
}

function looksAlike(tile: TileDefinition): readonly Rotation[] {
  const views = ROTATIONS.map((rotation) => looks(tile, rotation));
  return views.map((view) => views.indexOf(view) as Rotation);
}

/** Legal steps ask for the same few tiles thousands of times, so each is looked at once. */
const alike = new WeakMap<TileDefinition, readonly Rotation[]>();

function plainest(tile: TileDefinition): readonly Rotation[] {
  const known = alike.get(tile) ?? looksAlike(tile);
  alike.set(tile, known);
  return known;
}

/** The lowest rotation that looks the same: a straight turned twice is the straight. */
export const plainestRotation = (tile: TileDefinition, rotation: Rotation): Rotation =>
  plainest(tile)[rotation] ?? rotation;

/** Rotations that look different. */
export const distinctRotations = (tile: TileDefinition): readonly Rotation[] =>
  ROTATIONS.filter((rotation) => plainestRotation(tile, rotation) === rotation);

export function cellOf(key: string): Cell {
  const [x = 0, y = 0] = key.split(',').map(Number);
  return { x, y };
}
