/** What the options of a new table say. */
import { openGameTexts } from '../../../texts/game-texts.ts';
import { setup } from '../texts/en/setup.ts';

export type SetupKey = keyof typeof setup;

export const { t } = openGameTexts(setup, {
  fr: () => import('../texts/fr/setup.ts').then((part) => part.setup),
  es: () => import('../texts/es/setup.ts').then((part) => part.setup),
});
