/**
 * Which language the page speaks. Words come in books: the pages' own, and one for each game. A book's English comes
 * with the script that opens it, the other languages are fetched when somebody wants them; `static/early.js` has
 * decided for one before the first paint, and the person may choose another, which this browser keeps.
 */
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Language, languages } from '../../domain/kernel/languages.ts';
import type { Texts } from '../../domain/kernel/texts.ts';
import { keep, kept, onKeptElsewhere } from '../net/local-storage.ts';

export { type Language, languages as LANGUAGES };

/** Where a book's words in the other languages are fetched from. */
export type Fetched = { readonly [language in Exclude<Language, 'en'>]: () => Promise<Texts> };

export interface Book {
  readonly texts: ReadonlySignal<Texts>;
  /** English words of a part that was loaded later. */
  learn(english: Texts): void;
}

interface Shelved {
  readonly fetched: Fetched;
  readonly foreign: Signal<Texts | null>;
}

const spoken = signal<Language>('en');
/** The language that was asked for last; its words may still be on their way. */
let wished: Language = 'en';
const shelf: Shelved[] = [];

export const languageNow = (): Language => spoken.value;

/** How dates and numbers are written: as the reader's own country does in the language of the page. */
export const localeNow = (): string => navigator.languages.find((tag) => tag.startsWith(spoken.value)) ?? spoken.value;

export function openBook(english: Texts, fetched: Fetched): Book {
  const own = signal(english);
  const shelved = { fetched, foreign: signal<Texts | null>(null) };
  shelf.push(shelved);
  if (wished !== 'en') void speak(wished);
  return {
    texts: computed(() => (shelved.foreign.value === null ? own.value : { ...own.value, ...shelved.foreign.value })),
    learn(more) {
      own.value = { ...own.peek(), ...more };
    },
  };
}

/** All books in this language, at the same moment. Without a network the page goes on as it speaks now. */
export async function speak(name: string): Promise<void> {
  const language = languages.find((one) => one === name) ?? 'en';
  wished = language;
  const read = async ({ fetched }: Shelved): Promise<Texts | null> => {
    if (language === 'en') return null;
    const texts = await fetched[language]();
    return language === 'fr' ? withFixedSpaces(texts) : texts;
  };
  try {
    const books = [...shelf];
    const words = await Promise.all(books.map(read));
    batch(() => {
      for (const [index, { foreign }] of books.entries()) foreign.value = words[index] ?? null;
      spoken.value = language;
    });
  } catch {
    wished = spoken.peek();
    // the switch shows which language is spoken still
  }
  document.documentElement.lang = spoken.peek();
}

/** Resolves when every book that is open has its words in the language of the page. English ones come with their book. */
export async function wordsReady(): Promise<void> {
  if (wished !== 'en') await speak(wished);
}

/** The person's own choice, for this and every later page of this browser. */
export function chooseLanguage(language: Language): Promise<void> {
  keep('language', language);
  return speak(language);
}

/** Follows a choice made in another tab. */
export const followOtherTabs = (): (() => void) =>
  onKeptElsewhere('language', () => {
    const chosen = kept('language');
    if (typeof chosen === 'string') void speak(chosen);
  });

/** French puts a space before these signs and after an opening quote, at which a line must not break. */
const withFixedSpaces = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      text.replace(/ (?=[:;!?»£%…])/g, '\u00a0').replace(/« /g, '«\u00a0'),
    ]),
  );
