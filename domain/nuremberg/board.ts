/** A map as the rules look at it: areas by id, neighbours, and what a link across each border costs (rules 5). */
import { type Area, type ConnectionBonus, links, type MapData, maps } from './data.ts';
import type { AreaId, GoodsKind, MapId } from './types.ts';

export interface Crossing {
  readonly to: AreaId;
  readonly cost: number;
}

export interface Board {
  /** In the order of the file. */
  readonly areas: readonly Area[];
  readonly bonus: ConnectionBonus | null;
  area(id: AreaId): Area | undefined;
  /** Its place in the file. */
  placeOf(id: AreaId): number;
  neighbours(id: AreaId): readonly AreaId[];
  /** Borders of an area that a link may cross. */
  crossings(id: AreaId): readonly Crossing[];
  /** What lies in the area at the start. */
  goodsKind(id: AreaId): GoodsKind | null;
}

/** A border by its two areas, whichever is named first. */
export const borderKey = (a: AreaId, b: AreaId): string => (a < b ? `${a}|${b}` : `${b}|${a}`);

const isRough = ({ terrain }: Area): boolean => terrain === 'hill' || terrain === 'hop';

function boardOf(map: MapData): Board {
  const areas = new Map(map.areas.map((area) => [area.id, area]));
  const places = new Map(map.areas.map(({ id }, place) => [id, place]));
  const barred = new Set(map.special.noBuildAcross.map(([a, b]) => borderKey(a, b)));
  const closed = new Set([
    ...map.special.noBuildInto,
    ...map.areas.filter((area) => isRough(area) || area.terrain === 'offlimits').map(({ id }) => id),
  ]);
  const neighbours = new Map<AreaId, AreaId[]>(map.areas.map(({ id }) => [id, []]));
  const crossings = new Map<AreaId, Crossing[]>(map.areas.map(({ id }) => [id, []]));
  for (const { a, b, river } of map.borders) {
    neighbours.get(a)?.push(b);
    neighbours.get(b)?.push(a);
    if (closed.has(a) || closed.has(b) || barred.has(borderKey(a, b))) continue;
    const isValley = [a, b].some((id) => areas.get(id)?.terrain === 'valley');
    const cost = river !== null || isValley ? links.difficult : links.plain;
    crossings.get(a)?.push({ to: b, cost });
    crossings.get(b)?.push({ to: a, cost });
  }
  return {
    areas: map.areas,
    bonus: map.special.connectionBonus,
    area: (id) => areas.get(id),
    placeOf: (id) => places.get(id) ?? map.areas.length,
    neighbours: (id) => neighbours.get(id) ?? [],
    crossings: (id) => crossings.get(id) ?? [],
    goodsKind(id) {
      const symbol = areas.get(id)?.symbol ?? null;
      if (symbol === null) return null;
      return symbol === map.goods.plain ? 'plain' : 'rough';
    },
  };
}

const boards: { readonly [id in MapId]: Board } = {
  nuremberg: boardOf(maps.nuremberg),
  wensleydale: boardOf(maps.wensleydale),
};

export const boardFor = (map: MapId): Board => boards[map];
