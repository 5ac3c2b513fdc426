/** What 18Lilliput says on this page: its own sentences, and names in the lengths that a screen needs. */
import type { CharacterId, CompanyId, PhaseColour } from '../../../domain/lilliput/data.ts';
import { type BoardTile, describeTile, inWords, tileNames } from '../../../domain/lilliput/drawing/index.ts';
import { lilliputFolding } from '../../../domain/lilliput/folding/index.ts';
import { createWords } from '../../table/game-words.ts';
import { sentencesOf, type TellingStep } from '../../table/telling.ts';
import { names } from './texts/en/names.ts';
import { t } from './texts/index.ts';

export const words = createWords(lilliputFolding, {
  fetched: {
    fr: () => import('./texts/fr.ts').then(({ texts }) => texts),
    es: () => import('./texts/es.ts').then(({ texts }) => texts),
  },
  more: { ...tileNames, ...names },
  // Gulliver plays without a seat.
  beyond: (say) => [say('gulliver.name')],
});

export const g = words.say;

export const companyName = (company: CompanyId): string => g(`company.${company}`);
export const companyShort = (company: CompanyId): string => t(`companyShort.${company}`);
export const characterName = (character: CharacterId): string => g(`character.${character}`);

/** A tile's kind and shape, apart from the way it lies: "yellow city, straight". */
export function tileName(tile: string): string {
  const [kind, shape] = describeTile({ tile, rotation: 0, x: 0, y: 0 }, { phaseColour: 'yellow' });
  return inWords(
    [kind, shape].filter((phrase) => phrase !== undefined),
    words.texts(),
  );
}

/** Everything there is to say of a tile on the board; some values follow the phase. */
export const tileInWords = (tile: BoardTile, homeOf: readonly CompanyId[], phaseColour: PhaseColour): string =>
  inWords(describeTile(tile, { phaseColour, homeOf }), words.texts());

export const gNamed = words.named;
export const { commitSentences, factSentence } = words;

/** What happened in a step of the history. */
export const stepSentences = (step: TellingStep, names: readonly string[], until?: number): string[] =>
  sentencesOf(words, lilliputFolding, step, names, until);
