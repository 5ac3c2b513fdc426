/** What every table says, whatever is played: facts of the table, names of robots. */
import type { Parameters } from '../../domain/kernel/rejection.ts';
import { say } from '../../domain/kernel/texts.ts';
import { tableTexts } from '../../domain/kernel/texts/en.ts';
import { type Fetched, openBook } from '../texts/language.ts';

export const tableTextsFetched: Fetched = {
  fr: () => import('../../domain/kernel/texts/fr.ts').then((part) => part.tableTextsInFrench),
  es: () => import('../../domain/kernel/texts/es.ts').then((part) => part.tableTextsInSpanish),
};

const book = openBook(tableTexts, tableTextsFetched);

export const tableWords = (key: string, params?: Parameters): string => say(book.texts.value, key, params);
