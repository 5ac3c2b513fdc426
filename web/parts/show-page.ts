/** Shows a page: its words in the language that is spoken, its title, and its screen once the words are there. */
import { type ComponentChild, render } from 'preact';
import { speakWith, type TextKey } from '../texts/index.ts';
import { sayTitle } from './page-title.ts';

interface ShownPage {
  readonly words: Parameters<typeof speakWith>[0];
  readonly title: TextKey;
  readonly description: TextKey;
  screen(): ComponentChild;
}

/** Entries do not await this: the words in another language may import the entry's own script, which has to be done. */
export async function showPage({ words, title, description, screen }: ShownPage): Promise<void> {
  await speakWith(words);
  sayTitle(title, description);
  const root = document.getElementById('app');
  if (root !== null) render(screen(), root);
}
