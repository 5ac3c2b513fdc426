/** Landscapes (spec 9, 10): tiles that lie on the table before the draft, checked tile by tile. */
import { type Rejection, reject } from '../../kernel/rejection.ts';
import { CAPITAL, cellKey, cellName, neighbour, ROTATIONS, SIDES } from '../board.ts';
import { companies, type PlacedTile, scenarios, type TileDefinition, tiles } from '../data.ts';
import type { LilliputState } from '../types.ts';
import { fitsChecker } from './placement.ts';
import { runsIntoWater, shoreOf } from './water.ts';

/** The tiles on which companies start. */
const homeTiles = [...new Set(companies.flatMap((company) => (company.starting ? company.homeTile : [])))];

/** Nothing lies farther out than this, in any direction. */
const FARTHEST = 12;

export interface Misplaced {
  /** Index in the list, so that an editor can mark the tile. */
  readonly index: number;
  readonly rejection: Rejection;
}

export const scenarioNamed = (id: string) => scenarios.find((scenario) => scenario.id === id);

const isLandscape = (tile: TileDefinition | undefined): tile is TileDefinition =>
  tile?.set === 'scenario' && tile.availableFrom === 'setup';

/** The tiles of which a landscape is made, with how many there are. */
export const landscapeTiles: readonly TileDefinition[] = [...tiles.values()].filter(isLandscape);

/** What is wrong with a landscape, a rejection per tile; an empty list means that it can be played. */
export function checkLandscape(placed: readonly PlacedTile[]): Misplaced[] {
  const board = boardOf(placed);
  const wrong = placed.flatMap((tile, index) => {
    const rejection = wrongTile(placed, board, tile, index);
    return rejection ? [{ index, rejection }] : [];
  });
  return [...wrong, ...sidesWithoutHome(placed, board)];
}

/** Every side of Mildendo must keep a legal home tile: a yellow city that runs into no water (spec 10). */
function sidesWithoutHome(placed: readonly PlacedTile[], board: LilliputState['board']): Misplaced[] {
  const lost = SIDES.map((side) => neighbour(CAPITAL, side)).filter((cell) => {
    const shore = shoreOf(board, cell);
    return !homeTiles.some((tile) => ROTATIONS.some((rotation) => !runsIntoWater(shore, tile, rotation)));
  });
  return lost.map(({ x, y }) => ({
    index: placed.findIndex((tile) => Math.abs(tile.x - x) + Math.abs(tile.y - y) === 1),
    rejection: reject('landscape.noHome', { cell: cellName(x, y) }),
  }));
}

export function boardOf(placed: readonly PlacedTile[]): LilliputState['board'] {
  const board: LilliputState['board'] = {};
  for (const { tile, x, y, rotation } of placed) {
    const slots = tiles.get(tile)?.stops[0]?.slots ?? 0;
    board[cellKey({ x, y })] = { tile, rotation, tokens: Array.from({ length: slots }, () => null) };
  }
  return board;
}

function wrongTile(
  placed: readonly PlacedTile[],
  board: LilliputState['board'],
  { tile: id, x, y, rotation }: PlacedTile,
  index: number,
): Rejection | null {
  const tile = tiles.get(id);
  const params = { tile: id, cell: cellName(x, y) };
  if (!isLandscape(tile)) return reject('landscape.tile', params);
  const before = placed.slice(0, index);
  if (before.filter((other) => other.tile === id).length >= tile.count) {
    return reject('landscape.count', { ...params, count: tile.count });
  }
  if (Math.abs(x) > FARTHEST || Math.abs(y) > FARTHEST)
    return reject('landscape.far', { ...params, farthest: FARTHEST });
  if (x === CAPITAL.x && y === CAPITAL.y) return reject('landscape.taken', params);
  if (SIDES.some((side) => cellKey(neighbour(CAPITAL, side)) === cellKey({ x, y })))
    return reject('landscape.beside', params);
  if (before.some((other) => other.x === x && other.y === y)) return reject('landscape.taken', params);
  if (!fitsChecker(tile, { x, y })) return reject('tile.checker', params);
  if (runsIntoWater(shoreOf(board, { x, y }), id, rotation)) return reject('landscape.water', params);
  return null;
}
