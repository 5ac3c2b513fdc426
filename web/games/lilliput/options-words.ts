/** What was agreed at a table, in words: its variants and its landscape. Lists say it without the rest of the game. */
import { say } from '../../../domain/kernel/texts.ts';
import { english } from '../../../domain/lilliput/texts/en.ts';
import { openBook } from '../../texts/language.ts';

const book = openBook(english, {
  fr: () => import('../../../domain/lilliput/texts/fr.ts').then(({ french }) => french),
  es: () => import('../../../domain/lilliput/texts/es.ts').then(({ spanish }) => spanish),
});

/** Names of what differs from the plain game; one that is not known here is left out. */
export function optionsInWords(options: { readonly [name: string]: unknown }): string[] {
  const { variants, landscape } = options;
  const keys = [
    ...(Array.isArray(variants) ? variants.map((variant) => `variant.${String(variant)}`) : []),
    ...(typeof landscape === 'string' ? [`landscape.${landscape}`] : []),
  ];
  const texts = book.texts.value;
  return keys.filter((key) => key in texts).map((key) => say(texts, key));
}
