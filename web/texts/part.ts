/**
 * Words that one part of the product alone says, and not a few of them: a book of their own, so that neither the pages
 * nor their other languages carry them along. It is opened by the script that is loaded with the part.
 */
import type { Parameters } from '../../domain/kernel/rejection.ts';
import { say, type Texts } from '../../domain/kernel/texts.ts';
import { type Fetched, languageNow, openBook, wordsReady } from './language.ts';
import { pluralForm } from './plural.ts';

type Counted<Key> = Key extends `${infer Stem}.other` ? Stem : never;

export interface Part<Key extends string> {
  say(key: Key, params?: Parameters): string;
  /** A sentence with a count in it, as `{count}`: `key.one`, `key.other`, as the language needs. */
  count(key: Counted<Key>, count: number, params?: Parameters): string;
  /** Whether there is a sentence of this name. */
  has(key: string): key is Key;
  /** Resolves when the words are here in the reader's language. For parts that come later; a page waits by itself. */
  ready(): Promise<void>;
}

export function openPart<English extends Texts>(english: English, fetched: Fetched): Part<keyof English & string> {
  const book = openBook(english, fetched);
  return {
    say: (key, params) => say(book.texts.value, key, params),
    count(key, count, params = {}) {
      const form = `${key}.${pluralForm(languageNow(), count)}`;
      return say(book.texts.value, form in english ? form : `${key}.other`, { count, ...params });
    },
    has: (key): key is keyof English & string => key in english,
    ready: wordsReady,
  };
}
