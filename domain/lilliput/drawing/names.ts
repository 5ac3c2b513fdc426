/**
 * Descriptions of tiles for screen readers. A description is data: phrases with keys and parameters, in the order in
 * which one would say them. A table per language turns them into words; `names.en.ts` is the English one. A colour and
 * a kind make one key, because other languages bend the colour to the kind.
 */
import { type Texts, say } from '../../kernel/texts.ts';
import { turned } from '../board.ts';
import { type CompanyId, type PhaseColour, type Side, type TileDefinition, tiles } from '../data.ts';
import { crossingOf } from './crossings.ts';
import { isCurve, sidesOf } from './geometry.ts';
import { valueOf } from './flags.ts';
import { isOld } from './track.ts';
import type { BoardTile } from './types.ts';

export interface Phrase {
  readonly key: string;
  readonly params: { readonly [name: string]: string | number };
}

export interface NamingOptions {
  readonly phaseColour: PhaseColour;
  /** Companies whose home this is. */
  readonly homeOf?: readonly CompanyId[];
}

const phrase = (key: string, params: Phrase['params'] = {}): Phrase => ({ key: `drawing.${key}`, params });

/** What the tile is, before anything is said of its track. */
function kindOf(definition: TileDefinition): Phrase {
  const { id, colour, mine, layAs, character, stops, tracks } = definition;
  const stop = stops[0];
  if (layAs === 'overMountain') return phrase('tile.tunnel');
  if (mine !== undefined) return phrase('tile.mine', { bonus: mine });
  if (stop === undefined && tracks.length === 0) return phrase(`tile.${id.replace(/\d+$/, '')}`);
  if (isOld(definition)) return phrase(stop === undefined ? 'tile.oldTrack' : 'tile.oldCity');
  if (stop === undefined) return phrase(`tile.track.${colour}`);
  if (stop.name !== undefined) return phrase(`tile.${stop.kind}.named`, { name: stop.name });
  if (stop.kind === 'city' && character !== undefined) return phrase(`tile.city.${character}`);
  if (stop.kind === 'city' || stop.kind === 'metropolis') return phrase(`tile.${stop.kind}.${colour}`);
  return phrase(`tile.${stop.kind}`);
}

/** The shape of the track, apart from the way it lies. */
function shapeOf({ stops, tracks, ...rest }: TileDefinition): Phrase | undefined {
  const sides = stops[0]?.sides ?? tracks[0];
  if (sides === undefined) return undefined;
  if (crossingOf({ stops, tracks, ...rest }) === 'bridge') return phrase('shape.crossover');
  if (tracks.length === 2) return phrase('shape.junction');
  if (tracks.length > 2) return phrase('shape.allWays');
  if (sides.length === 2) return phrase(isCurve(sides) ? 'shape.curve' : 'shape.straight');
  const shapes = ['none', 'end', 'straight', 'threeWays', 'fourWays'] as const;
  return phrase(`shape.${shapes[sides.length] ?? 'none'}`);
}

const compass = ['north', 'east', 'south', 'west'] as const;
const towards = (side: Side): string => compass[side];

/** Which sides the track reaches, as the tile lies; a tile with all four looks the same in every rotation. */
function directionsOf(definition: TileDefinition, { rotation }: BoardTile): readonly Phrase[] {
  const pairs = definition.tracks.map(([from, to]) =>
    phrase('between', { from: towards(turned(from, rotation)), to: towards(turned(to, rotation)) }),
  );
  if (definition.tracks.length > 0) return definition.tracks.length > 2 ? [] : pairs;
  const sides = sidesOf(definition, rotation)
    .toSorted((one, other) => one - other)
    .map(towards);
  if (sides.length === 0 || sides.length === 4) return [];
  const [first = '', second = '', third = ''] = sides;
  return [phrase(`sides.${sides.length}`, { first, second, third })];
}

function valuesOf(definition: TileDefinition, phaseColour: PhaseColour): readonly Phrase[] {
  const stop = definition.stops[0];
  const cost = definition.terrainCost === undefined ? [] : [phrase('cost', { cost: definition.terrainCost })];
  if (stop === undefined) return cost;
  const own = stop.ownTokenValue === undefined ? [] : [phrase('ownValue', { value: stop.ownTokenValue })];
  return [
    phrase('value', { value: valueOf(stop, phaseColour) }),
    ...own,
    ...(stop.terminal ? [phrase('terminal')] : []),
  ];
}

function tokensOf(definition: TileDefinition, tile: BoardTile, homes: readonly CompanyId[]): readonly Phrase[] {
  const slots = definition.stops[0]?.slots ?? 0;
  const placed = (tile.tokens ?? []).slice(0, slots).filter((company) => company !== null);
  const free = slots - placed.length;
  return [
    ...(definition.usableBy === undefined ? [] : [phrase('usableBy', { company: definition.usableBy })]),
    ...homes.map((company) => phrase('home', { company })),
    ...placed.filter((company) => !homes.includes(company)).map((company) => phrase('token', { company })),
    ...(free === 0 ? [] : [phrase(free === 1 ? 'freeSlot' : 'freeSlots', { count: free })]),
  ];
}

/** The description of a tile as it lies; an unknown tile has none. */
export function describeTile(tile: BoardTile, { phaseColour, homeOf = [] }: NamingOptions): readonly Phrase[] {
  const definition = tiles.get(tile.tile);
  if (definition === undefined) return [];
  const shape = shapeOf(definition);
  return [
    kindOf(definition),
    ...(shape === undefined ? [] : [shape]),
    ...directionsOf(definition, tile),
    ...valuesOf(definition, phaseColour),
    ...tokensOf(definition, tile, homeOf),
  ];
}

/** Phrases in words, one after the other. */
export const inWords = (phrases: readonly Phrase[], texts: Texts): string =>
  phrases.map(({ key, params }) => say(texts, key, params)).join(', ');
