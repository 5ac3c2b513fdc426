/**
 * Everything the rest of the code may ask of a game. A game is one folder in `domain`; its `manifest.ts` exports one
 * value of this type, and `domain/games.ts` lists it. Nothing else outside the folder names the game.
 *
 * A manifest itself is small: who the game is, and functions that load its parts with `import()`. A register of many
 * games therefore costs next to nothing at start, and a process loads only the games that are played. Only identity and
 * rules are required. `game-parts.ts` reads the other parts and holds their defaults, so that a new game is playable,
 * mailed and exported on its first day.
 */
import type { CommandLine } from './command-line.ts';
import type { Fact, Game, Line, StandingOrders, Step } from './contract.ts';
import type { Cell } from './csv.ts';
import type { Drawing } from './drawing.ts';
import type { History } from './fold.ts';
import type { GameMail } from './game-mail.ts';
import type { Language } from './languages.ts';
import type { Player } from './random-player.ts';
import type { Texts } from './texts.ts';

/** Who made the printed game. */
export interface Credits {
  readonly authors: readonly string[];
  readonly publishers?: readonly string[];
  /** The year in which it was first published. */
  readonly year?: number;
}

/**
 * How far a part of a game's data can be relied on: a figure that the rules state, one that follows from them, or our
 * own substitute for something that is known only by description.
 */
export interface DataSource {
  readonly part: string;
  readonly source: 'rulebook' | 'deduced' | 'reconstructed';
  readonly note?: string | undefined;
}

/**
 * A game without its rules: its fold, who is asked for what, and how facts are told. Enough to show a table before the
 * rules have been loaded.
 */
export type ShownGame<State extends object = object, F extends Fact = Fact> = Omit<
  Game<State, Step, F>,
  | 'rules'
  | 'options'
  | 'steps'
  | 'facts'
  | 'start'
  | 'reseat'
  | 'begin'
  | 'step'
  | 'close'
  | 'settle'
  | 'standings'
  | 'exceedsComponents'
  | 'lapse'
>;

/** What is known of a game before any part of it is loaded. */
export interface GameIdentity {
  readonly id: string;
  /** As printed on the box, the same in every language. */
  readonly title: string;
  readonly credits?: Credits;
  readonly seats: { readonly min: number; readonly max: number };
  /** The game asks for answers within somebody else's turn. */
  readonly answers?: true;
  /** How many rounds a whole game has by the number of seats, where that is known beforehand. */
  readonly rounds?: { readonly [seats: number]: number };
}

export interface Manifest<State extends object = object> extends GameIdentity {
  rules(): Promise<Game<State>>;
  /** Without it the whole rules are loaded to show a table. */
  folding?(): Promise<ShownGame<State>>;
  /** Sentences and names. Without English those of the rules are used; a language that is missing falls back to English. */
  readonly texts?: { readonly [language in Language]?: () => Promise<Texts> };
  /** Robot players besides the random one, which plays every game. By name, the weakest first. */
  readonly robots?: { readonly [name: string]: () => Promise<Player> };
  /** Without it there is no picture of the board in exports, previews and mails. */
  drawing?(): Promise<Drawing<State>>;
  /** What a mail says and shows beyond the log. */
  mail?(): Promise<GameMail<State>>;
  /** Without it the game takes no standing orders. */
  orders?(): Promise<StandingOrders<State>>;
  /** What the written record notes beside the line of a fact. */
  notes?(): Promise<(fact: Fact) => readonly Line[]>;
  /** The figures of all rounds as rows of a spreadsheet, the first row being the names of the columns. */
  csv?(): Promise<(history: History, names: readonly string[]) => Cell[][]>;
  /** By which variants and maps the statistics are divided, as keys of texts such as `variant.long`. */
  categories?(): Promise<(options: object) => string[]>;
  /** Commands of `railpost` that belong to this game, and its options of `railpost simulate`. */
  commandLine?(): Promise<CommandLine>;
  /** Where the game's data come from. */
  sources?(): Promise<readonly DataSource[]>;
}

/** The games on offer, by id. */
export type Games = { readonly [id: string]: Manifest };
