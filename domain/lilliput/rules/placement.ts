/**
 * Where a tile may lie, whoever lays it (rules 2.2, 10): empty cells beside a tile and upgrades of laid ones, the
 * checkerboard, water, and what it costs. Which company can reach it is asked elsewhere.
 */
import { cellKey, cellOf, distinctRotations, neighbour, plainestRotation, SIDES, turned } from '../board.ts';
import {
  type CharacterId,
  type CompanyId,
  characters,
  type PhaseColour,
  type Rotation,
  type TileDefinition,
  tiles,
  type Upgrade,
  upgrades,
} from '../data.ts';
import type { Cell, LaidTile, LilliputState } from '../types.ts';
import { phaseOf } from './holdings.ts';
import { runsIntoWater, shoreOf } from './water.ts';

export interface Placement {
  readonly tile: TileDefinition;
  readonly cell: Cell;
  readonly rotation: Rotation;
  readonly cost: number;
  /** The tile that goes back to the supply; null on empty cells and over terrain. */
  readonly replaced: string | null;
  readonly onlyCompany: CompanyId | null;
}

const isCityCell = ({ x, y }: Cell): boolean => (x + y) % 2 !== 0;

export const fitsChecker = (tile: TileDefinition, cell: Cell): boolean =>
  tile.checker === 'any' || (tile.checker === 'city') === isCityCell(cell);

export const touchesTile = (state: LilliputState, cell: Cell): boolean =>
  SIDES.some((side) => state.board[cellKey(neighbour(cell, side))]);

export const inSupply = (state: LilliputState, tile: string): boolean => (state.supply[tile] ?? 0) > 0;

export const allowsColour = (state: LilliputState, colour: PhaseColour): boolean =>
  phaseOf(state).tileColours.includes(colour);

/** A tile that a card may lay on an empty cell: a yellow one of the common supply. */
const isCommonYellow = (tile: TileDefinition): boolean =>
  tile.colour === 'yellow' && tile.character === undefined && tile.layAs === undefined;

const commonYellow = [...tiles.values()].filter(isCommonYellow);

/** A tile that never lies on an empty cell. */
export const onlyReplaces = ({ colour, layAs }: TileDefinition): boolean =>
  layAs === undefined ? colour !== 'yellow' : layAs !== 'yellowCity' && layAs !== 'yellowTown';

/** The tiles of a character, and from which colour of the phase they may be laid. */
const characterTiles: ReadonlyMap<CharacterId, readonly TileDefinition[]> = new Map(
  characters.map(({ id }) => [
    id,
    [...tiles.values()].filter((tile) => tile.character === id && tile.layAs !== 'upgradeOfYellowCity'),
  ]),
);

const layFrom = (id: CharacterId): PhaseColour =>
  characters.find((character) => character.id === id)?.layFrom ?? 'yellow';

/** What may lie on a cell: with a card (no character), or as a tile of this character. Supply and phase are kept. */
export function placements(state: LilliputState, cell: Cell, character: CharacterId | null): Placement[] {
  const laid = state.board[cellKey(cell)];
  const found = laid ? upgradesOf(state, cell, laid, character) : onEmptyCell(state, cell, character);
  const shore = shoreOf(state.board, cell);
  return found.filter(({ tile, rotation }) => !runsIntoWater(shore, tile.id, rotation));
}

function onEmptyCell(state: LilliputState, cell: Cell, character: CharacterId | null): Placement[] {
  if (!touchesTile(state, cell)) return [];
  if (character !== null && !allowsColour(state, layFrom(character))) return [];
  const candidates = character === null ? commonYellow : (characterTiles.get(character) ?? []);
  return candidates
    .filter((tile) => inSupply(state, tile.id) && fitsChecker(tile, cell))
    .flatMap((tile) =>
      distinctRotations(tile).map((rotation) => ({
        tile,
        cell,
        rotation,
        cost: tile.cost ?? 0,
        replaced: null,
        onlyCompany: null,
      })),
    );
}

function upgradesOf(state: LilliputState, cell: Cell, laid: LaidTile, character: CharacterId | null): Placement[] {
  return (upgrades[laid.tile] ?? [])
    .filter((row) => (row.character ?? null) === character)
    .filter((row) => inSupply(state, row.to) && allowsColour(state, row.phaseColour) && meets(state, cell, row))
    .flatMap((row) => {
      const tile = tiles.get(row.to);
      if (!tile) return [];
      const goesBack = tiles.get(laid.tile)?.set !== 'scenario';
      return row.distinct.map((relative) => ({
        tile,
        cell,
        rotation: plainestRotation(tile, turned(laid.rotation, relative)),
        cost: row.cost,
        replaced: goesBack ? laid.tile : null,
        onlyCompany: row.onlyCompany ?? null,
      }));
    });
}

export function meets(state: LilliputState, cell: Cell, { condition }: Upgrade): boolean {
  switch (condition) {
    case 'cityCell':
      return isCityCell(cell);
    case 'plainCell':
      return !isCityCell(cell);
    case 'notHomeCity':
      return !Object.values(state.companies).some(({ home }) => home.x === cell.x && home.y === cell.y);
    default:
      return true;
  }
}

/** Cells on which something might be laid: all laid ones, and the empty ones beside them. */
export function layableCells(state: LilliputState): Cell[] {
  const cells = new Map<string, Cell>();
  for (const key in state.board) {
    const cell = cellOf(key);
    cells.set(key, cell);
    for (const side of SIDES) {
      const beside = neighbour(cell, side);
      cells.set(cellKey(beside), beside);
    }
  }
  return [...cells.values()];
}
