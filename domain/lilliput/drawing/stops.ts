/**
 * What stands on the track: city, metropolis, castle, town, harbour, Wiggywack, and the buffer behind a city where track
 * ends. A city is a ring per slot; everything grander is built round the same rings, so that a token is always found in
 * the same kind of place.
 */
import { turned } from '../board.ts';
import type { CompanyId, Rotation, Side, Stop } from '../data.ts';
import { capital } from './capital.ts';
import type { Palette } from './colours.ts';
import { cornerBetween, isCurve, outward, slotCentres, standOf } from './geometry.ts';
import { token } from './marks.ts';
import * as proportions from './proportions.ts';
import { type Attributes, circle, d, group, path, rectangle, translate, turnRound } from './svg.ts';

export interface StopOptions {
  readonly rotation: Rotation;
  readonly tokens: readonly (CompanyId | null)[];
  readonly palette: Palette;
}

const { slot } = proportions;
/** Radius to the outside of a slot's ring. */
const outside = slot.radius + slot.ring / 2;

/** Half the distance of the slots' centres: what stretches a round shape into one for two. */
const stretch = ({ slots }: Stop): number => (slots === 2 ? slot.pitch : 0);

/** A circle round one slot or a capsule round two, `grow` units outside the ring. */
function round(stop: Stop, rotation: Rotation, grow: number, attributes: Attributes): string {
  const [x, y] = standOf(stop, rotation);
  const radius = outside + grow;
  const half = stretch(stop) + radius;
  return rectangle(x - half, y - radius, 2 * half, 2 * radius, { rx: radius, ...attributes });
}

/** The slots, and the tokens in them. */
function slots(stop: Stop, { rotation, tokens, palette }: StopOptions): string {
  const ring = { fill: palette.slot, stroke: palette['track-core'], 'stroke-width': slot.ring };
  return slotCentres(stop, rotation)
    .map(([x, y], index) => {
      const company = tokens[index];
      const disc = company ? token(company, x, y, slot.token, palette) : '';
      return group({ class: 'slot', 'data-slot': index }, circle(x, y, slot.radius, ring) + disc);
    })
    .join('');
}

function city(stop: Stop, options: StopOptions): string {
  const { rotation, palette } = options;
  const halo = round(stop, rotation, slot.halo, { fill: palette['track-casing'] });
  const capsule = stop.slots === 2 ? round(stop, rotation, 0, { fill: palette['track-core'] }) : '';
  return halo + capsule + slots(stop, options);
}

/** A point of the outline of a capsule, `share` of the way round it clockwise from the east. */
function capsulePoint(half: number, radius: number, share: number): readonly [number, number] {
  const bend = Math.PI * radius;
  const straight = 2 * half;
  const legs: readonly (readonly [length: number, at: (way: number) => readonly [number, number]])[] = [
    [bend / 2, (way) => [half + radius * Math.cos(way / radius), radius * Math.sin(way / radius)]],
    [straight, (way) => [half - way, radius]],
    [bend, (way) => [-half - radius * Math.sin(way / radius), radius * Math.cos(way / radius)]],
    [straight, (way) => [way - half, -radius]],
    [bend / 2, (way) => [half + radius * Math.sin(way / radius), -radius * Math.cos(way / radius)]],
  ];
  let way = share * (2 * bend + 2 * straight);
  for (const [length, at] of legs) {
    if (way <= length) return at(way);
    way -= length;
  }
  return [half + radius, 0];
}

/** The plan of a star fort: bastions all round, valleys where tracks come in. */
function starFort(stop: Stop, rotation: Rotation): string {
  const { bastions, valley, tip, tipOfTwoSlots } = proportions.fort;
  const [x, y] = standOf(stop, rotation);
  const tips = outside + (stop.slots === 2 ? tipOfTwoSlots : tip);
  const corners = Array.from({ length: bastions * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outside + valley : tips;
    const [dx, dy] = capsulePoint(stretch(stop), radius, index / (bastions * 2));
    return d`${index === 0 ? 'M' : 'L'}${x + dx} ${y + dy}`;
  });
  return `${corners.join('')}Z`;
}

/** Dark shape in a light outline. */
const cutOut = (palette: Palette, width: number): Attributes => ({
  fill: palette['track-core'],
  stroke: palette['track-casing'],
  'stroke-width': width,
  'stroke-linejoin': 'round',
  'paint-order': 'stroke',
});

function metropolis(stop: Stop, options: StopOptions): string {
  const { rotation, palette } = options;
  const { outline, line, lineAt } = proportions.fort;
  const wall = { fill: 'none', stroke: palette['track-casing'], 'stroke-width': line };
  return (
    path(starFort(stop, rotation), cutOut(palette, outline)) +
    round(stop, rotation, lineAt, wall) +
    slots(stop, options)
  );
}

/** A keep: square wall with merlons, four towers, the slot in the yard. */
function castle(stop: Stop, options: StopOptions): string {
  const { palette } = options;
  const { wall, tower, merlon } = proportions.castle;
  const from = 50 - wall / 2;
  const ink = palette['track-core'];
  const light = palette['track-casing'];
  const square = (grow: number, attributes: Attributes): string =>
    rectangle(from - grow, from - grow, wall + 2 * grow, wall + 2 * grow, attributes);
  const towerAt = (x: number, y: number): string =>
    rectangle(x - tower / 2, y - tower / 2, tower, tower, { fill: light, stroke: ink, 'stroke-width': 2.2 });
  const ends = [from, from + wall];
  return (
    square(5.6, { fill: light }) +
    square(0, {
      fill: 'none',
      stroke: ink,
      'stroke-width': merlon,
      'stroke-dasharray': '3.4 2.77',
      'stroke-dashoffset': -1.4,
    }) +
    square(0, { fill: ink, stroke: ink, 'stroke-width': 3.6 }) +
    ends.flatMap((y) => ends.map((x) => towerAt(x, y))).join('') +
    slots(stop, options)
  );
}

