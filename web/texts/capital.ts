/** As a title: the first letter large. */
import { localeNow } from './language.ts';

export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase(localeNow()) + words.slice(1);
