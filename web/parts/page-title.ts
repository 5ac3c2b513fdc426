/** The title and the description of a page, in the language that is spoken. A table names itself. */
import { effect } from '@preact/signals';
import { t, type TextKey } from '../texts/index.ts';

export const sayTitle = (title: TextKey, description: TextKey): (() => void) =>
  effect(() => {
    document.title = t(title);
    document.querySelector('meta[name="description"]')?.setAttribute('content', t(description));
  });
