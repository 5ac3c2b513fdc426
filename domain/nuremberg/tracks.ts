/** Tracks and their stacked discs (rules 3). */
import type { Colour, Disc, NurembergState, Track } from './types.ts';

export const COLOURS: readonly Colour[] = ['white', 'brown', 'red', 'green'];

/** A disc that changes its space lands on top there; one that does not keeps its place. */
export function moved(track: Track, seat: number, by: number): Track {
  if (by === 0) return track;
  const disc: Disc = { seat, points: pointsOn(track, seat) + by };
  const others = track.filter((other) => other.seat !== seat);
  const place = others.findIndex(({ points }) => points <= disc.points);
  return place < 0 ? [...others, disc] : [...others.slice(0, place), disc, ...others.slice(place)];
}

export const pointsOn = (track: Track, seat: number): number => track.find((disc) => disc.seat === seat)?.points ?? 0;

/** The seats from the best on; of discs on one space the upper one first. */
export const orderOn = (track: Track): number[] => track.map(({ seat }) => seat);

export const influenceOf = ({ tracks }: Pick<NurembergState, 'tracks'>, seat: number, colour: Colour): number =>
  pointsOn(tracks[colour], seat);

/** All influence of a seat, whatever its colour. */
export const totalInfluence = (state: Pick<NurembergState, 'tracks'>, seat: number): number =>
  COLOURS.reduce((sum, colour) => sum + influenceOf(state, seat, colour), 0);
