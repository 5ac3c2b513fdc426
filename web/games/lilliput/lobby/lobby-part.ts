/** Variants and landscapes by name. Lists of tables say them without the rest of the game. */
import { say } from '../../../../domain/kernel/texts.ts';
import { english } from '../../../../domain/lilliput/texts/en.ts';
import { openBook } from '../../../texts/language.ts';
import type { LobbyPart } from '../../contract/site-parts.ts';
import { lobby } from '../texts/en/lobby.ts';

const book = openBook(
  { ...english, ...lobby },
  {
    fr: () => import('../texts/fr/lobby-words.ts').then(({ words }) => words),
    es: () => import('../texts/es/lobby-words.ts').then(({ words }) => words),
  },
);

/** Names of what differs from the plain game; one that is not known here is left out. */
function namesOf({ variants, landscape }: { readonly [name: string]: unknown }): string[] {
  const keys = [
    ...(Array.isArray(variants) ? variants.map((variant) => `variant.${String(variant)}`) : []),
    ...(typeof landscape === 'string' ? [`landscape.${landscape}`] : []),
  ];
  const texts = book.texts.value;
  return keys.filter((key) => key in texts).map((key) => say(texts, key));
}

export const lobbyPart: LobbyPart = {
  optionsInWords(options) {
    const names = namesOf(options);
    return names.length > 0 ? names : [say(book.texts.value, 'lobby.plain')];
  },
  optionName: (option) => say(book.texts.value, option),
};
