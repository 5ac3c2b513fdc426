/** What the rules say. */
import { rules } from '../../../texts/en/rules.ts';
import { openPart } from '../../../texts/part.ts';

export const ruling = openPart(rules, {
  fr: () => import('../../../texts/fr/rules.ts').then((part) => part.rules),
  es: () => import('../../../texts/es/rules.ts').then((part) => part.rules),
});
