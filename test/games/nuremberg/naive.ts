/**
 * The same answers found the slow way, straight from the words of the rules and from lists of links: what can be carried,
 * which runs can be sold, and which connection pays. They share no code with the game but its data.
 */
import { components, maps, trains } from '../../../domain/nuremberg/data.ts';
import type { Company, Link, NurembergState, Owner } from '../../../domain/nuremberg/types.ts';

const COMPANIES: readonly Company[] = ['red', 'green'];
const touches = ({ a, b }: Link, area: string): boolean => a === area || b === area;
const has = (links: readonly Link[], owner: Owner, area: string): boolean =>
  links.some((link) => link.owner === owner && touches(link, area));
const areaOf = ({ map }: NurembergState, id: string) => maps[map].areas.find((area) => area.id === id);

const isTownOf = (state: NurembergState, id: string, company: Company): boolean => {
  const town = areaOf(state, id)?.town;
  return town !== null && town !== undefined && (town.company === company || has(state.links, company, id));
};
const isOnNetwork = (state: NurembergState, id: string): boolean =>
  COMPANIES.some((company) => isTownOf(state, id, company) || has(state.links, company, id));

function reachedFrom(start: string, links: readonly Link[]): Set<string> {
  const reached = new Set([start]);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const { a, b } of links) if (reached.has(a) || reached.has(b)) reached.add(a).add(b);
  }
  return reached;
}

function canCarry(state: NurembergState, seat: number, id: string, kind: string): boolean {
  const { goods, borders } = maps[state.map];
  const served = (area: string) => has(state.links, seat, area) && !isOnNetwork(state, area);
  if (kind === 'plain') return areaOf(state, id)?.symbol === goods.plain && served(id);
  if (kind === 'rough') {
    const beside = borders.filter(({ a, b }) => a === id || b === id).map(({ a, b }) => (a === id ? b : a));
    return areaOf(state, id)?.symbol === goods.rough && beside.some(served);
  }
  const company = kind as Company;
  if (!has(state.links, seat, id) || isTownOf(state, id, company)) return false;
  const own = state.links.filter(({ owner }) => owner === seat);
  return [...reachedFrom(id, own)].some((area) => isTownOf(state, area, company));
}

export function naiveCarries(state: NurembergState, seat: number): string[] {
  const found: string[] = [];
  for (const { id } of maps[state.map].areas) {
    for (const kind of ['plain', 'rough', 'red', 'green'] as const) {
      const isFigure = kind === 'red' || kind === 'green';
      const there = isFigure ? (state.figures[id]?.[kind] ?? 0) : (state.goods[id] ?? 0);
      if (there === 0 || !canCarry(state, seat, id, kind)) continue;
      for (const { id: train, seat: owner, load } of state.trains) {
        const data = trains.sides[state.side].find((one) => one.id === train);
        const room = isFigure
          ? (data?.passengers ?? 0) - load.red - load.green
          : (data?.goods ?? 0) - load.plain - load.rough;
        if (owner === seat && room > 0) found.push(`${id} ${kind} ${train}`);
      }
    }
  }
  return found.toSorted();
}

/** The ends of a set of links if it is one simple path, else null. */
function endsOf(links: readonly Link[]): string[] | null {
  const degrees = new Map<string, number>();
  for (const { a, b } of links) for (const area of [a, b]) degrees.set(area, (degrees.get(area) ?? 0) + 1);
  if ([...degrees.values()].some((degree) => degree > 2) || degrees.size !== links.length + 1) return null;
  if (reachedFrom(links[0]?.a ?? '', links).size !== degrees.size) return null;
  const ends = [...degrees].filter(([, degree]) => degree === 1).map(([area]) => area);
  return ends.length === 2 ? ends.toSorted() : null;
}

/** Every subset of the seat's links is looked at. */
export function naiveRuns(state: NurembergState, seat: number): string[] {
  const own = state.links.filter(({ owner }) => owner === seat);
  const found: string[] = [];
  for (let set = 1; set < 2 ** own.length; set++) {
    const links = own.filter((_, index) => (set >> index) % 2 === 1);
    const ends = endsOf(links);
    if (!ends || ends.some((area) => !areaOf(state, area)?.town)) continue;
    for (const company of COMPANIES) {
      const points = state.tracks[company].find((disc) => disc.seat === seat)?.points ?? 0;
      const left = components.companyLinks[company] - state.links.filter(({ owner }) => owner === company).length;
      const isPayable = Math.ceil(links.length / 2) <= points && links.length <= left;
      if (isPayable && ends.some((area) => isTownOf(state, area, company))) {
        found.push(`${company} ${ends.join(' ')} ${links.length}`);
      }
    }
  }
  return found.toSorted();
}

/** All simple paths from Fürth to Nürnberg, the best one first. */
export function naiveConnection(state: NurembergState, builder: number): string[] | null {
  const { areas, special } = maps[state.map];
  const { from = [], to = [] } = special.connectionBonus ?? {};
  const paths: { areas: string[]; own: number }[] = [];
  let shortest = Number.POSITIVE_INFINITY;
  const walk = (path: string[], own: number): void => {
    const last = path.at(-1) ?? '';
    if (path.length > shortest) return;
    if (from.includes(last)) {
      shortest = Math.min(shortest, path.length);
      paths.push({ areas: path, own });
      return;
    }
    for (const link of state.links) {
      if (!touches(link, last)) continue;
      const next = link.a === last ? link.b : link.a;
      if (!path.includes(next)) walk([...path, next], own + (link.owner === builder ? 1 : 0));
    }
  };
  for (const start of to) walk([start], 0);
  const places = (path: readonly string[]) =>
    path.map((id) => String(areas.findIndex((area) => area.id === id)).padStart(4, '0')).join();
  const [best] = paths
    .filter((path) => path.areas.length === shortest)
    .toSorted((one, other) => other.own - one.own || (places(one.areas) < places(other.areas) ? -1 : 1));
  return best?.areas ?? null;
}
