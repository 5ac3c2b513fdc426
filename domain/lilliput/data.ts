/**
 * The typed door to the data of 18Lilliput: every figure, table and tile of the game, read from one JSON file so that a
 * component whose printed form is only reconstructed can be replaced by editing data alone. Nothing is decided here. The
 * file is trusted at run time; `data.test.ts` proves that it says what these types promise.
 *
 * Conventions: x runs east and y south from Mildendo at (0,0); sides are 0 north, 1 east, 2 south, 3 west; a rotation is
 * a number of quarter turns clockwise, so side s of a tile lies at (s + rotation) % 4.
 */
import file from './data/lilliput.json' with { type: 'json' };

export type Side = 0 | 1 | 2 | 3;
export type Rotation = 0 | 1 | 2 | 3;

export type CompanyId = 'red' | 'blue' | 'yellow' | 'green' | 'purple' | 'black' | 'orange' | 'white';
export type CharacterId = 'emperor' | 'general' | 'admiral' | 'justiciary' | 'treasurer';
export type TrainName = '2' | '3' | '4' | '5' | '3D' | '4D';
export type PhaseNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7;
export type PlayerCount = 1 | 2 | 3 | 4;
/** The three stages of tiles; a phase is named by the latest one it allows. */
export type PhaseColour = 'yellow' | 'green' | 'brown';
export type TileColour = PhaseColour | 'red' | 'special' | 'none';
/** Variants that bring tiles of their own. */
export type TileVariant = 'allenbeck' | 'laputa' | 'brobdingnag';
/** How far an entry can be relied on; the weakest part of it decides. */
export type Source = 'rulebook' | 'deduced' | 'reconstructed';
export type SpaceId = `${'T' | 'B'}${number}`;

export interface Sourced {
  readonly source: Source;
  readonly sourceNote?: string;
}

type ByPlayers<T> = Readonly<Record<PlayerCount, T>>;

export interface Setup extends Sourced {
  readonly playerCash: number;
  readonly copyCards: ByPlayers<number>;
  readonly copyCardEndValue: number;
  readonly rounds: ByPlayers<number>;
  readonly lastRoundDividendFactor: number;
  readonly metropolisCost: number;
  readonly startingCompaniesUsed: ByPlayers<number>;
  readonly characterCards: number;
}

export interface ChartSpace {
  readonly id: SpaceId;
  readonly row: 'top' | 'bottom';
  readonly col: number;
  readonly value: number;
  /** Where a marker on this space goes: after paying, after keeping, per share sold, and when the last round pays. */
  readonly pay: SpaceId;
  readonly withhold: SpaceId;
  readonly sellOne: SpaceId;
  readonly lastRoundPay: SpaceId;
}

export interface Chart extends Sourced {
  readonly founding: { readonly minimum: number; readonly source: Source; readonly note: string };
  readonly spaces: readonly ChartSpace[];
}

export type AdvantageId = 'price55' | 'metroHome' | 'twoTrains' | 'ownerCash60';

/** One of the four that are drafted. */
export interface StartingCompany extends Sourced {
  readonly id: CompanyId;
  readonly name: string;
  readonly colour: CompanyId;
  readonly starting: true;
  readonly startSpace: SpaceId;
  readonly startPrice: number;
  readonly treasury: number;
  readonly startTrains: readonly TrainName[];
  readonly ownerCash: number;
  /** The tiles among which its home is chosen. */
  readonly homeTile: readonly string[];
  readonly advantage: { readonly id: AdvantageId };
}

/** One of the four that can be founded later. */
export interface LaterCompany extends Sourced {
  readonly id: CompanyId;
  readonly name: string;
  readonly colour: CompanyId;
  readonly starting: false;
  readonly startTrains: readonly TrainName[];
  readonly advantage: null;
}

export type Company = StartingCompany | LaterCompany;

export interface CompanyRules extends Sourced {
  readonly certificates: readonly string[];
  readonly stationMarkers: number;
  readonly priceMarkers: number;
  readonly stationCosts: readonly number[];
  readonly shareLimitPerPlayer: number;
  readonly directorLimitPerPlayer: number;
}

export interface TrainType extends Sourced {
  readonly type: TrainName;
  readonly cost: number;
  readonly range: number;
  readonly double: boolean;
  /** Cards in the deck after the starting trains were dealt; null has no end. */
  readonly deck: ByPlayers<number | null>;
  readonly cards: number;
}

/** What the first train of a kind sets off, bought or put in the pool. */
export interface TrainTrigger {
  readonly first: TrainName;
  readonly phase: PhaseNumber;
  readonly obsolete: readonly TrainName[];
  readonly rusts: readonly TrainName[];
}

export interface Phase extends Sourced {
  readonly phase: PhaseNumber;
  readonly trigger: TrainName | 'start';
  readonly phaseColour: PhaseColour;
  readonly tileColours: readonly PhaseColour[];
  readonly trainLimit: number;
  readonly treasuryGrant: number;
}

export interface Lay {
  readonly max: number;
  readonly colours: 'any' | readonly PhaseColour[];
}

export type CardAction =
  | { readonly type: 'layTiles'; readonly lays: readonly Lay[]; readonly order?: 'any' }
  | { readonly type: 'shares'; readonly sell: 'any'; readonly buy: number; readonly order: 'sellThenBuy' }
  | { readonly type: 'buyTrains'; readonly max: number }
  | { readonly type: 'placeStation'; readonly max: number }
  | { readonly type: 'treasury'; readonly amountByPhaseColour: Readonly<Record<PhaseColour, number>> }
  | { readonly type: 'privateCash'; readonly amount: number };

