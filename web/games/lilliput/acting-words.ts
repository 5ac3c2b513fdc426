/** What the page says while somebody acts, and why the rules refuse something. */
import { rejections } from '../../../domain/lilliput/texts/en-rejections.ts';
import { acting } from './texts/en/acting.ts';
import { learn } from './texts/index.ts';
import { words } from './words.ts';

/** Called by what brings rules to a page. */
export function learnActing(): void {
  learn(acting);
  words.learn(rejections);
}
