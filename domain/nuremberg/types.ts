/**
 * The vocabulary of First Train to Nuremberg and Last Train to Wensleydale: what a table of it looks like at any moment.
 * This is the first file to read; rules and figures stand elsewhere.
 */

/** Both games have the same rules; the map is an option. */
export type MapId = 'nuremberg' | 'wensleydale';
/** The side of the auction board and of the trains board: for 3 and 4 players, or for 2 and 3. */
export type BoardSide = '34' | '23';
/** White is the government, brown the railway; red and green are the two companies. */
export type Colour = 'white' | 'brown' | 'red' | 'green';
export type Company = 'red' | 'green';
/** `plain` is mail or cheese, `rough` is beer or stone. */
export type GoodsKind = 'plain' | 'rough';
/** What a train carries: goods, and passengers by the colour of their company. */
export type ItemKind = GoodsKind | Company;
export type FigureKind = Company | 'landowner';
export type AreaId = string;
export type TrainId = string;

export type Items = { readonly [kind in ItemKind]: number };
export type Figures = { readonly [kind in FigureKind]: number };
export type Points = { readonly [colour in Colour]: number };
/** A seat, or the company that bought the link. */
export type Owner = number | Company;

/** A link lies across the border of two areas. */
export interface Link {
  readonly a: AreaId;
  readonly b: AreaId;
  readonly owner: Owner;
}

/** A disc on a track. Tracks list their discs from the best on; of discs on one space the upper one comes first. */
export interface Disc {
  readonly seat: number;
  readonly points: number;
}
export type Track = readonly Disc[];
export type Tracks = { [name in Colour | 'profit']: Track };

export interface Bid {
  readonly seat: number;
  readonly cubes: number;
}

/** A box of the auction board; its printed points stand in the data. */
export interface Box {
  readonly token: Colour;
  readonly lead: Bid | null;
}

/** A line that is being laid: it is paid and finished within one submission. */
export interface OpenLine {
  readonly areas: readonly AreaId[];
  /** Cost of its links, and how much of it the cubes could not pay. */
  readonly cost: number;
  readonly owed: number;
  readonly cubes: number;
  readonly fees: { readonly white: number; readonly red: number; readonly green: number };
  /** Points that paid links in place of cubes. */
  readonly points: Points;
}

export interface OwnedTrain {
  readonly id: TrainId;
  readonly seat: number;
  readonly load: Items;
}

export interface Player {
  /** Investment cubes in hand, without those that lie on boxes. The rest of the 15 is in stock. */
  cubes: number;
  vp: number;
  /** Items of earlier turns. */
  kept: Items;
}

/** The phases in which somebody chooses. */
export type Stage = 'setUp' | 'auction' | 'building' | 'transport' | 'takeover' | 'over';

export interface NurembergState {
  stage: Stage;
  map: MapId;
  side: BoardSide;
  turn: number;
  turns: number;
  players: Player[];
  tracks: Tracks;
  /** Goods cubes by area; an area without cubes is left out. */
  goods: { [area: AreaId]: number };
  /** Figures by town; a town without figures is left out. */
  figures: { [area: AreaId]: Figures };
  /** Never changed in place, so that what follows from the links can be remembered with the list. */
  links: readonly Link[];
  general: readonly number[];
  build: readonly number[];
  train: readonly number[];
  boxes: Box[];
  /** Cubes in hand of each seat after the first phase of the turn. */
  took: readonly number[];
  bidder: number | null;
  bids: number;
  /** Seats that still act in this phase; the first one is at it. */
  toAct: number[];
  /** Acts of this transport phase. */
  acts: number;
  line: OpenLine | null;
  trains: OwnedTrain[];
  /** The bonus for joining the two cities was paid. */
  bonusPaid: boolean;
  ranking: readonly FinalStanding[] | null;
}

export interface FinalStanding {
  readonly seat: number;
  readonly rank: number;
  readonly total: number;
  readonly vp: number;
  readonly sets: number;
  readonly profit: number;
  /** Own links on the board. */
  readonly links: number;
}
