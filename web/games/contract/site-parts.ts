/**
 * The parts of a game outside its tables. Each is one value that a screen asks for what only the game knows; frames,
 * navigation, forms and requests are the screens' own. Words come from functions, because the language may change while
 * a page is open. A part is there once its words are.
 *
 * `Form` and `Scene` belong to the game: a screen keeps such a value and hands it back, and never looks into it.
 */
import type { ComponentChildren } from 'preact';

/** The options of a new table. Title, seats, people, clock and listing are the screen's own. */
export interface SetupPart<Form extends object = object> {
  /** Before anything was chosen. Plain JSON: the browser keeps it while the page is open. */
  readonly empty: Form;
  /** The options as the game's own schema takes them. */
  optionsOf(form: Form, table: SetupTable): { readonly [option: string]: unknown };
  /** What is wrong, by the id of the field that gets the focus. */
  errorsOf(form: Form): { readonly [field: string]: string };
  /** The game's fields. Nothing is shown of a game without any. */
  Fields?(props: SetupFieldsProps<Form>): ComponentChildren;
  /** Whether the host may choose who begins; `optionsOf` then hears the choice. */
  readonly choosesFirst?: boolean;
  /** Which of the game's robots takes a seat, and its name there. Without one, seats are for people. */
  readonly robot?: { readonly player: string; nameOf(seat: number): string };
  /** A game for one person. */
  readonly alone?: AlonePart;
  /** The sign of the game, as SVG text. */
  readonly sign?: string;
  /** The board before the game begins, as SVG text, for the middle of the table. */
  boardOf?(form: Form, seats: number): string;
}

export interface SetupTable {
  readonly seats: number;
  readonly first: number | 'drawn';
}

export interface SetupFieldsProps<Form extends object> {
  readonly form: Form;
  readonly seats: number;
  /** By field, as in `errorsOf`; only after somebody tried to send the form. */
  readonly errors: { readonly [field: string]: string };
  onChange(form: Form): void;
}

export interface AlonePart {
  /** The title of a table that is opened by a single press. */
  title(): string;
  /** How playing alone works. */
  hint(): string;
  /** Whom one plays against. */
  opponent(): string;
}

/** Standing orders: what is ordered and how it is filled in. The dialog, its requests and its record are generic. */
export interface OrdersPart<Form extends object = object> {
  formOf(orders: object | null): Form;
  /** Null where nothing is ordered. */
  ordersOf(form: Form): object | null;
  /** The id of the field that cannot be read and gets the focus; null where all can. */
  wrongField(form: Form): string | null;
  Fields(props: OrdersFieldsProps<Form>): ComponentChildren;
}

export interface OrdersFieldsProps<Form extends object> {
  readonly form: Form;
  /** The state of the game now. */
  readonly state: unknown;
  readonly seat: number;
  /** As `wrongField` gave it when the form was sent. */
  readonly wrong: string | null;
  onChange(form: Form): void;
}

/** Options in words, for lists of tables and for statistics. */
export interface LobbyPart {
  /** What was agreed at a table, phrase by phrase. */
  optionsInWords(options: { readonly [name: string]: unknown }): readonly string[];
  /** The name of an option by which statistics are kept. */
  optionName(option: string): string;
}

/** The rules as text. Contents, search and links are generic. */
export interface RulesPart {
  readonly chapters: readonly RulesChapter[];
}

export interface RulesChapter {
  readonly id: string;
  title(): string;
  paragraphs(): readonly string[];
  /** Tables and pictures below the words. */
  Exhibit?(): ComponentChildren;
}

/** The tour: stops beside a real board. Progress, keys and the way back are generic. */
export interface TourPart<Scene extends object = object> {
  readonly stops: readonly string[];
  /** Stops at which the learner does something. */
  readonly tasks: readonly string[];
  titleOf(stop: string): string;
  /** The position at a stop, after what the learner did there and before. */
  sceneAt(stop: string, done: TourDone): Scene;
  wordsOf(scene: Scene): TourWords;
  Board(props: TourProps<Scene>): ComponentChildren;
  /** What lies beside the words. */
  Side(props: TourProps<Scene>): ComponentChildren;
}

/** Which of the possible ways the learner took at a task, by stop. */
export type TourDone = { readonly [stop: string]: number };

export interface TourProps<Scene extends object> {
  readonly scene: Scene;
  /** The learner does what the stop asks for, in this way. */
  onDo(way: number): void;
}

export interface TourWords {
  readonly paragraphs: readonly string[];
  /** What to do here. */
  readonly task: string | null;
  /** What came of it; null before it is done. */
  readonly done: string | null;
}

/** Credits, and how well each component is known. */
export interface AboutPart {
  /** Author, publisher, year. */
  credit(): string;
  /** How the game's data came about, for every kind of source that some of it has. */
  sources(): readonly AboutSource[];
}

export interface AboutSource {
  readonly source: 'rulebook' | 'deduced' | 'reconstructed';
  readonly sentences: readonly string[];
  readonly components: readonly {
    readonly id: string;
    readonly name: string;
    readonly count: number;
    readonly picture: string;
  }[];
}

/** The game on the landing page. */
export interface LandingPart {
  /** Boards for the pictures of a mail and of a turn, as SVG text. */
  readonly mailBoard: string;
  readonly turnBoard: string;
  /** What follows a turn, in words and in a picture. */
  next(): { readonly title: string; readonly words: string; readonly picture: ComponentChildren };
  /** A recorded round that plays by itself; fetched after the page is shown. */
  demo(): Promise<DemoPart>;
}

export interface DemoPart {
  /** How many scenes there are. */
  readonly scenes: number;
  /** Where it begins: in the middle there is something to see at once. */
  readonly first: number;
  /** The scene for those who want no motion. */
  readonly still: number;
  /** The board, as SVG text. */
  boardOf(scene: number, label: string): string;
  wordsOf(scene: number): string;
}
