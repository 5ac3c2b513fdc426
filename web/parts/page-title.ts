/** The title and the description of a page, in the language that is spoken. A table names itself. */
import { effect } from '@preact/signals';
import type { Parameters } from '../../domain/kernel/rejection.ts';
import { t, type TextKey } from '../texts/index.ts';

export const sayTitle = (title: TextKey, description: TextKey, params: Parameters = {}): (() => void) =>
  effect(() => {
    document.title = t(title, params);
    document.querySelector('meta[name="description"]')?.setAttribute('content', t(description, params));
  });
