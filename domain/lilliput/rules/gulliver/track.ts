/**
 * Gulliver's track (rules 8 and 10, A to C): the first possible of four lays, a station in the city just built, and
 * plain track that goes on from one of his cities. He pays for nothing.
 */
import { CAPITAL, cellKey, cellOf, neighbour, opposite, SIDES } from '../../board.ts';
import { type CompanyId, type Side, tiles } from '../../data.ts';
import type { Reach } from '../../routes/reach.ts';
import { reachesLay } from '../../routes/reachable.ts';
import { hasSide, NO_SIDES, turnedTile } from '../../routes/turned-tile.ts';
import type { Cell, LilliputState } from '../../types.ts';
import { type Bench, companyNamed } from '../holdings.ts';
import { layableCells, type Placement, placements } from '../placement.ts';
import { reachOn } from '../reaching.ts';
import { choose, type Draws, distance, nearest, withDraws } from './choosing.ts';

export type TrackRule = 'A1' | 'A2' | 'A3' | 'A4' | 'C';

const colourAt = (state: LilliputState, cell: Cell): string | undefined =>
  tiles.get(state.board[cellKey(cell)]?.tile ?? '')?.colour;

/** Cells with a token of one of his companies, the first company's home in front. */
function tokenCells(state: LilliputState, companies: readonly CompanyId[]): Cell[] {
  const [first] = companies;
  const home = first && companyNamed(state, first).home;
  const cells = Object.entries(state.board)
    .filter(([, { tokens }]) => tokens.some((token) => token !== null && companies.includes(token)))
    .map(([key]) => cellOf(key));
  const isHome = (cell: Cell) => cell.x === home?.x && cell.y === home.y;
  return [...cells.filter(isHome), ...cells.filter((cell) => !isHome(cell))];
}

/** Lays a tile for his first company and tells by which rule. */
function lay(
  bench: Bench,
  seat: number,
  company: CompanyId,
  rule: TrackRule,
  placement: Placement,
  draws: Draws,
): void {
  const { tile, cell, rotation, replaced } = placement;
  const held = bench.state.board[cellKey(cell)]?.tokens ?? [];
  bench.emit({ type: 'gulliverChose', v: 1, rule, ...cell, ...withDraws(draws) });
  bench.emit({
    type: 'tileLaid',
    v: 1,
    seat,
    company,
    tile: tile.id,
    ...cell,
    rotation,
    cost: 0,
    replaced,
    tokens: Array.from({ length: tile.stops[0]?.slots ?? 0 }, (_, slot) => held[slot] ?? null),
    lay: null,
  });
}

/** His colour alone may lay a tile of its own, and never over another company's token. */
const mayLay = (state: LilliputState, company: CompanyId, { onlyCompany, cell }: Placement): boolean =>
  onlyCompany === null ||
  (onlyCompany === company &&
    (state.board[cellKey(cell)]?.tokens ?? []).every((token) => token === null || token === company));

const isStop = ({ tile }: Placement): boolean => tile.stops.length > 0;
const isMetropolis = ({ tile }: Placement): boolean => tile.stops[0]?.kind === 'metropolis';

/** A: the first possible of green to brown, yellow to green, a new city, new plain track. Gives the cell of a new city. */
export function layTrack(bench: Bench, seat: number, companies: readonly CompanyId[]): Cell | null {
  const [company] = companies;
  if (company === undefined) return null;
  if (upgrade(bench, seat, companies, 'green', 'A1') || upgrade(bench, seat, companies, 'yellow', 'A2')) return null;
  const city = layNew(bench, seat, company, 'A3');
  if (!city) layNew(bench, seat, company, 'A4');
  return city;
}

/** Upgrades a city under one of his tokens: home first, then another at random. */
function upgrade(
  bench: Bench,
  seat: number,
  companies: readonly CompanyId[],
  colour: string,
  rule: 'A1' | 'A2',
): boolean {
  const { state } = bench;
  const [company] = companies;
  if (company === undefined) return false;
  const possible = tokenCells(state, companies)
    .filter((cell) => colourAt(state, cell) === colour)
    .map((cell) => placements(state, cell, null).filter((placement) => mayLay(state, company, placement)))
    .filter((list) => list.length > 0);
  const home = companyNamed(state, company).home;
  const atHome = possible.find(([placement]) => placement?.cell.x === home.x && placement.cell.y === home.y);
  const draws: Draws = [];
  const list = atHome ?? choose(bench, draws, possible);
  if (!list) return false;
  const placement = choose(bench, draws, towardsMildendo(state, list));
  if (!placement) return false;
  lay(bench, seat, company, rule, placement, draws);
  return true;
}

