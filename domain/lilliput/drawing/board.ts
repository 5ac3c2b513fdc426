/**
 * The whole board: tiles, routes and the marks of the turn, painted layer by layer, each layer in pieces. A page keeps
 * the pieces apart, so that a board that changes in one cell is touched in one cell; a mail or an exported picture takes
 * the same pieces as one text, with a palette of plain colours.
 */
import { cellKey } from '../board.ts';
import type { CompanyId, PhaseColour } from '../data.ts';
import type { Cell, CellKey } from '../types.ts';
import { type Box, drawBadge, placeBadges } from './badges.ts';
import type { Palette } from './colours.ts';
import { flagsOf } from './flags.ts';
import { cell, inHand as inHandProportions } from './proportions.ts';
import { drawRoutes } from './routes.ts';
import { stopBox } from './stops.ts';
import { element, group, placed, rectangle, round, translate } from './svg.ts';
import { tileLayers } from './tile.ts';
import { cornerMarks, lattice, legalCell, type Target, target } from './turn.ts';
import { type Board, type BoardTile, boardOf, type Laid, type Route, type View } from './types.ts';

export interface BoardOptions {
  readonly view: View;
  readonly palette: Palette;
  readonly phaseColour: PhaseColour;
  /** Stops that a train counts: their flags turn to its company's colour. */
  readonly counted?: readonly (Cell & { readonly company: CompanyId })[];
  /** The tile in hand, where it would lie. */
  readonly inHand?: BoardTile | undefined;
  readonly legal?: readonly Cell[];
  /** Laid in this turn and not sent. */
  readonly fresh?: readonly Cell[];
  /** Routes of the company that runs, with badges. */
  readonly routes?: readonly Route[];
  /** Routes of companies that ran earlier, thin, beside the others. */
  readonly earlierRoutes?: readonly Route[];
  /** Signs on empty cells; on unless said otherwise. */
  readonly lattice?: boolean;
  /** Flags and badges × this; 1.2 where cells are smaller than 80 pixels. */
  readonly flagScale?: number;
  /** A tile's description in words; without it the board's tiles are silent. */
  readonly nameOf?: (tile: BoardTile) => string;
  /** Cells to press. */
  readonly targets?: readonly Target[];
}

export const layerOrder = [
  'lattice',
  'ground',
  'legal',
  'casings',
  'cores',
  'routes',
  'crossings',
  'stops',
  'flags',
  'marks',
  'targets',
] as const;
export type BoardLayer = (typeof layerOrder)[number];
export type BoardLayers = Readonly<Record<BoardLayer, string>>;

/** One element of a layer: what is the same from one board to the next has the same key and the same text. */
export interface Piece {
  readonly key: string;
  readonly svg: string;
}
export type BoardPieces = Readonly<Record<BoardLayer, readonly Piece[]>>;

const piece = (key: string, svg: string): Piece => ({ key, svg });
const isDrawn = ({ svg }: Piece): boolean => svg !== '';

const inView = ({ x, y }: Cell, view: View): boolean =>
  x + 1 > view.west && x < view.east && y + 1 > view.north && y < view.south;

/** A layer of a tile, moved to its cell. */
const at = (tile: Cell, content: string): Piece => piece(cellKey(tile), placed(tile.x * cell, tile.y * cell, content));

function groundOf(tile: BoardTile, content: string, { nameOf }: BoardOptions): Piece {
  const spoken = nameOf === undefined ? {} : { role: 'img', 'aria-label': nameOf(tile) };
  const place = { 'data-cell': cellKey(tile), transform: translate(tile.x * cell, tile.y * cell) };
  return piece(cellKey(tile), group({ class: 'tile', ...place, ...spoken }, content));
}

type Painted = Record<'ground' | 'casings' | 'cores' | 'crossings' | 'stops' | 'flags', Piece[]>;

