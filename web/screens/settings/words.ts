/** What this page alone says. */
import { settings } from '../../texts/en/settings.ts';
import { openPart } from '../../texts/part.ts';

const words = openPart(settings, {
  fr: () => import('../../texts/fr/settings.ts').then((part) => part.settings),
  es: () => import('../../texts/es/settings.ts').then((part) => part.settings),
});

export const tell = words.say;
