/**
 * One tile as layers, because a board is painted layer by layer and not tile by tile: all grounds, then all casings, and
 * so on. `tileSvg` puts the layers of a single tile together, for the supply and for choices.
 */
import { type CompanyId, type PhaseColour, type Rotation, type TileDefinition, tiles } from '../data.ts';
import type { Palette } from './colours.ts';
import { crossing } from './crossings.ts';
import { flags } from './flags.ts';
import { ground } from './ground.ts';
import { cell } from './proportions.ts';
import { drawStop } from './stops.ts';
import { element } from './svg.ts';
import { trackOf } from './track.ts';

export interface TileLayers {
  readonly ground: string;
  readonly casing: string;
  readonly core: string;
  readonly crossing: string;
  readonly stop: string;
  readonly flag: string;
}

export interface TileOptions {
  readonly palette: Palette;
  readonly rotation?: Rotation;
  /** By slot; null or nothing is an empty slot. */
  readonly tokens?: readonly (CompanyId | null)[] | undefined;
  readonly phaseColour?: PhaseColour;
  readonly counted?: CompanyId | undefined;
  readonly flagScale?: number;
}

/** Tiles that have been drawn, by palette. */
const drawn = new WeakMap<Palette, Map<string, TileLayers>>();
/** More different tiles than any game has on its boards; a service that draws many games begins anew. */
const MOST = 4_000;

/** A board shows the same tiles from one moment to the next, so each is drawn once. */
export function tileLayers(definition: TileDefinition, options: TileOptions): TileLayers {
  const { palette, rotation = 0, tokens = [], phaseColour = 'yellow', counted = '', flagScale = 1 } = options;
  const known = drawn.get(palette) ?? new Map<string, TileLayers>();
  const key = [definition.id, rotation, tokens.join('|'), phaseColour, counted, flagScale].join(' ');
  const layers = known.get(key) ?? drawTile(definition, options);
  if (known.size >= MOST) known.clear();
  drawn.set(palette, known.set(key, layers));
  return layers;
}

function drawTile(definition: TileDefinition, options: TileOptions): TileLayers {
  const { palette, rotation = 0, tokens = [], phaseColour = 'yellow', counted, flagScale = 1 } = options;
  const { casing, core } = trackOf(definition, rotation, palette);
  const stop = definition.stops[0];
  return {
    ground: ground(definition, rotation, palette),
    casing,
    core,
    crossing: crossing(definition, rotation, palette),
    stop: stop === undefined ? '' : drawStop(stop, { rotation, tokens, palette }),
    flag: flags(definition, { rotation, tokens, phaseColour, counted, scale: flagScale }, palette),
  };
}

export interface TileSvgOptions extends TileOptions {
  readonly size?: number;
  /** Its description in words; without one the picture is silent. */
  readonly label?: string;
}

/** A tile on its own; an unknown tile is an empty picture. */
export function tileSvg(id: string, { size = cell, label, ...options }: TileSvgOptions): string {
  const definition = tiles.get(id);
  const layers = definition === undefined ? [] : Object.values(tileLayers(definition, options));
  const spoken = label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label };
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'tile',
      width: size,
      height: size,
      viewBox: `0 0 ${cell} ${cell}`,
      ...spoken,
    },
    layers.join(''),
  );
}
