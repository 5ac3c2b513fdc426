/** What the game says, in English. Placeholders: see `kernel/texts.ts`. Every language has these same keys. */
import { rejections } from './en-rejections.ts';
import { areaNames } from './area-names.ts';
import { words } from './en-shown.ts';

const spoken = { ...words, ...rejections } as const;

export type TextKey = keyof typeof spoken;

export const english = { ...areaNames, ...spoken };
