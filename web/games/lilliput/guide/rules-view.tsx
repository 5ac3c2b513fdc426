/** The rules: contents, a search, and all chapters, with the game's own cards, tiles and tables. */
import '../../../styles/rules.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../texts/index.ts';
import { CHAPTERS, type ChapterId } from './chapters.ts';
import { Exhibit } from './exhibits.tsx';
import { figures } from './figures.ts';
import { ruling } from './rules-words.ts';
import { plain } from './search.ts';
import { explaining } from './words.ts';

const { say, has } = ruling;

export const wordsReady = (): Promise<unknown> => Promise.all([explaining.ready(), ruling.ready()]);

interface RulesProps {
  /** The chapter to begin with. */
  readonly chapter: ChapterId | null;
}

export function Rules({ chapter }: RulesProps) {
  const wish = useSignal('');
  const found = useSignal<number | null>(null);
  const text = useRef<HTMLDivElement>(null);
  // What scrolls can be reached, so that keys scroll it.
  useEffect(() => text.current?.setAttribute('tabindex', '0'), []);
  useEffect(() => {
    if (chapter !== null) goTo(chapter);
  }, [chapter]);
  useEffect(() => {
    found.value = text.current === null ? null : sift(text.current, wish.value);
  }, [wish.value]);
  return (
    <div class="rules">
      <div class="rules-side">
        <label class="rules-search">
          <span class="visually-hidden">{say('rules.search')}</span>
          <input
            type="search"
            placeholder={say('rules.search')}
            value={wish.value}
            onInput={({ currentTarget }) => (wish.value = currentTarget.value)}
          />
        </label>
        <p class="caption" role="status">
          {found.value === null ? '' : foundWords(found.value)}
        </p>
        <nav aria-label={say('rules.contents')}>
          <ol class="rules-contents">
            {CHAPTERS.map((id) => (
              <li key={id} data-chapter={id}>
                <a
                  href={`#rules-${id}`}
                  onClick={(event) => {
                    event.preventDefault();
                    goTo(id);
                  }}
                >
                  {say(`rules.${id}.title`)}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <div class="rules-text" ref={text} role="region" aria-label={t('rules.title')}>
        {CHAPTERS.map((id) => (
          <Chapter key={id} id={id} />
        ))}
      </div>
    </div>
  );
}

function Chapter({ id }: { readonly id: ChapterId }) {
  return (
    <section class="rules-chapter" data-chapter={id} aria-labelledby={`rules-${id}`}>
      <h2 id={`rules-${id}`} tabIndex={-1}>
        {say(`rules.${id}.title`)}
      </h2>
      {paragraphsOf(id).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Exhibit chapter={id} />
    </section>
  );
}

/** Its paragraphs are numbered from one. */
function paragraphsOf(id: ChapterId): string[] {
  const paragraphs: string[] = [];
  for (let number = 1; ; number += 1) {
    const key = `rules.${id}.${number}`;
    if (!has(key)) return paragraphs;
    paragraphs.push(say(key, figures));
  }
}

function goTo(chapter: ChapterId): void {
  const heading = document.getElementById(`rules-${chapter}`);
  const text = heading?.closest('.rules-text');
  if (!heading || !text) return;
  // Only the text moves; what it lies in stays.
  text.scrollTop += heading.getBoundingClientRect().top - text.getBoundingClientRect().top;
  heading.focus({ preventScroll: true });
}

const foundWords = (count: number): string => {
  if (count === 0) return say('rules.none');
  return say(count === 1 ? 'rules.found.one' : 'rules.found.other', { count });
};

/** Shows only the chapters that hold the words, and marks the lines; null without any words. */
function sift(text: HTMLElement, wish: string): number | null {
  const words = plain(wish);
  let count = 0;
  for (const chapter of text.querySelectorAll<HTMLElement>('.rules-chapter')) {
    const holds = words === '' || plain(chapter.textContent).includes(words);
    chapter.hidden = !holds;
    const entry = document.querySelector<HTMLElement>(`.rules-contents [data-chapter="${chapter.dataset['chapter']}"]`);
    if (entry !== null) entry.hidden = !holds;
    for (const line of chapter.querySelectorAll('p, li, tr, h2'))
      line.classList.toggle('found', words !== '' && plain(line.textContent).includes(words));
    if (holds) count += 1;
  }
  return words === '' ? null : count;
}
