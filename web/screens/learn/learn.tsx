/** The tour of a game: stops on a line, beside a real board. */
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { addressOf } from '../../games/addresses.ts';
import type { GamePage } from '../../games/contract/game-page.ts';
import type { TourPart, TourWords } from '../../games/contract/site-parts.ts';
import { Logo } from '../../parts/logo.tsx';
import { LanguageSwitch } from '../../parts/language-switch.tsx';
import { CheckIcon, CloseIcon, NextIcon, PreviousIcon } from '../../parts/icons.tsx';
import { ModeSwitch } from '../../parts/mode-switch.tsx';
import { isWide } from '../../parts/wide.ts';
import { t } from '../../texts/index.ts';
import { WaysOn } from '../landing/play-solo.tsx';
import { listenToKeys } from './keys.ts';
import { openProgress, type Progress } from './progress.ts';
import { tell } from './words.ts';

/** Where leaving leads: back to the table that the tour was opened from, or to the first page. */
export function wayOut(address: URL): string {
  const back = address.searchParams.get('back') ?? '';
  return /^\/t\/[\w-]+(\?seat=\d+)?$/.test(back) ? back : '/';
}

interface LearnScreenProps {
  readonly game: GamePage;
  readonly part: TourPart;
}

export function LearnScreen({ game, part }: LearnScreenProps) {
  const progress = useMemo(() => openProgress(game.id, part), []);
  const stop = progress.stop.value;
  const done = progress.done.value;
  const out = wayOut(new URL(location.href));
  const scene = useMemo(() => part.sceneAt(stop, done), [stop, done]);
  const title = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  useLayoutEffect(() => listenToKeys(out, progress.goBy), []);
  // Whoever goes on hears and sees the new stop from its beginning.
  useEffect(() => {
    if (moved.current) title.current?.focus({ preventScroll: true });
    moved.current = true;
    document.querySelector('.tour-words')?.scrollTo({ top: 0 });
  }, [stop]);
  const said = part.wordsOf(scene);
  const isLast = stop === part.stops.at(-1);
  return (
    <div class="tour">
      <header class="tour-head">
        <Logo height={22} bare={!isWide.value} />
        <h1 class="tour-name">{t('learn.title')}</h1>
        <LanguageSwitch />
        <ModeSwitch />
        <a class="icon-button" href={out} aria-label={tell(out === '/' ? 'tour.leave' : 'tour.back')}>
          <CloseIcon />
        </a>
      </header>
      <Line part={part} progress={progress} />
      <main class={`tour-main at-${stop}`}>
        <part.Board scene={scene} onDo={progress.act} />
        <section class="tour-words" aria-labelledby="tour-title">
          <p class="caption tour-count">
            {tell('tour.count', { number: part.stops.indexOf(stop) + 1, total: part.stops.length })}
            <span class="tour-keys">{tell('tour.keys')}</span>
          </p>
          <h2 id="tour-title" ref={title} tabIndex={-1}>
            {part.titleOf(stop)}
          </h2>
          {said.paragraphs.map((words) => (
            <p key={words} class="tour-paragraph">
              {words}
            </p>
          ))}
          {said.task !== null && <Task said={said} />}
          <part.Side key={stop} scene={scene} onDo={progress.act} />
          {isLast && (
            <>
              <WaysOn game={game} />
              <p class="tour-more">
                {game.rules !== undefined && <a href={addressOf(game, 'rules')}>{tell('tour.end.rules')}</a>}
                <button type="button" class="button quiet small" onClick={progress.startOver}>
                  {tell('tour.again')}
                </button>
              </p>
            </>
          )}
        </section>
        <Foot part={part} progress={progress} said={said} out={out} />
      </main>
    </div>
  );
}

interface LineProps {
  readonly part: TourPart;
  readonly progress: Progress;
}

/** The stops as a line; each can be gone to. */
const Line = ({ part: { stops, titleOf }, progress }: LineProps) => {
  const present = stops.indexOf(progress.stop.value);
  return (
    <nav class="tour-line" aria-label={tell('tour.stops')}>
      <ol>
        {stops.map((stop, index) => {
          const state = index < present ? 'passed' : index === present ? 'now' : 'to-come';
          return (
            <li key={stop} class={state}>
              <button
                type="button"
                aria-current={index === present ? 'step' : undefined}
                aria-label={`${index + 1}. ${titleOf(stop)}`}
                title={titleOf(stop)}
                onClick={() => progress.goTo(stop)}
              />
            </li>
          );
        })}
      </ol>
    </nav>
  );
};

/** What to do here; once it is done, what came of it. */
const Task = ({ said: { task, done } }: { readonly said: TourWords }) => (
  <div class={done === null ? 'tour-task' : 'tour-task done'} role="status">
    <strong class="tour-task-title">{done === null ? tell('tour.task') : <CheckIcon size={18} />}</strong>
    <span>{done ?? task}</span>
  </div>
);

interface FootProps extends LineProps {
  readonly said: TourWords;
  readonly out: string;
}

function Foot({ part: { stops }, progress: { stop, done, goBy, act }, said, out }: FootProps) {
  const waits = said.task !== null && done.value[stop.value] === undefined;
  return (
    <div class="tour-foot">
      <button type="button" class="button" disabled={stop.value === stops[0]} onClick={() => goBy(-1)}>
        <PreviousIcon />
        {tell('tour.previous')}
      </button>
      {waits && (
        <button type="button" class="button quiet" onClick={() => act(0)}>
          {tell('tour.show')}
        </button>
      )}
      {stop.value === stops.at(-1) ? (
        <a class="button" href={out}>
          {tell(out === '/' ? 'tour.leave' : 'tour.back')}
        </a>
      ) : (
        <button type="button" class={waits ? 'button' : 'button primary'} onClick={() => goBy(1)}>
          {tell('tour.next')}
          <NextIcon />
        </button>
      )}
    </div>
  );
}
