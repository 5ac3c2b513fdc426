/** What Stephenson's Rocket says, in English. Placeholders: see `kernel/texts.ts`. Every language has these same keys. */
import type { Texts } from '../../kernel/texts.ts';
import { rejections } from './en-rejections.ts';
import { shown, type shownInEnglish } from './en-shown.ts';

export const english: Texts = { ...shown, ...rejections };

/** What a translation has to say. */
export type TextKey = keyof typeof shownInEnglish | keyof typeof rejections;
