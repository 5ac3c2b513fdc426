/** The words of a table and its game in a language, read when somebody needs them. Adding a language means a line here. */
import type { Game } from './kernel/contract.ts';
import type { Texts } from './kernel/texts.ts';
import { tableTexts } from './kernel/texts/en.ts';

export const languages = ['en', 'fr', 'es'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (word: string): word is Language => (languages as readonly string[]).includes(word);

const loaders: { readonly [language in Language]: () => Promise<{ table: Texts; games: { [id: string]: Texts } }> } = {
  en: () => Promise.resolve({ table: tableTexts, games: {} }),
  async fr() {
    const [table, lilliput] = await Promise.all([import('./kernel/texts/fr.ts'), import('./lilliput/texts/fr.ts')]);
    return { table: table.tableTextsInFrench, games: { lilliput: lilliput.french } };
  },
  async es() {
    const [table, lilliput] = await Promise.all([import('./kernel/texts/es.ts'), import('./lilliput/texts/es.ts')]);
    return { table: table.tableTextsInSpanish, games: { lilliput: lilliput.spanish } };
  },
};

/** A game without words in that language speaks English. */
export async function wordsIn(language: Language, { id, texts }: Pick<Game, 'id' | 'texts'>): Promise<Texts> {
  const { table, games } = await loaders[language]();
  return { ...table, ...texts, ...games[id] };
}
