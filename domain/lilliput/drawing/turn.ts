/**
 * The marks of the turn, all in the one accent that says "planned, not there": cells where something may be laid, corners
 * round the tile in hand and round tiles that are laid but not sent. And what tells a player where nothing lies yet: the
 * lattice of empty cells, a circle where a city may go, a square where plain track may.
 */
import { cellKey } from '../board.ts';
import type { Cell } from '../types.ts';
import type { Palette } from './colours.ts';
import { cell, corners, lattice as latticeProportions, legal as legalProportions } from './proportions.ts';
import { d, element, group, path, rectangle, translate } from './svg.ts';
import type { Board, View } from './types.ts';

/** Legal cells get lighter and a broken line; tinting them with the accent would turn yellow tiles orange. */
export function legalCell(place: Cell, board: Board, palette: Palette): string {
  const { inset, corner, wash, stroke, dash } = legalProportions;
  const size = cell - 2 * inset;
  return group(
    { class: 'legal', 'data-cell': cellKey(place) },
    rectangle(place.x * cell + inset, place.y * cell + inset, size, size, {
      rx: corner,
      fill: palette['track-casing'],
      'fill-opacity': wash,
      stroke: board.has(cellKey(place)) ? palette.overprint : palette.accent,
      'stroke-width': stroke,
      'stroke-dasharray': dash,
    }),
  );
}

/** Corners as on a printer's sheet. */
export function cornerMarks(place: Cell, kind: 'inHand' | 'fresh', palette: Palette): string {
  const { length, stroke } = corners[kind];
  const near = -corners.outset;
  const far = cell + corners.outset;
  const data =
    d`M${near} ${near + length}V${near}H${near + length}M${far - length} ${near}H${far}V${near + length}` +
    d`M${far} ${far - length}V${far}H${far - length}M${near + length} ${far}H${near}V${far - length}`;
  const line = (colour: string, width: number): string =>
    path(data, { fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'square' });
  return group(
    { class: kind === 'fresh' ? 'fresh' : 'in-hand', transform: translate(place.x * cell, place.y * cell) },
    line(palette['paper-sunk'], stroke + corners.halo) + line(palette.accent, stroke),
  );
}

export interface Target extends Cell {
  /** What pressing it does, in words. */
  readonly label: string;
}

/** Something to press above everything else, so that neither track nor token is in the way of a finger. */
export const target = (place: Target): string =>
  element(
    'g',
    { class: 'target', 'data-cell': cellKey(place), role: 'button', tabindex: 0, 'aria-label': place.label },
    rectangle(place.x * cell, place.y * cell, cell, cell, { fill: 'none', 'pointer-events': 'all' }),
  );

/** Fades with the distance from the nearest tile. There are hundreds of signs, so those that fade alike are one line. */
export function lattice(view: View, board: Board, palette: Palette): string {
  const { stroke, opacity } = latticeProportions;
  const distances = distancesFrom(board);
  const signs = new Map<number, string>();
  for (let x = Math.floor(view.west); x < view.east; x += 1) {
    for (let y = Math.floor(view.north); y < view.south; y += 1) {
      if (board.has(cellKey({ x, y }))) continue;
      const faded = opacity[distances.get(cellKey({ x, y })) ?? FAR] ?? 1;
      signs.set(faded, `${signs.get(faded) ?? ''}${signAt({ x, y })}`);
    }
  }
  const lines = [...signs].map(([faded, data]) => path(data, faded === 1 ? {} : { 'stroke-opacity': faded }));
  return group({ class: 'lattice', fill: 'none', stroke: palette.lattice, 'stroke-width': stroke }, lines.join(''));
}

/** From here on it is all the same how far a tile is. */
const FAR = 3;

/** How far the nearest tile is from the cells that are not far from any, a diagonal step counted as one. */
function distancesFrom(board: Board): ReadonlyMap<string, number> {
  const distances = new Map<string, number>();
  for (const { tile } of board.values()) {
    for (let x = 1 - FAR; x < FAR; x += 1) {
      for (let y = 1 - FAR; y < FAR; y += 1) {
        const key = cellKey({ x: tile.x + x, y: tile.y + y });
        const distance = Math.max(Math.abs(x), Math.abs(y));
        if (distance < (distances.get(key) ?? FAR)) distances.set(key, distance);
      }
    }
  }
  return distances;
}

/** A square where plain track may lie, a circle where a city may. */
function signAt({ x, y }: Cell): string {
  const { circle: radius, square } = latticeProportions;
  const [middleX, middleY] = [(x + 0.5) * cell, (y + 0.5) * cell];
  if ((x + y) % 2 === 0) return d`M${middleX - square / 2} ${middleY - square / 2}h${square}v${square}h${-square}z`;
  return d`M${middleX - radius} ${middleY}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}
