/**
 * The page's own words in the reader's language. Components ask for a sentence by its key and never hold one
 * themselves. Each page brings the English parts that it says (`speakWith`); a part that is loaded later learns its own
 * (`learn`). The other languages come whole, in one file each.
 */
import type { Parameters } from '../../domain/kernel/rejection.ts';
import { say } from '../../domain/kernel/texts.ts';
import type { english } from './en.ts';
import { followOtherTabs, languageNow, openBook, speak } from './language.ts';
import { pluralForm } from './plural.ts';

export { localeNow } from './language.ts';

export type TextKey = keyof typeof english;
/** Keys that depend on a number: `key.one`, `key.other`, as the language needs. */
export type CountedKey = TextKey extends infer Key ? (Key extends `${infer Stem}.other` ? Stem : never) : never;
/** Some of the English words. */
type Part = { readonly [key in TextKey]?: string };

const pages = openBook(
  {},
  {
    fr: () => import('./fr.ts').then(({ french }) => french),
    es: () => import('./es.ts').then(({ spanish }) => spanish),
  },
);

export const t = (key: TextKey, params?: Parameters): string => say(pages.texts.value, key, params);

/** A sentence with a count in it, as `{count}`. */
export function tCount(key: CountedKey, count: number, params: Parameters = {}): string {
  const texts = pages.texts.value;
  const form = `${key}.${pluralForm(languageNow(), count)}`;
  return say(texts, form in texts ? form : `${key}.other`, { count, ...params });
}

/** Takes in the English words of a part; in the other languages they are there already. */
export const learn = (part: Part): void => pages.learn(part);

/** A page begins to speak: these are its words. */
export function speakWith(words: Part): Promise<void> {
  learn(words);
  followOtherTabs();
  return speak(document.documentElement.lang);
}
