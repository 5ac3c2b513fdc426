/**
 * Notes beside the lines of a record, so that the game can be replayed from it on a real board: the rotation of tiles,
 * what each train counted, who was paid, how a price moved.
 */
import type { Line } from '../kernel/contract.ts';
import { CAPITAL, cellName, turned } from './board.ts';
import { type CompanyId, type Rotation, type Side, tiles } from './data.ts';
import type { FactOf, LilliputFact } from './facts.ts';
import { sumOfRun } from './routes/run-sum.ts';
import { spaceNamed } from './rules/holdings.ts';

const COMPASS: Readonly<Record<Side, string>> = { 0: 'N', 1: 'E', 2: 'S', 3: 'W' };
const ALL_SIDES = 4;

const note = (key: string, params: Line['params']): Line => ({ key: `note.${key}`, params });

export function notesOf(fact: LilliputFact): Line[] {
  switch (fact.type) {
    case 'gameSetUp':
      return fact.board.filter(({ x, y }) => x !== CAPITAL.x || y !== CAPITAL.y).map(placed);
    case 'companyTaken':
    case 'tileLaid':
      return waysOf(fact.tile, fact.rotation).map((way) => note('way', { way }));
    case 'incomeTaken':
    case 'treasuryGranted':
      return granted(fact.treasuries);
    case 'trainsRun':
      return ran(fact);
    case 'dividendPaid':
      return [...paidOut(fact), ...moved(fact)];
    case 'sharesSold':
    case 'revenueKept':
      return moved(fact);
    default:
      return [];
  }
}

function placed({ tile, rotation, x, y }: FactOf<'gameSetUp'>['board'][number]): Line {
  const way = waysOf(tile, rotation).join(' ');
  return note(way === '' ? 'placed' : 'placed.way', { tile, cell: cellName(x, y), way });
}

/** Which sides the track joins; none where it looks the same whichever way it lies. */
function waysOf(tile: string, rotation: Rotation): string[] {
  const definition = tiles.get(tile);
  if (!definition || definition.tracks.length > 2) return [];
  const joined = [...definition.tracks, ...definition.stops.map(({ sides }) => sides)];
  return joined.filter(({ length }) => length > 0 && length < ALL_SIDES).map((sides) => printWay(sides, rotation));
}

const printWay = (sides: readonly Side[], rotation: Rotation): string =>
  sides
    .map((side) => turned(side, rotation))
    .toSorted((one, other) => one - other)
    .map((side) => COMPASS[side])
    .join('–');

const granted = (treasuries: { readonly [company in CompanyId]?: number }): Line[] =>
  Object.entries(treasuries)
    .filter(([, amount]) => amount > 0)
    .map(([company, amount]) => note('granted', { company, amount }));

/** In the last round everything is earned twice. */
function ran({ routes, revenue }: FactOf<'trainsRun'>): Line[] {
  const once = routes.reduce((sum, route) => sum + route.revenue, 0);
  const runs = routes.map(ranTrain);
  return revenue > once ? [...runs, note('twice', { once, revenue })] : runs;
}

type RouteRun = FactOf<'trainsRun'>['routes'][number];

function ranTrain(route: RouteRun): Line {
  const { train, revenue } = route;
  const { exact } = sumOfRun(route);
  const sum = `${summed(route)} = ${exact}`;
  return exact === revenue ? note('run', { train, sum }) : note('run.rounded', { train, sum, revenue });
}

/** What the train counted. The bonus is that of the Express, which goes by this name in every language. */
function summed(route: RouteRun): string {
  const { double, bonus } = sumOfRun(route);
  const stops = route.stops.map(({ x, y, value }) => `${cellName(x, y)} ${value}`).join(' + ');
  const whole = `${double ? `2 × (${stops})` : stops}${bonus > 0 ? ` + Express ${bonus}` : ''}`;
  return route.obsolete ? `½ × (${whole})` : whole;
}

const paidOut = ({ payouts, toTreasury }: FactOf<'dividendPaid'>): Line[] => [
  ...payouts.filter(({ amount }) => amount > 0).map(({ seat, amount }) => note('paid', { seat, amount })),
  ...(toTreasury > 0 ? [note('toTreasury', { amount: toTreasury })] : []),
];

function moved({ from, to }: Pick<FactOf<'dividendPaid'>, 'from' | 'to'>): Line[] {
  return from === to ? [] : [note('price', { from: spaceNamed(from).value, to: spaceNamed(to).value })];
}