export interface ActionCard extends Sourced {
  readonly id: string;
  readonly row: number;
  readonly players: readonly PlayerCount[];
  readonly action: CardAction;
  readonly alternative: CardAction;
}

export type Ability =
  | { readonly type: 'freeMetropolis' }
  | { readonly type: 'stationDiscount'; readonly percent: number }
  | {
      readonly type: 'trainDiscount';
      readonly percent: number;
      readonly from: 'bank';
      readonly prices: Readonly<Record<TrainName, number>>;
    }
  | { readonly type: 'income'; readonly when: 'roundStart'; readonly private: number; readonly orCompanies: number }
  | { readonly type: 'tradeIn'; readonly amountPerRound: number };

/** Which cells a tile takes: x + y odd is a city cell, even a plain one. */
export type Checker = 'city' | 'plain' | 'any';

export interface Character extends Sourced {
  readonly id: CharacterId;
  readonly name: string;
  readonly title: string;
  readonly ability: Ability;
  readonly tiles: readonly { readonly tile: string; readonly count: number }[];
  readonly layFrom: PhaseColour;
  readonly upgradable: boolean;
  readonly checker: Checker;
  readonly countsForRange: boolean;
  readonly terminal: boolean;
}

/** What a variant replaces in the supply: a base tile by these. */
export type Replacement = Readonly<Record<string, readonly string[]>>;

export interface Variants {
  readonly allenbeck: Sourced & {
    readonly replaces: Replacement;
    readonly named: readonly string[];
    /** Bonus by the number of named cities on one train's run. */
    readonly bonus: Readonly<Record<'3' | '4', number>>;
    readonly doubledByD: boolean;
  };
  readonly laputa: Sourced & { readonly replaces: Replacement };
  readonly brobdingnag: Sourced & { readonly prefix: string };
  readonly professional: Sourced;
}
export type Variant = keyof Variants;

export type StopKind = 'mildendo' | 'city' | 'metropolis' | 'castle' | 'town' | 'harbour' | 'wiggywack';

export interface Stop {
  readonly kind: StopKind;
  readonly sides: readonly Side[];
  readonly slots: number;
  readonly countsForRange: boolean;
  /** A stop has one printed value or one for each colour of the phase. */
  readonly value?: number;
  readonly valueByPhase?: Readonly<Record<PhaseColour, number>>;
  /** Its value for a company with a token on it. */
  readonly ownTokenValue?: number;
  readonly terminal?: boolean;
  readonly name?: string;
}

export interface TileDefinition extends Sourced {
  readonly id: string;
  readonly set: 'base' | 'character' | 'scenario' | TileVariant;
  readonly colour: TileColour;
  readonly count: number;
  readonly checker: Checker;
  readonly availableFrom: 'start' | 'setup' | PhaseColour;
  readonly upgradable: boolean;
  readonly stops: readonly Stop[];
  readonly tracks: readonly (readonly [Side, Side])[];
  readonly cost?: number;
  /** Sides that are water: no track may lead there. */
  readonly water?: readonly Side[];
  readonly mine?: number;
  readonly terrainCost?: number;
  readonly usableBy?: CompanyId;
  readonly variant?: TileVariant;
  readonly character?: CharacterId;
  readonly layAs?: 'yellowCity' | 'yellowTown' | 'upgradeOfYellowCity' | 'overMountain';
}

export interface Upgrade {
  readonly to: string;
  /** Relative: new rotation = old rotation + r. `distinct` drops those that look the same. */
  readonly rotations: readonly Rotation[];
  readonly distinct: readonly Rotation[];
  readonly phaseColour: PhaseColour;
  readonly cost: number;
  readonly condition?: 'notHomeCity' | 'cityCell' | 'plainCell';
  readonly variant?: TileVariant;
  readonly onlyCompany?: CompanyId;
  readonly character?: CharacterId;
}

export interface PlacedTile {
  readonly tile: string;
  readonly x: number;
  readonly y: number;
  readonly rotation: Rotation;
}

export interface Scenario extends Sourced {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly intent: string;
  readonly tunnel: boolean;
  readonly tiles: readonly PlacedTile[];
}

interface LilliputFile {
  readonly setup: Setup;
  readonly chart: Chart;
  readonly companies: readonly Company[];
  readonly companyRules: CompanyRules;
  readonly trains: Sourced & {
    readonly startingTwoTrains: { readonly total: number };
    readonly types: readonly TrainType[];
    readonly triggers: readonly TrainTrigger[];
  };
  readonly phases: readonly Phase[];
  readonly actionCards: readonly ActionCard[];
  readonly characters: readonly Character[];
  readonly variants: Variants;
  readonly tiles: readonly TileDefinition[];
  readonly upgrades: Readonly<Record<string, readonly Upgrade[]>>;
  readonly scenarios: readonly Scenario[];
}

// A JSON import widens every literal to `string`, so the compiler cannot see the unions; the test beside this file can.
const data = file as unknown as LilliputFile;

export const { setup, chart, companies, companyRules, phases, actionCards, characters, variants, upgrades, scenarios } =
  data;

/** All tiles by id, in the order of the file. */
export const tiles: ReadonlyMap<string, TileDefinition> = new Map(data.tiles.map((tile) => [tile.id, tile]));
export const trains: readonly TrainType[] = data.trains.types;
export const trainTriggers: readonly TrainTrigger[] = data.trains.triggers;

export const startingCompanies = companies.filter((company): company is StartingCompany => company.starting);
