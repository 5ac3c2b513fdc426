/**
 * The isolation test (rules 4, independent line): a line is cut off when its locomotive can never reach a city that it
 * lacks, nor another line, nor an area where another locomotive may still come.
 */
import { besides, cityOn, HEADINGS, neighbours, numberOf, OFF_BOARD } from '../board.ts';
import type { CompanyId } from '../data.ts';
import type { Heading, Line, Lines } from '../types.ts';
import { isFree, lineNumber, linesInPlay, type Occupancy, occupancyOf } from './occupancy.ts';
import { headingsFrom } from './targets.ts';

const AHEAD: readonly (readonly Heading[])[] = HEADINGS.map((heading) => headingsFrom(heading));

/** Every hex that a locomotive could enter from now on, if it moved on and on and nothing else did. */
function reachOf(occupancy: Occupancy, { locomotive, heading }: Line): number[] {
  const seen = new Uint8Array(occupancy.length);
  const reached: number[] = [];
  const open: number[] = [];
  const enter = (from: number, headings: readonly Heading[]): void => {
    for (const direction of headings) {
      const hex = neighbours[from]?.[direction] ?? OFF_BOARD;
      if (hex === OFF_BOARD || !isFree(occupancy, hex)) continue;
      const before = seen[hex] ?? 0;
      if (before & (1 << direction)) continue;
      if (before === 0) reached.push(hex);
      seen[hex] = before | (1 << direction);
      open.push(hex * HEADINGS.length + direction);
    }
  };
  enter(numberOf(locomotive), headingsFrom(heading));
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    enter(Math.floor(next / HEADINGS.length), AHEAD[next % HEADINGS.length] ?? []);
  }
  return reached;
}

/** The lines that are not isolated yet but fail the test now, sorted. */
export function newlyIsolated(lines: Lines): CompanyId[] {
  const occupancy = occupancyOf(lines);
  const reaches = linesInPlay(lines).map(([company, line]) => ({ company, line, reach: reachOf(occupancy, line) }));
  /** Which locomotives can come to each hex, one bit each. */
  const visitors = new Uint16Array(occupancy.length);
  for (const { company, reach } of reaches) {
    for (const hex of reach) visitors[hex] = (visitors[hex] ?? 0) | (1 << lineNumber(company));
  }
  const isLive = ({ company, line, reach }: (typeof reaches)[number]): boolean => {
    const own = lineNumber(company);
    const isShared = (hex: number): boolean => ((visitors[hex] ?? 0) & ~(1 << own)) !== 0;
    const isGoal = (hex: number): boolean => {
      const city = cityOn[hex] ?? null;
      const other = occupancy[hex] ?? 0;
      return (city !== null && !line.cities.includes(city)) || (other !== 0 && other !== own) || isShared(hex);
    };
    return reach.some((hex) => isShared(hex) || (besides[hex] ?? []).some(isGoal));
  };
  return reaches
    .filter(({ line, ...rest }) => !line.isolated && !isLive({ line, ...rest }))
    .map(({ company }) => company)
    .toSorted();
}
