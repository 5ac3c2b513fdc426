/** Which line lies on which hex: worked out once for a state, then asked many times. */
import { besides, COMPANIES, cityOn, numberOf, OFF_BOARD } from '../board.ts';
import type { CompanyId } from '../data.ts';
import type { Line, Lines } from '../types.ts';

/** For every hex the number of the line on it, from 1; 0 where there is none. */
export type Occupancy = Uint8Array;

/** The number of a company in an occupancy. */
export const lineNumber = (company: CompanyId): number => COMPANIES.indexOf(company) + 1;

/** The companies in play with their lines, in the order of the data. */
export const linesInPlay = (lines: Lines): (readonly [CompanyId, Line])[] =>
  COMPANIES.flatMap((company) => {
    const line = lines[company];
    return line ? [[company, line] as const] : [];
  });

/** The hexes of a line: its locomotive and its track (rules 4, line). */
const hexesOf = ({ locomotive, track }: Line): number[] =>
  [locomotive, ...track].map(numberOf).filter((hex) => hex !== OFF_BOARD);

export function occupancyOf(lines: Lines): Occupancy {
  const occupancy = new Uint8Array(cityOn.length);
  for (const [company, line] of linesInPlay(lines)) {
    const number = lineNumber(company);
    for (const hex of hexesOf(line)) occupancy[hex] = number;
  }
  return occupancy;
}

/** No city, no track and no locomotive. Stations do not count. */
export const isFree = (occupancy: Occupancy, hex: number): boolean => cityOn[hex] === null && occupancy[hex] === 0;

/** The other lines that a hex touches, each once. */
export function linesBeside(occupancy: Occupancy, hex: number, own: CompanyId): CompanyId[] {
  const found = new Set<number>();
  for (const beside of besides[hex] ?? []) found.add(occupancy[beside] ?? 0);
  found.delete(0);
  found.delete(lineNumber(own));
  return [...found].flatMap((number) => COMPANIES[number - 1] ?? []);
}
