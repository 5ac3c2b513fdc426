/** What the frame of a tour says. */
import { tour } from '../../texts/en/tour.ts';
import { openPart } from '../../texts/part.ts';

const words = openPart(tour, {
  fr: () => import('../../texts/fr/tour.ts').then((part) => part.tour),
  es: () => import('../../texts/es/tour.ts').then((part) => part.tour),
});

export const tell = words.say;
