/** The rules of a game: contents, a search, and all chapters. */
import '../../styles/rules.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { RulesChapter, RulesPart } from '../../games/contract/site-parts.ts';
import { plain } from './search.ts';
import { words } from './words.ts';

const { say } = words;

interface RulesProps {
  readonly part: RulesPart;
  readonly title: string;
  /** The chapter to begin with. */
  readonly chapter: string | null;
}

export function Rules({ part: { chapters }, title, chapter }: RulesProps) {
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
            {chapters.map(({ id, title: name }) => (
              <li key={id} data-chapter={id}>
                <a
                  href={`#rules-${id}`}
                  onClick={(event) => {
                    event.preventDefault();
                    goTo(id);
                  }}
                >
                  {name()}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <div class="rules-text" ref={text} role="region" aria-label={title}>
        {chapters.map((one) => (
          <Chapter key={one.id} chapter={one} />
        ))}
      </div>
    </div>
  );
}

const Chapter = ({ chapter: { id, title, paragraphs, Exhibit } }: { readonly chapter: RulesChapter }) => (
  <section class="rules-chapter" data-chapter={id} aria-labelledby={`rules-${id}`}>
    <h2 id={`rules-${id}`} tabIndex={-1}>
      {title()}
    </h2>
    {paragraphs().map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {Exhibit !== undefined && <Exhibit />}
  </section>
);

function goTo(chapter: string): void {
  const heading = document.getElementById(`rules-${chapter}`);
  const text = heading?.closest('.rules-text');
  if (!heading || !text) return;
  // Only the text moves; what it lies in stays.
  text.scrollTop += heading.getBoundingClientRect().top - text.getBoundingClientRect().top;
  heading.focus({ preventScroll: true });
}

const foundWords = (found: number): string => (found === 0 ? say('rules.none') : words.count('rules.found', found));

/** Shows only the chapters that hold the words, and marks the lines; null without any words. */
function sift(text: HTMLElement, wish: string): number | null {
  const sought = plain(wish);
  let count = 0;
  for (const chapter of text.querySelectorAll<HTMLElement>('.rules-chapter')) {
    const holds = sought === '' || plain(chapter.textContent).includes(sought);
    chapter.hidden = !holds;
    const entry = document.querySelector<HTMLElement>(`.rules-contents [data-chapter="${chapter.dataset['chapter']}"]`);
    if (entry !== null) entry.hidden = !holds;
    for (const line of chapter.querySelectorAll('p, li, tr, h2'))
      line.classList.toggle('found', sought !== '' && plain(line.textContent).includes(sought));
    if (holds) count += 1;
  }
  return sought === '' ? null : count;
}
