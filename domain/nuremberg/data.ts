/**
 * Typed access to the data of the game: both maps and the tables of boxes, trains and scores, read from JSON files, so
 * that a part whose printed form is only reconstructed can be replaced by editing data alone. Nothing is decided here.
 * The files are trusted at run time; `data.test.ts` proves that they say what these types promise.
 */
import nurembergFile from './data/nuremberg-map.json' with { type: 'json' };
import tablesFile from './data/tables.json' with { type: 'json' };
import wensleydaleFile from './data/wensleydale-map.json' with { type: 'json' };
import type { AreaId, BoardSide, Colour, Company, FigureKind, GoodsKind, MapId, TrainId } from './types.ts';

export type Source = 'rulebook' | 'deduced' | 'reconstructed';

export interface Sourced {
  readonly source: Source;
  readonly sourceNote?: string;
}

export type Terrain = 'plain' | 'valley' | 'hill' | 'hop' | 'offlimits';
export type GoodsSymbol = 'mail' | 'beer' | 'cheese' | 'stone';

export interface Town {
  readonly kind: 'company' | 'major' | 'minor';
  /** A company town has its company printed; the others are neutral. */
  readonly company: Company | null;
  /** Figures placed at the start, the fixed ones included. */
  readonly pieces: number;
  readonly fixed: { readonly [company in Company]: number };
}

export interface Area {
  readonly id: AreaId;
  readonly name: string;
  readonly terrain: Terrain;
  readonly symbol: GoodsSymbol | null;
  readonly town: Town | null;
}

/** Where two areas share a side. */
export interface Border {
  readonly a: AreaId;
  readonly b: AreaId;
  readonly river: string | null;
}

export interface ConnectionBonus {
  readonly from: readonly AreaId[];
  readonly to: readonly AreaId[];
  readonly vpPerLink: number;
}

export interface MapData extends Sourced {
  readonly id: MapId;
  readonly name: string;
  readonly goods: { readonly [kind in GoodsKind]: GoodsSymbol };
  readonly special: {
    readonly noBuildInto: readonly AreaId[];
    readonly noBuildAcross: readonly (readonly [AreaId, AreaId])[];
    readonly connectionBonus: ConnectionBonus | null;
  };
  readonly areas: readonly Area[];
  readonly borders: readonly Border[];
}

export interface BoxData {
  readonly n: number;
  readonly row: 'upper' | 'lower';
  /** The least bid. */
  readonly least: number;
  readonly printed: readonly Colour[];
}

export interface TrainData {
  readonly id: TrainId;
  /** In brown points. */
  readonly cost: number;
  readonly passengers: number;
  readonly goods: number;
  readonly passengerVp: number;
}

type Counts<Kind extends string> = { readonly [kind in Kind]: number };

interface Tables {
  readonly components: Sourced & {
    readonly goods: Counts<GoodsKind>;
    readonly figures: Counts<FigureKind>;
    readonly companyLinks: Counts<Company>;
    readonly tokens: Counts<Colour>;
    readonly perPlayer: { readonly links: number; readonly cubes: number; readonly locomotives: number };
  };
  readonly setUp: Sourced & {
    readonly influence: Counts<Colour>;
    readonly cubesATurn: number;
    readonly goodsPerArea: number;
  };
  readonly auction: Sourced & {
    readonly boxesEach: number;
    /** No bid may take the last cubes: so many of those in hand at the start of the auction are never bid. */
    readonly cubesKept: number;
    readonly sides: {
      readonly [side in BoardSide]: { readonly bag: Counts<Colour>; readonly boxes: readonly BoxData[] };
    };
  };
  readonly trains: Sourced & {
    readonly cubesPerMissingPoint: number;
    readonly sides: { readonly [side in BoardSide]: readonly TrainData[] };
  };
  readonly scoring: Sourced & {
    readonly goodsVp: number;
    readonly profit: Counts<GoodsKind | Company>;
    readonly linkUpkeep: number;
    readonly setVp: number;
    readonly linkPenalty: number;
    readonly linksPerSalePoint: number;
  };
  /** What a link costs: across plain land, or into a valley or over a river. */
  readonly links: Sourced & { readonly plain: number; readonly difficult: number };
  readonly turns: Sourced & {
    readonly rows: readonly { readonly players: number; readonly side: BoardSide; readonly turns: number }[];
  };
}

// A JSON import widens every literal to `string`, so the compiler cannot see the unions; the test beside this file can.
const tables = tablesFile as unknown as Tables;

export const { components, setUp, auction, trains, scoring, links, turns } = tables;

export const maps = { nuremberg: nurembergFile, wensleydale: wensleydaleFile } as unknown as {
  readonly [id in MapId]: MapData;
};

export const MAPS = Object.keys(maps) as MapId[];
