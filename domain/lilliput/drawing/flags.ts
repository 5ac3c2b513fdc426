/**
 * What can be read on a tile: the value of a stop on a swallow-tailed flag, the bonus of a mine, the cost of a landscape,
 * the initial of a named city, the mark of the only company that may use a tile. All of it stays upright whatever the
 * rotation and never covers track. Where flags go is worked out first, as data, so that a test can measure it.
 */
import type { CompanyId, PhaseColour, Rotation, Stop, TileDefinition } from '../data.ts';
import { colourOf, onColourOf, type Palette } from './colours.ts';
import { isCurve, sidesOf } from './geometry.ts';
import { token } from './marks.ts';
import { costLabel, flag as proportions } from './proportions.ts';
import { escapeHtml } from '../../kernel/escape.ts';
import { circle, d, element, group, path, rectangle } from './svg.ts';

export interface FlagOptions {
  readonly rotation: Rotation;
  readonly tokens: readonly (CompanyId | null)[];
  readonly phaseColour: PhaseColour;
  /** The company whose train counts this stop; its colour is shown by the flag that it counts. */
  readonly counted?: CompanyId | undefined;
  /** Small boards have larger flags: never shrink flags with the board. */
  readonly scale: number;
}

export interface Flag {
  /** North-west corner of the cloth. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly text: string;
  /** Stripes: the value follows the phase. Token: the value for a company with a token here. */
  readonly sign: 'none' | 'stripes' | 'token';
  readonly counted: CompanyId | undefined;
}

type Sign = Flag['sign'];
interface Place {
  readonly x: number;
  readonly y: number;
  /** East-hand flags are pinned at their tail, so that they grow towards the middle of the tile. */
  readonly pinned: 'pole' | 'tail';
  /** How far east a flag at its pole may reach; a casing in the middle of the tile, unless something stands before it. */
  readonly limit?: number;
}

const lead = (sign: Sign): number => {
  if (sign === 'stripes') return proportions.stripes;
  return sign === 'token' ? proportions.tokenSign : 0;
};

/** Fits a flag into its place: at the wanted scale if it can, moved west or else smaller if it would touch a casing. */
function fit(text: string, sign: Sign, place: Place, wanted: number, counted: CompanyId | undefined): Flag {
  const natural = proportions.width + proportions.perFigure * text.length + lead(sign);
  if (place.pinned === 'tail') {
    const scale = Math.min(wanted, (place.x - (100 - proportions.limit)) / natural);
    const height = proportions.height * scale;
    const width = natural * scale;
    return { x: place.x - width, y: place.y - height, width, height, scale, text, sign, counted };
  }
  const limit = place.limit ?? proportions.limit;
  const scale = Math.min(wanted, (limit - Math.min(place.x, proportions.minimumX)) / natural);
  const width = natural * scale;
  const x = Math.min(place.x, limit - width);
  return { x, y: place.y, width, height: proportions.height * scale, scale, text, sign, counted };
}

/** North-west on every tile, so that the eye knows where to look; a curve round that corner sends it south-east. */
function placeOf(definition: TileDefinition, rotation: Rotation): Place {
  const { x, y, southEast, mildendo, limit, narrowLimit } = proportions;
  const [stop] = definition.stops;
  const kind = stop?.kind;
  if (kind === 'mildendo') return { ...mildendo, pinned: 'pole' };
  if (kind === 'harbour') return harbourPlaces[rotation];
  const sides = sidesOf(definition, rotation);
  const roundNorthWest = isCurve(sides) && sides.includes(0) && sides.includes(3);
  return roundNorthWest
    ? { x: southEast.right, y: southEast.bottom, pinned: 'tail' }
    : { x, y, pinned: 'pole', limit: stop?.terminal && kind === 'city' ? narrowLimit : limit };
}

/** Out on the water, clear of the quay and the anchor. */
const harbourPlaces: Readonly<Record<Rotation, Place>> = {
  0: { x: 96.2, y: 75.4, pinned: 'tail' },
  1: { x: proportions.x, y: proportions.y, pinned: 'pole' },
  2: { x: proportions.x, y: proportions.y, pinned: 'pole', limit: proportions.narrowLimit },
  3: { x: 94.6, y: 22, pinned: 'tail' },
};

export const valueOf = (stop: Stop, phaseColour: PhaseColour): number =>
  stop.valueByPhase?.[phaseColour] ?? stop.value ?? 0;

