/** What a letter shows of a game beyond its log: where it stands, a picture, figures. Each game fills this in once. */
import type { Fact } from '../../../domain/kernel/contract.ts';
import type { Texts } from '../../../domain/kernel/texts.ts';
import type { Grid } from '../layout/layout.ts';
import type { MailTexts } from '../texts/en.ts';

export interface Drawing {
  readonly svg: string;
  /** Width by height. */
  readonly ratio: number;
  /** Something of it is marked as new. */
  readonly marked: boolean;
}

export interface GamePages<State extends object = object> {
  /** What is asked of a seat while it is somebody else's turn. */
  readonly outOfTurn: ReadonlySet<string>;
  /** Facts that go without saying. */
  readonly silent: ReadonlySet<string>;
  /** Facts that only lead to others, and are told where nothing else is. */
  readonly means: ReadonlySet<string>;
  /** Players beyond the seats, by their names. */
  namesBeyond(words: Texts): readonly string[];
  where(state: State, texts: MailTexts): string;
  /** The board, with what these facts brought marked as new. */
  drawing(state: State, fresh: readonly Fact[]): Drawing | null;
  /** How everybody stands; the reader's own line stands out. */
  grids(state: State, names: readonly string[], words: Texts, texts: MailTexts, reader: number): readonly Grid[];
  /** A colour for a line of the log. */
  markOf(fact: Fact): string | undefined;
}
