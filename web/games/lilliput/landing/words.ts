/** What the game says on the landing page. */
import { openGameTexts } from '../../../texts/game-texts.ts';
import { landing } from '../texts/en/landing.ts';

export const { t } = openGameTexts(landing, {
  fr: () => import('../texts/fr/landing.ts').then((part) => part.landing),
  es: () => import('../texts/es/landing.ts').then((part) => part.landing),
});
