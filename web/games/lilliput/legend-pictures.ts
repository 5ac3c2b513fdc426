/** The signs of the board, each drawn by the board's own code, in the order in which the legend explains them. */
import { boardSvg, type BoardSvgOptions, type BoardTile, pagePalette } from '../../../domain/lilliput/drawing/index.ts';

type Drawn = Omit<Partial<BoardSvgOptions>, 'palette'>;

interface Picture {
  readonly tiles: readonly BoardTile[];
  readonly options?: Drawn;
}

const tile = (name: string, rest: Partial<BoardTile> = {}): BoardTile => ({
  tile: name,
  x: 0,
  y: 0,
  rotation: 0,
  ...rest,
});
const one = (name: string, rest: Partial<BoardTile> = {}): Picture => ({ tiles: [tile(name, rest)] });

const street = [
  tile('y-city-straight', { rotation: 1, tokens: ['blue'] }),
  tile('y-plain-straight', { x: 1, rotation: 1 }),
];
const run = { train: '3', obsolete: false, revenue: 40 } as const;
const along = [
  { x: 0, y: 0, from: 'stop', to: 1 },
  { x: 1, y: 0, from: 3, to: 1 },
] as const;

export const legendGroups = {
  stops: {
    slots: one('g-city', { tokens: ['red', null] }),
    metropolis: one('y-metro-straight', { rotation: 1 }),
    mildendo: one('mildendo'),
    town: one('town-straight', { rotation: 1 }),
    harbour: one('harbour', { rotation: 3 }),
    castle: one('castle', { rotation: 1 }),
    terminal: one('treasurer-city', { rotation: 1 }),
  },
  values: {
    value: one('y-city-straight', { rotation: 1 }),
    ownValue: one('castle', { rotation: 1, tokens: ['yellow'] }),
    phaseValue: one('general-city', { rotation: 1 }),
    counted: { tiles: [street[0] ?? tile('mildendo')], options: { counted: [{ x: 0, y: 0, company: 'blue' }] } },
    mine: one('mine20-straight', { rotation: 1 }),
  },
  track: {
    crossover: one('g-plain-crossover'),
    stages: {
      tiles: [
        tile('y-plain-straight', { rotation: 1 }),
        tile('g-plain-junction-left', { x: 1, rotation: 1 }),
        tile('b-plain', { x: 2 }),
      ],
    },
    tunnel: one('tunnel-straight', { rotation: 1 }),
    old: one('old-track-straight', { rotation: 1 }),
    laputa: one('laputa-blue'),
  },
  land: {
    empty: { tiles: [], options: { view: { west: 0, north: 0, east: 2, south: 1 } } },
    hills: one('hills30'),
    rough: one('rough10'),
    mountain: one('mountain'),
    sea: one('sea'),
  },
  turn: {
    legal: { tiles: [tile('y-plain-straight', { rotation: 1 })], options: { legal: [{ x: 0, y: 0 }] } },
    inHand: { tiles: [], options: { inHand: tile('y-plain-curve'), lattice: false } },
    fresh: { tiles: [tile('y-plain-curve')], options: { fresh: [{ x: 0, y: 0 }] } },
    route: {
      tiles: street,
      options: { routes: [{ ...run, company: 'blue', legs: along }], view: { west: 0, north: 0, east: 2, south: 1 } },
    },
    lanes: {
      tiles: street,
      options: {
        routes: [{ ...run, company: 'blue', legs: along }],
        earlierRoutes: [{ ...run, company: 'red', legs: along }],
        view: { west: 0, north: 0, east: 2, south: 1 },
      },
    },
  },
} as const satisfies Record<string, Record<string, Picture>>;

/** Takes more than one cell. */
export const isWide = ({ tiles, options = {} }: Picture): boolean => tiles.length > 1 || options.view !== undefined;

/** Hair's breadth of ground round the tiles, so that corners and casings are whole. */
const EDGE = 0.06;

export function legendSvg({ tiles, options = {} }: Picture): string {
  const east = Math.max(1, ...tiles.map(({ x }) => x + 1));
  const view = options.view ?? { west: 0, north: 0, east, south: 1 };
  const wider = { west: view.west - EDGE, north: -EDGE, east: view.east + EDGE, south: 1 + EDGE };
  return boardSvg(tiles, {
    phaseColour: 'green',
    flagScale: 1.2,
    lattice: tiles.length === 0,
    ...options,
    palette: pagePalette,
    view: wider,
    height: 64,
    width: Math.round((64 * (wider.east - wider.west)) / (1 + 2 * EDGE)),
  });
}
