/** What the frame of the rules says, on their page and in the dialog. */
import { openPart } from '../../texts/part.ts';
import { rules } from '../../texts/en/rules.ts';

export const words = openPart(rules, {
  fr: () => import('../../texts/fr/rules.ts').then((part) => part.rules),
  es: () => import('../../texts/es/rules.ts').then((part) => part.rules),
});