/** A bar across the track. */
function town(stop: Stop, { rotation, palette }: StopOptions): string {
  const sides = stop.sides.map((side) => turned(side, rotation));
  const { width, height, halo } = proportions.town;
  const [x, y] = standOf(stop, rotation);
  const bar = (grow: number, corner: number, fill: string): string =>
    rectangle(-width / 2 - grow, -height / 2 - grow, width + 2 * grow, height + 2 * grow, { rx: corner, fill });
  return group(
    { transform: `${translate(x, y)} rotate(${townAngle(sides)})` },
    bar(halo, 2.6, palette['track-casing']) + bar(0, 1, palette['track-core']),
  );
}

function townAngle(sides: readonly Side[]): number {
  if (!isCurve(sides)) return sides.includes(0) ? 0 : 90;
  const [x, y] = cornerBetween(sides);
  return x === y ? 45 : -45;
}

const anchor =
  'M0 -13.2A3.3 3.3 0 1 0 .01 -13.2ZM0 -11.4A1.5 1.5 0 1 1 -.01 -11.4Z' +
  'M-1.5 -6.8H1.5V-4.6H6.4V-1.8H1.5V9.2C5.4 8.6 8 6.4 8.7 3.2L6.1 4.6L7.6 -1.4L12.4 2.6L11 3.1C10.2 8.4 6 12.4 0 13' +
  'C-6 12.4 -10.2 8.4 -11 3.1L-12.4 2.6L-7.6 -1.4L-6.1 4.6L-8.7 3.2C-8 6.4 -5.4 8.6 -1.5 9.2V-1.8H-6.4V-4.6H-1.5Z';

/** A bar at the end of the quay and an upright anchor out on the water. */
function harbour({ rotation, palette }: StopOptions): string {
  const { anchorAt, anchorScale, barWidth, barHeight, barAt } = proportions.harbour;
  const [dx, dy] = outward(turned(0, rotation));
  const bar = rectangle(50 - barWidth / 2, barAt, barWidth, barHeight, { fill: palette['track-core'] });
  return (
    group({ transform: turnRound(rotation * 90) }, bar) +
    group(
      { transform: `${translate(50 - dx * anchorAt, 50 - dy * anchorAt)} scale(${anchorScale})` },
      path(anchor, { 'fill-rule': 'evenodd', ...cutOut(palette, 2.4) }),
    )
  );
}

/** A city whose edge wiggles. */
function wiggywack(stop: Stop, options: StopOptions): string {
  const { width, height, waves, swing } = proportions.wiggywack;
  const steps = waves * 12;
  const outline = Array.from({ length: steps }, (_, index) => {
    const angle = (index / steps) * 2 * Math.PI;
    const factor = 1 + swing * Math.cos(angle * waves);
    const letter = index === 0 ? 'M' : 'L';
    return d`${letter}${50 + width * factor * Math.cos(angle)} ${50 + height * factor * Math.sin(angle)}`;
  });
  return path(`${outline.join('')}Z`, cutOut(options.palette, 3.2)) + slots(stop, options);
}

/** Behind a city where track ends, on the far side of its only track: the end of the line. */
function buffer(stop: Stop, { rotation, palette }: StopOptions): string {
  const { width, height, at, railsFrom } = proportions.buffer;
  const rails = path(d`M50 ${railsFrom}V${at + height / 2}`, {
    stroke: palette['track-core'],
    'stroke-width': proportions.track.core,
  });
  const block = rectangle(50 - width / 2, at, width, height, { rx: 1, fill: palette['track-core'] });
  return group({ transform: turnRound(((stop.sides[0] ?? 0) + rotation) * 90) }, rails + block);
}

export function drawStop(stop: Stop, options: StopOptions): string {
  switch (stop.kind) {
    case 'mildendo':
      return capital(options.palette);
    case 'city':
      return (stop.terminal ? buffer(stop, options) : '') + city(stop, options);
    case 'metropolis':
      return metropolis(stop, options);
    case 'castle':
      return castle(stop, options);
    case 'town':
      return town(stop, options);
    case 'harbour':
      return harbour(options);
    case 'wiggywack':
      return wiggywack(stop, options);
  }
}

/** The box that a stop takes inside its cell, for whatever must not cover it. */
export function stopBox(stop: Stop, rotation: Rotation): { x: number; y: number; width: number; height: number } {
  const [x, y] = standOf(stop, rotation);
  const around = (halfWidth: number, halfHeight: number): ReturnType<typeof stopBox> => ({
    x: x - halfWidth,
    y: y - halfHeight,
    width: 2 * halfWidth,
    height: 2 * halfHeight,
  });
  switch (stop.kind) {
    case 'mildendo':
      return around(42, 42);
    case 'city':
      return around(stretch(stop) + outside + slot.halo, outside + slot.halo);
    case 'metropolis': {
      const tip = stop.slots === 2 ? proportions.fort.tipOfTwoSlots : proportions.fort.tip;
      return around(stretch(stop) + outside + tip, outside + tip);
    }
    case 'castle':
      return around(proportions.castle.wall / 2 + 6, proportions.castle.wall / 2 + 6);
    case 'wiggywack':
      return around(proportions.wiggywack.width + 4, proportions.wiggywack.height + 4);
    case 'town':
    case 'harbour':
      return around(proportions.town.width / 2, proportions.town.width / 2);
  }
}
