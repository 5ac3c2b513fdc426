/** A position of the judge's cases: its schema, and the state that the rules play with. */
import * as z from 'zod/mini';
import { maps } from '../data.ts';
import { blank } from '../evolve.ts';
import { boardSide, colour, company, mapId } from '../facts.ts';
import type { NurembergState, Stage, Track } from '../types.ts';

const seat = z.int().check(z.minimum(0), z.maximum(3));
const whole = z.int().check(z.minimum(0));
const items = z.object({ plain: whole, rough: whole, red: whole, green: whole });
const track = z.array(z.tuple([seat, z.int()]));

export const stateSchema = z.object({
  map: mapId,
  side: boardSide,
  seats: z.int().check(z.minimum(2), z.maximum(4)),
  turn: z.int().check(z.minimum(1)),
  goods: z.record(z.string(), whole),
  figures: z.record(z.string(), z.object({ red: whole, green: whole, landowner: whole })),
  links: z.array(z.object({ a: z.string(), b: z.string(), owner: z.union([seat, company]) })),
  cubes: z.array(whole),
  tracks: z.object({ white: track, brown: track, red: track, green: track, profit: track }),
  vp: z.array(z.int()),
  general: z.array(seat),
  trains: z.array(z.object({ id: z.string(), seat, load: items })),
  kept: z.array(items),
  bonusPaid: z.boolean(),
  boxes: z.optional(z.array(z.object({ n: whole, token: colour, lead: z.nullable(z.object({ seat, cubes: whole })) }))),
  took: z.optional(z.array(whole)),
});

type Given = z.infer<typeof stateSchema>;

const trackOf = (given: Given['tracks']['white']): Track => given.map(([seat, points]) => ({ seat, points }));

/** The position, with this seat to act in this phase. */
export function stateFrom(given: Given, stage: Stage, seat: number | null): NurembergState {
  const { white, brown, red, green, profit } = given.tracks;
  return {
    ...blank(),
    stage,
    map: given.map,
    side: given.side,
    turn: given.turn,
    turns: given.turn,
    players: given.cubes.map((cubes, index) => ({
      cubes,
      vp: given.vp[index] ?? 0,
      kept: given.kept[index] ?? { plain: 0, rough: 0, red: 0, green: 0 },
    })),
    tracks: {
      white: trackOf(white),
      brown: trackOf(brown),
      red: trackOf(red),
      green: trackOf(green),
      profit: trackOf(profit),
    },
    goods: given.goods,
    figures: given.figures,
    links: given.links,
    general: given.general,
    boxes: (given.boxes ?? []).toSorted((one, other) => one.n - other.n).map(({ token, lead }) => ({ token, lead })),
    took: given.took ?? [],
    toAct: seat === null ? [] : [seat],
    trains: given.trains,
    bonusPaid: given.bonusPaid,
  };
}

/** The first area that the map does not have. */
export function unknownArea({ map, goods, figures, links }: Given): string | undefined {
  const known = new Set(maps[map].areas.map(({ id }) => id));
  const named = [...Object.keys(goods), ...Object.keys(figures), ...links.flatMap(({ a, b }) => [a, b])];
  return named.find((area) => !known.has(area));
}
