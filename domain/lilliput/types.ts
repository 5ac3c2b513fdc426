/**
 * The vocabulary of 18Lilliput: what a table of it looks like at any moment. This is the first file to read; rules and
 * figures stand elsewhere.
 */
import type { CharacterId, CompanyId, Rotation, SpaceId, TrainName } from './data.ts';

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

/** A pile of the train deck; null has no end. */
export interface TrainPile {
  type: TrainName;
  left: number | null;
}

export interface LilliputState {
  players: Player[];
  startPlayer: number;
  /** Rounds that are played in all. */
  rounds: number;
  board: { [cell: CellKey]: LaidTile };
  /** Tiles that can still be laid, by id. */
  supply: { [tile: string]: number };
  companies: { [id in CompanyId]?: RunningCompany };
  /** Companies that may be founded later. */
  unfounded: CompanyId[];
  /** Markers on each space of the price chart, the upper one first. */
  chart: { [space in SpaceId]?: CompanyId[] };
  deck: TrainPile[];
  draft: CompanyDraft | null;
}

export type KindOfPick = 'company' | 'character';
