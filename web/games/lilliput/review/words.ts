/** What the review of a round says beside what every page does. */
import { openGameTexts } from '../../../texts/game-texts.ts';
import { review } from '../texts/en/review.ts';

export const { t, ready } = openGameTexts<keyof typeof review>(review, {
  fr: () => import('../texts/fr/review.ts').then((part) => part.review),
  es: () => import('../texts/es/review.ts').then((part) => part.review),
});
