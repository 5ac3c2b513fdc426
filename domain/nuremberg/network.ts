/**
 * What follows from the links on the board: who is where, and whose each town is. Remembered with the list of links, which
 * is never changed in place.
 */
import { type Board, boardFor, borderKey } from './board.ts';
import type { AreaId, Company, Link, MapId, NurembergState, Owner } from './types.ts';

export const COMPANIES: readonly Company[] = ['red', 'green'];

export interface Network {
  /** Whose link lies across a border. */
  ownerOf(a: AreaId, b: AreaId): Owner | undefined;
  /** The areas that are joined to this one by links of an owner. */
  joined(owner: Owner, area: AreaId): readonly AreaId[];
  /** The areas that links of an owner touch. */
  touched(owner: Owner): ReadonlySet<AreaId>;
  /** All areas that are joined to this one, by anybody's links. */
  joinedByAny(area: AreaId): readonly AreaId[];
  countOf(owner: Owner): number;
  /** The companies that a town belongs to: the printed one, and every one with a link at it. */
  companiesAt(area: AreaId): readonly Company[];
  /** A company town, or an area that a company link touches. */
  isOnCompanyNetwork(area: AreaId): boolean;
}

const remembered = new WeakMap<readonly Link[], Network>();

export function networkOf({ map, links }: Pick<NurembergState, 'map' | 'links'>): Network {
  const known = remembered.get(links);
  if (known) return known;
  const network = build(map, links);
  remembered.set(links, network);
  return network;
}

type Joined = Map<AreaId, AreaId[]>;

function addTo(joined: Joined, a: AreaId, b: AreaId): void {
  const list = joined.get(a);
  if (list) list.push(b);
  else joined.set(a, [b]);
}

const NOTHING: ReadonlySet<AreaId> = new Set();

function build(map: MapId, links: readonly Link[]): Network {
  const board = boardFor(map);
  const owners = new Map<string, Owner>();
  const byOwner = new Map<Owner, { joined: Joined; areas: Set<AreaId>; count: number }>();
  const byAny: Joined = new Map();
  for (const { a, b, owner } of links) {
    owners.set(borderKey(a, b), owner);
    const own = byOwner.get(owner) ?? { joined: new Map(), areas: new Set(), count: 0 };
    byOwner.set(owner, own);
    own.count++;
    own.areas.add(a).add(b);
    for (const joined of [own.joined, byAny]) {
      addTo(joined, a, b);
      addTo(joined, b, a);
    }
  }
  const touched = (owner: Owner) => byOwner.get(owner)?.areas ?? NOTHING;
  const isTouchedByCompany = (area: AreaId) => COMPANIES.some((company) => touched(company).has(area));
  return {
    ownerOf: (a, b) => owners.get(borderKey(a, b)),
    joined: (owner, area) => byOwner.get(owner)?.joined.get(area) ?? [],
    touched,
    joinedByAny: (area) => byAny.get(area) ?? [],
    countOf: (owner) => byOwner.get(owner)?.count ?? 0,
    companiesAt: (area) => COMPANIES.filter((company) => ownsTown(board, area, company, touched(company))),
    isOnCompanyNetwork: (area) => isTouchedByCompany(area) || (board.area(area)?.town?.company ?? null) !== null,
  };
}

function ownsTown(board: Board, area: AreaId, company: Company, touched: ReadonlySet<AreaId>): boolean {
  const town = board.area(area)?.town;
  if (!town) return false;
  return town.company === company || touched.has(area);
}
