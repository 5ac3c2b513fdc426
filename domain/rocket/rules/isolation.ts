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

/**
 * Every hex that a locomotive could enter from now on, if it moved on and on and nothing else did. The ban on touching two
 * lines is ignored. The search ends early, and returns null, where it finds what is looked for.
 */
function reachOf(
  occupancy: Occupancy,
  { locomotive, heading }: Line,
  isFound: (hex: number) => boolean,
): readonly number[] | null {
  const seen = new Uint8Array(occupancy.length);
  const reached: number[] = [];
  /** Moves that are still to be followed: the hex before, and the directions from it. */
  const open: (readonly [from: number, headings: readonly Heading[]])[] = [
    [numberOf(locomotive), headingsFrom(heading)],
  ];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [from, headings] = next;
    for (const direction of headings) {
      const hex = neighbours[from]?.[direction] ?? OFF_BOARD;
      if (hex === OFF_BOARD || !isFree(occupancy, hex)) continue;
      const before = seen[hex] ?? 0;
      if (before & (1 << direction)) continue;
      if (before === 0) {
        if (isFound(hex)) return null;
        reached.push(hex);
      }
      seen[hex] = before | (1 << direction);
      open.push([hex, AHEAD[direction] ?? []]);
    }
  }
  return reached;
}

const nothing = (): boolean => false;

/** Whether a hex is next to a city that the line lacks, or next to another line. */
function isGoalFor(occupancy: Occupancy, company: CompanyId, { cities }: Line): (hex: number) => boolean {
  const own = lineNumber(company);
  const counts = (hex: number): boolean => {
    const city = cityOn[hex] ?? null;
    const line = occupancy[hex] ?? 0;
    return (city !== null && !cities.includes(city)) || (line !== 0 && line !== own);
  };
  return (hex) => (besides[hex] ?? []).some(counts);
}

/** Whether the area of one locomotive lies in or next to that of another. */
function areasMeet(reach: readonly number[], other: ReadonlySet<number>): boolean {
  return reach.some((hex) => other.has(hex) || (besides[hex] ?? []).some((beside) => other.has(beside)));
}

/** The lines that are not isolated yet but fail the test now, sorted. */
export function newlyIsolated(lines: Lines): CompanyId[] {
  const occupancy = occupancyOf(lines);
  const inPlay = linesInPlay(lines);
  const cutOff = inPlay.flatMap(([company, line]) => {
    const reach = line.isolated ? null : reachOf(occupancy, line, isGoalFor(occupancy, company, line));
    return reach === null ? [] : [{ company, reach }];
  });
  if (cutOff.length === 0) return [];
  const areas = inPlay.map(([company, line]) => ({
    company,
    area: new Set(reachOf(occupancy, line, nothing)),
  }));
  return cutOff
    .filter(({ company, reach }) => !areas.some((other) => other.company !== company && areasMeet(reach, other.area)))
    .map(({ company }) => company)
    .toSorted();
}
