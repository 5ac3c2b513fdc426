/** The board of a moment as a picture that stands alone: for files that people take away. */
import { phases } from '../data.ts';
import type { LilliputState } from '../types.ts';
import { boardSvg, viewAround } from './board.ts';
import { lightPalette } from './colours.ts';
import type { BoardTile } from './types.ts';

export interface Picture {
  readonly svg: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** A cell's side in pixels, where the picture does not get too large by it. */
const CELL = 96;
const LONGEST = 2400;
/** On a board that large, signs on empty cells would be most of the picture. */
const MOST_SIGNS = 2500;
/** Ground around the tiles, in cells. */
const MARGIN = 0.75;

export const tilesOf = ({ board }: Pick<LilliputState, 'board'>): BoardTile[] =>
  Object.entries(board).map(([key, { tile, rotation, tokens }]) => {
    const [x = 0, y = 0] = key.split(',').map(Number);
    return { x, y, tile, rotation, tokens };
  });

export function boardPicture(state: LilliputState, label: string): Picture {
  const tiles = tilesOf(state);
  const view = viewAround(tiles, MARGIN);
  const [across, down] = [view.east - view.west, view.south - view.north];
  const scale = Math.min(CELL, LONGEST / Math.max(across, down));
  const [width, height] = [Math.round(across * scale), Math.round(down * scale)];
  const phaseColour = phases.find(({ phase }) => phase === state.phase)?.phaseColour ?? 'yellow';
  const lattice = across * down <= MOST_SIGNS;
  const options = { view, palette: lightPalette, phaseColour, background: true, lattice, label, width, height };
  return { svg: boardSvg(tiles, options), width, height };
}
