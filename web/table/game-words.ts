/** What a game says at a table: its own sentences and the table's, with the names of the people who sit there. */
import type { Commit } from '../../domain/kernel/commit.ts';
import type { Fact, Game } from '../../domain/kernel/contract.ts';
import type { Parameters } from '../../domain/kernel/rejection.ts';
import { isTold, tellFact } from '../../domain/kernel/telling.ts';
import { say, type Texts } from '../../domain/kernel/texts.ts';
import { tableTexts } from '../../domain/kernel/texts/en.ts';
import { type Fetched, openBook } from '../texts/language.ts';
import { tableTextsFetched } from './table-words.ts';

export interface GameWords {
  /** A text of the game, such as `need.turn`. */
  say(key: string, params?: Parameters): string;
  /** All of them, in the language of the page. */
  texts(): Texts;
  /** Whether the game has a text of this name. */
  has(key: string): boolean;
  /** Takes in the English words of a part that is loaded later; in the other languages they are there already. */
  learn(part: Texts): void;
  /** A text with the names of the people at the table. */
  named(names: readonly string[], key: string, params?: Parameters): string;
  factSentence(fact: Fact, names: readonly string[]): string;
  /** What a commit did; the ends of turns and such go without saying. */
  commitSentences(commit: Commit, names: readonly string[]): string[];
}

interface WordsOptions {
  /** Where the game's words in the other languages are fetched from, with the table's. */
  readonly fetched?: Fetched;
  /** Words of the page beside those of the rules. */
  readonly more?: Texts;
  /** Players who have no seat come after those who have one. */
  beyond?(say: GameWords['say']): readonly string[];
}

export function createWords(
  game: Pick<Game, 'texts' | 'tell' | 'silent'>,
  { fetched = tableTextsFetched, more = {}, beyond = () => [] }: WordsOptions = {},
): GameWords {
  const book = openBook({ ...tableTexts, ...more, ...game.texts }, fetched);
  const plain: GameWords['say'] = (key, params) => say(book.texts.value, key, params);
  const named: GameWords['named'] = (names, key, params) => {
    // The book is the prototype and is not copied: a round has dozens of sentences, the book hundreds of keys.
    const texts = Object.create(book.texts.value) as Record<string, string>;
    for (const [seat, name] of [...names, ...beyond(plain)].entries()) texts[`seat.${seat}`] = name;
    return say(texts, key, params);
  };
  const factSentence: GameWords['factSentence'] = (fact, names) => {
    const { key, params } = tellFact(game, fact);
    return named(names, key, params);
  };
  return {
    say: plain,
    texts: () => book.texts.value,
    has: (key) => key in book.texts.value,
    learn: book.learn,
    named,
    factSentence,
    commitSentences: ({ facts }, names) =>
      facts.filter((fact) => isTold(game, fact)).map((fact) => factSentence(fact, names)),
  };
}
