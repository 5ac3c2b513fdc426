/** What the pages of 18Lilliput's tables say: the game's own words first, then those of every page. */
import type { TextKey as PageKey } from '../../../texts/index.ts';
import { openGameTexts } from '../../../texts/game-texts.ts';
import type { acting } from './en/acting.ts';
import { composer } from './en/composer.ts';
import type { review } from './en/review.ts';
import { show } from './en/show.ts';
import { standing } from './en/standing.ts';
import { table } from './en/table.ts';
import { turn } from './en/turn.ts';

const english = { ...table, ...standing, ...turn, ...composer, ...show };

/** Words of acting come with the rules (`acting-words.ts`), those of the review with it. */
type OwnKey = keyof typeof english | keyof typeof acting | keyof typeof review;

export type TextKey = OwnKey | PageKey;

export const { t, tCount, learn } = openGameTexts<OwnKey>(english, {
  fr: () => import('./fr/table-page.ts').then(({ texts }) => texts),
  es: () => import('./es/table-page.ts').then(({ texts }) => texts),
});
