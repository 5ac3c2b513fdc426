/** What this page alone says. */
import { lock } from '../../texts/en/lock.ts';
import { openPart } from '../../texts/part.ts';

const words = openPart(lock, {
  fr: () => import('../../texts/fr/lock.ts').then((part) => part.lock),
  es: () => import('../../texts/es/lock.ts').then((part) => part.lock),
});

export const tell = words.say;
