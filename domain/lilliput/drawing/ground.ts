/**
 * What lies under the track: the colour of the tile, the dots of its stage, and the landscape of the scenarios. Nothing
 * on the ground turns with the tile but a harbour's shore, which must face its track.
 */
import type { PhaseColour, Rotation, TileColour, TileDefinition } from '../data.ts';
import { colourOf, type ColourRole, type Palette } from './colours.ts';
import { cornerBetween, isCurve, sidesOf } from './geometry.ts';
import { mine, stageDots, tile } from './proportions.ts';
import { type Attributes, circle, d, group, path, rectangle, translate, turnRound } from './svg.ts';

const fills: Readonly<Record<TileColour, ColourRole>> = {
  yellow: 'tile-yellow',
  green: 'tile-green',
  brown: 'tile-brown',
  red: 'tile-red',
  special: 'tile-special',
  none: 'land',
};

interface Landscape {
  readonly fill: ColourRole;
  readonly picture: (palette: Palette) => string;
}

type Spot = readonly [x: number, y: number];

const lines = (stroke: string, width: number): Attributes => ({
  fill: 'none',
  stroke,
  'stroke-width': width,
  'stroke-linecap': 'round',
});

const wave = ([x, y]: Spot): string => d`M${x} ${y}q2 -3.6 4 0t4 0t4 0t4 0`;
const waves = (spots: readonly Spot[], palette: Palette): string =>
  path(spots.map(wave).join(''), lines(palette['water-line'], 1.6));

function hill(x: number, foot: number, width: number, height: number, palette: Palette): string {
  const mark = palette['hill-mark'];
  const slope = [0.18, 0.42, 0.64].map(
    (share, index) =>
      d`M${x + width * share} ${foot - height * (0.84 - index * 0.17)}` +
      d`L${x + width * (share + 0.1 + index * 0.03)} ${foot - height * (0.5 - index * 0.15)}`,
  );
  const top = foot - height * 1.3;
  const outline = d`M${x - width} ${foot}C${x - width * 0.72} ${top} ${x + width * 0.72} ${top} ${x + width} ${foot}Z`;
  return (
    path(outline, { fill: palette['hill-top'], stroke: mark, 'stroke-width': 2, 'stroke-linejoin': 'round' }) +
    path(slope.join(''), lines(mark, 1.8))
  );
}

/** A peak with its shadow side to the east, as light falls on every map. */
export function peak(x: number, foot: number, width: number, height: number, palette: Palette): string {
  const shade = palette['mountain-shade'];
  const shadow =
    d`M${x} ${foot - height}L${x + width} ${foot}H${x + width * 0.12}` +
    d`L${x + width * 0.26} ${foot - height * 0.42}L${x - width * 0.06} ${foot - height * 0.6}Z`;
  return (
    path(d`M${x - width} ${foot}L${x} ${foot - height}L${x + width} ${foot}Z`, {
      fill: palette['track-casing'],
      stroke: shade,
      'stroke-width': 2,
      'stroke-linejoin': 'round',
    }) + path(shadow, { fill: shade })
  );
}

const tuft = ([x, y]: Spot): string => d`M${x - 5} ${y}l-2.4 -6M${x} ${y}v-8M${x + 5} ${y}l2.4 -6`;

const openSea: readonly Spot[] = [
  [12, 20],
  [56, 16],
  [34, 36],
  [72, 42],
  [10, 54],
  [46, 60],
  [74, 72],
  [18, 80],
  [50, 88],
];
const tufts: readonly Spot[] = [
  [30, 44],
  [66, 32],
  [52, 62],
  [80, 60],
  [24, 82],
  [70, 88],
];

const landscapes: Readonly<Record<string, Landscape>> = {
  sea: { fill: 'water', picture: (palette) => waves(openSea, palette) },
  hills30: {
    fill: 'hill',
    picture: (palette) => hill(64, 52, 24, 24, palette) + hill(34, 70, 25, 25, palette) + hill(70, 84, 22, 20, palette),
  },
  rough10: {
    fill: 'rough',
    picture: (palette) => path(tufts.map(tuft).join(''), lines(palette['rough-mark'], 2.1)),
  },
  mountain: {
    fill: 'mountain',
    picture: (palette) => peak(68, 62, 23, 40, palette) + peak(36, 84, 28, 54, palette) + peak(78, 90, 15, 24, palette),
  },
};

