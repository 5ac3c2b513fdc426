/** The auction (rules 4.3), and the orders that follow from it (rules 4.4). */
import { type Rejection, reject } from '../../kernel/rejection.ts';
import { auction, type BoxData } from '../data.ts';
import type { StepOf } from '../steps.ts';
import { orderOn } from '../tracks.ts';
import type { Box, Colour, NurembergState, Points } from '../types.ts';
import type { Bench } from './bench.ts';

export interface PossibleBid {
  readonly box: number;
  readonly least: number;
  readonly most: number;
}

const leadsOf = (boxes: readonly Box[], seat: number): number => boxes.filter(({ lead }) => lead?.seat === seat).length;

/** A box as it is printed, and what lies on it now. */
const boxesOf = ({ side, boxes }: NurembergState): (BoxData & Box)[] =>
  auction.sides[side].boxes.flatMap((printed) => {
    const box = boxes[printed.n - 1];
    return box ? [{ ...printed, ...box }] : [];
  });

/** The next seat in general order that leads fewer than two boxes. Null: the auction is over. */
export function nextBidder({ general, boxes }: Pick<NurembergState, 'general' | 'boxes'>, last: number | null) {
  const from = last === null ? 0 : general.indexOf(last) + 1;
  const inTurn = [...general.slice(from), ...general.slice(0, from)];
  return inTurn.find((seat) => leadsOf(boxes, seat) < auction.boxesEach) ?? null;
}

/** No bid may exceed the cubes of the turn but three, so that a second box can always be bid for. */
const mostFor = ({ players, took }: NurembergState, seat: number): number =>
  Math.min(players[seat]?.cubes ?? 0, (took[seat] ?? 0) - auction.cubesKept);

const leastFor = ({ least, lead }: BoxData & Box): number => (lead ? lead.cubes + 1 : least);

export function possibleBids(state: NurembergState, seat: number): PossibleBid[] {
  const most = mostFor(state, seat);
  return boxesOf(state)
    .filter(({ lead }) => lead?.seat !== seat)
    .map((box) => ({ box: box.n, least: leastFor(box), most }))
    .filter(({ least }) => least <= most);
}

/** What is bid for a seat whose time is up: the least on a box without a leader, lower row and low numbers first. */
export function lapsedBid(state: NurembergState, seat: number): StepOf<'bid'> | null {
  const open = boxesOf(state).filter((box) => box.lead === null && leastFor(box) <= mostFor(state, seat));
  const box = open.find(({ row }) => row === 'lower') ?? open[0];
  return box ? { type: 'bid', box: box.n, cubes: leastFor(box) } : null;
}

export function makeBid(bench: Bench, seat: number, { box, cubes }: StepOf<'bid'>): Rejection | undefined {
  const { state } = bench;
  const aim = boxesOf(state).find(({ n }) => n === box);
  if (!aim) return reject('bid.noBox', { box });
  if (aim.lead?.seat === seat) return reject('bid.ownBox', { box });
  const [least, most] = [leastFor(aim), mostFor(state, seat)];
  if (least > most) return reject('bid.tooDear', { box, least, most });
  if (cubes < least || cubes > most) return reject('bid.cubes', { box, least, most });
  const lead = { seat, cubes };
  const boxes = state.boxes.map((other, index) => (index === box - 1 ? { ...other, lead } : other));
  const next = nextBidder({ general: state.general, boxes }, seat);
  bench.emit({ type: 'bidMade', v: 1, seat, box, cubes, outbid: aim.lead, next });
  return undefined;
}

const pointsOf = (colours: readonly Colour[]): Points => {
  const points = { white: 0, brown: 0, red: 0, green: 0 };
  for (const colour of colours) points[colour] += 1;
  return points;
};

/** Boxes are credited in the order of their numbers, each as a whole; that decides how the discs are stacked. */
export function creditBoxes(bench: Bench): void {
  for (const { n, printed, token, lead } of boxesOf(bench.state)) {
    if (!lead) continue;
    const points = pointsOf([...printed, token]);
    bench.emit({ type: 'boxCredited', v: 1, box: n, seat: lead.seat, cubes: lead.cubes, points });
  }
}

export function setOrders(bench: Bench): void {
  const { white, brown } = bench.state.tracks;
  bench.emit({ type: 'ordersSet', v: 1, build: orderOn(white), train: orderOn(brown) });
}

/** The bids as choices: the least, and how far it goes. */
export const bidChoices = (state: NurembergState, seat: number) =>
  possibleBids(state, seat).map(({ box, least, most }) => ({ type: 'bid' as const, box, cubes: least, most }));
