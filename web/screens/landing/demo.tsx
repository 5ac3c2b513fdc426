/**
 * A recorded round that plays by itself, scene by scene. Those who want no motion see its best scene and may press play.
 * It brings the rules of a whole game along, so the page does not wait for it.
 */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { DemoPart, LandingPart } from '../../games/contract/site-parts.ts';
import { PauseIcon, PlayIcon } from '../../parts/icons.tsx';
import { Picture } from '../../parts/picture.tsx';
import { Stops } from '../../parts/stops.tsx';
import { t } from '../../texts/index.ts';

const STEP = 2400;
const REST = 5200;

const wantsNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function Demo({ part }: { readonly part: LandingPart }) {
  const loaded = useSignal<DemoPart | null>(null);
  useEffect(() => {
    void part.demo().then(
      (demo) => (loaded.value = demo),
      () => {}, // a page without its demonstration is still a page
    );
  }, []);
  if (loaded.value === null) return <section class="demo" aria-label={t('demo.label')} aria-busy="true" />;
  return <Player demo={loaded.value} />;
}

function Player({ demo }: { readonly demo: DemoPart }) {
  const last = demo.scenes - 1;
  const number = useSignal(wantsNoMotion() ? demo.still : demo.first);
  const playing = useSignal(!wantsNoMotion());
  useEffect(() => {
    if (!playing.value) return;
    const next = () => (number.value = number.peek() === last ? 0 : number.peek() + 1);
    const timer = setTimeout(next, number.value === last ? REST : STEP);
    return () => clearTimeout(timer);
  }, [playing.value, number.value]);

  const label = t('demo.board');
  const drawing = useMemo(() => demo.boardOf(number.value, label), [number.value, label]);
  return (
    <section class="demo" aria-label={t('demo.label')}>
      <Picture class="demo-board" svg={drawing} />
      <div class="demo-bar">
        <button
          type="button"
          class="icon-button"
          aria-label={t(playing.value ? 'demo.pause' : 'demo.play')}
          onClick={() => (playing.value = !playing.value)}
        >
          {playing.value ? <PauseIcon /> : <PlayIcon />}
        </button>
        <Stops total={demo.scenes} passed={number.value} />
        <span class="demo-words">{demo.wordsOf(number.value)}</span>
      </div>
    </section>
  );
}
