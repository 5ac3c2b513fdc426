/**
 * The page words of one game, in a book of their own: its screens say them with the same `t` and `tCount` as the pages
 * do. A key that the game does not have is looked up among the words of the pages.
 */
import type { Parameters } from '../../domain/kernel/rejection.ts';
import { say, type Texts } from '../../domain/kernel/texts.ts';
import { type TextKey, type CountedKey, t as pageText, tCount as pageCount } from './index.ts';
import { type Fetched, languageNow, openBook } from './language.ts';
import { pluralForm } from './plural.ts';

type Counted<Key> = Key extends `${infer Stem}.other` ? Stem : never;

export interface GameTexts<Key extends string> {
  t(key: Key | TextKey, params?: Parameters): string;
  /** A sentence with a count in it, as `{count}`: `key.one`, `key.other`, as the language needs. */
  tCount(key: Counted<Key> | CountedKey, count: number, params?: Parameters): string;
  /** Takes in the English words of a part that is loaded later; in the other languages they are there already. */
  learn(part: Texts): void;
}

export function openGameTexts<Key extends string>(
  english: { readonly [key in Key]?: string },
  fetched: Fetched,
): GameTexts<Key> {
  const book = openBook(english as Texts, fetched);
  return {
    t(key, params) {
      const texts = book.texts.value;
      return key in texts ? say(texts, key, params) : pageText(key as TextKey, params);
    },
    tCount(key, count, params = {}) {
      const texts = book.texts.value;
      const form = `${key}.${pluralForm(languageNow(), count)}`;
      const known = form in texts ? form : `${key}.other`;
      return known in texts ? say(texts, known, { count, ...params }) : pageCount(key as CountedKey, count, params);
    },
    learn: book.learn,
  };
}
