import { describe, expect, it } from 'vitest';
import { turned } from '../board.ts';
import { phases, type Rotation, type TileDefinition, tiles } from '../data.ts';
import { lightPalette } from './colours.ts';
import { drawFlag, type Flag, flagsOf } from './flags.ts';
import { outward, pointAt, slotCentres, waysOf } from './geometry.ts';
import { mineAt } from './ground.ts';
import { buffer, flag as proportions, harbour, slot, track } from './proportions.ts';
import { tileSvg } from './tile.ts';

const rotations = [0, 1, 2, 3] as const satisfies readonly Rotation[];
const phaseColours = [...new Set(phases.map(({ phaseColour }) => phaseColour))];

interface Box {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

/** What a flag covers: its cloth with the line round it, and its pole. */
function covers({ x, y, width, height, scale }: Flag): readonly Box[] {
  const line = 0.55 * scale;
  const half = (proportions.pole / 2) * scale;
  const top = y - proportions.poleAbove * scale - half;
  const foot = y + height + proportions.poleBelow * scale + half;
  return [
    { west: x - line, north: y - line, east: x + width + line, south: y + height + line },
    { west: x - half, north: top, east: x + half, south: foot },
  ];
}

function distance({ west, north, east, south }: Box, [x, y]: readonly [number, number]): number {
  return Math.hypot(Math.max(west - x, 0, x - east), Math.max(north - y, 0, y - south));
}

interface Placed {
  readonly flag: Flag;
  readonly definition: TileDefinition;
  readonly rotation: Rotation;
  readonly where: string;
}

const everyFlag: readonly Placed[] = [...tiles.values()].flatMap((definition) =>
  rotations.flatMap((rotation) =>
    phaseColours.flatMap((phaseColour) =>
      [1, 1.2].flatMap((scale) =>
        flagsOf(definition, { rotation, tokens: [], phaseColour, scale }).map((flag) => ({
          flag,
          definition,
          rotation,
          where: `${definition.id} turned ${rotation}, ${phaseColour}, × ${scale}`,
        })),
      ),
    ),
  ),
);

/** Where something is wrong: a test expects this list to be empty, and prints it when it is not. */
const wherever = (wrong: (placed: Placed) => boolean): readonly string[] =>
  everyFlag.filter(wrong).map(({ where }) => where);

describe('flags', () => {
  it('stand on every tile with a value or a bonus', () => {
    for (const definition of tiles.values()) {
      const [stop] = definition.stops;
      const expected = stop === undefined ? (definition.mine === undefined ? 0 : 1) : stop.ownTokenValue ? 2 : 1;
      expect(flagsOf(definition, { rotation: 0, tokens: [], phaseColour: 'green', scale: 1 })).toHaveLength(expected);
    }
  });

  // No exception is needed: metropolis and castle are stops, their track ends in the middle of the tile, and where a
  // bastion comes near a flag it is the fort's edge that is touched, never a line on which a train runs.
  it('never cover track, not even its casing, in any rotation, phase or size', () => {
    const covering = wherever(({ flag, definition, rotation }) =>
      waysOf(definition, rotation).some((way) => {
        const points = Array.from({ length: 201 }, (_, step) => pointAt(way, step / 200));
        return covers(flag).some((box) => points.some((point) => distance(box, point) <= track.casing / 2));
      }),
    );
    expect(everyFlag.length).toBeGreaterThan(800);
    expect(covering).toEqual([]);
  });

  it('never cover a slot', () => {
    const covering = wherever(({ flag, definition, rotation }) =>
      definition.stops
        .flatMap((stop) => slotCentres(stop, rotation))
        .some((centre) => covers(flag).some((box) => distance(box, centre) <= slot.radius + slot.ring / 2)),
    );
    expect(covering).toEqual([]);
  });

  it('never cover an anchor, a mine or a buffer', () => {
    const things = ({ definition, rotation }: Placed): readonly Box[] => {
      const around = (x: number, y: number, halfWidth: number, halfHeight: number): Box => ({
        west: x - halfWidth,
        north: y - halfHeight,
        east: x + halfWidth,
        south: y + halfHeight,
      });
      const [stop] = definition.stops;
      const [dx, dy] = outward(turned(stop?.sides[0] ?? 0, rotation));
      if (definition.mine !== undefined) return [around(...mineAt(definition, rotation), 12, 12)];
      if (stop?.kind === 'harbour') return [around(50 - dx * harbour.anchorAt, 50 - dy * harbour.anchorAt, 14.2, 15.1)];
      if (stop?.kind !== 'city' || !stop.terminal) return [];
      const middle = buffer.at + buffer.height / 2 - 50;
      const [half, thick] = [buffer.width / 2, buffer.height / 2];
      const lying = dx === 0;
      return [around(50 - dx * middle, 50 - dy * middle, lying ? half : thick, lying ? thick : half)];
    };
    const apart = (one: Box, other: Box): boolean =>
      one.east < other.west || other.east < one.west || one.south < other.north || other.south < one.north;
    const covering = wherever((placed) =>
      things(placed).some((thing) => covers(placed.flag).some((box) => !apart(box, thing))),
    );
    expect(everyFlag.flatMap(things)).not.toHaveLength(0);
    expect(covering).toEqual([]);
  });

  it('stay on their tile', () => {
    const leaving = wherever(({ flag }) =>
      covers(flag).some(({ west, north, east, south }) => Math.min(west, north) < 0 || Math.max(east, south) > 100),
    );
    expect(leaving).toEqual([]);
  });

  it('never cover each other', () => {
    for (const definition of tiles.values()) {
      const [first, second] = flagsOf(definition, { rotation: 0, tokens: [], phaseColour: 'green', scale: 1.2 });
      if (first === undefined || second === undefined) continue;
      expect(first.y + first.height + proportions.poleBelow).toBeLessThan(second.y);
    }
  });

  it('keep their figures readable: never under four fifths of the size they were drawn at', () => {
    expect(wherever(({ flag }) => flag.scale < 0.8)).toEqual([]);
  });

  it('stay upright: nothing that can be read lies inside something turned', () => {
    const lying: string[] = [];
    for (const id of tiles.keys()) {
      for (const rotation of rotations) {
        const svg = tileSvg(id, { palette: lightPalette, rotation });
        const turnedOpen: boolean[] = [];
        for (const [tag, closing, name, rest = ''] of svg.matchAll(/<(\/?)([a-z]+)([^>]*)>/g)) {
          if (closing === '/') turnedOpen.pop();
          else {
            const turned = /rotate\((?!0[ )])/.test(tag);
            const readable = name === 'text' || tag.includes('class="flag"');
            if (readable && (turned || turnedOpen.includes(true))) lying.push(`${id} ${rotation} ${tag}`);
            if (!rest.endsWith('/')) turnedOpen.push(turned);
          }
        }
      }
    }
    expect(lying).toEqual([]);
  });

  it('show the colour of the company that counts the stop, on the value that it counts', () => {
    const castle = tiles.get('castle');
    if (castle === undefined) throw new Error('no castle');
    const options = { rotation: 0, phaseColour: 'green', scale: 1, counted: 'blue' } as const;
    const counts = (tokens: readonly ('blue' | 'red')[]): unknown =>
      flagsOf(castle, { ...options, tokens }).map(({ counted }) => counted);
    expect(counts(['red'])).toEqual(['blue', undefined]);
    expect(counts(['blue'])).toEqual([undefined, 'blue']);
    const [flag] = flagsOf(castle, { ...options, tokens: [] });
    if (flag === undefined) throw new Error('no flag');
    expect(drawFlag(flag, lightPalette)).toContain(lightPalette['co-blue']);
  });

  it('follow the phase where the value does', () => {
    const general = tiles.get('general-city');
    if (general === undefined) throw new Error('no city of the General');
    const texts = phaseColours.map(
      (phaseColour) => flagsOf(general, { rotation: 0, tokens: [], phaseColour, scale: 1 })[0]?.text,
    );
    expect(texts).toEqual(['20', '30', '40']);
  });
});
