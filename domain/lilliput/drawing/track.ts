/**
 * Track as it is painted: a light casing and a dark core. The casings of a whole board lie under all of its cores, for
 * casings laid tile by tile would leave seams at the edges. Old track has a light broken line in its core.
 */
import type { Rotation, TileDefinition } from '../data.ts';
import type { Palette } from './colours.ts';
import { drawnOn, pointAt, type Way, waysOf } from './geometry.ts';
import { track } from './proportions.ts';
import { d, path } from './svg.ts';

const atEdge = ([x, y]: readonly [number, number]): boolean => x < 0.01 || y < 0.01 || x > 99.99 || y > 99.99;

/** A point on the edge is moved slightly past it; any other point stays. */
function overrun([x, y]: readonly [number, number]): readonly [number, number] {
  if (!atEdge([x, y])) return [x, y];
  const past = (value: number): number => {
    if (value < 0.01) return -track.overrun;
    return value > 99.99 ? 100 + track.overrun : value;
  };
  return [past(x), past(y)];
}

/** The path of a piece of track, past the edge at both ends that lie on one. */
export function trackPath(way: Way): string {
  const [fromX, fromY] = pointAt(way, 0);
  const [outX, outY] = overrun([fromX, fromY]);
  const [endX, endY] = overrun(pointAt(way, 1));
  if (way.kind === 'line') return d`M${outX} ${outY}L${endX} ${endY}`;
  return d`M${outX} ${outY}L${fromX} ${fromY}${drawnOn(way)}L${endX} ${endY}`;
}

export const isOld = ({ id }: TileDefinition): boolean => id.startsWith('old-');

export interface Track {
  readonly casing: string;
  readonly core: string;
}

/** Casing and core along any path. */
export function strokes(data: string, palette: Palette): Track {
  return {
    casing: path(data, { fill: 'none', stroke: palette['track-casing'], 'stroke-width': track.casing }),
    core: path(data, { fill: 'none', stroke: palette['track-core'], 'stroke-width': track.core }),
  };
}

export function trackOf(definition: TileDefinition, rotation: Rotation, palette: Palette): Track {
  const data = waysOf(definition, rotation).map(trackPath).join('');
  if (data === '') return { casing: '', core: '' };
  const { casing, core } = strokes(data, palette);
  if (!isOld(definition)) return { casing, core };
  const broken = path(data, {
    fill: 'none',
    stroke: palette['track-casing'],
    'stroke-width': track.oldLine,
    'stroke-dasharray': `${track.oldDash} ${track.oldDash}`,
  });
  return { casing, core: core + broken };
}