/** The tile in hand is translucent, but its track is already connected. */
const sheer = (opacity: number, { key, svg }: Piece): Piece => piece(key, group({ class: 'in-hand', opacity }, svg));

function paintTiles(board: Board, options: BoardOptions): Painted {
  const { view, palette, phaseColour, inHand, flagScale = 1 } = options;
  const counted = new Map<CellKey, CompanyId>((options.counted ?? []).map((stop) => [cellKey(stop), stop.company]));
  const painted: Painted = { ground: [], casings: [], cores: [], crossings: [], stops: [], flags: [] };
  for (const { tile, definition } of board.values()) {
    if (!inView(tile, view)) continue;
    const { rotation, tokens } = tile;
    const held = tile === inHand;
    const layers = tileLayers(definition, {
      palette,
      rotation,
      tokens,
      phaseColour,
      counted: counted.get(cellKey(tile)),
      flagScale,
    });
    const ground = groundOf(tile, layers.ground, options);
    const core = at(tile, layers.core);
    painted.ground.push(held ? sheer(inHandProportions.ground, ground) : ground);
    painted.casings.push(at(tile, layers.casing));
    painted.cores.push(held ? sheer(inHandProportions.track, core) : core);
    painted.crossings.push(at(tile, layers.crossing));
    painted.stops.push(at(tile, layers.stop));
    painted.flags.push(at(tile, layers.flag));
  }
  return painted;
}

/** Stops and flags: what a badge must not cover. */
function obstaclesOf({ tile, definition }: Laid, { phaseColour, flagScale = 1 }: BoardOptions): readonly Box[] {
  const { rotation, tokens = [] } = tile;
  const boxes = [
    ...definition.stops.map((stop) => stopBox(stop, rotation)),
    ...flagsOf(definition, { rotation, tokens, phaseColour, scale: flagScale }),
  ];
  return boxes.map(({ x, y, width, height }) => ({ x: tile.x * cell + x, y: tile.y * cell + y, width, height }));
}

function badges(board: Board, options: BoardOptions): string {
  const { routes = [], flagScale = 1, palette } = options;
  if (routes.length === 0) return '';
  const obstacles = [...board.values()].flatMap((laid) => obstaclesOf(laid, options));
  const places = placeBadges(routes, obstacles, board, flagScale);
  return routes.map((route, index) => drawBadge(route, places[index] ?? [0, 0], flagScale, palette)).join('');
}

const sameCell = (one: Cell, other: Cell | undefined): boolean => one.x === other?.x && one.y === other.y;

/** The pieces of a board, layer by layer, in the order in which they are painted; none of them is empty. */
export function boardPieces(laid: Iterable<BoardTile>, options: BoardOptions): BoardPieces {
  const { palette, inHand, legal = [], fresh = [], routes = [], earlierRoutes = [], targets = [] } = options;
  const tiles = inHand === undefined ? [...laid] : [...[...laid].filter((tile) => !sameCell(tile, inHand)), inHand];
  const board = boardOf(tiles);
  const painted = paintTiles(board, options);
  const drawn = drawRoutes(routes, earlierRoutes, board, palette);
  const pieces: BoardPieces = {
    ...painted,
    lattice: options.lattice === false ? [] : latticePieces(tiles, options),
    legal: legal
      .filter((place) => !sameCell(place, inHand))
      .map((place) => piece(cellKey(place), legalCell(place, board, palette))),
    routes: [piece('routes', group({}, drawn.routes))],
    crossings: [...painted.crossings, piece('above', group({}, drawn.above))],
    marks: [
      ...fresh.map((place) => piece(cellKey(place), cornerMarks(place, 'fresh', palette))),
      ...(inHand === undefined ? [] : [piece('in hand', cornerMarks(inHand, 'inHand', palette))]),
      piece('badges', group({}, badges(board, options))),
    ],
    targets: targets.map((place) => piece(cellKey(place), target(place))),
  };
  return eachLayer((layer) => pieces[layer].filter(isDrawn));
}

