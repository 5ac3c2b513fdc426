/**
 * A position for a test, written as facts. Only what matters has to be given: figures that are left out are zero, and
 * nothing lies on the board.
 */
import type { FactOf, NurembergFact } from '../../../domain/nuremberg/facts.ts';
import type {
  BoardSide,
  Colour,
  Company,
  FigureKind,
  ItemKind,
  MapId,
  Owner,
  Stage,
} from '../../../domain/nuremberg/types.ts';

type Load = { readonly [kind in ItemKind]?: number };

export interface Position {
  readonly map?: MapId;
  readonly side?: BoardSide;
  readonly seats?: number;
  readonly stage?: Stage;
  readonly turn?: number;
  readonly turns?: number;
  /** The general order. */
  readonly general?: readonly number[];
  /** Seats that still act in this phase, the first one now; the general order unless it is given. */
  readonly toAct?: readonly number[];
  /** `'roth-allersberg': 0`: whose link lies there. */
  readonly links?: { readonly [border: `${string}>${string}`]: Owner };
  readonly goods?: { readonly [area: string]: number };
  readonly figures?: { readonly [area: string]: { readonly [kind in FigureKind]?: number } };
  /** In hand, by seat. */
  readonly cubes?: readonly number[];
  /** Points by seat; discs on one space lie in general order, the first on top. */
  readonly white?: readonly number[];
  readonly brown?: readonly number[];
  readonly red?: readonly number[];
  readonly green?: readonly number[];
  readonly profit?: readonly number[];
  readonly vp?: readonly number[];
  readonly trains?: readonly { readonly id: string; readonly seat: number; readonly load?: Load }[];
  /** Items of earlier turns, by seat. */
  readonly kept?: readonly Load[];
  readonly tokens?: readonly Colour[];
  /** Bids made so far: box, seat and cubes. */
  readonly leads?: { readonly [box: number]: readonly [seat: number, cubes: number] };
  readonly bidder?: number | null;
  readonly bonusPaid?: boolean;
}

const ZERO = { white: 0, brown: 0, red: 0, green: 0 };
const NO_FEES = { white: 0, red: 0, green: 0 };
const NO_PAY = { ...ZERO, cubes: 0 };
const v = 1;

export function position(wanted: Position): NurembergFact[] {
  const { seats = wanted.general?.length ?? 2, map = 'nuremberg', turn = 2, turns = 5, stage = 'building' } = wanted;
  const side = wanted.side ?? (seats === 2 ? '23' : '34');
  const general = [...(wanted.general ?? Array.from({ length: seats }, (_, seat) => seat))];
  const toAct = [...(wanted.toAct ?? general)];
  const backwards = general.toReversed();
  return [
    { type: 'gameSetUp', v, map, side, turns, general, influence: ZERO, draws: [] },
    ...(wanted.kept ?? []).flatMap((load, seat) => [...owned('kept', seat, load), scored(seat, 0, 0)]),
    ...backwards.map((seat) => scored(seat, wanted.vp?.[seat] ?? 0, wanted.profit?.[seat] ?? 0)),
    ...backwards.flatMap((seat) => credited(wanted, seat)),
    ...Object.entries(wanted.links ?? {}).flatMap(([border, owner]) => laid(border.split('>'), owner)),
    ...(wanted.bonusPaid ? [connected] : []),
    ...(wanted.trains ?? []).flatMap(({ id, seat, load = {} }) => owned(id, seat, load)),
    { type: 'goodsPlaced', v, goods: { ...wanted.goods }, draws: [] },
    {
      type: 'figuresPlaced',
      v,
      figures: Object.fromEntries(
        Object.entries(wanted.figures ?? {}).map(([area, some]) => [area, { red: 0, green: 0, landowner: 0, ...some }]),
      ),
      draws: [],
    },
    {
      type: 'turnStarted',
      v,
      turn,
      cubes: general.map((_, seat) => (wanted.cubes?.[seat] ?? 0) + onBoxes(wanted, seat)),
      tokens: [...(wanted.tokens ?? [])],
      bidder: wanted.bidder ?? general[0] ?? 0,
      draws: [],
    },
    ...Object.entries(wanted.leads ?? {}).map(
      ([box, [seat, cubes]]): NurembergFact => ({
        type: 'bidMade',
        v,
        seat,
        box: Number(box),
        cubes,
        outbid: null,
        next: wanted.bidder === undefined ? (general[0] ?? 0) : wanted.bidder,
      }),
    ),
    ...later(stage, general, toAct),
  ];
}

function later(stage: Stage, general: number[], toAct: number[]): NurembergFact[] {
  const orders: NurembergFact = { type: 'ordersSet', v, build: toAct, train: toAct };
  const passed = general.filter((seat) => !toAct.includes(seat)).map(nothingSold);
  switch (stage) {
    case 'building':
      return [orders];
    case 'transport':
      return [orders, { type: 'transportBegun', v }];
    case 'takeover':
      // The seats that are through come first, whatever the general order is.
      return [
        { type: 'generalOrderSet', v, general: [...general.filter((seat) => !toAct.includes(seat)), ...toAct] },
        ...passed,
      ];
    default:
      return [];
  }
}

const connected: NurembergFact = { type: 'citiesConnected', v, path: [], vp: [] };
const nothingSold = (seat: number): NurembergFact => ({ type: 'nothingSold', v, seat, skipped: true });
const scored = (seat: number, vp: number, profit: number): NurembergFact => ({
  type: 'turnScored',
  v,
  seat,
  vp,
  profit,
});

const onBoxes = ({ leads = {} }: Position, seat: number): number =>
  Object.values(leads).reduce((sum, [owner, cubes]) => sum + (owner === seat ? cubes : 0), 0);

function credited({ white, brown, red, green }: Position, seat: number): NurembergFact[] {
  const points = {
    white: white?.[seat] ?? 0,
    brown: brown?.[seat] ?? 0,
    red: red?.[seat] ?? 0,
    green: green?.[seat] ?? 0,
  };
  return [{ type: 'boxCredited', v, box: 1, seat, cubes: 0, points }];
}

/** A link of a company was built by somebody first. */
function laid([from = '', to = '']: readonly string[], owner: Owner): NurembergFact[] {
  const seat = typeof owner === 'number' ? owner : 0;
  const built: NurembergFact = {
    type: 'linkBuilt',
    v,
    seat,
    from,
    to,
    cost: 0,
    cubes: 0,
    fees: NO_FEES,
    landowners: 0,
  };
  return typeof owner === 'number' ? [built] : [built, sold(owner, from, to)];
}

const sold = (company: Company, ...areas: string[]): FactOf<'runSold'> => ({
  type: 'runSold',
  v,
  seat: 0,
  company,
  areas,
  cost: 0,
});

function owned(id: string, seat: number, load: Load): NurembergFact[] {
  const items = Object.entries(load) as [ItemKind, number][];
  return [
    { type: 'trainBought', v, seat, train: id, paid: NO_PAY },
    ...items.flatMap(([kind, count]) =>
      Array.from(
        { length: count },
        (): NurembergFact => ({ type: 'itemCarried', v, seat, area: 'nowhere', kind, train: id }),
      ),
    ),
  ];
}
