/** What 18Lilliput says, in English. Placeholders: see `kernel/texts.ts`. Every language has these same keys. */
import type { Texts } from '../../kernel/texts.ts';
import { rejections } from './en-rejections.ts';
import { shown } from './en-shown.ts';

export const english = { ...shown, ...rejections } as const satisfies Texts;

export type TextKey = keyof typeof english;
