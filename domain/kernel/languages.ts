/** The languages of Railpost. This is the only list of them: pages, mails, the API and the games go by it. */
export const languages = ['en', 'fr', 'es'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (word: string): word is Language => (languages as readonly string[]).includes(word);
