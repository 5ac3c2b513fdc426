/** What the tour says. */
import { openPart } from '../../../texts/part.ts';
import { tour } from '../texts/en/tour.ts';

export type TourKey = keyof typeof tour;

export const words = openPart(tour, {
  fr: () => import('../texts/fr/tour.ts').then((part) => part.tour),
  es: () => import('../texts/es/tour.ts').then((part) => part.tour),
});

export const tell = words.say;
