/** Landscapes (rules 9, 10): tiles that lie on the table before the draft, checked tile by tile. */
import { type Rejection, reject } from '../../kernel/rejection.ts';
import { CAPITAL, cellKey, cellName, neighbour, ROTATIONS, SIDES } from '../board.ts';
import { companies, type PlacedTile, scenarios, type TileDefinition, tiles } from '../data.ts';
import type { Cell, CellKey, LaidTile, LilliputState } from '../types.ts';
import { fitsChecker } from './placement.ts';
import { runsIntoWater, shoreOf } from './water.ts';

/** The tiles on which companies start. */
const homeTiles = [...new Set(companies.flatMap((company) => (company.starting ? company.homeTile : [])))];

/** Nothing lies farther out than this, in any direction. */
const FARTHEST = 12;

/** What is wrong with one tile of a landscape. A tile may have several faults, and then stands in the list as often. */
export interface Misplaced extends Cell {
  /** Index in the list of tiles, so that an editor can mark the tile. */
  readonly index: number;
  readonly rejection: Rejection;
}

export const scenarioNamed = (id: string) => scenarios.find((scenario) => scenario.id === id);

const isLandscape = (tile: TileDefinition | undefined): tile is TileDefinition =>
  tile?.set === 'scenario' && tile.availableFrom === 'setup';

/** The tiles of which a landscape is made, with how many there are. */
export const landscapeTiles: readonly TileDefinition[] = [...tiles.values()].filter(isLandscape);

/** Everything that is wrong with a landscape, tile by tile; an empty list means that it can be played. */
export function checkLandscape(placed: readonly PlacedTile[]): Misplaced[] {
  const board = boardOf(placed);
  const lost = sidesWithoutHome(board);
  return placed.flatMap((tile, index) => {
    const { x, y } = tile;
    const rejections = [...faultsOf(placed.slice(0, index), board, tile), ...homesTaken(lost, tile)];
    return rejections.map((rejection) => ({ index, x, y, rejection }));
  });
}

const besideCapital: readonly Cell[] = SIDES.map((side) => neighbour(CAPITAL, side));

/** The cells beside Mildendo where no home tile could lie: every side of Mildendo must keep a legal one (rules 10). */
function sidesWithoutHome(board: LilliputState['board']): Cell[] {
  return besideCapital.filter((cell) => {
    const shore = shoreOf(board, cell);
    return !homeTiles.some((tile) => ROTATIONS.some((rotation) => !runsIntoWater(shore, tile, rotation)));
  });
}

/** The sides of Mildendo that a tile of water helps to close. */
const homesTaken = (lost: readonly Cell[], { tile, x, y }: PlacedTile): Rejection[] =>
  lost
    .filter((cell) => tiles.get(tile)?.water !== undefined && Math.abs(cell.x - x) + Math.abs(cell.y - y) === 1)
    .map((cell) => reject('landscape.noHome', { cell: cellName(cell.x, cell.y) }));

const boardOf = (placed: readonly PlacedTile[]): LilliputState['board'] =>
  Object.fromEntries(
    placed.map(({ tile, x, y, rotation }): [CellKey, LaidTile] => [cellKey({ x, y }), { tile, rotation, tokens: [] }]),
  );

/** The faults of a tile among those put down before it and in its surroundings. */
function faultsOf(
  before: readonly PlacedTile[],
  board: LilliputState['board'],
  { tile: id, x, y, rotation }: PlacedTile,
): Rejection[] {
  const tile = tiles.get(id);
  const params = { tile: id, cell: cellName(x, y) };
  if (!isLandscape(tile)) return [reject('landscape.tile', params)];
  const isAt = (cell: Cell): boolean => cell.x === x && cell.y === y;
  const faults: Rejection[] = [];
  if (before.filter((other) => other.tile === id).length >= tile.count) {
    faults.push(reject('landscape.count', { ...params, count: tile.count }));
  }
  if (Math.max(Math.abs(x), Math.abs(y)) > FARTHEST) {
    faults.push(reject('landscape.far', { ...params, farthest: FARTHEST }));
  }
  if (isAt(CAPITAL) || before.some(isAt)) faults.push(reject('landscape.taken', params));
  if (besideCapital.some(isAt)) faults.push(reject('landscape.beside', params));
  if (!fitsChecker(tile, { x, y })) faults.push(reject('tile.checker', params));
  if (runsIntoWater(shoreOf(board, { x, y }), id, rotation)) faults.push(reject('landscape.water', params));
  return faults;
}
