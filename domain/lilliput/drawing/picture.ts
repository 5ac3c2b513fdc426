/** The board of a moment as a picture: for files that people take away, and for the first paint of a table's page. */
import type { Drawing, PaletteName, Picture } from '../../kernel/drawing.ts';
import { cellName } from '../board.ts';
import { phases } from '../data.ts';
import type { LilliputState } from '../types.ts';
import { boardSvg, viewAround } from './board.ts';
import { darkPalette, lightPalette, pagePalette } from './colours.ts';
import { coreOf, LARGEST_CELL, sheetOf } from './frame.ts';
import type { BoardTile } from './types.ts';

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

const phaseColourOf = ({ phase: now }: LilliputState) =>
  phases.find(({ phase }) => phase === now)?.phaseColour ?? 'yellow';

function boardPicture(state: LilliputState, label: string, palette: PaletteName = 'light'): Picture {
  if (palette === 'page') return pagePicture(state, label);
  const tiles = tilesOf(state);
  const view = viewAround(tiles, MARGIN);
  const [across, down] = [view.east - view.west, view.south - view.north];
  const scale = Math.min(CELL, LONGEST / Math.max(across, down));
  const [width, height] = [Math.round(across * scale), Math.round(down * scale)];
  const lattice = across * down <= MOST_SIGNS;
  const colours = { palette: palette === 'dark' ? darkPalette : lightPalette, phaseColour: phaseColourOf(state) };
  const options = { ...colours, view, background: true, lattice, label, width, height };
  return { svg: boardSvg(tiles, options), width, height };
}

/** The frame is what the page fits into its stage, so that nothing moves when the page's own drawing comes. */
function pagePicture(state: LilliputState, label: string): Picture {
  const tiles = tilesOf(state);
  const frame = coreOf(tiles);
  const width = Math.round((frame.east - frame.west) * LARGEST_CELL);
  const height = Math.round((frame.south - frame.north) * LARGEST_CELL);
  const colours = { palette: pagePalette, phaseColour: phaseColourOf(state) };
  return { svg: boardSvg(tiles, { ...colours, view: sheetOf(tiles), frame, label, width, height }), width, height };
}

/** A place is a cell, known as `x,y`. */
function placeName(place: string): string {
  const [x, y] = place.split(',').map(Number);
  return Number.isInteger(x) && Number.isInteger(y) ? cellName(x ?? 0, y ?? 0) : place;
}

export const drawing: Drawing<LilliputState> = { picture: boardPicture, placeName };
