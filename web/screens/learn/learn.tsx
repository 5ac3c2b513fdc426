/** The tour: twelve stops on a line, beside a real board. */
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Logo } from '../../parts/logo.tsx';
import { LanguageSwitch } from '../../parts/language-switch.tsx';
import { CheckIcon, CloseIcon, NextIcon, PreviousIcon } from '../../parts/icons.tsx';
import { ModeSwitch } from '../../parts/mode-switch.tsx';
import { isWide } from '../../parts/wide.ts';
import { t } from '../../games/lilliput/texts/index.ts';
import { listenToKeys } from './keys.ts';
import { doIt, doneNow, goBy, goTo, startOver, stopNow } from './progress.ts';
import { useRun } from './run.ts';
import { StopSide } from './stop-side.tsx';
import { type StopWords, wordsOf } from './stop-words.ts';
import { type Scene, sceneAt, STOPS } from './story.ts';
import { TourBoard } from './tour-board.tsx';
import { tell } from './words.ts';

/** Where leaving leads: back to the table that the tour was opened from, or to the first page. */
export function wayOut(address: URL): string {
  const back = address.searchParams.get('back') ?? '';
  return /^\/t\/[\w-]+(\?seat=\d+)?$/.test(back) ? back : '/';
}

export function LearnScreen() {
  const stop = stopNow.value;
  const done = doneNow.value;
  const out = wayOut(new URL(location.href));
  const scene = useMemo(() => sceneAt(stop, done), [stop, done]);
  const run = useRun(scene);
  const title = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  useLayoutEffect(() => listenToKeys(out), []);
  // Whoever goes on hears and sees the new stop from its beginning.
  useEffect(() => {
    if (moved.current) title.current?.focus({ preventScroll: true });
    moved.current = true;
    document.querySelector('.tour-words')?.scrollTo({ top: 0 });
  }, [stop]);
  const said = wordsOf(scene);
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
      <Line scene={scene} />
      <main class={`tour-main at-${stop}`}>
        <TourBoard scene={scene} run={run} />
        <section class="tour-words" aria-labelledby="tour-title">
          <p class="caption tour-count">
            {tell('tour.count', { number: STOPS.indexOf(stop) + 1, total: STOPS.length })}
            <span class="tour-keys">{tell('tour.keys')}</span>
          </p>
          <h2 id="tour-title" ref={title} tabIndex={-1}>
            {said.title}
          </h2>
          {said.paragraphs.map((words) => (
            <p key={words}>{words}</p>
          ))}
          {said.task !== null && <Task said={said} />}
          <StopSide key={stop} scene={scene} run={run} />
          {stop === 'end' && (
            <p class="tour-more">
              <a href="/rules">{tell('tour.end.rules')}</a>
              <button type="button" class="button quiet small" onClick={startOver}>
                {tell('tour.again')}
              </button>
            </p>
          )}
        </section>
        <Foot scene={scene} said={said} out={out} />
      </main>
    </div>
  );
}

/** The stops as a line; each can be gone to. */
const Line = ({ scene }: { readonly scene: Scene }) => {
  const present = STOPS.indexOf(scene.stop);
  return (
    <nav class="tour-line" aria-label={tell('tour.stops')}>
      <ol>
        {STOPS.map((stop, index) => {
          const state = index < present ? 'passed' : index === present ? 'now' : 'to-come';
          return (
            <li key={stop} class={state}>
              <button
                type="button"
                aria-current={index === present ? 'step' : undefined}
                aria-label={`${index + 1}. ${tell(`tour.${stop}.title`)}`}
                title={tell(`tour.${stop}.title`)}
                onClick={() => goTo(stop)}
              />
            </li>
          );
        })}
      </ol>
    </nav>
  );
};

/** What to do here; once it is done, what came of it. */
const Task = ({ said: { task, done } }: { readonly said: StopWords }) => (
  <div class={done === null ? 'tour-task' : 'tour-task done'} role="status">
    <strong class="tour-task-title">{done === null ? tell('tour.task') : <CheckIcon size={18} />}</strong>
    <span>{done ?? task}</span>
  </div>
);

interface FootProps {
  readonly scene: Scene;
  readonly said: StopWords;
  readonly out: string;
}

function Foot({ scene: { stop, way }, said, out }: FootProps) {
  const waits = said.task !== null && way === null;
  return (
    <div class="tour-foot">
      <button type="button" class="button" disabled={stop === STOPS[0]} onClick={() => goBy(-1)}>
        <PreviousIcon />
        {tell('tour.previous')}
      </button>
      {waits && (
        <button type="button" class="button quiet" onClick={() => doIt(0)}>
          {tell('tour.show')}
        </button>
      )}
      {stop === 'end' ? (
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
