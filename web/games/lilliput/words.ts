/** What 18Lilliput says on this page: its own sentences, and names in the lengths that a screen needs. */
import type { Commit } from '../../../domain/kernel/commit.ts';
import type { Fact } from '../../../domain/kernel/contract.ts';
import type { Parameters } from '../../../domain/kernel/rejection.ts';
import { isTold, tellFact } from '../../../domain/kernel/telling.ts';
import { say } from '../../../domain/kernel/texts.ts';
import { tableTexts } from '../../../domain/kernel/texts/en.ts';
import type { CharacterId, CompanyId, PhaseColour } from '../../../domain/lilliput/data.ts';
import { type BoardTile, describeTile, inWords, tileNames } from '../../../domain/lilliput/drawing/index.ts';
import { folded } from '../../../domain/lilliput/folding/index.ts';
import { localeNow, t } from '../../texts/index.ts';
import { openBook } from '../../texts/language.ts';

const book = openBook(
  { ...tableTexts, ...tileNames, ...folded.texts },
  {
    fr: () => import('./texts/fr.ts').then(({ texts }) => texts),
    es: () => import('./texts/es.ts').then(({ texts }) => texts),
  },
);

export const g = (key: string, params?: Parameters): string => say(book.texts.value, key, params);

export const companyName = (company: CompanyId): string => g(`company.${company}`);
export const companyShort = (company: CompanyId): string => t(`companyShort.${company}`);
export const characterName = (character: CharacterId): string => g(`character.${character}`);

/** As a title: the first letter large. */
export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase(localeNow()) + words.slice(1);

/** A tile's kind and shape, apart from the way it lies: "yellow city, straight". */
export function tileName(tile: string): string {
  const [kind, shape] = describeTile({ tile, rotation: 0, x: 0, y: 0 }, { phaseColour: 'yellow' });
  return inWords(
    [kind, shape].filter((phrase) => phrase !== undefined),
    book.texts.value,
  );
}

/** Everything there is to say of a tile on the board; some values follow the phase. */
export const tileInWords = (tile: BoardTile, homeOf: readonly CompanyId[], phaseColour: PhaseColour): string =>
  inWords(describeTile(tile, { phaseColour, homeOf }), book.texts.value);

/** A text with the names of the people at the table; Gulliver has no seat and sits behind them. */
export function gNamed(names: readonly string[], key: string, params?: Parameters): string {
  // The book stands behind the names and is not copied: a round has dozens of sentences, the book hundreds of keys.
  const named = Object.create(book.texts.value) as Record<string, string>;
  for (const [seat, name] of [...names, g('gulliver.name')].entries()) named[`seat.${seat}`] = name;
  return say(named, key, params);
}

/** A fact in words. */
export function factSentence(fact: Fact, names: readonly string[]): string {
  const { key, params } = tellFact(folded, fact);
  return gNamed(names, key, params);
}

/** What a commit did; the ends of turns and such go without saying. */
export const commitSentences = (commit: Commit, names: readonly string[]): string[] =>
  commit.facts.filter((fact) => isTold(folded, fact)).map((fact) => factSentence(fact, names));
