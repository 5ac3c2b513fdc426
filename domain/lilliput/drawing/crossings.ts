/**
 * Where one line passes over or under another thing: the bridge of a crossover and the hill over a tunnel. Both lie
 * above the routes, so that a train is seen to pass below; one that runs on the bridge is drawn again above it.
 */
import type { Rotation, Side, TileDefinition } from '../data.ts';
import type { Palette } from './colours.ts';
import { turned } from '../board.ts';
import { peak } from './ground.ts';
import { bridge as bridgeProportions, tunnel as tunnelProportions } from './proportions.ts';
import { d, group, path, rectangle, turnRound } from './svg.ts';
import { strokes } from './track.ts';

type Crossing = 'none' | 'bridge' | 'tunnel';

export function crossingOf({ tracks, layAs }: TileDefinition): Crossing {
  if (layAs === 'overMountain') return 'tunnel';
  const straight = tracks.every(([from, to]) => (from + 2) % 4 === to);
  return tracks.length === 2 && straight ? 'bridge' : 'none';
}

/** The bridge carries north–south in every rotation, so that light falls the same way everywhere. */
export const isOnBridge = (from: Side, to: Side): boolean => from % 2 === 0 && to % 2 === 0;

function bridge(palette: Palette): string {
  const { from, to, wing, parapet, parapetAt } = bridgeProportions;
  const ink = palette['track-core'];
  const { casing } = strokes(d`M50 ${from}V${to}`, palette);
  // a little longer than its casing, whose ends would show as hairlines across the track
  const { core } = strokes(d`M50 ${from - 1}V${to + 1}`, palette);
  const west = 50 - parapetAt;
  const east = 50 + parapetAt;
  const wings =
    d`M${west - 5} ${from - 1.4}L${west} ${from + 4}V${to - 4}L${west - 5} ${to + 1.4}` +
    d`M${east + 5} ${from - 1.4}L${east} ${from + 4}V${to - 4}L${east + 5} ${to + 1.4}`;
  return (
    path(wings, {
      fill: 'none',
      stroke: ink,
      'stroke-width': wing,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }) +
    casing +
    core +
    path(d`M${west} ${from + 4}V${to - 4}M${east} ${from + 4}V${to - 4}`, { stroke: ink, 'stroke-width': parapet })
  );
}

/** Open cutting, portal, hill, portal, open cutting; dashes where the line runs below. */
function tunnel(rotation: Rotation, palette: Palette): string {
  const { from, to, casing, core, dash } = tunnelProportions;
  const ink = palette['track-core'];
  const alongTrack = (content: string): string =>
    turned(0, rotation) % 2 === 0 ? content : group({ transform: turnRound(90) }, content);
  const portal = path('M31.5 19L37.5 24H62.5L68.5 19', {
    fill: 'none',
    stroke: ink,
    'stroke-width': 3.6,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
  const below = d`M50 ${from}V${to}`;
  return (
    alongTrack(rectangle(38, from, 24, to - from, { fill: palette['tile-green'] })) +
    peak(66, 71, 19, 31, palette) +
    peak(40, 76, 27, 46, palette) +
    alongTrack(
      path(below, { stroke: palette['track-casing'], 'stroke-width': casing }) +
        path(below, { stroke: ink, 'stroke-width': core, 'stroke-dasharray': dash }) +
        portal +
        group({ transform: turnRound(180) }, portal),
    )
  );
}

export function crossing(definition: TileDefinition, rotation: Rotation, palette: Palette): string {
  const kind = crossingOf(definition);
  if (kind === 'none') return '';
  return kind === 'bridge' ? bridge(palette) : tunnel(rotation, palette);
}
