/** What a game adds to mails about its tables. All parts are optional: without them a mail tells the log in words. */
import type { Fact } from './contract.ts';
import type { Language } from './languages.ts';
import type { Texts } from './texts.ts';

/** Figures in columns. All columns but the first are aligned to the right. */
export interface Grid {
  readonly head: readonly string[];
  readonly rows: readonly GridRow[];
}

export interface GridRow {
  readonly cells: readonly string[];
  /** A colour beside the first cell, never the only sign. */
  readonly mark?: string | undefined;
  readonly strong?: boolean;
}

export interface MailPicture {
  readonly svg: string;
  /** Width by height. */
  readonly ratio: number;
  /** Something in it is marked as new. */
  readonly marked: boolean;
}

export interface GameMail<State extends object = object> {
  /** Words that only mails use. They are merged into the texts of the game that the functions below receive. */
  readonly texts?: { readonly [language in Language]?: Texts };
  /** Facts that go without saying in a mail, besides those the game leaves out everywhere. */
  readonly silent?: ReadonlySet<string>;
  /** Facts that only lead to others. They are told where nothing else happened. */
  readonly means?: ReadonlySet<string>;
  /** How far the game has come, such as "Round 3 of 8". */
  where?(state: State, words: Texts): string;
  /** The board, with what these facts brought marked as new. Default: the game's drawing. */
  picture?(state: State, fresh: readonly Fact[]): MailPicture;
  /** How everybody stands; the reader's own row is strong. */
  grids?(state: State, names: readonly string[], words: Texts, reader: number): readonly Grid[];
  /** A colour for a line of the log. */
  markOf?(fact: Fact): string | undefined;
}