/** The layers of a board, bottom up in `layerOrder`; each is what stands inside an `<svg>`. */
export function boardLayers(laid: Iterable<BoardTile>, options: BoardOptions): BoardLayers {
  const pieces = boardPieces(laid, options);
  return eachLayer((layer) => pieces[layer].map(({ svg }) => svg).join(''));
}

const eachLayer = <Made>(make: (layer: BoardLayer) => Made): Readonly<Record<BoardLayer, Made>> =>
  Object.fromEntries(layerOrder.map((layer) => [layer, make(layer)])) as Record<BoardLayer, Made>;

export interface BoardSvgOptions extends BoardOptions {
  /** The part that the frame shows, where more is drawn; a page may show what reaches beyond it. */
  readonly frame?: View;
  /** What the picture shows, in words. */
  readonly label?: string;
  readonly width?: number;
  readonly height?: number;
  /** Fill the frame and cut what sticks out, or show everything of the view; the latter unless said otherwise. */
  readonly fit?: 'slice' | 'meet';
  /** Paint the ground under the tiles too: for pictures that stand alone. */
  readonly background?: boolean;
}

/** The board as one picture. */
export function boardSvg(laid: Iterable<BoardTile>, options: BoardSvgOptions): string {
  const layers = boardLayers(laid, options);
  return framed(options, layerOrder.map((layer) => group({ class: `layer-${layer}` }, layers[layer])).join(''));
}

/** The signs of empty cells by themselves, to lie under the board: they stay the same while everything else moves. */
export function latticePieces(laid: Iterable<BoardTile>, { view, palette }: Pick<BoardOptions, 'view' | 'palette'>) {
  return [piece('signs', lattice(view, boardOf(laid), palette))];
}

const sidesOf = ({ west, north, east, south }: View) =>
  [round(west * cell), round(north * cell), round((east - west) * cell), round((south - north) * cell)] as const;

/** The view as an `<svg>` has it. */
export const viewBoxOf = (view: View): string => sidesOf(view).join(' ');

function framed(options: BoardSvgOptions, content: string): string {
  const {
    view,
    frame = view,
    palette,
    label,
    width,
    height,
    fit = 'meet',
    background = false,
    nameOf,
    targets = [],
  } = options;
  const [x, y, across, down] = sidesOf(view);
  // what has names or buttons inside is a group; as one image it would hide them from a screen reader
  const role = nameOf !== undefined || targets.length > 0 ? 'group' : 'img';
  const spoken = label === undefined && role === 'img' ? { 'aria-hidden': 'true' } : { role, 'aria-label': label };
  const floor = background ? rectangle(x, y, across, down, { fill: palette['paper-sunk'] }) : '';
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'board',
      viewBox: viewBoxOf(frame),
      preserveAspectRatio: `xMidYMid ${fit}`,
      width,
      height,
      ...spoken,
    },
    floor + content,
  );
}

/** A view that shows all of these cells and some ground around them. */
export function viewAround(cells: Iterable<Cell>, margin = 1): View {
  const list = [...cells];
  const xs = list.map(({ x }) => x);
  const ys = list.map(({ y }) => y);
  return {
    west: Math.min(0, ...xs) - margin,
    north: Math.min(0, ...ys) - margin,
    east: Math.max(0, ...xs) + 1 + margin,
    south: Math.max(0, ...ys) + 1 + margin,
  };
}

/** The stops that these routes count. */
export function countedStops(
  routes: readonly Route[],
  laid: Iterable<BoardTile>,
): NonNullable<BoardOptions['counted']> {
  const board = boardOf(laid);
  return routes.flatMap(({ company, legs }) =>
    legs
      .filter((leg) => (board.get(cellKey(leg))?.definition.stops.length ?? 0) > 0)
      .map(({ x, y }) => ({ x, y, company })),
  );
}
