/**
 * Mildendo, the heart of the board and the one tile with a picture: the square walled city that Swift describes, two
 * great streets that cross, a gate where each leaves, and the palace where they meet. Houses stay quiet so that the
 * palace shines. The picture never turns, whatever the rotation of the tile.
 */
import type { Palette } from './colours.ts';
import { circle, d, group, path, rectangle, turnRound } from './svg.ts';

const wall = { from: 17, to: 83, width: 4, merlons: 8.4, bastion: 7.2 } as const;
const side = wall.to - wall.from;

function cityWall(palette: Palette): string {
  const square = (attributes: Record<string, string | number>): string =>
    rectangle(wall.from, wall.from, side, side, { stroke: palette['track-core'], ...attributes });
  const merlons = square({
    fill: 'none',
    'stroke-width': wall.merlons,
    'stroke-dasharray': '5.2 3.05',
    'stroke-dashoffset': -1.6,
  });
  return merlons + square({ fill: palette['town-ground'], 'stroke-width': wall.width });
}

const streets = (palette: Palette): string =>
  path('M50 19V81M19 50H81', { fill: 'none', stroke: palette.slot, 'stroke-width': 8 });

function house(x: number, foot: number, height: number, palette: Palette): string {
  const width = 8.6;
  const line = { stroke: palette['track-core'], 'stroke-width': 1.2, 'stroke-linejoin': 'round' };
  const half = width / 2 + 0.9;
  return (
    path(d`M${x} ${foot}v${-height}h${width}v${height}z`, { fill: palette.slot, ...line }) +
    path(d`M${x - 0.9} ${foot - height + 0.3}l${half} -4.6l${half} 4.6z`, { fill: palette.roof, ...line })
  );
}

/** Two houses in each quarter, of uneven height: behind the palace, and before it. */
const quarters = {
  north: { foot: 35.6, heights: [5.2, 5.8, 4.8, 5.6] },
  south: { foot: 79.2, heights: [5.4, 4.4, 5.6, 4.8] },
} as const;

function houses(row: keyof typeof quarters, palette: Palette): string {
  const { foot, heights } = quarters[row];
  return [23.2, 33.8, 57.4, 68].map((x, index) => house(x, foot, heights[index] ?? 0, palette)).join('');
}

function bastions(palette: Palette): string {
  const ends = [wall.from, wall.to];
  const bastion = (x: number, y: number): string =>
    circle(x, y, wall.bastion, { fill: palette.slot, stroke: palette['track-core'], 'stroke-width': 2.6 }) +
    circle(x, y, 2.6, { fill: palette['tile-red'] });
  return ends.flatMap((y) => ends.map((x) => bastion(x, y))).join('');
}

/** Two posts beside every street where it leaves the city. */
function gates(palette: Palette): string {
  const posts = path('M38.4 22V12.4H43.6V22ZM56.4 22V12.4H61.6V22Z', {
    fill: palette.slot,
    stroke: palette['track-core'],
    'stroke-width': 1.9,
  });
  return [0, 90, 180, 270].map((degrees) => group({ transform: turnRound(degrees) }, posts)).join('');
}

function palace(palette: Palette): string {
  const ink = palette['track-core'];
  const roof = { fill: palette['tile-red'], stroke: ink, 'stroke-linejoin': 'round' };
  const outline =
    'M28.6 67V44.4L33.4 35.4L38.2 44.4V48.6H41.2V45.6A8.8 9.4 0 0 1 58.8 45.6V48.6H61.8V44.4L66.6 35.4L71.4 44.4V67Z';
  const walls = { fill: palette.slot, 'stroke-linejoin': 'round' };
  const window = (x: number, y: number, width: number, height: number): string =>
    rectangle(x, y, width, height, { fill: ink });
  return (
    path(outline, { ...walls, stroke: palette['town-ground'], 'stroke-width': 6 }) +
    path(outline, { ...walls, stroke: ink, 'stroke-width': 2.2 }) +
    path('M28.6 44.4L33.4 35.4L38.2 44.4ZM61.8 44.4L66.6 35.4L71.4 44.4Z', { ...roof, 'stroke-width': 1.8 }) +
    path('M41.2 47A8.8 10.4 0 0 1 58.8 47Z', { ...roof, 'stroke-width': 2 }) +
    path('M38.2 49.4H61.8', { stroke: ink, 'stroke-width': 2 }) +
    path('M50 36.8V26', { stroke: ink, 'stroke-width': 1.9 }) +
    path('M50 25.4L60.4 28.6L50 32Z', { ...roof, 'stroke-width': 1.5 }) +
    path('M46.2 67V60A3.8 3.8 0 0 1 53.8 60V67Z', { fill: ink }) +
    [31.8, 65].flatMap((x) => [48.6, 56.2].map((y) => window(x, y, 3.2, 4.2))).join('') +
    [41.6, 56].map((x) => window(x, 53.4, 2.6, 4.4)).join('')
  );
}

export const capital = (palette: Palette): string =>
  cityWall(palette) +
  streets(palette) +
  houses('north', palette) +
  palace(palette) +
  houses('south', palette) +
  bastions(palette) +
  gates(palette);
