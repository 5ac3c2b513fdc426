/** While a past moment is shown: what happened there, the ways along the history, and the line itself. */
import { useEffect } from 'preact/hooks';
import type { Leap } from '../../../table/history-line.ts';
import type { Playback } from '../../../table/playback.ts';
import { NextIcon, PauseIcon, PlayIcon, PreviousIcon } from '../../../parts/icons.tsx';
import { t, type TextKey } from '../../../texts/index.ts';
import type { TableModel } from '../model.ts';
import { remarkedSteps } from './comments-store.ts';
import { followAutoplay, togglePlaying } from './autoplay.ts';
import { FirstIcon, RoundBackIcon, RoundOnIcon, TurnBackIcon, TurnOnIcon } from './icons.tsx';
import { goBy, indexNow, listenToReplayKeys } from './leaps.ts';
import { changeSpeed, playing, speed } from './pace.ts';
import { ReplayLine } from './replay-line.tsx';

export interface ReplayBandProps {
  readonly model: TableModel;
}

export function ReplayBand({ model }: ReplayBandProps) {
  const { replay } = model;
  const steps = replay.steps.value;
  const line = replay.line.value;
  useEffect(() => {
    const stops = [followAutoplay(model), listenToReplayKeys(replay, () => togglePlaying(model)), leaveByEscape(model)];
    return () => {
      playing.value = false;
      for (const stop of stops) stop();
    };
  }, []);
  const moment = replay.moment.value;
  if (moment === null) return null;
  const step = replay.step.value;
  const run = model.playback.value?.kind === 'replay' ? model.playback.value : null;
  const told = step === null ? [] : model.sentences(step, moment.facts);
  const isFirst = indexNow(replay) === 0;
  const leapButton = (key: TextKey, by: 1 | -1, kind: Leap, Icon: typeof NextIcon) => (
    <button
      type="button"
      class="icon-button"
      aria-label={t(key)}
      title={t(key)}
      disabled={by === -1 && isFirst}
      onClick={() => goBy(replay, line, by, kind)}
    >
      <Icon />
    </button>
  );
  return (
    <section class="turn-band moment-band" aria-label={t('moment.label')}>
      <div class="replay-acts">
        {leapButton('replay.first', -1, 'first', FirstIcon)}
        {leapButton('replay.roundBack', -1, 'round', RoundBackIcon)}
        {leapButton('replay.turnBack', -1, 'turn', TurnBackIcon)}
        {leapButton('moment.previous', -1, 'step', PreviousIcon)}
        <button
          type="button"
          class="icon-button replay-play"
          aria-label={t(playing.value ? 'replay.pause' : 'replay.play')}
          title={t(playing.value ? 'replay.pause' : 'replay.play')}
          onClick={() => togglePlaying(model)}
        >
          {playing.value ? <PauseIcon /> : <PlayIcon />}
        </button>
        {leapButton('moment.next', 1, 'step', NextIcon)}
        {leapButton('replay.turnOn', 1, 'turn', TurnOnIcon)}
        {leapButton('replay.roundOn', 1, 'round', RoundOnIcon)}
        <button
          type="button"
          class="replay-speed"
          aria-label={t('replay.speed', { speed: speedWords() })}
          title={t('replay.speed', { speed: speedWords() })}
          onClick={changeSpeed}
        >
          {speedWords()}
        </button>
      </div>
      <div class="replay-said">
        <p class="moment-words" aria-live={playing.value ? 'off' : 'polite'}>
          {step?.takenBack && <strong class="replay-gone">{t('log.takenBack')} </strong>}
          {told.join(' ')}
        </p>
        {run !== null && <RunButton run={run} />}
      </div>
      <ReplayLine model={model} remarked={remarkedSteps(steps)} />
    </section>
  );
}

const speedWords = (): string => `${speed.value === 0.5 ? '½' : speed.value}×`;

/** A run that is looked at can be skipped and seen again. */
function RunButton({ run }: { readonly run: Playback }) {
  const isOver = !run.playing.value && run.isOver.value;
  return (
    <button type="button" class="button quiet small" onClick={() => (isOver ? run.again() : run.next())}>
      {t(isOver ? 'run.again' : 'story.skip')}
    </button>
  );
}

/** Escape goes back to now, unless something in front of the page takes it. */
function leaveByEscape({ replay }: TableModel): () => void {
  const listener = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
    replay.go(null);
  };
  addEventListener('keydown', listener);
  return () => removeEventListener('keydown', listener);
}
