/** What this page alone says. */
import { me } from '../../texts/en/me.ts';
import { openPart } from '../../texts/part.ts';

const words = openPart(me, {
  fr: () => import('../../texts/fr/me.ts').then((part) => part.me),
  es: () => import('../../texts/es/me.ts').then((part) => part.me),
});

export const tell = words.say;
export const tellCount = words.count;
