/**
 * The bonus for joining Nürnberg and Fürth (rules 4.5): once, over the shortest path of anybody's links, one victory point
 * for each link to the player who owns it.
 */
import { type Board, boardFor } from '../board.ts';
import { type Network, networkOf } from '../network.ts';
import type { AreaId, NurembergState, Owner } from '../types.ts';
import type { Bench } from './bench.ts';

export function payBonus(bench: Bench, builder: number): void {
  const { state } = bench;
  const { bonus } = boardFor(state.map);
  if (!bonus || state.bonusPaid) return;
  const path = connection(state, builder);
  if (!path) return;
  const network = networkOf(state);
  const owners = path.slice(1).map((area, index) => network.ownerOf(path[index] ?? '', area));
  const vp = state.players.map((_, seat) => bonus.vpPerLink * owners.filter((owner) => owner === seat).length);
  bench.emit({ type: 'citiesConnected', v: 1, path, vp });
}

/**
 * The path that counts: the fewest links, then the most of the builder, then the areas that come first in the file at the
 * first difference, read from Fürth on. Null while there is none.
 */
function connection(state: NurembergState, builder: Owner): AreaId[] | null {
  const board = boardFor(state.map);
  const { from = [], to = [] } = board.bonus ?? {};
  const network = networkOf(state);
  const distances = distancesTo(network, from);
  const lengths = to.flatMap((area) => distances.get(area) ?? []);
  if (lengths.length === 0) return null;
  const shortest = Math.min(...lengths);
  const starts = to.filter((area) => distances.get(area) === shortest);
  const paths = starts.map((area) => bestFrom(area, { board, network, distances, builder, known: new Map() }));
  return best(board, paths)?.areas ?? null;
}

/** How many links each area is away from the nearest of these. */
function distancesTo(network: Network, ends: readonly AreaId[]): Map<AreaId, number> {
  const distances = new Map(ends.map((area) => [area, 0]));
  const queue = [...ends];
  for (const area of queue) {
    for (const next of network.joinedByAny(area)) {
      if (distances.has(next)) continue;
      distances.set(next, (distances.get(area) ?? 0) + 1);
      queue.push(next);
    }
  }
  return distances;
}

interface Way {
  readonly areas: AreaId[];
  /** Links of the builder. */
  readonly own: number;
}

interface Search {
  readonly board: Board;
  readonly network: Network;
  readonly distances: ReadonlyMap<AreaId, number>;
  readonly builder: Owner;
  readonly known: Map<AreaId, Way>;
}

function bestFrom(area: AreaId, search: Search): Way {
  const known = search.known.get(area);
  if (known) return known;
  const { network, distances, builder } = search;
  const distance = distances.get(area) ?? 0;
  const nearer = network.joinedByAny(area).filter((next) => distances.get(next) === distance - 1);
  const ways = nearer.map((next): Way => {
    const rest = bestFrom(next, search);
    return { areas: [area, ...rest.areas], own: rest.own + (network.ownerOf(area, next) === builder ? 1 : 0) };
  });
  const found = best(search.board, ways) ?? { areas: [area], own: 0 };
  search.known.set(area, found);
  return found;
}

function best(board: Board, ways: readonly Way[]): Way | undefined {
  return ways.toSorted((one, other) => other.own - one.own || compareInFile(board, one.areas, other.areas))[0];
}

function compareInFile(board: Board, one: readonly AreaId[], other: readonly AreaId[]): number {
  const place = one.findIndex((area, index) => area !== other[index]);
  return place < 0 ? 0 : board.placeOf(one[place] ?? '') - board.placeOf(other[place] ?? '');
}
