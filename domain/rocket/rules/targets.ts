/** Where a locomotive may go (rules 4 C 1): free hexes ahead of it that touch at most one other line. */
import { HEADINGS, hexes, keyAt, neighbours, numberOf, OFF_BOARD } from '../board.ts';
import type { CompanyId } from '../data.ts';
import type { Heading, HexKey, Line, RocketState } from '../types.ts';
import { isFree, linesBeside, linesInPlay, type Occupancy, occupancyOf } from './occupancy.ts';

/** The most other lines that a target may touch. */
const MOST_LINES = 1;

/** Straight on or one sixth to either side; anywhere from the start city. */
export const headingsFrom = (heading: Heading | null): readonly Heading[] =>
  heading === null ? HEADINGS : [(heading + 5) % 6, heading, (heading + 1) % 6].map((turned) => turned as Heading);

/** The hexes that a locomotive faces, whether or not it may enter them. */
export const hexesAhead = ({ locomotive, heading }: Pick<Line, 'locomotive' | 'heading'>): number[] =>
  headingsFrom(heading)
    .map((direction) => neighbours[numberOf(locomotive)]?.[direction] ?? OFF_BOARD)
    .filter((hex) => hex !== OFF_BOARD);

export const touchesTooMany = (occupancy: Occupancy, hex: number, company: CompanyId): boolean =>
  linesBeside(occupancy, hex, company).length > MOST_LINES;

/** All hexes that a locomotive may enter now, sorted. */
export function targetsOf(
  { lines }: Pick<RocketState, 'lines'>,
  company: CompanyId,
  occupancy: Occupancy = occupancyOf(lines),
): HexKey[] {
  const line = lines[company];
  if (!line) return [];
  return hexesAhead(line)
    .filter((hex) => isFree(occupancy, hex) && !touchesTooMany(occupancy, hex, company))
    .toSorted((one, other) => one - other)
    .map(keyAt);
}

/** The targets of every locomotive that this turn has not moved yet; companies without one are left out. */
export function openTargets({ lines, turn }: Pick<RocketState, 'lines' | 'turn'>): (readonly [CompanyId, HexKey[]])[] {
  const occupancy = occupancyOf(lines);
  return linesInPlay(lines)
    .filter(([company]) => !turn.moved.includes(company))
    .map(([company]) => [company, targetsOf({ lines }, company, occupancy)] as const)
    .filter(([, targets]) => targets.length > 0);
}

/** The direction of a step between two hexes that are neighbours. */
export function headingOf(from: HexKey, to: HexKey): Heading {
  const direction = neighbours[numberOf(from)]?.indexOf(numberOf(to)) ?? 0;
  return Math.max(0, direction) as Heading;
}

export const isOnBoard = (key: string): key is HexKey => hexes[numberOf(key)] !== undefined;
