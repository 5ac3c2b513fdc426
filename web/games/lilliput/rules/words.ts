/** What the rules say. */
import { openPart } from '../../../texts/part.ts';
import { rules } from '../texts/en/rules.ts';

export const ruling = openPart(rules, {
  fr: () => import('../texts/fr/rules.ts').then((part) => part.rules),
  es: () => import('../texts/es/rules.ts').then((part) => part.rules),
});