const offQuay: readonly Spot[] = [
  [8, 44],
  [74, 50],
  [10, 74],
  [70, 82],
  [34, 92],
];

/** Land with a quay on the side of the track, water on the three others. */
function shore(rotation: Rotation, palette: Palette): string {
  const near = tile.gap / 2;
  const far = 100 - near;
  const quay = 'C14 16 24 19 30 27C34 33 34 38 34 44H66C66 38 66 33 70 27C76 19 86 16';
  return (
    waves(offQuay, palette) +
    group(
      { transform: turnRound(rotation * 90) },
      path(
        d`M${near} 13${quay} ${far} 13V${near + 2}Q${far} ${near} ${far - 2} ${near}H${near + 2}Q${near} ${near} ${near} ${near + 2}Z`,
        {
          fill: palette['tile-special'],
        },
      ) + path(d`M${near} 13${quay} ${far} 13`, { fill: 'none', stroke: palette['water-line'], 'stroke-width': 1.9 }),
    )
  );
}

const stages: Readonly<Record<PhaseColour, number>> = { yellow: 1, green: 2, brown: 3 };

function dots(colour: TileColour, palette: Palette): string {
  const count = colour in stages ? stages[colour as PhaseColour] : 0;
  const { x, y, pitch, radius, opacity } = stageDots;
  if (count === 0) return '';
  const row = Array.from(
    { length: count },
    (_, index) =>
      d`M${x + index * pitch - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`,
  );
  // Not `opacity`, which would have each tile's dots painted on a sheet of their own.
  return path(row.join(''), { fill: palette['track-core'], 'fill-opacity': opacity });
}

/** Crossed hammers, on a patch of ground beside the track. */
function hammers(definition: TileDefinition, rotation: Rotation, palette: Palette): string {
  const one = (hand: 1 | -1): string =>
    group(
      { transform: `rotate(${hand * 45})` },
      rectangle(-1.5, -8, 3, 20, { rx: 1.2 }) +
        path('M-6.6 -11.5H4.6L7 -9.4V-6H-6.6Z', { transform: `scale(${hand} 1)` }),
    );
  const [x, y] = mineAt(definition, rotation);
  return group(
    { transform: translate(x, y), fill: palette['track-core'] },
    circle(0, 0, mine.ground, { fill: palette.land }) + one(1) + one(-1),
  );
}

/** In the quarter of the tile that neither the track nor the flag takes. */
export function mineAt(definition: TileDefinition, rotation: Rotation): Spot {
  const sides = sidesOf(definition, rotation);
  const straightSouth = !isCurve(sides) && sides.includes(0);
  if (straightSouth) return [76, 74];
  const [x, y] = cornerBetween(sides);
  return isCurve(sides) && x === 100 && y === 0 ? [30, 72] : [74, 26];
}

/** Only one company's trains may use the tile: a frame in its colour says so before anything else. */
const frame = (colour: string): string =>
  rectangle(3, 3, 94, 94, { rx: 1.5, fill: 'none', stroke: colour, 'stroke-width': 3.8 });

export function ground(definition: TileDefinition, rotation: Rotation, palette: Palette): string {
  const landscape = landscapes[definition.id];
  const isHarbour = definition.stops[0]?.kind === 'harbour';
  const fill = isHarbour ? 'water' : (landscape?.fill ?? fills[definition.colour]);
  const { gap, corner, edge } = tile;
  const size = 100 - gap;
  return (
    rectangle(gap / 2, gap / 2, size, size, { rx: corner, fill: palette[fill] }) +
    (landscape?.picture(palette) ?? '') +
    (isHarbour ? shore(rotation, palette) : '') +
    (definition.mine === undefined ? '' : hammers(definition, rotation, palette)) +
    (definition.usableBy === undefined ? '' : frame(colourOf(definition.usableBy, palette))) +
    dots(definition.colour, palette) +
    rectangle((gap + edge) / 2, (gap + edge) / 2, size - edge, size - edge, {
      rx: corner - edge / 2,
      fill: 'none',
      stroke: palette['tile-edge'],
      'stroke-width': edge,
    })
  );
}
