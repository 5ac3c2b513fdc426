/** The log line of each fact: a text key and its parameters. The texts are in `texts/`, one file per language. */
import type { Line } from '../kernel/contract.ts';
import { maps } from './data.ts';
import type { FactOf, NurembergFact } from './facts.ts';
import type { AreaId, ItemKind } from './types.ts';

const line = (key: string, params: Line['params'] = {}): Line => ({ key: `fact.${key}`, params });

/** Ids of areas are unique over both maps, so the area tells what its goods are. */
const symbols = new Map(
  Object.values(maps).flatMap(({ areas }) =>
    areas.flatMap(({ id, symbol }) => (symbol ? [[id, symbol] as const] : [])),
  ),
);

/** Mail, beer, cheese or stone, or the colour of a passenger. */
const itemFrom = (area: AreaId, kind: ItemKind): string =>
  kind === 'plain' || kind === 'rough' ? (symbols.get(area) ?? kind) : kind;

/** With its sign, so that a loss is seen at once. */
const signed = (amount: number): string => (amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : String(amount));

const sum = (points: { readonly [colour: string]: number }): number =>
  Object.values(points).reduce((total, part) => total + part, 0);

/** Seats as parameters `name1`, `name2` and so on. */
const numbered = (name: string, seats: readonly number[]): Record<string, number> =>
  Object.fromEntries(seats.map((seat, index) => [`${name}${index + 1}`, seat]));

const ends = (areas: readonly AreaId[]) => ({
  from: areas[0] ?? '',
  to: areas.at(-1) ?? '',
  links: Math.max(0, areas.length - 1),
});

const skippable = ({ type, seat, skipped }: FactOf<'nothingBuilt' | 'passed' | 'nothingSold'>): Line =>
  line(skipped ? `${type}.skipped` : type, { seat });

const tellers: { readonly [Type in NurembergFact['type']]: (fact: FactOf<Type>) => Line } = {
  gameSetUp: ({ map, turns, general }) => line('gameSetUp', { map, turns, seat: general[0] ?? 0 }),
  goodsPlaced: ({ goods }) => line('goodsPlaced', { cubes: sum(goods) }),
  figuresPlaced: ({ figures }) => line('figuresPlaced', { towns: Object.keys(figures).length }),
  turnStarted: ({ turn }) => line('turnStarted', { turn }),
  bidMade: ({ seat, box, cubes, outbid }) =>
    outbid ? line('bidMade.outbid', { seat, box, cubes, outbid: outbid.seat }) : line('bidMade', { seat, box, cubes }),
  boxCredited: ({ seat, box, cubes }) => line('boxCredited', { seat, box, cubes }),
  ordersSet: ({ build, train }) =>
    line(`ordersSet.${build.length}`, { ...numbered('build', build), ...numbered('train', train) }),
  lineStarted: ({ seat, area }) => line('lineStarted', { seat, area }),
  linkBuilt: ({ seat, from, to, cost }) => line('linkBuilt', { seat, from, to, cost }),
  linksPaid: ({ seat, points }) => line('linksPaid', { seat, points: sum(points) }),
  lineBuilt: ({ seat, areas, cubes, points }) =>
    sum(points) > 0
      ? line('lineBuilt.points', { seat, ...ends(areas), cubes, points: sum(points) })
      : line('lineBuilt', { seat, ...ends(areas), cubes }),
  citiesConnected: ({ path }) => line('citiesConnected', ends(path)),
  nothingBuilt: skippable,
  transportBegun: () => line('transportBegun'),
  trainBought: ({ seat, train }) => line('trainBought', { seat, train }),
  itemCarried: ({ seat, area, kind, train }) => line('itemCarried', { seat, area, item: itemFrom(area, kind), train }),
  passed: skippable,
  turnScored: ({ seat, vp, profit }) => line('turnScored', { seat, vp, profit: signed(profit) }),
  generalOrderSet: ({ general }) => line(`generalOrderSet.${general.length}`, numbered('seat', general)),
  runSold: ({ seat, company, areas, cost }) => line('runSold', { seat, company, ...ends(areas), cost }),
  nothingSold: skippable,
  gameEnded: () => line('gameEnded'),
};

/** Facts without a log line of their own: the lines around them say enough. */
export const silent: ReadonlySet<NurembergFact['type']> = new Set([
  'goodsPlaced',
  'figuresPlaced',
  'lineStarted',
  'linkBuilt',
  'linksPaid',
  'transportBegun',
]);

// The record above is exhaustive; the compiler cannot tie a fact's type to its own teller.
export const tell = (fact: NurembergFact): Line => (tellers[fact.type] as (fact: NurembergFact) => Line)(fact);
