/** What this page alone says. */
import { privacy } from '../../texts/en/privacy.ts';
import { openPart } from '../../texts/part.ts';

const words = openPart(privacy, {
  fr: () => import('../../texts/fr/privacy.ts').then((part) => part.privacy),
  es: () => import('../../texts/es/privacy.ts').then((part) => part.privacy),
});

export const tell = words.say;
export const tellCount = words.count;
