/**
 * A recorded table that plays by itself: its history is folded by the same domain as any other, scene by scene. Those
 * who want no motion see its best run and may press play.
 */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { fold } from '../../../domain/kernel/fold.ts';
import { boardSvg, countedStops, pagePalette } from '../../../domain/lilliput/drawing/index.ts';
import { lilliput } from '../../../domain/lilliput/game.ts';
import { tilesOf } from '../../games/lilliput/tiles-of.ts';
import { factSentence } from '../../games/lilliput/words.ts';
import { PauseIcon, PlayIcon } from '../../parts/icons.tsx';
import { Picture } from '../../parts/picture.tsx';
import { Stops } from '../../parts/stops.tsx';
import { t } from '../../texts/index.ts';
import { commits, names, type Scene, scenes } from './scenes.ts';

/** It begins in the middle, so that there is something to see at once. */
const FIRST = 3;
const STEP = 2400;
const REST = 5200;
const LAST = scenes.length - 1;
/** Where nothing moves: the run that earns most. */
const STILL = scenes.reduce((best, scene, index) => (earned(scene) > earned(scenes[best]) ? index : best), 0);
/** Round Mildendo, a little higher than the bar that lies over the board. */
const VIEW = { west: -3.7, north: -2.6, east: 4.4, south: 3.2 };

function earned(scene: Scene | undefined): number {
  return scene?.fact?.type === 'trainsRun' ? scene.fact.revenue : 0;
}

const wantsNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function Demo() {
  const number = useSignal(wantsNoMotion() ? STILL : FIRST);
  const playing = useSignal(!wantsNoMotion());
  useEffect(() => {
    if (!playing.value) return;
    const next = () => (number.value = number.peek() === LAST ? 0 : number.peek() + 1);
    const timer = setTimeout(next, number.value === LAST ? REST : STEP);
    return () => clearTimeout(timer);
  }, [playing.value, number.value]);

  const scene = scenes[number.value];
  const drawing = useMemo(() => (scene === undefined ? '' : drawingOf(scene)), [scene]);
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
        <Stops total={scenes.length} passed={number.value} />
        <span class="demo-words">{scene?.fact ? factSentence(scene.fact, names) : t('demo.begin')}</span>
      </div>
    </section>
  );
}

function drawingOf({ commits: played, fresh, routes, earlier }: Scene): string {
  const { state } = fold(lilliput, commits.slice(0, played));
  const laid = tilesOf(state.game);
  return boardSvg(laid, {
    view: VIEW,
    palette: pagePalette,
    phaseColour: 'green',
    fresh,
    routes,
    earlierRoutes: earlier,
    counted: countedStops(routes, laid),
    fit: 'slice',
    label: t('demo.board'),
  });
}