/** Of several rotations, those whose new track leads to the cell nearest to Mildendo. */
function towardsMildendo(state: LilliputState, list: readonly Placement[]): Placement[] {
  return nearest(list, ({ tile, cell, rotation }) => {
    const old = state.board[cellKey(cell)];
    const had = (old && turnedTile(old.tile, old.rotation)?.carries) ?? NO_SIDES;
    const has = turnedTile(tile.id, rotation)?.carries ?? NO_SIDES;
    const fresh = SIDES.filter((side) => hasSide(has & ~had, side));
    return Math.min(...fresh.map((side) => distance(neighbour(cell, side), CAPITAL)));
  });
}

/** A new yellow city on the nearest cell that his track leads into, or plain track on such a cell at random. */
function layNew(bench: Bench, seat: number, company: CompanyId, rule: 'A3' | 'A4'): Cell | null {
  const { state } = bench;
  const reach = reachOn(state.board, company);
  const possible = layableCells(state)
    .map((cell) => fresh(state, reach, cell).filter((placement) => isStop(placement) === (rule === 'A3')))
    .filter((list) => list.length > 0);
  if (possible.length === 0) return null;
  const draws: Draws = [];
  const where = ([placement]: Placement[]) => distance(placement?.cell ?? CAPITAL, CAPITAL);
  const list = choose(bench, draws, rule === 'A3' ? nearest(possible, where) : possible);
  const placement = list && chooseShape(bench, draws, list);
  if (!placement) return null;
  lay(bench, seat, company, rule, placement, draws);
  return placement.cell;
}

/** Yellow tiles that can lie on a cell without track of its own, reached by his company. He lays no new metropolis. */
const fresh = (state: LilliputState, reach: Reach, cell: Cell): Placement[] =>
  placements(state, cell, null).filter(
    (placement) =>
      placement.tile.colour === 'yellow' &&
      placement.replaced === null &&
      !isMetropolis(placement) &&
      reachesLay(reach, cell, placement.tile.id, placement.rotation),
  );

/** Straight or curve at random, then its direction at random. */
function chooseShape(bench: Bench, draws: Draws, list: readonly Placement[]): Placement | undefined {
  const shapes = [...new Set(list.map(({ tile }) => tile.id))];
  const shape = choose(bench, draws, shapes);
  return choose(
    bench,
    draws,
    list.filter(({ tile }) => tile.id === shape),
  );
}

/** B: a token in the city just built, as long as he has one. */
export function placeToken(bench: Bench, seat: number, company: CompanyId, cell: Cell): void {
  if (companyNamed(bench.state, company).tokens === 0) return;
  const slot = bench.state.board[cellKey(cell)]?.tokens.indexOf(null) ?? -1;
  if (slot < 0) return;
  bench.emit({ type: 'gulliverChose', v: 1, rule: 'B', ...cell });
  bench.emit({ type: 'stationPlaced', v: 1, seat, company, ...cell, slot, cost: 0 });
}

/** C: plain track goes on from one open end of his token cities. */
export function extendTrack(bench: Bench, seat: number, companies: readonly CompanyId[]): void {
  const { state } = bench;
  const [company] = companies;
  if (company === undefined) return;
  const ends = tokenCells(state, companies)
    .flatMap((cell) => openEnds(state, cell))
    .map(({ cell, entry }) => continuations(state, cell, entry))
    .filter((list) => list.length > 0);
  const draws: Draws = [];
  const list = choose(bench, draws, ends);
  const placement = list && chooseShape(bench, draws, list);
  if (placement) lay(bench, seat, company, 'C', placement, draws);
}

/** Where the track of a city leads to a cell without track: that cell, and the side at which track must begin. */
function openEnds(state: LilliputState, city: Cell): { cell: Cell; entry: Side }[] {
  const laid = state.board[cellKey(city)];
  const carries = (laid && turnedTile(laid.tile, laid.rotation)?.carries) ?? NO_SIDES;
  return SIDES.filter((side) => hasSide(carries, side)).map((side) => ({
    cell: neighbour(city, side),
    entry: opposite(side),
  }));
}

const continuations = (state: LilliputState, cell: Cell, entry: Side): Placement[] =>
  placements(state, cell, null).filter(
    ({ tile, rotation, replaced }) =>
      tile.colour === 'yellow' &&
      replaced === null &&
      tile.stops.length === 0 &&
      hasSide(turnedTile(tile.id, rotation)?.carries ?? NO_SIDES, entry),
  );
