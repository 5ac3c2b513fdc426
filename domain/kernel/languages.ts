/** The languages of Railpost. This is the only list of them: pages, mails, answers of the API and games go by it. */
import type { Texts } from './texts.ts';
import { tableTexts } from './texts/en.ts';

export const languages = ['en', 'fr', 'es'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (word: string): word is Language => (languages as readonly string[]).includes(word);

const loaders: { readonly [language in Language]: () => Promise<Texts> } = {
  en: async () => tableTexts,
  fr: async () => (await import('./texts/fr.ts')).tableTextsInFrench,
  es: async () => (await import('./texts/es.ts')).tableTextsInSpanish,
};

/** What is said about every table, whatever is played there. */
export const tableTextsIn = (language: Language): Promise<Texts> => loaders[language]();
