/**
 * A tile as it lies on the board, in the form that routes are followed in: sets of sides as bits (bit s stands for side
 * s), so that "which sides lead on from here" is one look-up. Every tile of the data is turned once and kept.
 */
import { ROTATIONS, turned } from '../board.ts';
import { type Rotation, type Side, type Stop, type TileDefinition, tiles } from '../data.ts';

export type Sides = number;

export const NO_SIDES: Sides = 0;

export const sidesOf = (list: readonly Side[]): Sides => list.reduce((sides, side) => sides | (1 << side), NO_SIDES);

export const hasSide = (sides: Sides, side: number): boolean => (sides & (1 << side)) !== 0;

export interface TurnedTile {
  readonly definition: TileDefinition;
  /** A tile has at most one stop. */
  readonly stop: Stop | undefined;
  /** Sides with track to the stop. */
  readonly toStop: Sides;
  /** Tracks that pass no stop, from their lower side to their higher one. */
  readonly tracks: readonly (readonly [Side, Side])[];
  /** For each side, the sides to which a track leads that passes no stop. */
  readonly through: readonly [Sides, Sides, Sides, Sides];
  /** Sides with any track. */
  readonly carries: Sides;
}

function turn(definition: TileDefinition, rotation: Rotation): TurnedTile {
  const stop = definition.stops[0];
  const toStop = sidesOf((stop?.sides ?? []).map((side) => turned(side, rotation)));
  const through: [Sides, Sides, Sides, Sides] = [NO_SIDES, NO_SIDES, NO_SIDES, NO_SIDES];
  const tracks = definition.tracks.map(([a, b]) => {
    const [one, other] = [turned(a, rotation), turned(b, rotation)];
    return one < other ? ([one, other] as const) : ([other, one] as const);
  });
  for (const [one, other] of tracks) {
    through[one] |= 1 << other;
    through[other] |= 1 << one;
  }
  return { definition, stop, toStop, tracks, through, carries: through.reduce((sides, more) => sides | more, toStop) };
}

const turnedTiles: ReadonlyMap<string, readonly TurnedTile[]> = new Map(
  [...tiles].map(([id, definition]) => [id, ROTATIONS.map((rotation) => turn(definition, rotation))]),
);

/** Nothing for a tile that the data does not know. */
export const turnedTile = (tile: string, rotation: Rotation): TurnedTile | undefined =>
  turnedTiles.get(tile)?.[rotation];
