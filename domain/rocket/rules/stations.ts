/** Action B (rules 4 B): put a station on the board, or relocate one. */
import { type Rejection, reject } from '../../kernel/rejection.ts';
import { besides, cityOn, hexes, numberOf, OFF_BOARD } from '../board.ts';
import { components } from '../data.ts';
import type { RocketChoice, StepOf } from '../steps.ts';
import type { HexKey, RocketState } from '../types.ts';
import type { Bench } from './bench.ts';
import { linesInPlay, occupancyOf } from './occupancy.ts';

/** Why a hex takes no station. */
const PROBLEMS = ['city', 'line', 'taken', 'besideLocomotive', 'besideStation', 'sameHex'] as const;
type Problem = (typeof PROBLEMS)[number];

const FINE = 0;
const codeOf = (problem: Problem): number => PROBLEMS.indexOf(problem) + 1;

/** For every hex 0 where a station may stand, or what stands against it. A station that is relocated is lifted first. */
function problemsOf({ lines, stations }: RocketState, lifted: HexKey | null): Uint8Array {
  const problems = new Uint8Array(hexes.length);
  const mark = (hex: number, problem: Problem): void => {
    if (problems[hex] === FINE) problems[hex] = codeOf(problem);
  };
  for (const [hex, city] of cityOn.entries()) if (city !== null) mark(hex, 'city');
  for (const [hex, line] of occupancyOf(lines).entries()) if (line > 0) mark(hex, 'line');
  const standing = stations.filter(({ at }) => at !== lifted).map(({ at }) => numberOf(at));
  for (const hex of standing) mark(hex, 'taken');
  if (lifted !== null && numberOf(lifted) !== OFF_BOARD) mark(numberOf(lifted), 'sameHex');
  for (const [, { locomotive }] of linesInPlay(lines)) {
    for (const hex of besides[numberOf(locomotive)] ?? []) mark(hex, 'besideLocomotive');
  }
  for (const station of standing) for (const hex of besides[station] ?? []) mark(hex, 'besideStation');
  return problems;
}

/** Where a station may go, from stock (null) or from another hex. */
export function sitesFor(state: RocketState, lifted: HexKey | null): HexKey[] {
  const problems = problemsOf(state, lifted);
  return hexes.filter((_, hex) => problems[hex] === FINE);
}

/** Stations that a seat has not put on the board yet. */
export const stockOf = ({ stations }: Pick<RocketState, 'stations'>, seat: number): number =>
  components.stations - stations.filter((station) => station.seat === seat).length;

export function stationChoices(state: RocketState, seat: number): RocketChoice[] {
  const choices: RocketChoice[] = [];
  const fromStock = stockOf(state, seat) > 0 ? sitesFor(state, null) : [];
  const [first] = fromStock;
  if (first !== undefined) choices.push({ type: 'placeStation', at: first, sites: fromStock });
  for (const { at: from } of state.stations.filter((station) => station.seat === seat)) {
    const sites = sitesFor(state, from);
    const [at] = sites;
    if (at !== undefined) choices.push({ type: 'moveStation', from, at, sites });
  }
  return choices;
}

function problemAt(state: RocketState, at: HexKey, lifted: HexKey | null): Rejection | undefined {
  const problem = PROBLEMS[(problemsOf(state, lifted)[numberOf(at)] ?? FINE) - 1];
  return problem && reject(`station.${problem}`, { hex: at });
}

export function placeStation(bench: Bench, seat: number, { at }: StepOf<'placeStation'>): Rejection | undefined {
  if (stockOf(bench.state, seat) <= 0) return reject('station.noStock');
  const problem = problemAt(bench.state, at, null);
  if (problem) return problem;
  bench.emit({ type: 'stationPlaced', v: 1, seat, at });
  return undefined;
}

export function moveStation(bench: Bench, seat: number, { from, at }: StepOf<'moveStation'>): Rejection | undefined {
  const isOwn = bench.state.stations.some((station) => station.seat === seat && station.at === from);
  if (!isOwn) return reject('station.notYours', { hex: from });
  const problem = problemAt(bench.state, at, from);
  if (problem) return problem;
  bench.emit({ type: 'stationMoved', v: 1, seat, from, at });
  return undefined;
}
