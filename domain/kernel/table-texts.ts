/** What is said about every table, whatever is played there, loaded in the language that is needed. */
import type { Language } from './languages.ts';
import type { Texts } from './texts.ts';
import { tableTexts } from './texts/en.ts';

const loaders: { readonly [language in Language]: () => Promise<Texts> } = {
  en: async () => tableTexts,
  fr: async () => (await import('./texts/fr.ts')).tableTextsInFrench,
  es: async () => (await import('./texts/es.ts')).tableTextsInSpanish,
};

export const tableTextsIn = (language: Language): Promise<Texts> => loaders[language]();
