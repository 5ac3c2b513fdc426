/**
 * A table of a game on its page. `TablePart` is what the page needs of the game once; `open` gives the view of one
 * table, which puts signals and components together for the screens. Everything but the fold and the rules has a
 * default (`web/games/defaults`), so a view may be empty.
 *
 * Components get no game state handed in: they read it from the table they were opened with, and follow its signals
 * by themselves, so that going to another moment draws no more than what is different there.
 */
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren, FunctionComponent } from 'preact';
import type { Awaited, Game } from '../../../domain/kernel/contract.ts';
import type { Bounds, Zoom } from '../../board/camera.ts';
import type { Scale } from '../../board/outline.ts';
import type { Place } from '../../board/place.ts';
import type { Tab } from '../../parts/tabs.tsx';
import type { TurnStop } from '../../parts/turn-line.tsx';
import type { Composer } from '../../table/composer.ts';
import type { GameWords } from '../../table/game-words.ts';
import type { ReplayPosition } from '../../table/replay-position.ts';
import type { Playback } from '../../table/playback.ts';
import type { Delivery } from '../../table/send.ts';
import type { TableSession } from '../../table/session.ts';
import type { ShownGame } from '../../table/shown-game.ts';
import type { Telling, TellingStep } from '../../table/telling.ts';

export interface TablePart<State extends object = object> {
  /** The game without its rules: enough to show a table. */
  readonly shown: ShownGame<State>;
  /** What may be done. Fetched beside the first paint, and again after a lost network. */
  rules(): Promise<Game<State>>;
  /** Default: the texts of the game in English, the table's in every language. */
  readonly words?: GameWords;
  /** How the history is cut and shown. Default: a step for every commit. */
  readonly telling?: Telling<State>;
  /** The places of the map, for comments that mark them. Default: comments mark none. */
  readonly places?: Places<State>;
  /** The board as a picture, for the default board. Default: no board is shown. */
  readonly map?: BoardMap<State>;
  open(table: OpenTable<State>): TableView;
}

/** Places whose label is their name, such as "C4". */
export interface Places<State extends object = object> {
  /** Null where the map has no such place. */
  placeOf(id: string): Place | null;
  /** The places that a comment can mark. */
  markable(state: State): readonly Place[];
}

export interface BoardMap<State extends object = object> {
  /** SVG text that fills the sheet. */
  picture(state: State): string;
  /** What is drawn, in board units. */
  readonly sheet: Bounds;
  readonly zoom: Zoom;
  /** The id of the place that a choice is about. Default: no place can be pressed. */
  placeOf?(choice: object): string | null;
}

/** One table on the page, as a game's view is given it. */
export interface OpenTable<State extends object = object> {
  readonly session: TableSession<State>;
  /** Null until they are here. */
  readonly rules: ReadonlySignal<Game<State> | null>;
  /** By seat. */
  readonly seatNames: ReadonlySignal<readonly string[]>;
  /** Which moment of the history is shown; nothing can be played from the past. */
  readonly replay: ReplayPosition<State>;
  /** What is being told on the board, step by step; null when nothing is. */
  readonly playback: ReadonlySignal<Playback<State> | null>;
  /** Tells a step once more. */
  tellAgain(step: TellingStep): void;
  /** Sends the turn that has been put together, if it can be sent. */
  send(): Promise<Delivery | null>;
  /** What else is to be said of a seat: its time, its mail. */
  noteOf(seat: number): string | null;
}

/** A button beside what is asked. */
export interface Act {
  readonly label: string;
  readonly disabled?: boolean;
  readonly busy?: boolean;
  /** Stands back behind the primary one. */
  readonly quiet?: boolean;
  /** Could be pressed, but there is something to do first. */
  readonly early?: boolean;
  onPress(): void;
}

/** What is asked of this seat, in one sentence. Without a primary act there is the button that sends. */
export interface Prompt {
  readonly sentence: string;
  readonly detail?: string;
  /** The seat mainly waits, though it may act. */
  readonly waits?: true;
  /** The label of the button that sends, and whether there is something to do first. */
  readonly send?: { readonly label?: string; readonly early?: boolean };
  /** Instead of the button that sends; null for none. */
  readonly primary?: Act | null;
  readonly secondary?: Act;
}

/** Stops on a line, with what the line is called. */
export interface OrderLine {
  readonly label: string;
  readonly stops: readonly TurnStop[];
}

export interface BoardProps {
  readonly wide: boolean;
  /** Marks of comments, for the stage. */
  marks(scale: Scale): ComponentChildren;
}

export interface TableView {
  /** Default: steps without anything in hand. */
  readonly composer?: Composer;
  /** Everybody's name, where more play than sit. Default: the names of the seats. */
  readonly names?: ReadonlySignal<readonly string[]>;
  /** In the header: how far the game is. Default: the round. */
  readonly Progress?: FunctionComponent;
  /** Default: the picture of `TablePart.map`. */
  readonly Board?: FunctionComponent<BoardProps>;
  /** What can be done, and what it changes. Default: a list of the legal choices. */
  readonly Controls?: FunctionComponent<{ readonly wide: boolean }>;
  /** On a phone the controls are a tab. Default: "Turn". */
  controlsTab?(): Pick<Tab, 'id' | 'title'>;
  /** Default: everybody with the standing of now. */
  readonly Players?: FunctionComponent;
  /** The standings; of the end unless another title is given. Default: ranks, totals and their parts. */
  readonly Standings?: FunctionComponent<{ readonly title?: string }>;
  /** Views beside the board, before those that every table has. Default: the log. */
  tabs?(wide: boolean): readonly Tab[];
  /** Default: the game's text `need.<need>`. */
  prompt?(awaited: Awaited): Prompt | null;
  /** Somebody else is asked: what for. Default: the table's own sentence. */
  waiting?(awaited: Awaited, name: string): string | null;
  /** The steps of the turn as stops, with what comes next. Default: a stop for every step. */
  stops?(): readonly TurnStop[];
  /** Goes back to so many stops. Default: undoes. */
  backTo?(stops: number): void;
  /** Where no turn is put together, or where it says more than the turn's one step. Default: who is asked. */
  orderLine?(): OrderLine | null;
  /** Whose turn comes after this seat's, where the order says so. Default: not known. */
  nextAfter?(seat: number): number | null;
  /** What the turn costs, and what is left. Default: nothing is said of it. */
  readonly Costs?: FunctionComponent;
  /**
   * What sending will do, in words. Null where nothing is chosen yet: then the page says that nothing counts before it is
   * sent, where there is room. Empty where nothing is to be said at all. Default: the log lines of the draft.
   */
  consequence?(): string | null;
  /** On a phone the steps of the turn stand above the controls. Default: once something is chosen. */
  readonly showsSteps?: ReadonlySignal<boolean>;
  readonly Dialogs?: FunctionComponent;
  /** Keys beside those of every table. */
  readonly keys?: readonly GameKey[];
  /** Where a key leads the focus: CSS selectors of the controls and of the board. */
  readonly focus?: { readonly controls?: string; readonly board?: string };
  /** Something in hand looks for its place: on a phone the board comes forward. */
  readonly seeksPlace?: ReadonlySignal<boolean>;
  /** On a phone the controls need more room than usual. */
  readonly tall?: ReadonlySignal<boolean>;
  /** Explanations on tap. Default: none are offered. */
  readonly Guide?: FunctionComponent;
}

export interface GameKey {
  /** As it is printed on the key. */
  readonly key: string;
  /** For the list of keys. */
  readonly words: () => string;
}
