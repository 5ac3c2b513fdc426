/**
 * Building a line (rules 4.5): where it may start, which links may follow, and what all of it costs. A line is laid link by
 * link within one submission. Fees are paid in their colour, links in cubes; what the cubes cannot pay is owed until the
 * builder names the points that pay it.
 */
import { type Rejection, reject } from '../../kernel/rejection.ts';
import { boardFor, type Crossing } from '../board.ts';
import { components } from '../data.ts';
import { networkOf } from '../network.ts';
import type { NurembergChoice, StepOf } from '../steps.ts';
import { COLOURS, influenceOf, totalInfluence } from '../tracks.ts';
import type { AreaId, NurembergState, OpenLine } from '../types.ts';
import type { Bench } from './bench.ts';
import { payBonus } from './connection.ts';

type Fees = OpenLine['fees'];

const FEE_COLOURS = ['white', 'red', 'green'] as const;
const sumOf = ({ white, red, green }: Fees): number => white + red + green;

const linksLeft = (state: NurembergState, seat: number): number =>
  components.perPlayer.links - networkOf(state).countOf(seat);

/** One point for each company of a town, and a white one for each landowner. */
function feesAt(state: NurembergState, area: AreaId): Fees {
  const companies = networkOf(state).companiesAt(area);
  return {
    white: state.figures[area]?.landowner ?? 0,
    red: companies.includes('red') ? 1 : 0,
    green: companies.includes('green') ? 1 : 0,
  };
}

/** Fees can be paid only in their own colour. */
function unpayable(state: NurembergState, seat: number, area: AreaId, fees: Fees): Rejection | undefined {
  for (const colour of FEE_COLOURS) {
    const [fee, has] = [fees[colour], influenceOf(state, seat, colour)];
    if (fee > has) return reject('link.fee', { area, colour, fee, has });
  }
  return undefined;
}

const isStart = (state: NurembergState, seat: number, area: AreaId): boolean => {
  const network = networkOf(state);
  return network.companiesAt(area).length > 0 || network.touched(seat).has(area);
};

/** What a seat has while it lays a line. */
interface Means {
  readonly cubes: number;
  readonly owed: number;
  /** Fees of the start that are not paid yet, while only starts are compared. */
  readonly reserved: Fees;
}

const NO_FEES: Fees = { white: 0, red: 0, green: 0 };

const meansOf = (state: NurembergState, seat: number, reserved: Fees = NO_FEES): Means => ({
  cubes: state.players[seat]?.cubes ?? 0,
  owed: state.line?.owed ?? 0,
  reserved,
});

const addFees = (one: Fees, other: Fees): Fees => ({
  white: one.white + other.white,
  red: one.red + other.red,
  green: one.green + other.green,
});

/** Why a link cannot be added, or nothing. */
function checkLink(
  state: NurembergState,
  seat: number,
  areas: readonly AreaId[],
  { to, cost }: Crossing,
  means: Means,
): Rejection | undefined {
  const from = areas.at(-1) ?? '';
  if (networkOf(state).ownerOf(from, to) !== undefined) return reject('link.taken', { from, to });
  if (areas.includes(to)) return reject('link.twice', { area: to });
  if (linksLeft(state, seat) === 0) return reject('line.noLinks');
  const fees = addFees(means.reserved, feesAt(state, to));
  const refused = unpayable(state, seat, to, fees);
  if (refused) return refused;
  const owed = means.owed + Math.max(0, cost - means.cubes);
  const points = totalInfluence(state, seat) - sumOf(fees);
  return owed > points ? reject('link.cost', { from, to, owed, points }) : undefined;
}

const firstLinks = (state: NurembergState, seat: number, area: AreaId): Crossing[] => {
  const means = meansOf(state, seat, feesAt(state, area));
  return boardFor(state.map)
    .crossings(area)
    .filter((crossing) => !checkLink(state, seat, [area], crossing, means));
};

const canStart = (state: NurembergState, seat: number, area: AreaId): boolean =>
  isStart(state, seat, area) &&
  !unpayable(state, seat, area, feesAt(state, area)) &&
  firstLinks(state, seat, area).length > 0;

