/** A landscape of one's own as plain data: put down, turn, take away, read and print. What may lie where is the domain's. */
import type { Parameters } from '../../../../domain/kernel/rejection.ts';
import type { PlacedTile, Rotation } from '../../../../domain/lilliput/data.ts';
import { checkLandscape, landscapeTiles } from '../../../../domain/lilliput/rules/landscape.ts';
import { MOST_PLACED, optionsSchema } from '../../../../domain/lilliput/rules/set-up.ts';
import type { Cell } from '../../../../domain/lilliput/types.ts';
import type { SetupKey } from './words.ts';

type Tiles = readonly PlacedTile[];

/** A tile to put down, or taking away. */
export type Tool = string;
export const REMOVE = 'remove';

const ROTATIONS: readonly Rotation[] = [0, 1, 2, 3];

/** Cells on each side of Mildendo that the editor shows at least, and at most: a slip in a list must not fill the page. */
const LEAST_SPAN = 4;
const MOST_SPAN = 12;

export const spanOf = (own: Tiles, least = LEAST_SPAN): number =>
  Math.min(MOST_SPAN, Math.max(least, ...own.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)])));

export const tileAt = (own: Tiles, { x, y }: Cell): PlacedTile | undefined =>
  own.find((tile) => tile.x === x && tile.y === y);

/** How many of each kind are left to put down. */
export const leftOf = (own: Tiles, id: string): number => {
  const count = landscapeTiles.find((tile) => tile.id === id)?.count ?? 0;
  return Math.max(0, count - own.filter(({ tile }) => tile === id).length);
};

/** A press on a cell: takes its tile away, turns it, or puts the chosen one down. */
export function press(own: Tiles, tool: Tool, cell: Cell): Tiles {
  const there = tileAt(own, cell);
  if (tool === REMOVE) return there === undefined ? own : own.filter((tile) => tile !== there);
  if (there !== undefined) return own.map((tile) => (tile === there ? turned(tile) : tile));
  if (leftOf(own, tool) === 0) return own;
  const ways = ROTATIONS.map((rotation) => ({ tile: tool, x: cell.x, y: cell.y, rotation }));
  const faults = (way: PlacedTile): number => checkLandscape([...own, way]).length;
  const best = ways.toSorted((one, other) => faults(one) - faults(other))[0];
  return best === undefined ? own : [...own, best];
}

const turned = (tile: PlacedTile): PlacedTile => ({ ...tile, rotation: ((tile.rotation + 1) % 4) as Rotation });

export type ReadLandscape = { readonly tiles: Tiles } | { readonly wrong: SetupKey; readonly params?: Parameters };

/** A list as it is pasted; the shape of an entry is the one that the table's options have. */
export function readLandscape(text: string): ReadLandscape {
  if (text.trim() === '') return { tiles: [] };
  const value = parsed(text);
  if (value === undefined) return { wrong: 'own.noJson' };
  if (!Array.isArray(value)) return { wrong: 'own.noList' };
  if (value.length > MOST_PLACED) return { wrong: 'own.tooMany' };
  const bad = value.findIndex((entry) => entriesOf([entry]) === null);
  if (bad !== -1) return { wrong: 'own.badEntry', params: { number: bad + 1 } };
  const tiles = entriesOf(value);
  return tiles === null ? { wrong: 'own.tooMany' } : { tiles };
}

function entriesOf(list: readonly unknown[]): Tiles | null {
  const read = optionsSchema.safeParse({ landscape: list });
  return read.success ? (read.data.landscape as Tiles) : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One tile a line, so that people can read and change it. */
export const printLandscape = (own: Tiles): string =>
  own.length === 0
    ? ''
    : `[\n${own.map(({ tile, x, y, rotation }) => `  ${JSON.stringify({ tile, x, y, rotation })}`).join(',\n')}\n]`;
