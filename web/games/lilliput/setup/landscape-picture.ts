/** A landscape around Mildendo, as a picture. */
import type { PlacedTile } from '../../../../domain/lilliput/data.ts';
import {
  type BoardSvgOptions,
  type BoardTile,
  boardSvg,
  pagePalette,
} from '../../../../domain/lilliput/drawing/index.ts';
import { spanOf } from './own-landscape.ts';

/** Mildendo and what lies around it. */
export const withCapital = (landscape: readonly PlacedTile[], capital = 'mildendo'): BoardTile[] => [
  { tile: capital, x: 0, y: 0, rotation: 0 },
  ...landscape,
];

/** All of it, as a square with Mildendo in the middle. */
export function landscapeSvg(
  landscape: readonly PlacedTile[],
  options: Partial<BoardSvgOptions> & { readonly least?: number } = {},
): string {
  const span = spanOf(landscape, options.least);
  return boardSvg(withCapital(landscape), {
    view: { west: -span, north: -span, east: span + 1, south: span + 1 },
    palette: pagePalette,
    phaseColour: 'yellow',
    ...options,
  });
}
