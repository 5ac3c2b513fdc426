/**
 * The vocabulary of 18Lilliput: what a table of it looks like at any moment. This is the first file to read; rules and
 * figures stand elsewhere.
 */
import type { CharacterId, CompanyId, PhaseNumber, Rotation, Side, SpaceId, TrainName } from './data.ts';

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** A cell as a key of the board: "x,y". */
export type CellKey = `${number},${number}`;

export interface LaidTile {
  tile: string;
  rotation: Rotation;
  /** One entry per slot of the stop on the tile; null is a free slot. */
  tokens: (CompanyId | null)[];
}

/** Never changed in place: every lay and every token makes a new one, so that states can share it. */
export type Board = { readonly [cell: CellKey]: Readonly<LaidTile> };

export interface Train {
  type: TrainName;
  obsolete: boolean;
}

/** A director's 50 % certificate, or a share of 10 %. */
export interface Certificate {
  company: CompanyId;
  percent: 50 | 10;
}

export interface Player {
  cash: number;
  copyCards: number;
  certificates: Certificate[];
  characters: CharacterId[];
}

/** A company with a director. */
export interface RunningCompany {
  director: number;
  treasury: number;
  trains: Train[];
  /** Tokens still to be placed. */
  tokens: number;
  home: Cell;
}

/** What is still to be picked before the first round. */
export interface CompanyDraft {
  /** Seats that still pick, in order. */
  order: number[];
  companies: CompanyId[];
  characters: CharacterId[];
}

export type KindOfPick = 'company' | 'character';

/** A pile of the train deck; null has no end. */
export interface TrainPile {
  type: TrainName;
  left: number | null;
}

/** Every card has two sides: the action, and the alternative. */
export type CardSide = 'action' | 'alternative';

/** A turn that has begun: which card, and what of its action is left to do. */
export interface OpenTurn {
  seat: number;
  card: string | null;
  side: CardSide;
  /** The card's action has begun; a trade-in now ends it. */
  acting: boolean;
  /** The card's action is over; only character tiles can follow. */
  acted: boolean;
  /** Lays left, one entry per kind of lay of the card. */
  lays: number[];
  /** Trains that may still be bought. */
  purchases: number;
  /** Companies whose shares were sold in this turn: one batch each. */
  sold: CompanyId[];
  /** Shares may be sold until the purchase, and one certificate bought. */
  shares: 'selling' | 'bought' | null;
  /** The company founded by the last step: it may buy a train of the pool now. */
  founded: CompanyId | null;
  stations: number;
  /** Money for the treasuries, still to be split. */
  grant: number;
}

/** A train offer that waits for the other director. */
export interface Offer {
  buyer: CompanyId;
  seller: CompanyId;
  train: Train;
  price: number;
  /** Obsolete trains that the buyer gives back first. */
  returns: TrainName[];
}

/** A company over its limit; its director chooses what goes. */
export interface Surplus {
  company: CompanyId;
  count: number;
}

/** A train's run, as it is drawn and added up. */
export interface Run {
  train: TrainName;
  obsolete: boolean;
  revenue: number;
  stops: { x: number; y: number; value: number }[];
  legs: { x: number; y: number; from: Side | 'stop'; to: Side | 'stop' }[];
}

/** A company whose trains have run and whose director decides. */
export interface RunningNow {
  company: CompanyId;
  revenue: number;
  /** Paid, kept, or not decided yet. */
  kept: boolean;
}

/** What a company earned in a round. */
export interface RoundRevenue {
  round: number;
  revenue: number;
  paid: boolean;
}

/** What a host can choose besides the base game. */
export type VariantId = 'twoCharacters' | 'professional' | 'allenbeck' | 'laputa' | 'brobdingnag';

export type Stage = 'draft' | 'income' | 'actions' | 'beforeRunning' | 'running' | 'bureaucracy' | 'over';

export interface LilliputState {
  stage: Stage;
  variants: VariantId[];
  players: Player[];
  /** Which of the players is Gulliver, who has no seat; null unless one plays alone. */
  gulliver: number | null;
  startPlayer: number;
  round: number;
  /** Rounds that are played in all. */
  rounds: number;
  phase: PhaseNumber;
  board: Board;
  /** Tiles that can still be laid, by id. */
  supply: { [tile: string]: number };
  companies: { [id in CompanyId]?: RunningCompany };
  /** Companies that may be founded later. */
  unfounded: CompanyId[];
  /** Markers on each space of the price chart, the upper one first. */
  chart: { [space in SpaceId]?: CompanyId[] };
  deck: TrainPile[];
  pool: Train[];
  draft: CompanyDraft | null;
  /** The action cards of this table, and who took which this round. */
  cards: { [card: string]: number | null };
  /** Seats whose turns are still to come in this round, in order; the first one is at it. */
  order: number[];
  turn: OpenTurn | null;
  offer: Offer | null;
  surplus: Surplus[];
  /** Companies that still run, in order. */
  toRun: CompanyId[];
  running: RunningNow | null;
  revenues: { [id in CompanyId]?: RoundRevenue[] };
  ranking: FinalStanding[] | null;
}

export interface FinalStanding {
  seat: number;
  rank: number;
  total: number;
  cash: number;
  /** Worth of the certificates, company by company. */
  shares: { company: CompanyId; percent: number; worth: number }[];
  copyCards: number;
}