/** All flags of a tile, placed. */
export function flagsOf(definition: TileDefinition, options: FlagOptions): readonly Flag[] {
  const { rotation, scale, counted, tokens } = options;
  const place = placeOf(definition, rotation);
  if (definition.mine !== undefined) return [fit(`+${definition.mine}`, 'none', place, scale, counted)];
  const stop = definition.stops[0];
  if (stop === undefined) return [];
  const value = `${valueOf(stop, options.phaseColour)}`;
  const sign = stop.valueByPhase === undefined ? 'none' : 'stripes';
  if (stop.ownTokenValue === undefined) return [fit(value, sign, place, scale, counted)];
  const own = counted !== undefined && tokens.includes(counted);
  const below: Place = { x: proportions.x, y: proportions.ownValueY, pinned: 'pole' };
  // two flags on one tile keep one size
  return [
    fit(value, sign, place, 1, own ? undefined : counted),
    fit(`${stop.ownTokenValue}`, 'token', below, 1, own ? counted : undefined),
  ];
}

/** The sign before the figures, in the flag's own units. */
function signOf(sign: Sign, ink: string, palette: Palette): string {
  const { height } = proportions;
  if (sign === 'token') {
    const line = { fill: 'none', stroke: ink, 'stroke-width': 1.6 };
    return circle(7.4, height / 2, 3.9, line) + circle(7.4, height / 2, 1.5, { fill: ink });
  }
  if (sign === 'none') return '';
  const stripe = (height - 1.6) / 3;
  const colours = [palette['tile-yellow'], palette['tile-green'], palette['tile-brown']];
  return colours.map((fill, index) => rectangle(1.6, 0.8 + index * stripe, 5.4, stripe, { fill })).join('');
}

export function drawFlag(flag: Flag, palette: Palette): string {
  const { height, tail, text, pole, poleAbove, poleBelow } = proportions;
  const fill = flag.counted === undefined ? palette.flag : colourOf(flag.counted, palette);
  const ink = flag.counted === undefined ? palette['on-flag'] : onColourOf(flag.counted, palette);
  const line = palette['track-core'];
  const width = flag.width / flag.scale;
  const first = lead(flag.sign);
  const cloth = d`M0 0H${width}L${width - tail} ${height / 2}L${width} ${height}H0Z`;
  const size = flag.scale === 1 ? '' : ` scale(${Math.round(flag.scale * 1000) / 1000})`;
  return group(
    { class: 'flag', transform: `${d`translate(${flag.x} ${flag.y})`}${size}` },
    path(cloth, { fill, stroke: line, 'stroke-width': 1.1, 'stroke-linejoin': 'round' }) +
      signOf(flag.sign, ink, palette) +
      path(d`M0 ${-poleAbove}V${height + poleBelow}`, {
        stroke: line,
        'stroke-width': pole,
        'stroke-linecap': 'round',
      }) +
      figures(flag.text, first + (width - first - tail) / 2 + 0.8, height / 2 + text * 0.345, text, ink, palette),
  );
}

/** Figures on the board: the display face, bold. */
export const figures = (text: string, x: number, y: number, size: number, fill: string, palette: Palette): string =>
  element(
    'text',
    {
      x,
      y,
      'text-anchor': 'middle',
      fill,
      'font-family': palette['face-display'],
      'font-weight': 700,
      'font-size': size,
    },
    escapeHtml(text),
  );

/** What it costs to build here: plain figures, because nothing is earned. */
function cost(amount: number, scale: number, palette: Palette): string {
  const { x, y, text } = costLabel;
  return element(
    'text',
    {
      class: 'cost',
      x,
      y: y + (scale - 1) * text * 0.8,
      fill: palette['track-core'],
      'font-family': palette['face-display'],
      'font-weight': 700,
      'font-size': text * scale,
    },
    escapeHtml(`£${amount}`),
  );
}

/** A named city's initial on a shield, in the corner that no flag takes; its whole name is in the tile's description. */
function shield(name: string, palette: Palette): string {
  const outline = 'M73 5.2H91V15.4C91 20.6 87.4 24 82 26.2C76.6 24 73 20.6 73 15.4Z';
  const line = { stroke: palette['track-core'], 'stroke-width': 1.4, 'stroke-linejoin': 'round' };
  return group(
    { class: 'shield' },
    path(outline, { fill: palette.flag, ...line }) +
      figures(name.slice(0, 1), 82, 19.4, 13, palette['on-flag'], palette),
  );
}

/** Names that tell apart tiles of one kind; Mildendo and Wiggywack are pictures of their own. */
const hasShield = (definition: TileDefinition): boolean => definition.variant === 'allenbeck';

export function flags(definition: TileDefinition, options: FlagOptions, palette: Palette): string {
  const name = definition.stops[0]?.name ?? '';
  return (
    flagsOf(definition, options)
      .map((flag) => drawFlag(flag, palette))
      .join('') +
    (definition.terrainCost === undefined ? '' : cost(definition.terrainCost, options.scale, palette)) +
    (hasShield(definition) ? shield(name, palette) : '') +
    (definition.usableBy === undefined ? '' : token(definition.usableBy, 83.4, 16.6, 8.4, palette))
  );
}
