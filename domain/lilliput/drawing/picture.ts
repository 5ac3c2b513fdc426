/** The board of a moment as a picture that stands alone: for files that people take away. */
import type { Drawing, PaletteName, Picture } from '../../kernel/drawing.ts';
import { cellName } from '../board.ts';
import { phases } from '../data.ts';
import type { LilliputState } from '../types.ts';
import { boardSvg, viewAround } from './board.ts';
import { darkPalette, lightPalette, type Palette, pagePalette } from './colours.ts';
import type { BoardTile } from './types.ts';

/** A cell's side in pixels, where the picture does not get too large by it. */
const CELL = 96;
const LONGEST = 2400;
/** On a board that large, signs on empty cells would be most of the picture. */
const MOST_SIGNS = 2500;
/** Ground around the tiles, in cells. */
const MARGIN = 0.75;

const palettes: { readonly [name in PaletteName]: Palette } = {
  light: lightPalette,
  dark: darkPalette,
  page: pagePalette,
};

export const tilesOf = ({ board }: Pick<LilliputState, 'board'>): BoardTile[] =>
  Object.entries(board).map(([key, { tile, rotation, tokens }]) => {
    const [x = 0, y = 0] = key.split(',').map(Number);
    return { x, y, tile, rotation, tokens };
  });

function boardPicture(state: LilliputState, label: string, palette: PaletteName = 'light'): Picture {
  const tiles = tilesOf(state);
  const view = viewAround(tiles, MARGIN);
  const [across, down] = [view.east - view.west, view.south - view.north];
  const scale = Math.min(CELL, LONGEST / Math.max(across, down));
  const [width, height] = [Math.round(across * scale), Math.round(down * scale)];
  const phaseColour = phases.find(({ phase }) => phase === state.phase)?.phaseColour ?? 'yellow';
  const lattice = across * down <= MOST_SIGNS;
  const options = { view, palette: palettes[palette], phaseColour, background: true, lattice, label, width, height };
  return { svg: boardSvg(tiles, options), width, height };
}

/** A place is a cell, known as `x,y`. */
function placeName(place: string): string {
  const [x, y] = place.split(',').map(Number);
  return Number.isInteger(x) && Number.isInteger(y) ? cellName(x ?? 0, y ?? 0) : place;
}

export const drawing: Drawing<LilliputState> = { picture: boardPicture, placeName };
