/**
 * Typed access to the data of Stephenson's Rocket: the board, its cities and companies, and the figures of the rules, read
 * from one JSON file. A component that is not known for certain can be replaced by editing data alone. Nothing is
 * decided here. The file is trusted at run time; `data.test.ts` proves that it says what these types promise.
 *
 * Conventions: hexes have flat tops and axial coordinates; q runs east, r south. Headings 0 to 5 are N, NE, SE, S, SW, NW.
 */
import file from './data/rocket.json' with { type: 'json' };

export type CompanyId = 'L&Y' | 'LNWR' | 'NER' | 'GER' | 'GWR' | 'LSWR' | 'SER';
export type Good = 'brewing' | 'leather' | 'steel' | 'textiles';
export type CityId = string;
export type CityKind = 'start' | 'large' | 'town';
/** How far an entry can be relied on; the weakest part of it decides. */
export type Source = 'rulebook' | 'deduced' | 'reconstructed';

export interface Sourced {
  readonly source: Source;
  readonly sourceNote?: string;
}

export interface Company extends Sourced {
  readonly id: CompanyId;
  readonly name: string;
  readonly start: CityId;
  readonly colour: string;
}

export interface City extends Sourced {
  readonly id: CityId;
  readonly kind: CityKind;
  readonly q: number;
  readonly r: number;
  /** The tokens that lie in a large city before the first one is taken. */
  readonly tokens?: readonly Good[];
}

/** The first and the second prize. */
export interface Prizes {
  readonly first: number;
  readonly second: number;
}

interface RocketFile {
  readonly components: Sourced & {
    /** Of each company. */
    readonly shares: number;
    readonly tiles: number;
    /** Of each seat. */
    readonly stations: number;
    readonly passengers: number;
  };
  readonly rules: Sourced & {
    /** In a turn. */
    readonly actions: number;
    /** Shares of a dissolved company for one of the survivor. */
    readonly swap: number;
    /** Rounds without a token or an extension, after which the game ends. */
    readonly idleRounds: number;
  };
  readonly income: Sourced & {
    /** When a line reaches a large city. */
    readonly city: Prizes;
    /** For each kind of token at the end. */
    readonly tokens: Prizes;
    /** First prize of stations and shares, for each city of the line. The second is half of it. */
    readonly perCity: number;
    /** Everything is rounded down to multiples of this. */
    readonly unit: number;
  };
  readonly companies: readonly Company[];
  readonly cities: readonly City[];
  readonly board: Sourced & {
    readonly columns: readonly { readonly q: number; readonly r: readonly (readonly [number, number])[] }[];
  };
}

// A JSON import widens every literal to `string`, so the compiler cannot see the unions; the test beside this file can.
const data = file as unknown as RocketFile;

export const { components, rules, income, companies, cities, board } = data;

export const GOODS: readonly Good[] = ['brewing', 'leather', 'steel', 'textiles'];
