/** The drawing of 18Lilliput: state in, SVG text out. Pages and mails share it. */
export {
  type BoardLayer,
  type BoardLayers,
  type BoardOptions,
  type BoardPieces,
  type BoardSvgOptions,
  boardLayers,
  boardPieces,
  boardSvg,
  countedStops,
  latticePieces,
  layerOrder,
  type Piece,
  viewAround,
  viewBoxOf,
} from './board.ts';
export { type ColourRole, darkPalette, lightPalette, type Palette, pagePalette, tokensAsCss } from './colours.ts';
export { type Form, inForm } from './form.ts';
export { boundsOf, coreOf, LARGEST_CELL, sheetOf } from './frame.ts';
export { companyIcon, type IconOptions } from './marks.ts';
export { tileNames } from './names.en.ts';
export { cellName, columnName, rowName } from '../board.ts';
export { describeTile, inWords, type NamingOptions, type Phrase } from './names.ts';
export { routePath } from './routes.ts';
export { type TileSvgOptions, tileSvg } from './tile.ts';
export type { Target } from './turn.ts';
export { type Board, type BoardTile, boardOf, type Leg, type Route, type View } from './types.ts';
