/** Shows a page: its words in the language that is spoken, its title, and its screen once the words are there. */
import { type ComponentChild, render } from 'preact';
import type { Parameters as TextParameters } from '../../domain/kernel/rejection.ts';
import { speakWith, type TextKey } from '../texts/index.ts';
import { sayTitle } from './page-title.ts';

interface ShownPage {
  readonly words: Parameters<typeof speakWith>[0];
  readonly title: TextKey;
  readonly description: TextKey;
  /** What title and description name. */
  readonly params?: TextParameters;
  /** A screen may have to fetch a part of a game first. */
  screen(): ComponentChild | Promise<ComponentChild>;
}

/** Entries do not await this: the words in another language may import the entry's own script, which has to be done. */
export async function showPage({ words, title, description, params = {}, screen }: ShownPage): Promise<void> {
  const [shown] = await Promise.all([screen(), speakWith(words)]);
  sayTitle(title, description, params);
  const root = document.getElementById('app');
  if (root !== null) render(shown, root);
}
