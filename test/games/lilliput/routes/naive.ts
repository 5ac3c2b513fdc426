/**
 * The best run found the plain way: every route from every stop, written down in full, and every way to hand them out
 * to the trains. Slow and simple on purpose: it shares nothing with the solver but the data of the game.
 */
import {
  type CompanyId,
  type Side,
  type TileDefinition,
  tiles,
  trains,
  variants,
} from '../../../../domain/lilliput/data.ts';
import type { RunQuery } from '../../../../domain/lilliput/routes/best.ts';

const steps = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

interface Tile {
  readonly x: number;
  readonly y: number;
  readonly definition: TileDefinition;
  readonly stopSides: readonly number[];
  readonly tracks: readonly (readonly [number, number])[];
  readonly tokens: readonly (CompanyId | null)[];
}

export interface NaiveRoute {
  readonly stops: readonly string[];
  readonly edges: readonly string[];
  readonly mines: number;
}

export interface NaiveResult {
  readonly revenue: number;
  readonly mineBonus: number;
}

type Board = ReadonlyMap<string, Tile>;

function read({ board, company }: RunQuery): Board {
  const found = new Map<string, Tile>();
  for (const [key, laid] of Object.entries(board)) {
    const definition = tiles.get(laid.tile);
    if (!definition) throw new Error(`no tile ${laid.tile}`);
    if (definition.usableBy && definition.usableBy !== company) continue;
    const turn = (side: Side) => (side + laid.rotation) % 4;
    const [x, y] = key.split(',').map(Number) as [number, number];
    found.set(key, {
      x,
      y,
      definition,
      stopSides: definition.stops.flatMap((stop) => stop.sides).map(turn),
      tracks: definition.tracks.map(([a, b]) => [turn(a), turn(b)] as const),
      tokens: laid.tokens,
    });
  }
  return found;
}

const hasTrackTo = (tile: Tile, side: number) => tile.stopSides.includes(side) || tile.tracks.flat().includes(side);

/** Every route of the company that a train of this range can run, each found once from either end. */
export function naiveRoutes(query: RunQuery, range: number): NaiveRoute[] {
  const board = read(query);
  const routes = new Map<string, NaiveRoute>();

  const stopOf = (key: string) => board.get(key)!.definition.stops[0]!;
  const counting = (stops: readonly string[]) => stops.filter((key) => stopOf(key).countsForRange).length;
  const hasOwn = (key: string) => board.get(key)!.tokens.includes(query.company);
  function canPass(key: string): boolean {
    const stop = stopOf(key);
    if (stop.terminal) return false;
    const filled = board.get(key)!.tokens.filter((token) => token !== null).length;
    return hasOwn(key) || stop.slots === 0 || filled < stop.slots;
  }

  /** Leaves a tile by a side. */
  function leave(tile: Tile, side: number, stops: readonly string[], edges: readonly string[], mines: number): void {
    const [dx, dy] = steps[side]!;
    const key = `${tile.x + dx},${tile.y + dy}`;
    const next = board.get(key);
    const entry = (side + 2) % 4;
    if (!next || !hasTrackTo(next, entry)) return;
    const edge = [`${tile.x},${tile.y}`, key].sort().join(' ');
    if (edges.includes(edge)) return;
    const taken = [...edges, edge];
    if (next.stopSides.includes(entry)) arrive(next, key, entry, stops, taken, mines);
    for (const [a, b] of next.tracks) {
      if (a === entry) leave(next, b, stops, taken, mines + (next.definition.mine ?? 0));
      if (b === entry) leave(next, a, stops, taken, mines + (next.definition.mine ?? 0));
    }
  }

  function arrive(
    tile: Tile,
    key: string,
    entry: number,
    stops: readonly string[],
    edges: readonly string[],
    mines: number,
  ) {
    if (stops.includes(key)) return;
    const visited = [...stops, key];
    if (counting(visited) > range) return;
    if (visited.some(hasOwn)) {
      const ends = [visited[0]!, key].sort();
      routes.set(`${ends.join(' ')} / ${edges.toSorted().join(' / ')} / ${mines}`, { stops: visited, edges, mines });
    }
    if (!canPass(key)) return;
    for (const side of tile.stopSides) if (side !== entry) leave(tile, side, visited, edges, mines);
  }

  for (const [key, tile] of board) {
    if (tile.definition.stops.length === 0) continue;
    for (const side of tile.stopSides) leave(tile, side, [key], [], 0);
  }
  return [...routes.values()];
}

export function naiveRevenue(query: RunQuery, route: NaiveRoute, type: string, obsolete: boolean): number {
  const { double } = trains.find((train) => train.type === type)!;
  let sum = 0;
  const names = new Set<string>();
  for (const key of route.stops) {
    const { tile, tokens } = query.board[key]!;
    const stop = tiles.get(tile)!.stops[0]!;
    const own = tokens.includes(query.company);
    sum += own && stop.ownTokenValue ? stop.ownTokenValue : (stop.valueByPhase?.[query.phaseColour] ?? stop.value!);
    if (stop.name && variants.allenbeck.named.includes(stop.name)) names.add(stop.name);
  }
  if (double) sum *= 2;
  if (query.variants.includes('allenbeck') && names.size === 3) sum += 20;
  if (query.variants.includes('allenbeck') && names.size === 4) sum += 50;
  return obsolete ? Math.floor(sum / 20) * 10 : sum;
}

/** How many ways to hand out routes the naive solver would try, at most. */
export function naiveEffort(query: RunQuery): number {
  const ranges = query.trains.map(({ type }) => trains.find((train) => train.type === type)!.range);
  return ranges.reduce((product, range) => product * (1 + naiveRoutes(query, range).length), 1);
}

export function naiveBest(query: RunQuery): NaiveResult {
  const choices = query.trains.map(({ type, obsolete }) =>
    naiveRoutes(query, trains.find((train) => train.type === type)!.range).map((route) => ({
      ...route,
      revenue: naiveRevenue(query, route, type, obsolete),
    })),
  );
  let best: NaiveResult = { revenue: 0, mineBonus: 0 };

  function handOut(train: number, edges: ReadonlySet<string>, revenue: number, mineBonus: number): void {
    const routes = choices[train];
    if (!routes) {
      const isBetter = revenue > best.revenue || (revenue === best.revenue && mineBonus > best.mineBonus);
      if (isBetter) best = { revenue, mineBonus };
      return;
    }
    handOut(train + 1, edges, revenue, mineBonus);
    for (const route of routes) {
      if (route.edges.some((edge) => edges.has(edge))) continue;
      handOut(train + 1, new Set([...edges, ...route.edges]), revenue + route.revenue, mineBonus + route.mines);
    }
  }

  handOut(0, new Set(), 0, 0);
  return best;
}
