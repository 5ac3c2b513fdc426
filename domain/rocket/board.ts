/**
 * The board as a graph of hexes. Rules work with the number of a hex in `hexes`, which is quicker than its key; states,
 * facts and steps have keys, which people can read.
 */
import { board, type CityId, type CityKind, cities, type CompanyId, companies } from './data.ts';
import type { Heading, HexKey } from './types.ts';

/** What one step in each direction adds: N, NE, SE, S, SW, NW. */
const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

export const HEADINGS: readonly Heading[] = [0, 1, 2, 3, 4, 5];
/** What `neighbours` says where the board ends. */
export const OFF_BOARD = -1;

export const keyOf = (q: number, r: number): HexKey => `${q},${r}`;

export function coordinatesOf(key: HexKey): readonly [q: number, r: number] {
  const [q = 0, r = 0] = key.split(',').map(Number);
  return [q, r];
}

/** All hexes, sorted by q, then by r. */
export const hexes: readonly HexKey[] = board.columns.flatMap(({ q, r: ranges }) =>
  ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => keyOf(q, first + index))),
);

const numbers: ReadonlyMap<string, number> = new Map(hexes.map((key, number) => [key, number]));

/** The number of a hex, or `OFF_BOARD`. */
export const numberOf = (key: string): number => numbers.get(key) ?? OFF_BOARD;

export const keyAt = (hex: number): HexKey => hexes[hex] ?? keyOf(0, 0);

/** The six neighbours of each hex, by heading. */
export const neighbours: readonly (readonly number[])[] = hexes.map((key) => {
  const [q, r] = coordinatesOf(key);
  return STEPS.map(([dq, dr]) => numberOf(keyOf(q + dq, r + dr)));
});

/** The neighbours of each hex that are on the board. */
export const besides: readonly (readonly number[])[] = neighbours.map((around) =>
  around.filter((hex) => hex !== OFF_BOARD),
);

const cityNumbers: ReadonlyMap<CityId, number> = new Map(cities.map(({ id, q, r }) => [id, numberOf(keyOf(q, r))]));

/** The city on each hex, or null. */
export const cityOn: readonly (CityId | null)[] = hexes.map(
  (_, hex) => cities.find(({ id }) => cityNumbers.get(id) === hex)?.id ?? null,
);

/** The cities next to each hex, in alphabetical order. */
export const citiesBeside: readonly (readonly CityId[])[] = besides.map((around) =>
  around.flatMap((hex) => cityOn[hex] ?? []).toSorted(),
);

const kinds: ReadonlyMap<CityId, CityKind> = new Map(cities.map(({ id, kind }) => [id, kind]));
export const kindOf = (city: CityId): CityKind => kinds.get(city) ?? 'start';

export const hexOfCity = (city: CityId): HexKey => keyAt(cityNumbers.get(city) ?? 0);

const starts: ReadonlyMap<CompanyId, HexKey> = new Map(companies.map(({ id, start }) => [id, hexOfCity(start)]));
export const startOf = (company: CompanyId): HexKey => starts.get(company) ?? keyAt(0);

export const COMPANIES: readonly CompanyId[] = companies.map(({ id }) => id);

const FIRST_LETTER = 'A'.charCodeAt(0);
const [westernmost = 0] = hexes.map((key) => coordinatesOf(key)[0]);
/** The row of a hex on the printed grid, where every second column lies half a hex lower. */
const rowOf = (q: number, r: number): number => r + (q - (q & 1)) / 2;
const northernmost = Math.min(...hexes.map((key) => rowOf(...coordinatesOf(key))));

/** A short name for people: a letter for the column, a number for the row. */
export function hexName(key: HexKey): string {
  const [q, r] = coordinatesOf(key);
  return `${String.fromCharCode(FIRST_LETTER + q - westernmost)}${rowOf(q, r) - northernmost + 1}`;
}
