/** What explanations and rules say: two books of their own, opened when somebody asks. */
import { explain } from '../texts/en/explain.ts';
import { openPart } from '../../../texts/part.ts';

export type ExplainKey = keyof typeof explain;

export const explaining = openPart(explain, {
  fr: () => import('../texts/fr/explain.ts').then((part) => part.explain),
  es: () => import('../texts/es/explain.ts').then((part) => part.explain),
});