/** Whether the seat could lay a line at all. */
export const canBuild = (state: NurembergState, seat: number): boolean =>
  boardFor(state.map).areas.some(({ id }) => canStart(state, seat, id));

export function buildingChoices(state: NurembergState, seat: number): NurembergChoice[] {
  const { line } = state;
  const board = boardFor(state.map);
  if (!line) {
    const starts = board.areas.filter(({ id }) => canStart(state, seat, id));
    return [...starts.map(({ id }) => ({ type: 'startLine' as const, area: id })), { type: 'buildNothing' }];
  }
  const means = meansOf(state, seat);
  const links = board
    .crossings(line.areas.at(-1) ?? '')
    .filter((crossing) => !checkLink(state, seat, line.areas, crossing, means))
    .map(({ to }) => ({ type: 'addLink' as const, to }));
  return line.owed > 0 ? [...links, paymentChoice(state, seat, line.owed)] : links;
}

const paymentChoice = (state: NurembergState, seat: number, amount: number): NurembergChoice => ({
  type: 'payLinks',
  points: { white: 0, brown: 0, red: 0, green: 0 },
  split: { amount, among: Object.fromEntries(COLOURS.map((colour) => [colour, influenceOf(state, seat, colour)])) },
});

export function startLine(bench: Bench, seat: number, { area }: StepOf<'startLine'>): Rejection | undefined {
  const { state } = bench;
  if (state.line) return reject('line.started');
  if (!boardFor(state.map).area(area)) return reject('area.unknown', { area });
  if (!isStart(state, seat, area)) return reject('line.noStart', { area });
  if (linksLeft(state, seat) === 0) return reject('line.noLinks');
  const fees = feesAt(state, area);
  const refused = unpayable(state, seat, area, fees);
  if (refused) return refused;
  if (firstLinks(state, seat, area).length === 0) return reject('line.deadEnd', { area });
  bench.emit({ type: 'lineStarted', v: 1, seat, area, fees });
  return undefined;
}

export function addLink(bench: Bench, seat: number, { to }: StepOf<'addLink'>): Rejection | undefined {
  const { state } = bench;
  const { line } = state;
  if (!line) return reject('line.notStarted');
  const from = line.areas.at(-1) ?? '';
  const crossing = boardFor(state.map)
    .crossings(from)
    .find((other) => other.to === to);
  if (!crossing) return reject('link.border', { from, to });
  const means = meansOf(state, seat);
  const refused = checkLink(state, seat, line.areas, crossing, means);
  if (refused) return refused;
  const { cost } = crossing;
  const fees = feesAt(state, to);
  bench.emit({
    type: 'linkBuilt',
    v: 1,
    seat,
    from,
    to,
    cost,
    cubes: Math.min(cost, means.cubes),
    fees,
    landowners: fees.white,
  });
  return undefined;
}

export function payLinks(bench: Bench, seat: number, { points }: StepOf<'payLinks'>): Rejection | undefined {
  const { state } = bench;
  const owed = state.line?.owed ?? 0;
  if (owed === 0) return reject('pay.nothing');
  const sum = COLOURS.reduce((total, colour) => total + points[colour], 0);
  if (sum !== owed) return reject('pay.sum', { owed, sum });
  for (const colour of COLOURS) {
    const has = influenceOf(state, seat, colour);
    if (points[colour] > has) return reject('pay.short', { colour, has });
  }
  bench.emit({ type: 'linksPaid', v: 1, seat, points });
  return undefined;
}

/** A line is whole when it has a link and nothing is owed. */
export const isLineWhole = ({ line }: NurembergState): boolean =>
  line !== null && line.areas.length > 1 && line.owed === 0;

/** The line is done: it is told as a whole, and may have joined the two cities. */
export function finishLine(bench: Bench, seat: number): void {
  const { line } = bench.state;
  if (!line) return;
  const { areas, cost, cubes, points, fees } = line;
  bench.emit({ type: 'lineBuilt', v: 1, seat, areas: [...areas], cost, cubes, points, fees });
  payBonus(bench, seat);
}
