/** What this page alone says. */
import { watch } from '../../texts/en/watch.ts';
import { openPart } from '../../texts/part.ts';

const words = openPart(watch, {
  fr: () => import('../../texts/fr/watch.ts').then((part) => part.watch),
  es: () => import('../../texts/es/watch.ts').then((part) => part.watch),
});

export const tell = words.say;
export const tellCount = words.count;
