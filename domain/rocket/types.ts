/**
 * The vocabulary of Stephenson's Rocket: what a table of it looks like at any moment. This is the first file to read;
 * rules and figures stand elsewhere.
 */
import type { CityId, CompanyId, Good } from './data.ts';

/** A hex in axial coordinates: "q,r". */
export type HexKey = `${number},${number}`;

/** A direction on the board: N, NE, SE, S, SW, NW. */
export type Heading = 0 | 1 | 2 | 3 | 4 | 5;

/** A company that was not dissolved, with its line on the board. */
export interface Line {
  locomotive: HexKey;
  /** The direction of the last step; null while the locomotive stands in its start city. */
  heading: Heading | null;
  /** Hexes with track, also those of absorbed lines. The locomotive's hex is not among them. */
  track: HexKey[];
  /** Connected cities, the start city included. Their number is the value of the line. */
  cities: CityId[];
  isolated: boolean;
  /** Shares on the board. */
  pile: number;
  /** Shares held by each seat, supplementary ones included. */
  shares: number[];
  /** How many of the held shares are supplementary ones. */
  supplementary: number;
}

export type Lines = { [company in CompanyId]?: Line };

/** What the final scoring brings, part by part. */
export interface Bonus {
  tokens: number;
  stations: number;
  shares: number;
}

export interface Player {
  cash: number;
  passengers: number;
  bonus: Bonus;
}

export interface Station {
  seat: number;
  at: HexKey;
}

/** A token of a large city. It keeps its city for ever. */
export interface Token {
  seat: number;
  city: CityId;
  good: Good;
}

export interface Turn {
  seat: number;
  /** Actions carried out, or lapsed, in this turn. */
  actions: number;
  /** Companies whose locomotive has moved in this turn, also those that were absorbed since. */
  moved: CompanyId[];
  /** Whether a token was taken or a line extended in this turn. */
  progress: boolean;
}

export interface Bid {
  seat: number;
  shares: number;
  target: HexKey;
}

/** The active seat has moved a locomotive, and other shareholders may have a say before it counts. */
export interface Consultation {
  seat: number;
  company: CompanyId;
  /** The hex that the active seat chose. */
  target: HexKey;
  /** The hexes that a bid may name. */
  targets: HexKey[];
  /** Seats that still waive or call. */
  asked: number[];
  /** Seats that still pass or bid, in order; the first one is awaited. */
  round: number[];
  best: Bid | null;
  /** The active seat has restored its move or given way. */
  answered: boolean;
}

/** Companies about which a seat does not want to be asked. */
export interface Waiver {
  all: boolean;
  companies: CompanyId[];
}

export type EndReason = 'shares' | 'tiles' | 'stuck' | 'idle';

export interface FinalStanding extends Bonus {
  seat: number;
  rank: number;
  total: number;
  cash: number;
}

export interface RocketState {
  /** Empty before the set-up. */
  players: Player[];
  lines: Lines;
  stations: Station[];
  tokens: Token[];
  /** Track tiles on the board. */
  tilesLaid: number;
  turn: Turn;
  /** Turns that have ended. */
  turnsEnded: number;
  /** The last turns in a row without a token or an extension. */
  idleTurns: number;
  consultation: Consultation | null;
  /** The public waiver of each seat. */
  waivers: Waiver[];
  ended: EndReason | null;
  ranking: FinalStanding[] | null;
}
