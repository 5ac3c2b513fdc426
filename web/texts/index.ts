/**
 * The page's own words in the reader's language. Components ask for a sentence by its key and never hold one
 * themselves. English comes with the page; another language is a table to load on demand, a line in `tables`.
 */
import { signal } from '@preact/signals';
import type { Parameters } from '../../domain/kernel/rejection.ts';
import { say, type Texts } from '../../domain/kernel/texts.ts';
import { english } from './en.ts';

export type TextKey = keyof typeof english;
/** Keys that depend on a number: `key.one`, `key.other`, as the language needs. */
type CountedKey = TextKey extends infer Key ? (Key extends `${infer Stem}.other` ? Stem : never) : never;

type Table = Readonly<Record<TextKey, string>>;

const tables: { readonly [language: string]: () => Promise<Table> } = { en: () => Promise.resolve(english) };

const spoken = signal<{ readonly language: string; readonly texts: Texts }>({ language: 'en', texts: english });

/** How dates and numbers are written: as the reader's own country does in the language of the page. */
export function localeNow(): string {
  const { language } = spoken.value;
  return navigator.languages.find((tag) => tag.startsWith(language)) ?? language;
}

export const t = (key: TextKey, params?: Parameters): string => say(spoken.value.texts, key, params);

/** A sentence with a count in it, as `{count}`. */
export function tCount(key: CountedKey, count: number, params: Parameters = {}): string {
  const { language, texts } = spoken.value;
  const form = `${key}.${new Intl.PluralRules(language).select(count)}`;
  return say(texts, form in texts ? form : `${key}.other`, { count, ...params });
}

/** Speaks the first of these languages that there is a table for. */
export async function speak(wished: readonly string[]): Promise<void> {
  const language = wished.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in tables) ?? 'en';
  const table = await tables[language]?.();
  if (table !== undefined) spoken.value = { language, texts: table };
  document.documentElement.lang = spoken.peek().language;
}
