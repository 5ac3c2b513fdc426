/** What is being told, in words, with previous, pause, next, and one button to skip it all. */
import '../../styles/story.css';
import { NextIcon, PauseIcon, PlayIcon, PreviousIcon } from '../../parts/icons.tsx';
import { t } from '../../texts/index.ts';
import type { TableModel } from './model.ts';

export interface RecapBandProps {
  readonly model: TableModel;
}

export function RecapBand({ model }: RecapBandProps) {
  const { playback, names } = model;
  const told = playback.value;
  if (told === null) return null;
  const step = told.step.value;
  const number = told.index.value + 1;
  const total = told.steps.length;
  const sentences = model.sentences(step).join(' ');
  const name = step.seat === null ? '' : (names.value[step.seat] ?? '');
  const who = sentences.startsWith(name) ? '' : name;
  const isPlaying = told.playing.value;
  const title = t(told.kind === 'recap' ? 'story.recap' : 'story.live');
  return (
    <section class="turn-band story-band" aria-label={title}>
      <div class="story-words">
        <h2 class="story-title">
          {title}
          {total > 1 && <span class="muted"> {t('story.place', { number, total })}</span>}
        </h2>
        {/* What has just come in is said aloud by the page itself. */}
        <p class="story-sentences" aria-live={told.kind === 'recap' ? 'polite' : 'off'}>
          {who !== '' && <strong>{`${who}: `}</strong>}
          {sentences}
        </p>
      </div>
      <div class="story-acts">
        {total > 1 && (
          <button
            type="button"
            class="icon-button"
            aria-label={t('moment.previous')}
            disabled={number === 1}
            onClick={() => told.previous()}
          >
            <PreviousIcon />
          </button>
        )}
        <button
          type="button"
          class="icon-button"
          aria-label={t(isPlaying ? 'story.pause' : 'story.play')}
          onClick={() => told.toggle()}
        >
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </button>
        {total > 1 && (
          <button type="button" class="icon-button" aria-label={t('moment.next')} onClick={() => told.next()}>
            <NextIcon />
          </button>
        )}
        <button type="button" class="button small" onClick={() => model.skip()}>
          {t(number === total && !isPlaying ? 'story.done' : 'story.skip')}
        </button>
      </div>
    </section>
  );
}
